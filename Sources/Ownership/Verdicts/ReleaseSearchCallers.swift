import Program
import Facts
import Catalog

/// The possible callers of the closures on a path.
extension ReleaseSearch {
  /// Who may call the retained closure.
  func callable(_ members: Set<NominalID>) -> Callability { kept.map { callability(of: $0.node, members) } ?? .bySomebody }

  /// Who may call a closure, or an enclosing one.
  func callability(of closure: FunctionReference, _ members: Set<NominalID>) -> Callability {
    var next: FunctionReference? = closure
    while let function = next {
      let nodes = graph.nodes.indices.filter { if case .closure(function, _) = graph.nodes[$0].kind { true } else { false } }
      let all = nodes.map { callability(of: NodeID($0), members, isInToken: kept?.node != NodeID($0)) }
      if all.contains(.bySomebody) { return .bySomebody }
      if let first = all.first { return all.contains(.byNobodyInSight) ? .byNobodyInSight : first }
      next = program.parent(of: function)
    }
    return .bySomebody
  }

  /// Who may call a closure. No one, if all its holders are properties that no code reads, or that only the `deinit` of a cycle member reads.
  ///
  /// - Parameters:
  ///   - members: The types of the objects in the cycle.
  ///   - isInToken: Whether it lies in an object that acts only when others call it.
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

  /// The properties that hold the owner of a closure's property, if nothing reads any of them: a token that is never used.
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
