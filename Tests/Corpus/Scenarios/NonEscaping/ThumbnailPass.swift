import Foundation

final class PixelBuffer {
  private var bytes: [UInt8]
  private var observers: [(UInt8) -> Void] = []

  init(count: Int) { bytes = Array(repeating: 7, count: count) }

  func scan(_ visit: (UInt8) throws -> Void) rethrows {
    for byte in bytes { try visit(byte) }
  }

  func scan(in order: [Int], _ visit: (UInt8) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      order.lazy.map { self.bytes[$0] }.forEach(visit)
    }
  }

  func watch(_ handlers: (UInt8) -> Void...) {
    observers += handlers
  }

  func change(_ byte: UInt8) { observers.forEach { $0(byte) } }
}

final class ThumbnailPass {
  private let buffer = PixelBuffer(count: 4)
  private var sum = 0
  private var formatters: [(Int) -> String] = []

  func add(_ byte: UInt8) { sum += Int(byte) }

  func average() throws -> Int {
    try buffer.scan { byte in  //@ average
      if byte == 0 { throw CancellationError() }
      self.add(byte)
    }
    return sum
  }

  func sample() {
    buffer.scan(in: [0, 2], add)  //@ sample
  }

  func checksum(_ data: Data) -> Int {
    data.withUnsafeBytes { raw in  //@ checksum
      raw.reduce(self.sum) { $0 + Int($1) }
    }
  }

  func follow() {
    buffer.watch({ self.add($0) })  //@ follow
    buffer.change(3)
  }

  func labels(_ values: [Int]) -> [String] {
    func label(_ value: Int) -> String { "\(value)/\(sum)" }
    return values.map(label)  //@ labels
  }

  func prepareLabels() {
    func label(_ value: Int) -> String { "\(value)/\(sum)" }
    formatters.append(label)  //@ prepared
  }
}
