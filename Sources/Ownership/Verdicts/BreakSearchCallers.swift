import Program
import Facts
import Catalog

/// Who may call the closures on a path.
extension BreakSearch {
  /// May somebody call the kept closure?
  func callable(_ members: Set<NominalID>) -> Callability { kept.map { callability(of: $0.node, members) } ?? .bySomebody }

  /// May somebody call a closure, or one that it is written in?
  func callability(of closure: FunctionReference, _ members: Set<NominalID>) -> Callability {
    var next: FunctionReference? = closure
    while let function = next {
      let nodes = graph.nodes.indices.filter { if case .closure(function, _) = graph.nodes[$0].kind { true } else { false } }
      let all = nodes.map { callability(of: NodeID($0), members, isInToken: kept?.node != NodeID($0)) }
      if all.contains(.bySomebody) { return .bySomebody }
      if let first = all.first { return all.contains(.byNobodyInSight) ? .byNobodyInSight : first }
      next = program.function(function).parent.map { FunctionReference(file: Int(function.file), function: $0) }
    }
    return .bySomebody
  }

  /// May somebody call a closure? Not where all that hold it are properties that no code reads, or only the `deinit` of an object in the cycle.
  ///
  /// - Parameters:
  ///   - members: The types of the objects in the cycle.
  ///   - isInToken: Does it lie in an object that is there for others to call it, and not of its own accord?
  private func callability(of node: NodeID, _ members: Set<NominalID>, isInToken: Bool = false) -> Callability {
    var result = Callability.byNobody
    var isHeld = false
    for edge in graph.edges(to: node) where edge.strength == .strong && edge.field.isOwnership {
      isHeld = true
      var properties: Set<PropertyReference> = []
      switch edge.field {
      case .property(let property): properties = [property]
      case .element, .tupleElement, .model:
        if program.semantics(of: graph[edge.source].type) == .value { properties = program.holdingProperties(edge.source, in: graph) }
      default: break
      }
      if properties.contains(where: { isRead($0, outsideOf: members) }) {
        properties = isInToken ? holdersOutOfReach(of: edge.source, properties, members) : []
      }
      if properties.isEmpty { return .bySomebody }
      if !properties.allSatisfy(program.isPrivate) { result = .byNobodyInSight }
    }
    return isHeld ? result : .bySomebody
  }

  /// The properties that hold the object whose property a closure is in, if nothing reads any of them: a token that is thrown away unused.
  private func holdersOutOfReach(of object: NodeID, _ properties: Set<PropertyReference>, _ members: Set<NominalID>) -> Set<PropertyReference> {
    guard case .allocation = graph[object].kind, program.semantics(of: graph[object].type) == .reference,
      !properties.contains(where: breaks.isCalledInDeinit)
    else { return [] }
    var holders: Set<PropertyReference> = []
    for edge in graph.edges(to: object) where edge.strength == .strong && edge.field.isOwnership {
      guard case .property(let property) = edge.field, !isRead(property, outsideOf: members) else { return [] }
      holders.insert(property)
    }
    return holders
  }

  private func isRead(_ property: PropertyReference, outsideOf members: Set<NominalID>) -> Bool {
    switch breaks.uses.reading(of: property, in: program) {
    case .nowhere: false
    case .inDeinit: !(program.owner(of: property).map { owner in members.contains { program[$0].ancestors.contains(owner) } } ?? false)
    case .anywhere: true
    }
  }
}
