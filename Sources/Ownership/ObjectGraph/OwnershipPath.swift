import Catalog
import Engine

/// A path of strong references through a graph, from one object to another.
struct OwnershipPath: Storable {
  var edges: [Edge]
  /// How many steps are assumed rather than seen.
  var assumptions: Int
  /// False where some reference on the way ends by itself.
  var isLasting: Bool

  /// Of what keeps something from very far only so many references are told: those next to what is kept. There may be as many such paths as
  /// each of them has references.
  static let lengthLimit = 64

  /// The path that goes on with another one. What lies too far before its end is one step that is assumed.
  func followed(by other: OwnershipPath) -> OwnershipPath {
    OwnershipPath(edges: edges + other.edges, assumptions: assumptions + other.assumptions, isLasting: isLasting && other.isLasting).limited
  }

  /// The path without what lies too far before its end.
  var limited: OwnershipPath {
    if edges.count <= Self.lengthLimit { return self }
    return OwnershipPath(edges: Array(edges.suffix(Self.lengthLimit)), assumptions: max(1, assumptions), isLasting: isLasting)
  }

  /// How sure and how short it is.
  var cost: PathCost {
    PathCost(isPassing: !isLasting, assumptions: assumptions, unchecked: edges.lazy.filter(\.isUnchecked).count, length: edges.count)
  }

  /// That unchecked model rows are right is one step, however many of them the path needs: they are wrong together or not at all, for
  /// they say what the same frameworks' documents do.
  var evidence: Evidence {
    let steps = cost.steps
    return steps <= 0 ? .proven : steps == 1 ? .likely : .possible
  }
}

/// How sure and how short a path is. Less is better: first what lasts, then the surest, then the shortest.
struct PathCost: Comparable {
  /// Does some reference on the way end by itself?
  var isPassing = false
  /// Steps that are assumed rather than seen.
  var assumptions = 0
  /// Of these, how many assume nothing but that a model row is right.
  var unchecked = 0
  var length = 0

  /// Unchecked rows are wrong together or not at all: all of them on one path are one step.
  var steps: Int { assumptions - max(0, unchecked - 1) }

  static func < (left: PathCost, right: PathCost) -> Bool {
    (left.isPassing ? 1 : 0, left.steps, left.unchecked, left.length) < (right.isPassing ? 1 : 0, right.steps, right.unchecked, right.length)
  }
}
