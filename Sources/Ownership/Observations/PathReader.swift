import Catalog
import Program
import Facts

/// Takes paths out of one graph.
struct PathReader {
  let program: Program
  let graph: Graph

  /// The steps of a path with their places.
  func steps(_ path: OwnershipPath, from start: NodeID) -> [PathStep] {
    var steps: [PathStep] = []
    /// The name of the holder of the following collection.
    var holder = ObjectName.unnamed
    for edge in path.edges {
      var place = edge.place
      switch edge.field {
      case .oneElement, .result, .argument, .emitted: continue
      case .element, .tupleElement:
        if edge.isWrite { steps.append(PathStep(place: place, kind: .put(node(edge.target), into: holder))) }
        continue
      case .property(let property):
        place = program.namePlace(of: property)
        holder = .property(property)
      case .externalProperty(let name): holder = .external(name)
      case .capture, .content, .model, .unknown: break
      }
      steps.append(PathStep(place: place, kind: .reference(reference(edge, from: start))))
      if case .property(let property) = edge.field, edge.isWrite {
        steps.append(PathStep(place: edge.place, kind: .assigned(node(edge.target), to: property)))
      }
    }
    return steps
  }

  /// The holder of the closure as an access path from the captured object.
  ///
  /// - Parameter captured: The name of the captured object, unless it is `self`.
  func holder(_ path: OwnershipPath, captured: ObjectName? = nil) -> Holder {
    var names: [ObjectName] = captured.map { [$0] } ?? []
    /// An object reached by anything but a property: its content is no member of the preceding object.
    var other: NodeID?
    var isEmpty = true
    func append(_ name: ObjectName) {
      if let node = other {
        switch graph[node].type.unwrapped {
        case .nominal, .external: names = [.type(graph[node].type.unwrapped)]
        default: break
        }
      }
      other = nil
      names.append(name)
      isEmpty = false
    }
    for edge in path.edges {
      switch edge.field {
      case .property(let property): append(.property(property))
      case .externalProperty(let name): append(.external(name))
      case .content: return .variable
      case .model, .element, .oneElement, .tupleElement, .capture, .unknown: other = edge.target
      case .result, .argument, .emitted: break
      }
    }
    if isEmpty, let edge = path.edges.last { return .object(node(edge.source)) }
    return .path(names)
  }

  /// The keeper of the closure where no cycle is known.
  ///
  /// - Parameter lasting: The class of the object that holds it, where that matters.
  func keeper(_ path: OwnershipPath, from start: NodeID, of lasting: NominalID? = nil) -> Holder {
    if let lasting {
      let owner = ObjectName.type(.nominal(lasting, []))
      if case .load(_, .property(let property)) = graph[start].kind { return .path([owner, .property(property)]) }
      return holder(path, captured: owner)
    }
    switch graph[start].kind {
    case .system, .externalGlobal:
      if case .model(let row)? = path.edges.first?.field { return .model(row) }
      if case .externalGlobal(let name, _) = graph[start].kind { return .path([.external(name)]) }
      return .system
    case .global(let property): return .global(property)
    case .unknownCallee: return .unknownCallee
    default: return holder(path)
    }
  }

  /// Whether a token or a strong target lies between the keeper and the closure.
  func via(_ path: OwnershipPath) -> Via {
    for edge in path.edges {
      guard case .model(let row) = edge.field else { continue }
      // A collection made by a call is no token, and neither is an enum with its payload, or a data source.
      let model = program.models.functions[row]
      if model.result == .object, !program.isCollection(graph[edge.source].type), !makesEnum(model), !makesProvider(model) { return .token }
    }
    return .direct
  }

  /// Whether an initialiser's closure provides something for as long as the object lives, as that of a data source does for a view.
  private func makesProvider(_ model: FunctionModel) -> Bool {
    model.isInitializer && model.effects.contains { $0.keeper == .argument } && model.effects.allSatisfy { $0.endedBy.isEmpty && $0.lifetime == .whileKept }
  }

  /// An enum case, which a model names like a method.
  private func makesEnum(_ model: FunctionModel) -> Bool {
    (model.resultType?.name ?? model.type).flatMap(program.models.kind(ofType:)) == .enum
  }

  /// The end of the retention, if a model states it.
  func end(_ path: OwnershipPath) -> RetentionEnd {
    for edge in path.edges {
      guard case .model(let row) = edge.field, edge.lifetime != .whileKept else { continue }
      if program.models.functions[row].effects.contains(where: { $0.until != nil }) { return .model(row, edge.lifetime) }
    }
    return .unknown
  }

  /// A short name for an object: its field, or its type.
  func name(of node: NodeID, orType: Bool = true) -> ObjectName {
    switch graph[node].kind {
    case .selfObject: .selfObject
    case .load(_, .property(let property)), .global(let property): .property(property)
    case .load(_, .externalProperty(let name)), .externalGlobal(let name, _): .external(name)
    case .load(let base, .element), .load(let base, .oneElement), .load(let base, .tupleElement): name(of: base, orType: orType)
    case .closureParameter(let variable): .variable(variable)
    default: orType ? .type(graph[node].type.unwrapped) : .unnamed
    }
  }

  /// - Parameter start: The start of the path that contains the edge.
  func reference(_ edge: Edge, from start: NodeID) -> PathReference {
    PathReference(
      source: node(edge.source), target: node(edge.target), field: field(edge), strength: edge.strength, lifetime: edge.lifetime,
      isAssumed: edge.assumptions > 0, closesCycle: edge.target == start)
  }

  func node(_ id: NodeID) -> PathNode {
    PathNode(kind: kind(of: id), name: name(of: id, orType: false), type: graph[id].type, isToken: isToken(id))
  }

  private func kind(of node: NodeID) -> PathNode.Kind {
    switch graph[node].kind {
    case .selfObject: .selfObject
    case .closure(let reference, _): .closure(reference)
    case .methodReference: .methodReference
    case .autoclosure: .autoclosure
    case .box(let variable, _): .box(variable)
    case .closureParameter(let variable): .closureParameter(variable)
    case .system: .system
    case .unknownCallee: .unknownCallee
    case .global(let property): .global(property)
    case .externalGlobal: .externalGlobal
    case .load(_, .element), .load(_, .oneElement), .load(_, .tupleElement): .element
    case .parameter, .allocation, .load, .former: .object
    }
  }

  private func isToken(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .parameter, .allocation, .load, .former, .closureParameter: break
    default: return false
    }
    return graph.modelledEdges(from: node).contains { edge in
      if case .model(let row) = edge.field { program.models.functions[row].result == .object } else { false }
    }
  }

  private func field(_ edge: Edge) -> PathReference.Field {
    switch edge.field {
    case .property(let property): return .property(property)
    case .externalProperty(let name): return .externalProperty(name)
    case .element, .tupleElement: return .element
    case .capture(nil): return .capture(.selfObject)
    case .capture(let variable?): return .capture(.variable(variable))
    case .content: return .content
    case .model(let row): return .model(row)
    case .unknown: return .unknown
    case .oneElement, .result, .argument, .emitted: return .other
    }
  }

  func place(of node: NodeID) -> SourcePlace? {
    switch graph[node].kind {
    case .closure(let reference, _): SourcePlace(file: Int(reference.file), range: program.function(reference).headRange)
    case .methodReference(let place, _), .autoclosure(let place, _), .allocation(let place, _): place
    case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): program.namePlace(of: property)
    default: nil
    }
  }
}
