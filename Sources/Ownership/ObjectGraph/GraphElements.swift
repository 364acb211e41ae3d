import Program

/// The elements of collections, and the reads of them.
extension Graph {
  /// The stored elements of a collection that a read may give.
  func storedElements(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    var result: [NodeID] = []
    let known = identity?.knownKey
    forEachEdge(from: collection) { edge in
      guard !result.isFull, edge.field == .element, edge.isWrite, edge.key.map({ $0.mayAlias(known) }) ?? true else { return }
      result.unite([edge.target])
    }
    return result
  }

  /// The elements that methods have added to a collection (`append`), alone or inside another collection.
  func elementsByCalls(of collection: NodeID, _ identity: ElementIdentity?) -> [NodeID] {
    guard self[collection].type.isCollection else { return [] }
    let holdsCollections = self[collection].type.element.isCollection
    var result: [NodeID] = []
    let known = identity?.knownKey
    // Loops, for a closure that looks at the graph would copy it.
    for edge in edges(from: collection) {
      guard !result.isFull, edge.isWrite, edge.strength == .strong, case .model = edge.field, edge.key.map({ $0.mayAlias(known) }) ?? true else { continue }
      guard self[edge.target].type.isCollection, !holdsCollections else {
        result.unite([edge.target])
        continue
      }
      for inner in edges(from: edge.target) {
        guard !result.isFull, inner.strength == .strong, inner.field.mayHoldElements, !result.contains(inner.target) else { continue }
        if !self[inner.target].type.isCollection { result.unite([inner.target]) }
      }
    }
    return result
  }

  /// Takes the known end of a collection from the state, for code that appends. Nothing is known about the end until `putAtEnd` returns it with
  /// what was appended.
  mutating func takeEnd(of collection: NodeID) -> [[Int32]] { flow.takeEnd(of: collection.index) }

  /// Records that one of several objects was appended to a collection.
  ///
  /// - Parameters:
  ///   - end: The former end (`takeEnd`). It is moved, so that a long end is not copied for each appended element.
  ///   - isNew: Whether the collection held none of them before. Otherwise removing one leaves it there.
  mutating func putAtEnd(_ targets: [NodeID], of collection: NodeID, _ field: Field, behind end: inout [[Int32]], isNew: Bool) {
    let edges = isNew ? targets.compactMap { find(collection, $0, field, nil, Edge.quickHash(collection, $0, field)) } : []
    end.append(edges.sorted())
    flow.setEnd(of: collection.index, to: end)
    end = []
  }

  /// Removes the element that the code appended last.
  mutating func takeLast(of collection: NodeID) {
    var end = takeEnd(of: collection)
    for last in end.popLast() ?? [] { flow.kill(last) }
    flow.setEnd(of: collection.index, to: end)
  }

  /// Whether a node refers to another one by a field, whatever the key. Checks the shorter of the two edge lists.
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

  /// The field of a read. For elements, it identifies the element.
  func readField(_ edge: Edge) -> Field {
    if case .load(_, let field) = self[edge.target].kind, field.stored == edge.field { field } else { edge.field }
  }
}

extension Field {
  /// Whether it may hold elements of a collection, judging by its type.
  fileprivate var mayHoldElements: Bool {
    switch self {
    case .element, .oneElement, .model: true
    default: false
    }
  }
}
