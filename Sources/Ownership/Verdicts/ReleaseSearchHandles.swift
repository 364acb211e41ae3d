import Catalog
import Facts
import Program

/// The objects by which code can end a retention.
extension ReleaseSearch {
  /// The code that finishes the stream of a subscription. A method that nothing calls does not count.
  func find(
    finishing row: Int, _ edge: Edge, root: FunctionReference, unit: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    let streams = finished(with: edge)
    if streams.isEmpty { return nil }
    let handles = self.handles(of: streams)
    guard breaks.mayEnd(row, isStream: true, root: root, handles: handles),
      let found = find(endingOf: row, isStream: true, edge, by: streams, handles, root: root, unit: unit, members: members, held),
      found.found.kind != .byUncalledMethod
    else { return nil }
    return found
  }

  /// The code that ends a retention by a call on one of some objects.
  func find(
    endingOf row: Int, isStream: Bool = false, _ edge: Edge, by ends: [NodeID], _ handles: RetentionHandles, root: FunctionReference,
    unit: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    find(EndingEvents(of: program.models.functions[row], isStream: isStream), edge, by: ends, handles, root: root, unit: unit, members: members, held)
      .map { PathRelease(found: $0, act: .ends(row)) }
  }

  /// The code that sets a framework's property to `nil`.
  func find(
    emptying name: Name, _ edge: Edge, root: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    guard let begin = edge.place.flatMap({ breaks.root(at: $0) }) ?? root else { return nil }
    let ends = [edge.source]
    let handles = self.handles(of: ends)
    let property = program.text(name)
    guard breaks.mayEmpty(property, root: begin, handles: handles) else { return nil }
    return find(EndingEvents(emptying: property), edge, by: ends, handles, root: begin, unit: root, members: members, held)
      .map { PathRelease(found: $0, act: .emptiesOutside(name)) }
  }

  private func find(
    _ events: EndingEvents, _ edge: Edge, by ends: [NodeID], _ handles: RetentionHandles, root: FunctionReference, unit: FunctionReference?,
    members: Set<NominalID>, _ held: HeldReference
  ) -> FoundRelease? {
    breaks.find(
      events, handles: handles, root: root, since: edge.place ?? held.closure, closure: held.closure,
      key: edge.key, owners: held.strength == .strong ? owners(of: ends, handles.properties, begunBy: root, unit) : [],
      held: held.keeper == .cycle ? members : types(keptThrough: edge), callable: callable(members))
  }

  /// - Parameter ends: The objects on which a call ends the retention.
  func handles(of ends: [NodeID]) -> RetentionHandles {
    RetentionHandles(
      properties: ends.reduce(into: []) { $0.formUnion(program.holdingPropertiesOfWhole($1, in: graph)) },
      classes: classes(of: ends),
      sites: Set(ends.compactMap { if case .allocation(let place, _) = graph[$0].kind { place } else { nil } }),
      types: ends.map { graph[$0].type })
  }

  /// The objects whose properties hold the retention's handle.
  ///
  /// - Parameter begin: The function that begins the retention.
  private func owners(
    of ends: [NodeID], _ handles: Set<PropertyReference>, begunBy begin: FunctionReference, _ unit: FunctionReference?
  ) -> [HandleOwner] {
    var places = Set(ends.flatMap { program.holdingPlaces($0, in: graph) }).filter { handles.contains($0.property) }
    // A caller of the initialiser that begins the retention may not see the handle in a private property of the new object.
    if begin != unit, program.function(begin).kind == .initializer, let owner = program.owner(of: begin) {
      let unseen = handles.filter { handle in program.owner(of: handle) == owner && !places.contains { $0.property == handle } }
      let made = unseen.isEmpty ? [] : graph.nodes.indices.lazy.filter { graph.nodes[$0].isObject(madeAs: owner, in: program) }.map { NodeID($0) }
      for object in made { places.formUnion(unseen.map { HoldingPlace(object: object, property: $0) }) }
    }
    return places.map { place in
      HandleOwner(
        property: place.property, object: graph[place.object], holders: program.holdingProperties(place.object, in: graph), unit: unit)
    }
  }

  /// The classes of the retention's handles, with their superclasses. No method is called on a handle that the code drops.
  private func classes(of ends: [NodeID]) -> Set<NominalID> {
    ends.reduce(into: []) {
      if case .allocation(let place, _) = graph[$1].kind, let root = breaks.root(at: place), program.isDropped(place, in: root) { return }
      guard case .nominal(let type, _) = graph[$1].type.unwrapped else { return }
      $0.formUnion(program[type].ancestors)
    }
  }

  /// The handles of a retention: the retaining receiver, or the token that the call returned.
  func ends(of edge: Edge) -> [NodeID] {
    if isEndedByTarget(edge) { return [edge.target] }
    var nodes = [edge.source]
    if !graph[edge.target].kind.isClosure { nodes.append(edge.target) }
    if let place = edge.place { nodes += ofSameRun(graph.made(around: place, except: edge.target), as: edge) }
    return nodes
  }

  /// A call that runs several times makes an object each time. The handle of a retention is the object that refers to its source or target.
  private func ofSameRun(_ made: [NodeID], as edge: Edge) -> [NodeID] {
    if made.count < 2 { return made }
    let own = made.filter { node in
      var refers = node == edge.source
      graph.forEachEdge(from: node) { if $0.strength == .strong, $0.target == edge.source || $0.target == edge.target { refers = true } }
      return refers
    }
    return own.isEmpty ? made : own
  }

  /// The stream that ends a subscription when it is finished: the only source of its operators.
  private func finished(with edge: Edge) -> [NodeID] {
    guard case .model(let row) = edge.field, program.models.functions[row].effects.contains(where: { !$0.finishedBy.isEmpty }) else { return [] }
    if program.stream(of: graph[edge.source].type) != nil { return [edge.source] }
    return source(of: edge.source, by: row).flatMap(stream).map { [$0] } ?? []
  }

  /// The stream at the begin of a chain of operators, by one of them; `nil` where an operator has several sources.
  private func stream(behind last: NodeID) -> NodeID? {
    var operators: [NodeID] = []
    var stream: NodeID? = last
    while let node = stream, case .allocation = graph[node].kind, let row = operatorRow(of: node) {
      if let known = graph.index?.streams.known(node) {
        stream = known
        break
      }
      // Values around themselves have no first one.
      if operators.count == graph.nodes.count { return stream }
      operators.append(node)
      stream = source(of: node, by: row)
    }
    if let streams = graph.index?.streams {
      for node in operators { _ = streams.value(of: node) { stream } }
    }
    return stream
  }

  /// The receiver of the modelled call that made an object.
  private func source(of node: NodeID, by row: Int) -> NodeID? {
    var receivers: Set<NodeID> = []
    graph.forEachEdge(from: node) {
      if $0.field == .model(row), $0.strength == .strong, !graph[$0.target].kind.isClosure { receivers.insert($0.target) }
    }
    return receivers.count == 1 ? receivers.first : nil
  }

  /// The operator that made a stream, if the stream ends with the operator's receiver.
  private func operatorRow(of node: NodeID) -> Int? {
    var result: Int?
    graph.forEachEdge(from: node) { edge in
      if case .model(let row) = edge.field, program.models.functions[row].streamEnd == .withReceiver { result = row }
    }
    return result
  }

  /// Whether the retained object itself has the ending method (`view.removeFromSuperview()`). Then that object is the receiver.
  private func isEndedByTarget(_ edge: Edge) -> Bool {
    guard case .model(let row) = edge.field, let names = program.modelNames(of: graph[edge.target].type) else { return false }
    return program.models.functions[row].effects.contains { effect in
      effect.endedBy.contains { event in event.type.map(names.contains) ?? false }
    }
  }

  /// The types of the objects that a reference retains, directly or through closures; empty where one of them is unknown.
  func types(keptThrough edge: Edge) -> Set<NominalID> {
    var result: Set<NominalID> = []
    var pending = [edge.target]
    var seen: Set<NodeID> = [edge.target]
    while let object = pending.popLast() {
      if graph[object].kind.isClosure {
        for edge in graph.edges(from: object) where edge.strength == .strong && edge.field.isOwnership && seen.insert(edge.target).inserted {
          pending.append(edge.target)
        }
        continue
      }
      guard case .nominal(let type, _) = graph[object].type.unwrapped else { return [] }
      result.insert(type)
    }
    return result
  }
}

extension Node {
  /// Whether the code makes the object, of a class or one of its descendants.
  fileprivate func isObject(madeAs owner: NominalID, in program: Program) -> Bool {
    guard case .allocation = kind, case .nominal(let type, _) = self.type.unwrapped else { return false }
    return program[type].ancestors.contains(owner)
  }
}
