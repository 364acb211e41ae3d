import Engine
import Program
import Catalog

/// One graph with one closure in it.
struct Candidate: Sendable, Storable {
  var site: ClosureSite
  /// The capture that closes the cycle; `nil` subject for a keeper.
  var captured: Field?
  var keeper: Keeper
  var lifetime: Lifetime
  var path: OwnershipPath
  var graph: GraphReference
  /// The unowned capture whose object the keeper can outlive; `nil` for other keepers.
  var outlived: Field?
  /// Is it made and kept anew each time it has run?
  var armsItself = false
  /// The node of the keeper, or of the captured object for a cycle.
  var start: NodeID
  var node: NodeID
  /// What the closure captures in this graph: by other ways to make it, it may capture nothing.
  var captures: [Field] = []
  /// Is the graph that of other code than that in which the closure is written?
  var isForeign = false
  /// Is it a cycle of which another candidate tells (`ToldCycles`)? Then there is no path.
  var isToldElsewhere = false
}

/// Where a graph can be found again when its path must be put into words.
enum GraphReference: Sendable, Equatable, Storable {
  case unit(Int)
  case type(Int)
}
