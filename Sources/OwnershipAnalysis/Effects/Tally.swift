/// A set that many parts have put something into, each of which can take out again what it has put in.
struct Tally<Element: Hashable & Sendable>: Equatable, Sendable {
  private var counts: [Element: Int32] = [:]

  func contains(_ element: Element) -> Bool { counts[element] != nil }
  var isEmpty: Bool { counts.isEmpty }
  var elements: [Element: Int32].Keys { counts.keys }

  func symmetricDifference(_ other: Tally) -> Set<Element> {
    Set(counts.keys.lazy.filter { other.counts[$0] == nil }).union(other.counts.keys.lazy.filter { counts[$0] == nil })
  }

  static func == (left: Tally, right: Tally) -> Bool {
    left.counts.count == right.counts.count && left.counts.keys.allSatisfy { right.counts[$0] != nil }
  }

  mutating func add(_ element: Element) { counts[element, default: 0] += 1 }

  mutating func remove(_ element: Element) {
    guard let count = counts[element] else { return }
    counts[element] = count > 1 ? count - 1 : nil
  }

  mutating func add(_ elements: some Sequence<Element>) { for element in elements { add(element) } }
  mutating func remove(_ elements: some Sequence<Element>) { for element in elements { remove(element) } }
}

/// The same for sets by key.
struct TallyTable<Key: Hashable & Sendable, Element: Hashable & Sendable>: Sendable {
  private var tallies: [Key: Tally<Element>] = [:]

  subscript(_ key: Key) -> Tally<Element>? { tallies[key] }

  mutating func add(_ table: [Key: Set<Element>]) { for (key, elements) in table { tallies[key, default: Tally()].add(elements) } }

  mutating func remove(_ table: [Key: Set<Element>]) {
    for (key, elements) in table {
      tallies[key]?.remove(elements)
      if tallies[key]?.isEmpty == true { tallies[key] = nil }
    }
  }
}

/// What parts of a program, files or units, add up to.
protocol Total: Sendable {
  associatedtype Part: AnyObject & Sendable

  init()
  mutating func add(_ part: Part)
  /// Takes out what was added.
  mutating func remove(_ part: Part)
}

/// A total with the parts that it was made of: the next run goes on from it, and counts only the parts that are new or gone.
struct KeptTotal<Value: Total>: Sendable {
  let value: Value
  private let parts: [Value.Part]
  /// The parts that are new, and those that are gone; `nil` where there was no run before.
  let changed: [Value.Part]?

  init(_ parts: [Value.Part], after earlier: KeptTotal?) {
    self.parts = parts
    guard let earlier else {
      var value = Value()
      for part in parts { value.add(part) }
      self.value = value
      changed = nil
      return
    }
    let (before, now) = (Set(earlier.parts.map(ObjectIdentifier.init)), Set(parts.map(ObjectIdentifier.init)))
    let gone = earlier.parts.filter { !now.contains(ObjectIdentifier($0)) }
    let new = parts.filter { !before.contains(ObjectIdentifier($0)) }
    var value = earlier.value
    for part in gone { value.remove(part) }
    for part in new { value.add(part) }
    self.value = value
    changed = gone + new
  }
}
