import Program

/// Elements of a collection that hold its holder, of which code may take out one and leave the others.
extension BreakSearch {
  /// Does an element of a collection hold the object itself that holds the collection?
  func isChild(_ element: NodeID?, of holder: NodeID) -> Bool {
    guard let element, program.semantics(of: graph[element].type) == .reference else { return false }
    return graph.edges(from: element).contains { $0.target == holder && $0.strength == .strong && $0.field.isOwnership }
  }

  /// How many other elements of a collection are looked at.
  private static var elementLimit: Int { 8 }

  /// Is what a closure is kept by one of several objects in a collection, each of which leads back to the holder by its own closures? Elements that
  /// one place of the code puts there count as one.
  func isOneOfSeveral(_ entry: Edge?, of holder: NodeID) -> Bool {
    guard let entry, program.semantics(of: graph[entry.target].type) == .reference, kept?.node != entry.target else { return false }
    var seen: Set<NodeID> = []
    for edge in graph.edges(from: entry.source) where edge.strength == .strong && edge.field.isOwnership && edge.target != entry.target {
      guard case .allocation = graph[edge.target].kind, program.semantics(of: graph[edge.target].type) == .reference, seen.insert(edge.target).inserted
      else { continue }
      if graph.strongPath(from: edge.target, to: holder) != nil { return true }
      if seen.count == Self.elementLimit { return false }
    }
    return false
  }
}
