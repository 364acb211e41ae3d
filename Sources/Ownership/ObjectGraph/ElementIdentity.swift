import Engine
import Program
import Facts

/// Which element of a collection some code has read, as far as that tells it from others. Elements that are read under different keys
/// are different objects, and of two reads whose keys nobody knows it is not known that they give the same one.
struct ElementIdentity: Hashable, Sendable, Storable {
  enum Root: Hashable, Sendable, Storable {
    /// What stands under a key, or at an index.
    case keyed(ElementKey)
    /// What is read at a place.
    case read(SourcePlace)
  }
  var root: Root
  /// The calls through which a read came whose key nobody knows.
  var context: Int32 = 0
  /// Is it what the round of a loop before has read?
  var isOlder = false

  init(_ root: Root) { self.root = root }

  init(_ key: ElementKey?, at place: SourcePlace) { root = key.map { .keyed($0) } ?? .read(place) }

  var knownKey: ElementKey? { if case .keyed(let key) = root, !isOlder { key } else { nil } }

  /// Is the element another one in each round of a loop?
  func changes(in loop: SourcePlace, _ program: Program) -> Bool {
    switch root {
    case .read(let place): return loop.contains(place)
    case .keyed(let key):
      guard case .variable(let variable) = key.root, Int(variable.file) == loop.file else { return false }
      return loop.range.contains(program.files[Int(variable.file)][variable.variable].nameRange)
    }
  }
}
