import ProgramModel

/// Reads what a `KeepWriter` wrote.
///
/// Bytes that no writer wrote give some value, and `isDamaged`; whether they are those that were written is to be known before.
struct KeepReader {
  private let bytes: UnsafeRawBufferPointer
  private var next = 0
  private var types: [Type] = []
  private var texts: [String] = []
  /// Was there anything that no writer writes?
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Has all been read, and nothing wrong been met?
  var isAtEnd: Bool { next == bytes.count && !isDamaged }

  /// How many elements follow. Each takes a byte at least, so that damaged bytes ask for no memory that there is no input for.
  mutating func count() -> Int {
    let count = number()
    if count <= bytes.count - next { return count }
    markDamaged()
    return 0
  }

  private mutating func number() -> Int {
    var result = 0
    var shift = 0
    while shift < 56, next < bytes.count {
      let part = bytes[next]
      next += 1
      result |= Int(part & 0x7F) << shift
      if part < 0x80 { return result }
      shift += 7
    }
    markDamaged()
    return 0
  }

  mutating func plain<Value>() -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { value in
      let place = UnsafeMutableRawBufferPointer(start: value.baseAddress, count: MemoryLayout<Value>.size)
      if place.count <= bytes.count - next {
        place.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[next..<next + place.count]))
        next += place.count
      } else {
        // Nothing but zeros is a value of each kind.
        place.initializeMemory(as: UInt8.self, repeating: 0)
        markDamaged()
      }
      return value[0]
    }
  }

  mutating func plainArray<Value>() -> [Value] {
    let count = count()
    if count == 0 { return [] }
    let size = count * MemoryLayout<Value>.stride
    guard size <= bytes.count - next else {
      markDamaged()
      return []
    }
    defer { next += size }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[next..<next + size]))
      filled = count
    }
  }

  /// Bytes that were written as a whole.
  mutating func part() -> UnsafeRawBufferPointer {
    let count = count()
    defer { next += count }
    return UnsafeRawBufferPointer(rebasing: bytes[next..<next + count])
  }

  mutating func text() -> String {
    if let known = known(texts) { return known }
    let text = String(decoding: part(), as: UTF8.self)
    texts.append(text)
    return text
  }

  /// What has been read already; `nil` where it follows.
  private mutating func known<Value>(_ values: [Value]) -> Value? {
    let number = number()
    if number == 0 { return nil }
    if number <= values.count { return values[number - 1] }
    markDamaged()
    return nil
  }

  /// The type whose number comes next; `nil` where the type itself follows.
  mutating func knownType() -> Type? { known(types) }

  /// Gives a type that was just read its number.
  mutating func number(_ type: Type) { types.append(type) }

  /// Takes note of something that no writer writes. What would follow is not what it seems to be: nothing more is read.
  mutating func markDamaged() {
    isDamaged = true
    next = bytes.count
  }
}
