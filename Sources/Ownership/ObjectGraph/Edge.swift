import Engine
import Program
import Catalog

/// A reference from a holder to a target.
struct Edge: Hashable, Storable {
  var source: NodeID
  var target: NodeID
  var field: Field
  var strength: CaptureStrength
  var lifetime: Lifetime
  /// The number of assumed steps behind this edge.
  var assumptions: UInt8
  /// The place that creates the reference; `nil` for one that exists before the code runs.
  var place: SourcePlace?
  /// False for an edge known from a read (the field has some content), true for a store.
  var isWrite: Bool
  /// Whether one of the assumptions is an unverified model row, or that an object out of sight retains what its initialiser is given.
  var isUnchecked = false
  /// The key under which a collection, or a similar object, holds the target; `nil` where the code does not show it.
  var key: ElementKey?
}

extension Edge {
  /// Whether the reference ends by itself, without any code of the program.
  var endsByItself: Bool { lifetime == .untilEvent || lifetime == .synchronous }
}
