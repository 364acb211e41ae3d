import Program

/// Structs, enums and collections are copied for each new holder.
extension Heap {
  /// Whether values of the type are copied, so that the parts of one copy change independently. Unknown for types outside the program.
  func isCopied(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal, .array, .set, .dictionary, .tuple: program.semantics(of: type) == .value
    case .unknown, .external, .function, .optional, .metatype, .generic, .composition: false
    }
  }

  /// Copies a value. The copy shares the referenced objects; nested values are copied with it. Later stores affect one copy only.
  mutating func copy(_ node: NodeID, at place: SourcePlace) -> NodeID {
    if let known = earlierCopy(of: node, at: place) { return known }
    let copy = graph.node(.allocation(place, instance: node.index &* 2), type: graph[node].type)
    copyContent(of: node, to: copy)
    return copy
  }

  /// An earlier copy made by the same code in a loop: all iterations share one node.
  private func earlierCopy(of node: NodeID, at place: SourcePlace) -> NodeID? {
    var node = node
    while let origin = origins[node] {
      if case .allocation(place, _) = graph[node].kind { return node }
      node = origin
    }
    return nil
  }

  mutating func copyContent(of node: NodeID, to copy: NodeID) {
    struct Step: Hashable {
      var source: NodeID
      var copy: NodeID
      /// The same for each value that is read from the source: the walk to the origin of a nested value is long.
      var isMadeInRecursion: Bool
    }
    var pending = [Step(source: node, copy: copy, isMadeInRecursion: graph.isMadeInRecursion(node))]
    var seen: Set<Step> = []
    // One node stands for all indistinguishable elements of a collection: it gets the content of each.
    var filled: Set<NodeID> = []
    // A value that a loop or a recursion puts into itself has one copy: the paths through it have no end.
    var copies = [node: copy]
    // What is added here begins at a copy, so that what the source holds stays as it is.
    var circular = CircularValues()
    while let step = pending.popLast() {
      let (node, copy) = (step.source, step.copy)
      let isOwn = origins[copy] == nil || origins[copy] == node || filled.contains(copy)
      guard node != copy, isOwn, !isOrigin(copy, of: node), seen.insert(step).inserted, graph.nodes.count < Self.nodeLimit else { continue }
      if origins[copy] == nil { origins[copy] = node }
      filled.insert(copy)
      for var edge in Array(graph.edges(from: node)) where edge.field.isOwnership {
        edge.source = copy
        if isCopied(graph[edge.target].type) {
          let part = edge.target
          let isMadeInRecursion = if case .load(node, _) = graph[part].kind { step.isMadeInRecursion } else { graph.isMadeInRecursion(part) }
          if filled.contains(part) || (isMadeInRecursion && circular.contains(part, parts: values(heldBy:))) {
            // The copied value holds the copy, or the node stands for the values of all rounds anyway.
          } else if let known = copies[part], circular.contains(part, parts: values(heldBy:)) {
            edge.target = known
          } else {
            edge.target = graph.node(.load(copy, graph.readField(edge)), type: graph[part].type)
            if copies[part] == nil { copies[part] = edge.target }
            pending.append(Step(source: part, copy: edge.target, isMadeInRecursion: isMadeInRecursion))
          }
        }
        graph.add(edge)
      }
    }
  }

  /// Whether a value comes from another one by copies, which is no copy itself. The way to the origin is long, and most copies are new.
  private func isOrigin(_ value: NodeID, of node: NodeID) -> Bool {
    origins[value] == nil && origins.mayLead(to: value) && origin(of: node) == value
  }

  /// The values among the content of a value.
  private func values(heldBy value: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    graph.forEachEdge(from: value) { if $0.field.isOwnership, isCopied(graph[$0.target].type) { result.append($0.target) } }
    return result
  }

  /// Whether the value is a copy of the object, or was read from a copy.
  func wasTaken(_ node: NodeID, from object: NodeID) -> Bool {
    var node = node
    while true {
      if node == object { return true }
      if let origin = origins[node] {
        node = origin
      } else if case .load(let base, _) = graph[node].kind {
        node = base
      } else if case .former(let base, _) = graph[node].kind {
        node = base
      } else {
        return false
      }
    }
  }

  func origin(of node: NodeID) -> NodeID {
    var node = node
    while let origin = origins[node] { node = origin }
    return node
  }
  /// The property that held the node when the code began, or that held the collection or value containing it.
  func propertyHolding(partOf node: NodeID) -> PropertyReference? {
    var node = node
    while case .load(let holder, let field) = graph[node].kind {
      switch field {
      case .property(let property) where !isCopied(graph[holder].type): return property
      case .property, .element, .oneElement, .tupleElement: node = origin(of: holder)
      default: return nil
      }
    }
    return nil
  }
}
