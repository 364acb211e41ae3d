import Engine
import Program
import Catalog

/// A closure in a graph, with its keeper or cycle.
struct Candidate: Sendable, Storable {
  var site: ClosureSite
  /// The capture that closes the cycle; `nil` for a keeper.
  var captured: Field?
  var keeper: Keeper
  var lifetime: Lifetime
  var path: OwnershipPath
  var graph: GraphReference
  /// The unowned capture whose object the keeper can outlive; `nil` for other keepers.
  var outlived: Field?
  /// Whether each run creates and retains it again.
  var armsItself = false
  /// The node of the keeper; for a cycle, of the captured object.
  var start: NodeID
  var node: NodeID
  /// The captures of the closure in this graph. If it is created in another way, it may capture nothing.
  var captures: [Field] = []
  /// Whether the closure is written outside the graph's code.
  var isForeign = false
  /// Whether another candidate reports this cycle (`ReportedCycles`). Then there is no path.
  var isReportedElsewhere = false
}

/// Identifies a graph, so that a path in it can be described later.
enum GraphReference: Sendable, Equatable, Storable {
  case unit(Int)
  case type(Int)
}
