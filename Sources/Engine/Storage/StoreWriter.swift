/// Appends values to a run of bytes; `StoreReader` takes them off again.
public struct StoreWriter {
  @usableFromInline var values: [UInt8] = []
  /// `nil` where every value is written where it stands.
  @usableFromInline let tables: Tables?

  public init() { tables = nil }

  /// A writer that writes each text once, in a table, and so each value of one type.
  public init<Value: SharedStorable>(sharing: Value.Type) { tables = Tables(SharedNumbers<Value>()) }

  /// A writer that writes each text once, in a table.
  public static var sharingTexts: StoreWriter { StoreWriter(Tables(nil)) }

  private init(_ tables: Tables) { self.tables = tables }

  @usableFromInline final class Tables {
    var texts: [String: Int] = [:]
    var textTable = StoreWriter()
    let shared: (any SharedTable)?

    init(_ shared: (any SharedTable)?) { self.shared = shared }
  }

  /// All that was written.
  public var bytes: [UInt8] {
    guard let tables else { return values }
    var head = StoreWriter()
    head.write(count: tables.texts.count)
    head.values += tables.textTable.values
    if let shared = tables.shared {
      head.write(count: shared.count)
      head.values += shared.definitions
    }
    return head.values + values
  }

  /// One byte.
  @inlinable public mutating func write(byte: UInt8) { values.append(byte) }

  /// Small numbers take one byte, larger ones up to ten (LEB128).
  @inlinable public mutating func write(wide number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      values.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    values.append(UInt8(truncatingIfNeeded: rest))
  }

  @inlinable public mutating func write(number: UInt32) { write(wide: UInt64(number)) }

  /// How many elements follow.
  @inlinable public mutating func write(count: Int) { write(number: UInt32(count)) }

  /// Bytes as they are.
  public mutating func write(bytes: some Collection<UInt8>) { values.append(contentsOf: bytes) }

  /// Bytes that can be skipped.
  public mutating func write(part: [UInt8]) {
    write(count: part.count)
    values += part
  }

  /// The same for what is written meanwhile.
  public mutating func writePart(_ write: (inout StoreWriter) -> Void) {
    let before = values
    values = []
    write(&self)
    let part = values
    values = before
    self.write(part: part)
  }

  @inlinable public mutating func write(_ value: some Storable) { value.store(to: &self) }

  /// Numbers, each as what it is more than the one before.
  @inlinable public mutating func write(ascending numbers: [UInt32]) {
    write(count: numbers.count)
    var last: UInt32 = 0
    for number in numbers {
      write(number: number &- last)
      last = number
    }
  }

  @usableFromInline mutating func write(text: String) {
    guard let tables else {
      write(count: text.utf8.count)
      values.append(contentsOf: text.utf8)
      return
    }
    if let known = tables.texts[text] { return write(count: known) }
    write(count: tables.texts.count)
    tables.texts[text] = tables.texts.count
    tables.textTable.write(text: text)
  }

  /// The table index of a value.
  @usableFromInline mutating func write<Value: SharedStorable>(shared value: Value) {
    guard let table = tables?.shared as? SharedNumbers<Value> else { preconditionFailure("the writer shares no \(Value.self)") }
    if let known = table.numbers[value] { return write(count: known) }
    let before = values
    values = []
    // Writes what the value is made of into the table first.
    value.storeContent(to: &self)
    table.definitions += values
    values = before
    write(count: table.numbers.count)
    table.numbers[value] = table.numbers.count
  }
}

/// What is written once.
protocol SharedTable: AnyObject {
  var count: Int { get }
  var definitions: [UInt8] { get }
}

private final class SharedNumbers<Value: Hashable>: SharedTable {
  var numbers: [Value: Int] = [:]
  var definitions: [UInt8] = []
  var count: Int { numbers.count }
}
