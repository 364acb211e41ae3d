/// Encodes values as bytes; decoded by `ByteReader`.
public struct ByteWriter {
  public var bytes: [UInt8] = []

  public init() {}

  /// Small numbers take one byte, larger ones up to five (LEB128).
  @inlinable public mutating func write(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// One byte.
  @inlinable public mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// A count or an index, less than 2³².
  @inlinable public mutating func write(_ count: Int) { write(UInt32(count)) }

  /// The length in bytes, and the UTF-8.
  @inlinable public mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Whether there is a text, and the text.
  @inlinable public mutating func write(_ text: String?) {
    write(text == nil ? 0 as UInt8 : 1)
    if let text { write(text) }
  }

  /// Up to eight Booleans in one byte, the first in the lowest bit.
  @inlinable public mutating func write(flags: Bool...) {
    var byte: UInt8 = 0
    for (bit, flag) in flags.enumerated() where flag { byte |= 1 << UInt8(bit) }
    bytes.append(byte)
  }

  /// A value.
  @inlinable public mutating func write<Value: Packable>(_ value: Value) { value.pack(into: &self) }

  /// The count and each value.
  @inlinable public mutating func write<Value: Packable>(_ values: [Value]) {
    write(values.count)
    for value in values { value.pack(into: &self) }
  }

  /// Whether there is a value, and the value.
  @inlinable public mutating func write<Value: Packable>(optional value: Value?) {
    write(flags: value != nil)
    if let value { value.pack(into: &self) }
  }
}
