/// Takes off a run of bytes what a `ByteWriter` appended.
///
/// Bytes that no writer wrote give some value, and `isDamaged`; they never trap.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var next = 0
  /// Was there anything that no writer writes?
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Has all been read, and nothing wrong been met?
  var isAtEnd: Bool { next == bytes.count && !isDamaged }

  mutating func markDamaged() { isDamaged = true }

  mutating func byte() -> UInt8 {
    guard next < bytes.count else {
      isDamaged = true
      return 0
    }
    defer { next += 1 }
    return bytes[next]
  }

  mutating func number() -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let part = byte()
      result |= UInt32(part & 0x7F) << shift
      if part < 0x80 { return result }
      shift += 7
      if shift > 28 {
        isDamaged = true
        return 0
      }
    }
  }

  /// How many elements follow. Each takes a byte at least, so that damaged bytes ask for no memory that there is no input for.
  mutating func count() -> Int {
    let count = Int(number())
    if count > bytes.count - next {
      isDamaged = true
      return 0
    }
    return count
  }

  mutating func string() -> String {
    let count = count()
    defer { next += count }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[next..<next + count]), as: UTF8.self)
  }

  mutating func optionalString() -> String? { byte() == 0 ? nil : string() }

  mutating func value<Value: Packable>(_: Value.Type = Value.self) -> Value { Value(from: &self) }

  mutating func values<Value: Packable>(_: Value.Type = Value.self) -> [Value] {
    let count = count()
    if count == 0 { return [] }
    var result: [Value] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(Value(from: &self)) }
    return result
  }

  mutating func optional<Identifier: DenseIdentifier>(_: Identifier.Type = Identifier.self) -> Identifier? {
    let number = number()
    return number == 0 ? nil : Identifier(Int(number) - 1)
  }
}
