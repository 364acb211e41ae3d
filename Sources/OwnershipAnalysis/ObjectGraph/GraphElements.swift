import ProgramModel

/// What collections hold, and which of it is read.
extension Graph {
  /// The elements of a collection that code has put in, of which the one that is read may be.
  func storedElements(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    var result: [NodeID] = []
    for edge in edges(from: collection) where edge.field == .element && edge.isWrite {
      if let key = edge.key, key.relation(to: identity?.knownKey) == .different { continue }
      result.unite([edge.target])
    }
    return result
  }

  /// The field that a read has given: of elements it tells which.
  func readField(_ edge: Edge) -> Field {
    if case .load(_, let field) = self[edge.target].kind, field.stored == edge.field { field } else { edge.field }
  }
}
