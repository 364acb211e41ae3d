import Program

/// Collection elements that hold their collection's owner. Code may remove one and leave the others.
extension ReleaseSearch {
  /// Whether an element of a collection holds the collection's owner.
  func isChild(_ element: NodeID?, of holder: NodeID) -> Bool {
    guard let element, program.semantics(of: graph[element].type) == .reference else { return false }
    return graph.edges(from: element).contains { $0.target == holder && $0.strength == .strong && $0.field.isOwnership }
  }

  /// The maximum number of other elements checked.
  private static var elementLimit: Int { 8 }

  /// Whether the keeper of a closure is one of several collection elements that each lead back to the owner through their own closures. Elements stored by
  /// one place in the code count as one.
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
