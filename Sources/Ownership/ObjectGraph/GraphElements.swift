import Program

/// What collections hold, and which of it is read.
extension Graph {
  /// The elements of a collection that code has put in, of which the one that is read may be.
  func storedElements(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    var result: [NodeID] = []
    let known = identity?.knownKey
    forEachEdge(from: collection) { edge in
      guard edge.field == .element, edge.isWrite, edge.key.map({ $0.mayMeet(known) }) ?? true else { return }
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
      guard edge.isWrite, edge.strength == .strong, case .model = edge.field, edge.key.map({ $0.mayMeet(known) }) ?? true else { return }
      if self[edge.target].type.isCollection, !holdsCollections {
        let inner = edges(from: edge.target).filter { $0.strength == .strong && $0.field.mayHoldElements && !self[$0.target].type.isCollection }
        result.unite(inner.map(\.target))
      } else {
        result.unite([edge.target])
      }
    }
    return result
  }

  /// What the code has put at the end of a collection, as far as it is known, for code that goes on there: until it is given back with
  /// what comes behind it (`putAtEnd`), nothing is known.
  mutating func takeEnd(of collection: NodeID) -> [[Int32]] { flow.takeEnd(of: collection.index) }

  /// Notes that one of some objects has been put at the end of a collection.
  ///
  /// - Parameters:
  ///   - end: What was there before (`takeEnd`). It is handed over: a long end is not copied for each element that it gets.
  ///   - isNew: Did the collection hold none of them before? Else taking one out leaves it there.
  mutating func putAtEnd(_ targets: [NodeID], of collection: NodeID, _ field: Field, behind end: inout [[Int32]], isNew: Bool) {
    let edges = isNew ? targets.compactMap { find(collection, $0, field, nil, Edge.quickHash(collection, $0, field)) } : []
    end.append(edges.sorted())
    flow.setEnd(of: collection.index, to: end)
    end = []
  }

  /// Takes out what the code has put at the end of a collection last.
  mutating func takeLast(of collection: NodeID) {
    var end = takeEnd(of: collection)
    for last in end.popLast() ?? [] { flow.kill(last) }
    flow.setEnd(of: collection.index, to: end)
  }

  /// Does a node refer to another one by a field, whatever the key? As many references are looked at as leave the one, or lead to the other: the
  /// fewer of them.
  func refers(_ source: NodeID, by field: Field, to target: NodeID) -> Bool {
    func isIt(_ index: Int32) -> Bool {
      let edge = edges[Int(index)]
      return edge.source == source && edge.target == target && edge.field == field && isLive(index)
    }
    var (leaving, leading) = (firstEdge(from: source), firstEdge(to: target))
    while leaving >= 0, leading >= 0 {
      if isIt(leaving) || isIt(leading) { return true }
      leaving = edge(after: leaving)
      leading = edge(behind: leading)
    }
    return false
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
