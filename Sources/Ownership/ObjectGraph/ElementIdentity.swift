import Engine
import Program
import Facts

/// Identifies the element of a collection that some code has read. Elements under different keys are different objects. Two reads with unknown
/// keys may or may not give the same element.
struct ElementIdentity: Hashable, Sendable, Storable {
  enum Root: Hashable, Sendable, Storable {
    /// The element under a key or at an index.
    case keyed(ElementKey)
    /// The element read at a place.
    case read(SourcePlace)
  }
  var root: Root
  /// The calls through which a read with an unknown key came.
  var context: Int32 = 0
  /// Whether the previous iteration of a loop has read it.
  var isOlder = false

  init(_ root: Root) { self.root = root }

  init(_ key: ElementKey?, at place: SourcePlace) { root = key.map { .keyed($0) } ?? .read(place) }

  var knownKey: ElementKey? { if case .keyed(let key) = root, !isOlder { key } else { nil } }

  /// Whether each iteration of the loop has another element.
  func changes(in loop: SourcePlace, _ program: Program) -> Bool {
    switch root {
    case .read(let place): return loop.contains(place)
    case .keyed(let key):
      guard case .variable(let variable) = key.root, Int(variable.file) == loop.file else { return false }
      return loop.range.contains(program.files[Int(variable.file)][variable.variable].nameRange)
    }
  }
}
