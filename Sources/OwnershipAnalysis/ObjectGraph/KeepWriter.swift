import ProgramModel

/// Writes values as bytes; `KeepReader` reads them back.
///
/// A type or a text is written once: where it comes again, its number stands for it.
struct KeepWriter {
  private(set) var bytes: [UInt8] = []
  private var types: [Type: Int] = [:]
  private var texts: [String: Int] = [:]

  /// Small counts take one byte, larger ones more (LEB128).
  mutating func write(count: Int) {
    var rest = UInt(count)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A value without references, as it lies in memory.
  mutating func write<Value>(plain value: Value) {
    assert(_isPOD(Value.self))
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  /// The same for many.
  mutating func write<Value>(plainArray values: [Value]) {
    assert(_isPOD(Value.self))
    write(count: values.count)
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Bytes that are read as a whole.
  mutating func write(part: [UInt8]) {
    write(count: part.count)
    bytes += part
  }

  mutating func write(text: String) {
    if let known = texts[text] { return write(count: known + 1) }
    write(count: 0)
    write(plainArray: Array(text.utf8))
    texts[text] = texts.count
  }

  /// Writes the number of a type that has been written before; a zero for one that is to follow.
  mutating func writeNumber(of type: Type) -> Bool {
    write(count: types[type].map { $0 + 1 } ?? 0)
    return types[type] != nil
  }

  /// Gives a type that was just written its number.
  mutating func number(_ type: Type) { types[type] = types.count }
}
