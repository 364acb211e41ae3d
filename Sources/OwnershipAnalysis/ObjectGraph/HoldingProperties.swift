import ProgramModel

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
    var seen: Set<NodeID> = []
    var pending = [node]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch graph[node].kind {
      case .load(let base, .property(let property)): result.insert(HoldingPlace(object: base, property: property))
      case .load(let collection, .element), .load(let collection, .oneElement), .load(let collection, .tupleElement): pending.append(collection)
      default: break
      }
      graph.forEachEdge(to: node) { edge in
        switch edge.field {
        case .property(let property): result.insert(HoldingPlace(object: edge.source, property: property))
        case .element, .tupleElement, .model: if semantics(of: graph[edge.source].type) == .value { pending.append(edge.source) }
        case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument: break
        }
      }
    }
    return result
  }

  /// The properties that hold an object: those that it was read from or stored in, itself or in a collection.
  ///
  /// - Parameter former: What the code is given as the former content of a property: that one has held it.
  func holdingProperties(_ node: NodeID, in graph: Graph, former: FormerContent? = nil) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    var seen: Set<NodeID> = []
    var pending = [node]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      if let former, former.node == node { result.insert(former.property) }
      switch graph[node].kind {
      case .load(let base, .property(let property)):
        if !graph.wasReplaced(node, in: base, .property(property)) { result.insert(property) }
      case .global(let property): result.insert(property)
      case .load(let collection, .element), .load(let collection, .oneElement), .load(let collection, .tupleElement): pending.append(collection)
      default: break
      }
      // Without a list: thousands of closures may capture one object.
      graph.forEachEdge(to: node) { edge in
        switch edge.field {
        case .property(let property): result.insert(property)
        // What is put into a collection is held by the property that holds the collection.
        case .element, .tupleElement, .model: if semantics(of: graph[edge.source].type) == .value { pending.append(edge.source) }
        case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument: break
        }
      }
    }
    return result
  }
}
