import Engine

/// A multiset to which many parts contribute. Each can remove its own contribution again. Equality compares the sets of elements.
struct Multiset<Element: Hashable & Sendable & Storable>: Equatable, Sendable, Storable {
  var counts: [Element: Int32] = [:]

  init() {}

  func contains(_ element: Element) -> Bool { counts[element] != nil }
  /// The number of parts that contributed the element.
  func count(of element: Element) -> Int { counts[element].map { Int($0) } ?? 0 }
  var isEmpty: Bool { counts.isEmpty }
  /// The only element; `nil` where there are none or several.
  var single: Element? { counts.count == 1 ? counts.first?.key : nil }
  var elements: [Element: Int32].Keys { counts.keys }

  func symmetricDifference(_ other: Multiset) -> Set<Element> {
    Set(counts.keys.lazy.filter { other.counts[$0] == nil }).union(other.counts.keys.lazy.filter { counts[$0] == nil })
  }

  static func == (left: Multiset, right: Multiset) -> Bool {
    left.counts.count == right.counts.count && left.counts.keys.allSatisfy { right.counts[$0] != nil }
  }

  /// - Parameter times: 1 adds, -1 removes.
  mutating func count(_ element: Element, _ times: Int32) {
    let count = counts[element, default: 0] + times
    counts[element] = count > 0 ? count : nil
  }

  mutating func count(_ elements: some Sequence<Element>, _ times: Int32) { for element in elements { count(element, times) } }
}

/// Multisets by key.
struct MultisetTable<Key: Hashable & Sendable & Storable, Element: Hashable & Sendable & Storable>: Sendable, Storable {
  var tallies: [Key: Multiset<Element>] = [:]

  init() {}

  subscript(_ key: Key) -> Multiset<Element>? { tallies[key] }
  var keys: [Key: Multiset<Element>].Keys { tallies.keys }

  /// - Parameter times: 1 adds, -1 removes.
  mutating func count(_ element: Element, under key: Key, _ times: Int32) {
    change(key) { $0.count(element, times) }
  }

  mutating func count(_ table: [Key: Set<Element>], _ times: Int32) { for (key, elements) in table { change(key) { $0.count(elements, times) } } }

  private mutating func change(_ key: Key, _ change: (inout Multiset<Element>) -> Void) {
    change(&tallies[key, default: Multiset()])
    if tallies[key]?.isEmpty == true { tallies[key] = nil }
  }
}

/// A sum over the parts of a program, such as files or units.
protocol Aggregate: Sendable {
  associatedtype Part: AnyObject & Sendable

  init()
  /// - Parameter times: 1 adds the part, -1 removes it.
  mutating func count(_ part: Part, _ times: Int32)
}

/// A sum together with its parts. The next run starts from it and counts only new and removed parts.
struct IncrementalSum<Value: Aggregate>: Sendable {
  let value: Value
  private let parts: [Value.Part]
  /// The replaced parts; `nil` where there was no earlier run.
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
    for part in parts { value.count(part, 1) }
    self.value = value
    changes = nil
  }

  /// - Parameter value: The sum of the parts.
  init(_ parts: [Value.Part], value: Value) {
    self.parts = parts
    self.value = value
    changes = nil
  }

  /// - Parameter before: For each part, the index of its predecessor, or -1.
  init(_ parts: [Value.Part], after earlier: IncrementalSum, at before: [Int32]) {
    var isKept = [Bool](repeating: false, count: earlier.parts.count)
    var changes = Changes(gone: [], new: [])
    for (part, index) in zip(parts, before) {
      if index >= 0, earlier.parts[Int(index)] === part { isKept[Int(index)] = true } else { changes.new.append(part) }
    }
    for index in isKept.indices where !isKept[index] { changes.gone.append(earlier.parts[index]) }
    self.init(parts, after: earlier, changes)
  }

  /// - Parameter changed: The indices of the replaced parts, in ascending order. All others keep their indices.
  init(_ parts: [Value.Part], after earlier: IncrementalSum, changed: [Int]) {
    self.init(parts, after: earlier, Changes(gone: changed.map { earlier.parts[$0] }, new: changed.map { parts[$0] }))
  }

  private init(_ parts: [Value.Part], after earlier: IncrementalSum, _ changes: Changes) {
    self.parts = parts
    var value = earlier.value
    for part in changes.gone { value.count(part, -1) }
    for part in changes.new { value.count(part, 1) }
    self.value = value
    self.changes = changes
  }
}
