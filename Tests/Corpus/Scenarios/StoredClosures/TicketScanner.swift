import UIKit

final class Scanner {
  private var handlers: [String: (String) -> Void] = [:]
  private var finish: (() -> Void)?

  func onCode(_ kind: String, _ handler: @escaping (String) -> Void) { handlers[kind] = handler }
  func removeHandler(_ kind: String) { handlers[kind] = nil }

  func scanOnce(_ finish: @escaping () -> Void) {
    self.finish = finish
    complete()
  }

  private func complete() {
    let finish = finish
    self.finish = nil
    finish?()
  }

  func emit(_ kind: String, _ code: String) { handlers[kind]?(code) }
}

final class GateViewController: UIViewController {
  private let scanner = Scanner()
  private(set) var admitted: [String] = []
  private let light = UIView()

  func startQR() {
    scanner.onCode("qr") { self.admitted.append($0) } //@ qr
    scanner.emit("qr", "A1")
    scanner.removeHandler("qr")
  }

  func startBarcode() {
    scanner.onCode("barcode") { self.admitted.append($0) } //@ barcode
    scanner.emit("barcode", "B1")
    scanner.removeHandler("qr")
  }

  func scanSingle() {
    scanner.scanOnce { //@ single
      self.admitted.append("single")
    }
  }

  func blink() {
    let light = light
    scanner.onCode("light") { _ in light.isHidden.toggle() } //@ blink
  }

  func installManual() {
    scanner.onCode("manual", admit) //@ manual
  }

  private func admit(_ code: String) { admitted.append(code) }
}

final class Venue {
  func open() -> GateViewController { GateViewController() }

  func run() {
    open().startQR()
    open().startBarcode()
    open().scanSingle()
    open().blink()
    open().installManual()
  }
}
