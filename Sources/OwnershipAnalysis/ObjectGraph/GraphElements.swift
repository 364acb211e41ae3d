import ProgramModel

/// What collections hold, and which of it is read.
extension Graph {
  /// The elements of a collection that code has put in, of which the one that is read may be.
  func storedElements(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    var result: [NodeID] = []
    let known = identity?.knownKey
    forEachEdge(from: collection) { edge in
      guard edge.field == .element, edge.isWrite, edge.key.map({ $0.relation(to: known) != .different }) ?? true else { return }
      result.unite([edge.target])
    }
    return result
  }

  /// The elements that methods have put into a collection (`append`), each alone or within another collection.
  func elementsByCalls(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    guard self[collection].type.isCollection else { return [] }
    let holdsCollections = self[collection].type.element.isCollection
    var result: [NodeID] = []
    let known = identity?.knownKey
    forEachEdge(from: collection) { edge in
      guard edge.isWrite, edge.strength == .strong, case .model = edge.field, edge.key.map({ $0.relation(to: known) != .different }) ?? true else { return }
      if self[edge.target].type.isCollection, !holdsCollections {
        let inner = edges(from: edge.target).filter { $0.strength == .strong && $0.field.mayHoldElements && !self[$0.target].type.isCollection }
        result.unite(inner.map(\.target))
      } else {
        result.unite([edge.target])
      }
    }
    return result
  }

  /// The field that a read has given: of elements it tells which.
  func readField(_ edge: Edge) -> Field {
    if case .load(_, let field) = self[edge.target].kind, field.stored == edge.field { field } else { edge.field }
  }
}

extension Field {
  /// Does it hold what a collection has, as far as the collection's type says so?
  fileprivate var mayHoldElements: Bool {
    switch self {
    case .element, .oneElement, .model: true
    default: false
    }
  }
}
