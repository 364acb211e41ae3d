import Foundation

enum PrinterFault: Error { case paper, timeout }

protocol SerialPort: AnyObject {
  var onBytes: (([UInt8]) -> Void)? { get set }
  var onFault: ((PrinterFault) -> Void)? { get set }
  func write(_ bytes: [UInt8], completion: @escaping (Bool) -> Void)
  func close()
}

final class LoopbackPort: SerialPort {
  var onBytes: (([UInt8]) -> Void)?
  var onFault: ((PrinterFault) -> Void)?

  func write(_ bytes: [UInt8], completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      completion(true)
    }
    onBytes?(bytes)
  }

  func close() {
    onBytes = nil
  }
}

final class PrinterDriver {
  private let port: any SerialPort
  private(set) var buffer: [UInt8] = []
  private(set) var faults = 0
  private(set) var printed = 0

  init(port: any SerialPort) { self.port = port }

  func open() {
    port.onBytes = { bytes in //@ bytes
      self.buffer += bytes
    }
  }

  func watchFaults() {
    port.onFault = { _ in //@ fault
      self.faults += 1
    }
  }

  func printPage(_ bytes: [UInt8]) {
    port.write(bytes) { ok in //@ page
      if ok { self.printed += 1 }
    }
  }

  func printReceipt(_ bytes: [UInt8]) {
    port.write(bytes) { [unowned self] ok in //@ receipt
      if ok { self.printed += 1 }
    }
  }

  func echo() {
    port.onBytes = { [unowned self] bytes in //@ echo
      self.buffer = bytes
    }
  }

  func close() { port.close() }
}

final class PrintCenter {
  private(set) var driver: PrinterDriver?

  func connect() -> PrinterDriver {
    let driver = PrinterDriver(port: LoopbackPort())
    self.driver = driver
    return driver
  }

  func session() {
    let driver = connect()
    driver.open()
    driver.printPage([1, 2, 3])
  }

  func faultSession() {
    connect().watchFaults()
  }

  func quickReceipt() {
    connect().printReceipt([9])
  }

  func echoSession() {
    let driver = connect()
    driver.echo()
  }

  func disconnect() {
    driver?.close()
    driver = nil
  }
}
