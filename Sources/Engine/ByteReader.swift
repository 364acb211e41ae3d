/// Decodes bytes encoded by a `ByteWriter`.
///
/// Invalid bytes decode to arbitrary values and set `isDamaged`; they never trap.
public struct ByteReader {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline var next = 0
  /// Whether invalid bytes were found.
  public var isDamaged = false

  @inlinable public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether everything was decoded without errors.
  @inlinable public var isAtEnd: Bool { next == bytes.count && !isDamaged }

  /// The remaining bytes.
  @inlinable public var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[next...]) }

  /// Records invalid bytes.
  @inlinable public mutating func markDamaged() { isDamaged = true }

  /// One byte.
  @inlinable public mutating func byte() -> UInt8 {
    guard next < bytes.count else {
      isDamaged = true
      return 0
    }
    defer { next += 1 }
    return bytes[next]
  }

  /// A number in a variable-length encoding.
  @inlinable public mutating func number() -> UInt32 {
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

  /// The number of following elements. Each takes at least one byte, so invalid bytes cannot request more memory than there is input.
  @inlinable public mutating func count() -> Int {
    let count = Int(number())
    if count > bytes.count - next {
      isDamaged = true
      return 0
    }
    return count
  }

  /// This number of bytes; none if there are fewer.
  @inlinable public mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    guard count <= bytes.count - next else {
      isDamaged = true
      return UnsafeRawBufferPointer(rebasing: bytes[next..<next])
    }
    defer { next += count }
    return UnsafeRawBufferPointer(rebasing: bytes[next..<next + count])
  }

  /// A text.
  @inlinable public mutating func string() -> String {
    let count = count()
    defer { next += count }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[next..<next + count]), as: UTF8.self)
  }

  /// A text, or none.
  @inlinable public mutating func optionalString() -> String? { byte() == 0 ? nil : string() }

  /// A value.
  @inlinable public mutating func value<Value: Packable>(_: Value.Type = Value.self) -> Value { Value(from: &self) }

  /// The encoded number of values.
  @inlinable public mutating func values<Value: Packable>(_: Value.Type = Value.self) -> [Value] {
    let count = count()
    if count == 0 { return [] }
    var result: [Value] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(Value(from: &self)) }
    return result
  }

  /// A value, or none.
  @inlinable public mutating func optionalValue<Value: Packable>(_: Value.Type = Value.self) -> Value? {
    byte() & 1 == 0 ? nil : Value(from: &self)
  }

  /// A case by its raw value; `other` if there is no such case.
  @inlinable public mutating func raw<Case: RawRepresentable>(or other: Case) -> Case where Case.RawValue == UInt8 {
    if let known = Case(rawValue: byte()) { return known }
    markDamaged()
    return other
  }
}
