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
  /// By the upper bits of the keys; no part is empty.
  private var parts: [Int32: [StateEntry<Value>]] = [:]

  private static var shift: Int32 { 5 }

  var isEmpty: Bool { parts.isEmpty }

  func contains(_ key: Key) -> Bool { place(of: key.number) != nil }

  subscript(_ key: Key) -> Value? {
    get {
      let number = key.number
      guard let part = parts[number >> Self.shift], let index = part.firstIndex(where: { $0.key == number }) else { return nil }
      return part[index].value
    }
    set {
      let number = key.number
      guard let newValue else { return remove(number) }
      if let index = place(of: number) {
        parts[number >> Self.shift]![index].value = newValue
      } else {
        parts[number >> Self.shift, default: []].append(StateEntry(key: number, value: newValue))
      }
    }
  }

  private func place(of number: Int32) -> Int? { parts[number >> Self.shift]?.firstIndex { $0.key == number } }

  /// Removing an absent key leaves the part shared.
  private mutating func remove(_ number: Int32) {
    guard let index = place(of: number) else { return }
    let part = number >> Self.shift
    parts[part]!.remove(at: index)
    if parts[part]!.isEmpty { parts[part] = nil }
  }

  /// All entries in no particular order.
  func forEach(_ body: (Key, Value) -> Void) {
    for part in parts.values { for entry in part { body(Key(number: entry.key), entry.value) } }
  }

  /// All entries in key order.
  var sorted: [(key: Key, value: Value)] {
    parts.values.joined().sorted { $0.key < $1.key }.map { (Key(number: $0.key), $0.value) }
  }

  /// The entries in parts that another table does not share.
  func forEach(notSharedWith other: StateTable, _ body: (Key, Value) -> Void) {
    for (number, part) in parts where !(other.parts[number].map { part.isShared(with: $0) } ?? false) {
      for entry in part { body(Key(number: entry.key), entry.value) }
    }
  }

  /// Joins another table into this one.
  ///
  /// - Parameter join: The new value for a key; `nil` where it is unchanged.
  /// - Returns: Whether anything changed.
  mutating func join(_ other: StateTable, _ join: (_ known: Value, _ other: Value) -> Value?) -> Bool {
    var hasChanged = false
    for (number, part) in other.parts {
      guard let own = parts[number] else {
        parts[number] = part
        hasChanged = true
        continue
      }
      if own.isShared(with: part) { continue }
      let (joined, isNew) = own.joined(with: part, join)
      parts[number] = joined
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
