/// A set that many parts have put something into, each of which can take out again what it has put in.
struct Tally<Element: Hashable & Sendable>: Equatable, Sendable {
  private var counts: [Element: Int32] = [:]

  func contains(_ element: Element) -> Bool { counts[element] != nil }
  var isEmpty: Bool { counts.isEmpty }
  /// The only element; `nil` where there are none or several.
  var single: Element? { counts.count == 1 ? counts.first?.key : nil }
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
  var keys: [Key: Tally<Element>].Keys { tallies.keys }

  mutating func add(_ element: Element, under key: Key) { tallies[key, default: Tally()].add(element) }

  mutating func remove(_ element: Element, under key: Key) {
    tallies[key]?.remove(element)
    if tallies[key]?.isEmpty == true { tallies[key] = nil }
  }

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
  /// Which parts others have taken the place of; `nil` where there was no run before.
  let changes: Changes?

  struct Changes: Sendable {
    var gone: [Value.Part]
    /// In the order of all parts.
    var new: [Value.Part]
    var all: [Value.Part] { gone + new }
  }

  init(_ parts: [Value.Part]) {
    self.parts = parts
    var value = Value()
    for part in parts { value.add(part) }
    self.value = value
    changes = nil
  }

  /// - Parameter before: For each part the index of the one that was there before, or -1.
  init(_ parts: [Value.Part], after earlier: KeptTotal, at before: [Int32]) {
    self.parts = parts
    var isKept = [Bool](repeating: false, count: earlier.parts.count)
    var changes = Changes(gone: [], new: [])
    for (part, index) in zip(parts, before) {
      if index >= 0, earlier.parts[Int(index)] === part { isKept[Int(index)] = true } else { changes.new.append(part) }
    }
    for index in isKept.indices where !isKept[index] { changes.gone.append(earlier.parts[index]) }
    var value = earlier.value
    for part in changes.gone { value.remove(part) }
    for part in changes.new { value.add(part) }
    self.value = value
    self.changes = changes
  }
}
