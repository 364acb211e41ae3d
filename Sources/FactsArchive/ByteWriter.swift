/// Appends values to a run of bytes; `ByteReader` takes them off again.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Small numbers take one byte, larger ones up to five (LEB128).
  mutating func write(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ count: Int) { write(UInt32(count)) }

  /// The length in bytes, and the UTF-8.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(text == nil ? 0 as UInt8 : 1)
    if let text { write(text) }
  }

  /// Up to eight answers in one byte, the first in the lowest bit.
  mutating func write(flags: Bool...) {
    var byte: UInt8 = 0
    for (bit, flag) in flags.enumerated() where flag { byte |= 1 << UInt8(bit) }
    bytes.append(byte)
  }

  mutating func write<Value: Packable>(_ value: Value) { value.pack(into: &self) }

  mutating func write<Value: Packable>(_ values: [Value]) {
    write(values.count)
    for value in values { value.pack(into: &self) }
  }

  /// An identifier one higher, so that 0 stands for none.
  mutating func write<Identifier: DenseIdentifier>(_ identifier: Identifier?) {
    write(identifier.map { $0.index + 1 } ?? 0)
  }
}
