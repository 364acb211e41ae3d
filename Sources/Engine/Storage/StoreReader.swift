/// What turns stored numbers into others. One class conforms (`Relocation`), so that values find it without a check.
public protocol StoreContext: AnyObject, Sendable {}

/// Reads the bytes of a `StoreWriter`, in the same order.
///
/// Other bytes give an arbitrary value and set `isDamaged`. They never trap, and never make the reader allocate more than their size justifies.
/// Behind damaged bytes every value is zero.
public struct StoreReader {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline var next = 0
  /// Was there anything that no writer writes?
  public private(set) var isDamaged = false
  /// What values refer to by number; `nil` where every value stands where it is used.
  public private(set) var tables: StoreTables?
  /// What turns stored numbers into those of this process, where they differ; `nil` where values are read as they were written.
  public private(set) var context: (any StoreContext)?
  /// The file of numbers that do not name one, by its index in the program; -1 where they are read as they were written.
  public var scope: Int32 = -1

  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Reads the bytes of a writer that shares values.
  ///
  /// - Parameters:
  ///   - source: All that it wrote.
  ///   - context: For the values behind the shared ones.
  public init<Value: SharedStorable>(_ source: SharedBytes, sharing: Value.Type, context: (any StoreContext)? = nil) {
    bytes = source.bytes
    let texts = ownTexts()
    let values = GrowingValues<Value>()
    tables = StoreTables(texts: texts, shared: values, source: source)
    for _ in 0..<count() {
      let value = Value(contentFrom: &self)
      values.all.append(value)
    }
    tables = StoreTables(texts: texts, shared: SharedValues(values.all), source: source)
    self.context = context
  }

  /// Reads the bytes of a writer that shares texts.
  public init(sharingTexts bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let texts = ownTexts()
    tables = StoreTables(texts: texts, shared: nil, source: nil)
  }

  /// - Parameter part: What was written as a part, beside these tables.
  public init(part: SharedBytes, _ tables: StoreTables, context: (any StoreContext)? = nil) { self.init(part.bytes, tables, context, scope: -1) }

  init(_ bytes: UnsafeRawBufferPointer, _ tables: StoreTables?, _ context: (any StoreContext)?, scope: Int32) {
    self.bytes = bytes
    self.tables = tables
    self.context = context
    self.scope = scope
  }

  /// Has all been read, and nothing wrong been met?
  public var isAtEnd: Bool { next == bytes.count && !isDamaged }

  /// What has not been read yet.
  public var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[next...]) }

  /// Takes note of something that no writer writes.
  @usableFromInline @inline(never) mutating func markDamaged() {
    isDamaged = true
    next = bytes.count
  }

  /// A case number outside the enum.
  @inlinable public mutating func refuse<Case>(_ standIn: Case) -> Case {
    markDamaged()
    return standIn
  }

  /// Takes note of values that cannot be: by what they refer to, say.
  public mutating func expect(_ holds: Bool) { if !holds { markDamaged() } }

  /// One byte.
  @inlinable public mutating func byte() -> UInt8 {
    guard next < bytes.count else {
      markDamaged()
      return 0
    }
    defer { next += 1 }
    return bytes[next]
  }

  /// A number that was written in as few bytes as it needs.
  @inlinable public mutating func number() -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let part = byte()
      result |= UInt32(part & 0x7F) << shift
      if part < 0x80 { return result }
      shift += 7
      if shift > 28 { return refuse(0) }
    }
  }

  @inlinable public mutating func wide() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = byte()
      result |= UInt64(part & 0x7F) << shift
      if part < 0x80 { return result }
      shift += 7
      if shift > 63 { return refuse(0) }
    }
  }

  /// How many elements follow. Each takes a byte at least, so that damaged bytes ask for no memory that there is no input for.
  @inlinable public mutating func count() -> Int {
    let count = Int(number())
    return count <= bytes.count - next ? count : refuse(0)
  }

  /// As many bytes as they are; none where there are fewer.
  @inlinable public mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    guard count <= bytes.count - next else { return refuse(UnsafeRawBufferPointer(start: nil, count: 0)) }
    defer { next += count }
    return UnsafeRawBufferPointer(rebasing: bytes[next..<next + count])
  }

  /// Bytes that were written as a part.
  @inlinable public mutating func part() -> UnsafeRawBufferPointer { bytes(count()) }

  @inlinable public mutating func read<Value: Storable>(_: Value.Type = Value.self) -> Value { Value(from: &self) }

  /// Numbers that were written as differences.
  @inlinable public mutating func ascending() -> [UInt32] {
    let count = count()
    var result: [UInt32] = []
    result.reserveCapacity(count)
    var last: UInt32 = 0
    for _ in 0..<count {
      last &+= number()
      result.append(last)
    }
    return result
  }

  @inlinable mutating func text() -> String {
    guard let tables else { return ownText() }
    let number = Int(number())
    return number < tables.texts.count ? tables.texts[number] : refuse("")
  }

  /// A text that stands where it is used.
  @usableFromInline mutating func ownText() -> String {
    let bytes = part()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func ownTexts() -> [String] {
    let count = count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(ownText()) }
    return texts
  }

  /// A value whose content is in the table.
  @inlinable mutating func shared<Value: SharedStorable>() -> Value {
    let number = Int(number())
    guard let shared = tables?.shared else { return refuse(.standIn) }
    guard type(of: shared) == SharedValues<Value>.self else { return known(number, shared) }
    let values = unsafeDowncast(shared, to: SharedValues<Value>.self).all
    return number < values.count ? values[number] : refuse(.standIn)
  }

  /// The same while the table is read: what a value is made of comes before it.
  @usableFromInline mutating func known<Value: SharedStorable>(_ number: Int, _ shared: AnyObject) -> Value {
    guard let values = shared as? GrowingValues<Value>, number < values.all.count else { return refuse(.standIn) }
    return values.all[number]
  }
}

/// Texts and values that others refer to by number.
public final class StoreTables: @unchecked Sendable {
  @usableFromInline let texts: [String]
  // `SharedValues` of sendable values, once it is handed on.
  @usableFromInline let shared: AnyObject?
  /// What is read.
  @usableFromInline let source: SharedBytes?

  init(texts: [String], shared: AnyObject?, source: SharedBytes?) {
    self.texts = texts
    self.shared = shared
    self.source = source
  }
}

@usableFromInline final class SharedValues<Value> {
  @usableFromInline let all: [Value]
  init(_ all: [Value]) { self.all = all }
}

private final class GrowingValues<Value> {
  var all: [Value] = []
}
