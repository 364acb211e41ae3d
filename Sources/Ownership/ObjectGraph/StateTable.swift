import Engine
import Program
import Facts

/// A key that is a small number.
protocol StateKey: Hashable, Sendable {
  init(number: Int32)
  var number: Int32 { get }
}

extension Int32: StateKey {
  init(number: Int32) { self = number }
  var number: Int32 { self }
}

extension VariableID: StateKey {
  init(number: Int32) { self.init(Int(number)) }
  var number: Int32 { Int32(index) }
}

/// A map with numbered keys, in parts that copies share until one of them changes the part.
///
/// A long function has a state at each block, and consecutive states differ little. Copying and joining touch only the parts that differ.
struct StateTable<Key: StateKey, Value: Equatable & Sendable>: Sendable {
  /// In the order of their numbers; no part is empty. Few functions have more than three.
  private var parts: [StatePart<Value>] = []

  private static var shift: Int32 { 5 }

  var isEmpty: Bool { parts.isEmpty }

  func contains(_ key: Key) -> Bool { place(of: key.number) != nil }

  subscript(_ key: Key) -> Value? {
    get {
      guard let (part, entry) = place(of: key.number) else { return nil }
      return parts[part].entries[entry].value
    }
    set {
      let number = key.number
      guard let newValue else { return remove(number) }
      if let (part, entry) = place(of: number) {
        parts[part].entries[entry].value = newValue
        return
      }
      let entry = StateEntry(key: number, value: newValue)
      let index = index(of: number >> Self.shift)
      if index < parts.count, parts[index].number == number >> Self.shift {
        parts[index].entries.append(entry)
      } else {
        parts.insert(StatePart(number: number >> Self.shift, entries: [entry]), at: index)
      }
    }
  }

  /// The place of a part, or where it would be.
  private func index(of part: Int32) -> Int {
    var range = 0..<parts.count
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range = parts[middle].number < part ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func place(of number: Int32) -> (part: Int, entry: Int)? {
    let part = index(of: number >> Self.shift)
    guard part < parts.count, parts[part].number == number >> Self.shift else { return nil }
    return parts[part].entries.firstIndex { $0.key == number }.map { (part, $0) }
  }

  /// Removing an absent key leaves the part shared.
  private mutating func remove(_ number: Int32) {
    guard let (part, entry) = place(of: number) else { return }
    parts[part].entries.remove(at: entry)
    if parts[part].entries.isEmpty { parts.remove(at: part) }
  }

  /// All entries in no particular order.
  func forEach(_ body: (Key, Value) -> Void) {
    for part in parts { for entry in part.entries { body(Key(number: entry.key), entry.value) } }
  }

  /// All entries in key order.
  var sorted: [(key: Key, value: Value)] {
    parts.flatMap { $0.entries.sorted { $0.key < $1.key } }.map { (Key(number: $0.key), $0.value) }
  }

  /// The entries in parts that another table does not share.
  func forEach(notSharedWith other: StateTable, _ body: (Key, Value) -> Void) {
    for part in parts {
      let index = other.index(of: part.number)
      if index < other.parts.count, other.parts[index].number == part.number, other.parts[index].entries.isShared(with: part.entries) { continue }
      for entry in part.entries { body(Key(number: entry.key), entry.value) }
    }
  }

  /// Joins another table into this one.
  ///
  /// - Parameter join: The new value for a key; `nil` where it is unchanged.
  /// - Returns: Whether anything changed.
  mutating func join(_ other: StateTable, _ join: (_ known: Value, _ other: Value) -> Value?) -> Bool {
    if parts.isShared(with: other.parts) { return false }
    var hasChanged = false
    var index = 0
    for part in other.parts {
      while index < parts.count, parts[index].number < part.number { index += 1 }
      guard index < parts.count, parts[index].number == part.number else {
        parts.insert(part, at: index)
        hasChanged = true
        continue
      }
      if parts[index].entries.isShared(with: part.entries) { continue }
      let (joined, isNew) = parts[index].entries.joined(with: part.entries, join)
      parts[index].entries = joined
      if isNew { hasChanged = true }
    }
    return hasChanged
  }
}

extension StateTable {
  init(_ values: [Key: Value]) { for (key, value) in values { self[key] = value } }

  var values: [Key: Value] {
    var result: [Key: Value] = [:]
    forEach { result[$0] = $1 }
    return result
  }
}

/// The entries whose keys have the same upper bits.
private struct StatePart<Value: Equatable & Sendable>: Sendable {
  let number: Int32
  var entries: [StateEntry<Value>]
}

/// A key number with its value.
private struct StateEntry<Value: Equatable & Sendable>: Sendable {
  let key: Int32
  var value: Value
}

extension Array {
  /// Whether both are the same array, not just equal.
  fileprivate func isShared(with other: [Element]) -> Bool {
    count == other.count && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }

  /// The join of two parts. If the result equals the other part, that part itself is returned: the next join then skips it.
  ///
  /// - Returns: Whether it differs from this part.
  fileprivate func joined<Value>(with other: [Element], _ join: (Value, Value) -> Value?) -> (part: [Element], isNew: Bool) where Element == StateEntry<Value> {
    var result = self
    var isNew = false
    var isOther = true
    for entry in other {
      guard let index = firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        isNew = true
        continue
      }
      if let joined = join(self[index].value, entry.value) {
        result[index].value = joined
        isNew = true
      }
      if result[index].value != entry.value { isOther = false }
    }
    return (isOther && result.count == other.count ? other : result, isNew)
  }
}

/// Written by hand, for the parts that tables share are made again.
extension StateTable: Storable where Key: Storable, Value: Storable {
  func store(to writer: inout StoreWriter) { writer.write(values) }
  init(from reader: inout StoreReader) { self.init(reader.read([Key: Value].self)) }
}
