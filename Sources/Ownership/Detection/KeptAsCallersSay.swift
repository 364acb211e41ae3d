import Program

extension EvaluatedUnit {
  /// Objects of the unit's own that a framework keeps only if an argument of the caller says so (`repeats: repeats`). What they hold is reported at the
  /// calls that say so.
  var keptAsCallersSay: Set<NodeID> {
    let summary = summary
    if summary.conditions.isEmpty { return [] }
    let places = Set(summary.conditions.keys.compactMap { summary.references[Int($0)].edge.place })
    var result: Set<NodeID> = []
    for edge in graph.edges where edge.strength == .strong {
      guard case .model = edge.field, case .allocation = graph[edge.target].kind, let place = edge.place, places.contains(place) else { continue }
      result.insert(edge.target)
    }
    return result
  }
}
