import Program

/// The former content of a property.
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
  /// The objects and properties that hold a node, directly or in a collection, known from reads and stores.
  func holdingPlaces(_ node: NodeID, in graph: Graph) -> Set<HoldingPlace> {
    var result: Set<HoldingPlace> = []
    forEachCollection(holding: node, in: graph) { node in
      if case .load(let base, .property(let property)) = graph[node].kind { result.insert(HoldingPlace(object: base, property: property)) }
    } stored: { object, property in
      result.insert(HoldingPlace(object: object, property: property))
    }
    return result
  }

  /// The properties that hold an object, directly or in a collection, known from reads and stores.
  ///
  /// - Parameter former: A property's former content that is passed to the code. The property has held it.
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

  /// The properties that hold an object. For a part of a framework's object, `output.fileHandleForReading`, the properties that hold the whole.
  func holdingPropertiesOfWhole(_ node: NodeID, in graph: Graph, former: FormerContent? = nil) -> Set<PropertyReference> {
    var node = node
    for _ in 0..<Self.nestingLimit {
      let result = holdingProperties(node, in: graph, former: former)
      guard result.isEmpty, let whole = whole(of: node, in: graph) else { return result }
      node = whole
    }
    return []
  }

  /// The framework's object that contains another one: read from it, assigned to its property, or passed to its initialiser.
  private func whole(of node: NodeID, in graph: Graph) -> NodeID? {
    if case .load(let whole, .externalProperty) = graph[node].kind { return whole }
    var result: NodeID?
    graph.forEachEdge(holding: node) { edge in
      guard result == nil, edge.strength == .strong else { return }
      switch edge.field {
      case .externalProperty: result = edge.source
      case .model(let row): if models.functions[row].isInitializer { result = edge.source }
      default: break
      }
    }
    return result
  }

  /// Where a value lies: the properties of objects, and the globals, that contain it, however deep in other values. Code that changes the value in
  /// another place changes another copy.
  ///
  /// - Returns: Nothing for an object, and where part of the way is unknown.
  func storage(ofValue value: NodeID, in graph: Graph) -> Set<PropertyReference> {
    guard semantics(of: graph[value].type) == .value else { return [] }
    var result: Set<PropertyReference> = []
    var seen: Set<NodeID> = [value]
    var pending = [value]
    while let node = pending.popLast() {
      let places = holdingPlaces(node, in: graph)
      if places.isEmpty { return [] }
      for place in places {
        if property(place.property).isComputed || hasWrapper(place.property) { return [] }
        if isGlobal(place.property) || semantics(of: graph[place.object].type) == .reference {
          result.insert(place.property)
        } else if semantics(of: graph[place.object].type) != .value {
          return []
        } else if seen.insert(place.object).inserted {
          if seen.count > Self.valueLimit { return [] }
          pending.append(place.object)
        }
      }
    }
    return result
  }

  /// The number of values around one that are looked at.
  private static var valueLimit: Int { 32 }

  /// The number of collections around each other that are looked at, and of framework objects that are parts of each other. Views are nested deeper, but
  /// seldom does a property hold the outer ones.
  private static var nestingLimit: Int { 12 }

  /// Visits an object and the collections that contain it.
  ///
  /// - Parameters:
  ///   - visit: Called with each of them.
  ///   - stored: Called with the objects and properties in which one of them was stored.
  private func forEachCollection(
    holding node: NodeID, in graph: Graph, _ visit: (NodeID) -> Void, stored: (NodeID, PropertyReference) -> Void
  ) {
    var seen: Set<NodeID> = []
    var pending = [(node: node, depth: 0)]
    var next = 0
    // Nearest first: what is reached by two ways counts by the shorter one.
    while next < pending.count {
      let (node, depth) = pending[next]
      next += 1
      guard seen.insert(node).inserted else { continue }
      visit(node)
      let isOutermost = depth == Self.nestingLimit
      switch graph[node].kind {
      case .load(let collection, .element), .load(let collection, .oneElement), .load(let collection, .tupleElement):
        if !isOutermost { pending.append((collection, depth + 1)) }
      default: break
      }
      graph.forEachEdge(holding: node) { edge in
        switch edge.field {
        case .property(let property): stored(edge.source, property)
        // An element is held by the property that holds the collection.
        case .element, .tupleElement, .model:
          if !isOutermost, semantics(of: graph[edge.source].type) == .value { pending.append((edge.source, depth + 1)) }
        case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: break
        }
      }
    }
  }
}
