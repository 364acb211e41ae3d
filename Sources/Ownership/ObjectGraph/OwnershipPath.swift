import Catalog
import Engine
import Program

/// A path of strong references through a graph, from one object to another.
struct OwnershipPath: Storable {
  var edges: [Edge]
  /// The number of assumed steps.
  var assumptions: Int
  /// False where some reference on the path ends by itself.
  var isLasting: Bool

  /// The maximum number of reported references, counted from the retained end. Long chains would otherwise give as many paths as each has
  /// references.
  static let lengthLimit = 64

  /// This path followed by another one. References too far from its end become one assumed step.
  func followed(by other: OwnershipPath) -> OwnershipPath {
    OwnershipPath(edges: edges + other.edges, assumptions: assumptions + other.assumptions, isLasting: isLasting && other.isLasting).limited
  }

  /// The path without the references too far from its end.
  var limited: OwnershipPath {
    if edges.count <= Self.lengthLimit { return self }
    return OwnershipPath(edges: Array(edges.suffix(Self.lengthLimit)), assumptions: max(1, assumptions), isLasting: isLasting)
  }

  /// The path without the references in the middle, if it is too long.
  var shortened: OwnershipPath {
    if edges.count <= Self.lengthLimit { return self }
    let half = Self.lengthLimit / 2
    return OwnershipPath(edges: Array(edges.prefix(half) + edges.suffix(half)), assumptions: max(1, assumptions), isLasting: isLasting)
  }

  /// The properties on the path, each once, in their order.
  var properties: [PropertyReference] {
    edges.reduce(into: []) { result, edge in
      if case .property(let property) = edge.field, !result.contains(property) { result.append(property) }
    }
  }

  /// The types of the program that its objects have.
  func types(in graph: Graph) -> Set<NominalID> {
    edges.reduce(into: []) { result, edge in
      for node in [edge.source, edge.target] { if case .nominal(let id, _) = graph[node].type.unwrapped { result.insert(id) } }
    }
  }

  /// The certainty and length of the path.
  var cost: PathCost {
    PathCost(isPassing: !isLasting, assumptions: assumptions, unchecked: edges.lazy.filter(\.isUnchecked).count, length: edges.count)
  }

  /// Unverified model rows count as one assumption, however many the path uses: they stem from the same framework documentation and are right or
  /// wrong together. So do initialisers out of sight.
  var evidence: Evidence {
    let steps = cost.steps
    return steps <= 0 ? .proven : steps == 1 ? .likely : .possible
  }
}

/// The certainty and length of a path; less is better. Lasting paths first, then the most certain, then the shortest.
struct PathCost: Comparable {
  /// Whether some reference on the path ends by itself.
  var isPassing = false
  /// The number of assumed steps.
  var assumptions = 0
  /// The number of these that only assume a model row to be right.
  var unchecked = 0
  var length = 0

  /// Unverified rows are right or wrong together: all of them on one path count as one step.
  var steps: Int { assumptions - max(0, unchecked - 1) }

  static func < (left: PathCost, right: PathCost) -> Bool {
    (left.isPassing ? 1 : 0, left.steps, left.unchecked, left.length) < (right.isPassing ? 1 : 0, right.steps, right.unchecked, right.length)
  }
}
