import Foundation

protocol ScannerDelegate: AnyObject {
  func didScan(_ code: String)
}

protocol ProductSource {
  func title(of code: String) -> String
}

final class Scanner {
  var delegate: ScannerDelegate?  //@ scanner
  func read(_ code: String) { delegate?.didScan(code) }
}

final class Keypad {
  weak var delegate: ScannerDelegate?  //@ keypad
  func enter(_ code: String) { delegate?.didScan(code) }
}

final class PhotoPicker {
  var delegate: ScannerDelegate?  //@ picker
  func pick() { delegate?.didScan("photo") }
}

final class ProductList {
  var dataSource: ProductSource?  //@ source
  func caption(_ code: String) -> String { dataSource?.title(of: code) ?? code }
}

struct Catalogue: ProductSource {
  let names: [String: String]
  func title(of code: String) -> String { names[code] ?? "?" }
}

final class BarcodeScreen: ScannerDelegate {
  private let scanner = Scanner()
  private let keypad = Keypad()
  private let list = ProductList()
  private var codes: [String] = []

  func scan() {
    scanner.delegate = self
    scanner.read("4006")
  }

  func type(_ code: String) {
    keypad.delegate = self
    keypad.enter(code)
  }

  func choosePhoto() {
    let picker = PhotoPicker()
    picker.delegate = self
    picker.pick()
  }

  func showNames() {
    list.dataSource = Catalogue(names: ["4006": "Tea"])
    codes = codes.map(list.caption)
  }

  func didScan(_ code: String) { codes.append(code) }
}
