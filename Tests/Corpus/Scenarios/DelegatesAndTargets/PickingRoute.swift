import Foundation

protocol BarcodeScannerDelegate: AnyObject {
  func scanner(_ scanner: BarcodeScanner, didRead code: String)
}

final class BarcodeScanner {
  var delegate: BarcodeScannerDelegate?  //@ scanner
  private(set) var isPowered = false

  func powerOn() { isPowered = true }
  func read(_ code: String) { if isPowered { delegate?.scanner(self, didRead: code) } }
}

protocol ScaleDelegate: AnyObject {
  func scaleDidSettle(at grams: Int)
}

final class FloorScale {
  var delegate: ScaleDelegate?  //@ scale
  func settle(at grams: Int) { delegate?.scaleDidSettle(at: grams) }
}

final class PickLine {
  let sku: String
  let quantity: Int
  var tote: Tote?  //@ tote

  init(sku: String, quantity: Int) {
    self.sku = sku
    self.quantity = quantity
  }
}

final class Tote {
  private(set) var lines: [PickLine] = []
  var weight: Int { lines.reduce(0) { $0 + $1.quantity * 100 } }

  func put(_ line: PickLine) {
    line.tote = self
    lines.append(line)
  }
}

final class LabelPrinter {
  var header: () -> String = { "" }
  func label(for line: PickLine) -> String { header() + " " + line.sku }
}

final class Headset {
  func say(_ phrase: String, then next: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: next)
  }
}

final class PickingSession: BarcodeScannerDelegate, ScaleDelegate {
  private let scanner = BarcodeScanner()
  private let scale = FloorScale()
  private let printer = LabelPrinter()
  private let headset: Headset
  private let station: String
  private var pending: [PickLine]

  init(lines: [PickLine], station: String, headset: Headset) {
    pending = lines
    self.station = station
    self.headset = headset
  }

  func beginScanning() {
    scanner.delegate = self
    scanner.powerOn()
  }

  func beginWeighing() {
    scale.delegate = self
    scale.settle(at: 0)
  }

  func endWeighing() { scale.delegate = nil }

  func beginPrinting() -> [String] {
    printer.header = { [station] in station.uppercased() }  //@ header
    return pending.map(printer.label)
  }

  func announceNext() {
    guard let line = pending.first else { return }
    headset.say("Take \(line.quantity) of \(line.sku)") {  //@ announce
      self.pending.removeFirst()
      self.announceNext()
    }
  }

  func scanner(_ scanner: BarcodeScanner, didRead code: String) { pending.removeAll { $0.sku == code } }
  func scaleDidSettle(at grams: Int) { if grams > 0 { endWeighing() } }
}

final class PickingStation {
  private let headset = Headset()
  private(set) var session: PickingSession?

  func openSession(_ lines: [PickLine]) -> PickingSession {
    let session = PickingSession(lines: lines, station: "north", headset: headset)
    self.session = session
    return session
  }

  func weighIn(_ lines: [PickLine]) {
    let session = openSession(lines)
    session.beginWeighing()
  }

  func leave() {
    session?.endWeighing()
    session = nil
  }
}
