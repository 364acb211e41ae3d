import Engine
import Program
import Catalog

/// Who holds whom.
struct Edge: Hashable, Storable {
  var source: NodeID
  var target: NodeID
  var field: Field
  var strength: CaptureStrength
  var lifetime: Lifetime
  /// How many steps of this edge are assumed rather than seen.
  var assumptions: UInt8
  /// Where the source makes the reference; `nil` for a reference that exists before the code runs.
  var place: SourcePlace?
  /// False for what a read tells (the field has some content), true for what the code stores.
  var isWrite: Bool
  /// Is one of the assumed steps that a model row is right which nobody has checked at its source?
  var isUnchecked = false
  /// The key under which a collection, or what works like one, keeps the target; `nil` where the code does not show it.
  var key: ElementKey?
}

extension Edge {
  /// Does the reference end by itself, without any code of the program that ends it?
  var endsByItself: Bool { lifetime == .untilEvent || lifetime == .synchronous }
}
