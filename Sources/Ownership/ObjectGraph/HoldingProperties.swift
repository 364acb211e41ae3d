import Program

/// What a property held until something else was stored in it.
struct FormerContent {
  var node: NodeID
  var property: PropertyReference
}

/// A property of an object that holds something.
struct HoldingPlace: Hashable {
  var object: NodeID
  var property: PropertyReference
}

extension Program {
  /// The objects that hold another one, each with the property: that it was read from or stored in, itself or in a collection.
  func holdingPlaces(_ node: NodeID, in graph: Graph) -> Set<HoldingPlace> {
    var result: Set<HoldingPlace> = []
    forEachCollection(holding: node, in: graph) { node in
      if case .load(let base, .property(let property)) = graph[node].kind { result.insert(HoldingPlace(object: base, property: property)) }
    } stored: { object, property in
      result.insert(HoldingPlace(object: object, property: property))
    }
    return result
  }

  /// The properties that hold an object: those that it was read from or stored in, itself or in a collection.
  ///
  /// - Parameter former: What the code is given as the former content of a property: that one has held it.
  func holdingProperties(_ node: NodeID, in graph: Graph, former: FormerContent? = nil) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    forEachCollection(holding: node, in: graph) { node in
      if let former, former.node == node { result.insert(former.property) }
      switch graph[node].kind {
      case .load(let base, .property(let property)):
        if !graph.wasReplaced(node, in: base, .property(property)) { result.insert(property) }
      case .global(let property): result.insert(property)
      default: break
      }
    } stored: { _, property in
      result.insert(property)
    }
    return result
  }

  /// Goes through an object and the collections that it lies in.
  ///
  /// - Parameters:
  ///   - visit: Is told each of them.
  ///   - stored: Is told the objects, with the properties, that one of them was stored in.
  private func forEachCollection(
    holding node: NodeID, in graph: Graph, _ visit: (NodeID) -> Void, stored: (NodeID, PropertyReference) -> Void
  ) {
    var seen: Set<NodeID> = []
    var pending = [node]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      visit(node)
      switch graph[node].kind {
      case .load(let collection, .element), .load(let collection, .oneElement), .load(let collection, .tupleElement): pending.append(collection)
      default: break
      }
      // Without a list: thousands of closures may capture one object.
      graph.forEachEdge(to: node) { edge in
        switch edge.field {
        case .property(let property): stored(edge.source, property)
        // What is put into a collection is held by the property that holds the collection.
        case .element, .tupleElement, .model: if semantics(of: graph[edge.source].type) == .value { pending.append(edge.source) }
        case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument: break
        }
      }
    }
  }
}
