import Catalog
import Program

extension Edge {
  /// Whether the reference represents one object at a time, not everything ever stored there.
  func holdsOne(in program: Program) -> Bool {
    switch field {
    case .property, .externalProperty, .capture, .content: true
    // A token holds the closure it was made with.
    case .model(let row): program.models.functions[row].effects.allSatisfy { $0.keeper == .result || $0.keeper == .none || $0.replaces }
    case .oneElement, .element, .tupleElement, .unknown, .result, .argument, .emitted: false
    }
  }
}

extension OwnershipPath {
  /// Whether all its references together represent what one store put there, not everything ever stored: each holds one object at a time, or is an
  /// element of a collection that code makes anew for each store.
  ///
  /// - Parameter onlyWritten: Leave out references that no code in sight stores.
  func holdsOne(in graph: Graph, _ program: Program, onlyWritten: Bool = false) -> Bool {
    edges.indices.allSatisfy { index in
      let edge = edges[index]
      if onlyWritten && !edge.isWrite || edge.holdsOne(in: program) { return true }
      guard index > 0, case .property = edges[index - 1].field else { return false }
      return graph.isOnlyContent(edges[index - 1]) && graph.isMadeAnew(edge.source)
    }
  }
}

extension Graph {
  /// Whether the code stores nothing else there: with what is there already, it would store the parts of a sum (`all = all + [new]`).
  fileprivate func isOnlyContent(_ edge: Edge) -> Bool {
    edge.isWrite && edges(from: edge.source).allSatisfy { $0.field != edge.field || $0.target == edge.target }
  }

  /// Whether a collection was made by the code, and takes over no elements of another one.
  fileprivate func isMadeAnew(_ collection: NodeID) -> Bool {
    guard case .allocation = self[collection].kind, self[collection].type.isCollection else { return false }
    return edges(from: collection).allSatisfy { edge in
      switch self[edge.target].kind {
      case .load(let other, .element), .load(let other, .oneElement): other == collection
      default: true
      }
    }
  }
}
