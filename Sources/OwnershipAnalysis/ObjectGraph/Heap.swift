import ProgramModel
import RuleFormat
import SourceFacts

/// An object graph with the laws for reading it, storing into it, and applying a callee's summary to it.
struct Heap {
  let program: Program
  var graph = Graph()
  /// For each copy of a value what it was copied from: fields that nobody has touched since have the same content.
  var origins: [NodeID: NodeID] = [:]
  /// Streams that are known to end by themselves, or never to end, though their type does not say so.
  var streamEnds: [NodeID: TypeModel.SequenceEnd] = [:]
  /// Parameters of closures that code in sight calls: what it passes for them is told as well.
  var passedParameters: Set<NodeID> = []
  /// Reads that were not followed because they lie too deep.
  var collapsedLoads = 0

  /// Calls whose summary was not applied because the graph has grown too large.
  var collapsedCalls = 0

  /// A graph takes in no more summaries when it has this many nodes.
  static let nodeLimit = 2_000
  /// Loads of loads beyond this depth are not followed.
  static let loadDepthLimit = 4

  /// Reads a field. `ownership` is `nil` where the field is not known to hold what it gives.
  mutating func readField(
    of base: [NodeID], _ field: Field, type: Type, ownership: CaptureStrength?, assumptions: UInt8 = 0
  ) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      let known = graph.targets(of: node, field)
      if !known.isEmpty {
        result.unite(known)
        continue
      }
      let origin = self.origin(of: node)
      guard loadDepth(origin) < Self.loadDepthLimit else {
        collapsedLoads += 1
        continue
      }
      // What a generic type's own code knows only by a parameter's name is known of an instance.
      let type = program.substitute(type, with: graph[node].type)
      let load = graph.node(.load(origin, field), type: type)
      if let ownership {
        for holder in origin == node || isCopied(type) ? [origin] : [node, origin] {
          graph.add(
            Edge(
              source: holder, target: load, field: field, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
              place: nil, isWrite: false))
        }
      }
      guard origin != node, isCopied(type) else {
        result.unite([load])
        continue
      }
      // A value in a field of a copy was copied with it.
      let inner = graph.node(.load(node, field), type: type)
      origins[inner] = load
      if let ownership {
        graph.add(
          Edge(
            source: node, target: inner, field: field, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
            place: nil, isWrite: false))
      }
      result.unite([inner])
    }
    return result
  }

  /// May the node be one of several objects: an element of a collection, or read from one? What one of them is given does not
  /// replace what another one was given.
  func standsForSeveral(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, let field) = graph[node].kind {
      if field == .element { return true }
      node = base
    }
    return false
  }

  private func loadDepth(_ node: NodeID) -> Int {
    var depth = 0
    var next = node
    while case .load(let base, _) = graph[next].kind {
      depth += 1
      next = base
    }
    return depth
  }

  /// Elements of collections; every read gives what was put in, or an element that was there before.
  mutating func readElements(of base: [NodeID], type: Type) -> [NodeID] {
    readField(of: base, .element, type: type, ownership: .strong)
  }

  /// What a function gives: what its body returns; where the function came from elsewhere, something that its caller knows.
  mutating func readResult(of function: NodeID) -> [NodeID] {
    let known = graph.targets(of: function, .result)
    if !known.isEmpty { return known }
    switch graph[function].kind {
    case .parameter, .load: break
    default: return []
    }
    guard case .function(let type) = graph[function].type.unwrapped, program.mayHoldObjects(type.result), loadDepth(function) < Self.loadDepthLimit else { return [] }
    return [graph.node(.load(function, .result), type: type.result)]
  }

  mutating func keep(
    _ target: NodeID, by source: NodeID, field: Field, strength: CaptureStrength = .strong, lifetime: Lifetime = .whileKept,
    assumptions: UInt8 = 0, place: SourcePlace, key: ElementKey? = nil, isUnchecked: Bool = false
  ) {
    graph.add(
      Edge(
        source: source, target: target, field: field, strength: strength, lifetime: lifetime,
        assumptions: min(assumptions, 2), place: place, isWrite: true, isUnchecked: isUnchecked, key: key))
  }

  /// A closure captures what a variable holds, or `self` where there is none.
  mutating func capture(_ targets: [NodeID], by closure: NodeID, as variable: VariableID?, strength: CaptureStrength = .strong, place: SourcePlace) {
    for target in targets { keep(target, by: closure, field: .capture(variable), strength: strength, place: place) }
  }

  /// What a call does for its caller beside what it stores.
  struct CallOutcome {
    var returned: [NodeID] = []
    /// What was assigned to `inout` parameters, by position.
    var written: [Int: [NodeID]] = [:]
    /// What observers are told of.
    var observed: [ObservedRead] = []
  }

  /// Copies a summary into this graph, with the caller's objects in the place of its roots.
  ///
  /// - Parameter keys: What the caller's code says of the keys that it passes; `nil` where the summary is not called, but looked at.
  mutating func instantiate(
    _ summary: Summary, receiver: [NodeID], parameters: [Int: [NodeID]], keys: ArgumentKeys? = ArgumentKeys(), range: ByteRange,
    assumptions: UInt8
  ) -> CallOutcome {
    var result = CallOutcome()
    if summary.items.isEmpty { return result }
    guard graph.nodes.count < Self.nodeLimit else {
      collapsedCalls += 1
      return result
    }
    // The calls of a chain begin at the same place.
    let instance = Int32(bitPattern: (range.start &* 31 &+ range.end) | 1)
    var mapped: [[NodeID]] = []
    mapped.reserveCapacity(summary.items.count)
    for (index, item) in summary.items.enumerated() {
      switch item.kind {
      case .selfObject:
        mapped.append(receiver)
        if let origin = summary.origins[Int32(index)] {
          for source in mapped[Int(origin)] { for object in receiver { copyContent(of: source, to: object) } }
        }
      case .parameter(let position): mapped.append(parameters[position] ?? [])
      case .load(_, let field):
        let base = summary.loadBases[Int32(index)].map { mapped[Int($0)] } ?? []
        if summary.replaced.contains(Int32(index)) {
          mapped.append(readFormer(field, of: base, type: item.type))
        } else {
          mapped.append(readLoad(field, of: base, type: item.type))
        }
      case .global, .externalGlobal, .system, .unknownCallee:
        mapped.append([graph.node(item.kind, type: item.type)])
      case .closure(let function, let inner):
        mapped.append([graph.node(.closure(function, instance: combine(inner, instance)), type: item.type)])
      case .methodReference(let place, let inner):
        mapped.append([graph.node(.methodReference(place, instance: combine(inner, instance)), type: item.type)])
      case .autoclosure(let place, let inner):
        mapped.append([graph.node(.autoclosure(place, instance: combine(inner, instance)), type: item.type)])
      case .allocation(let place, let inner):
        let node = graph.node(.allocation(place, instance: combine(inner, instance)), type: item.type)
        mapped.append([node])
        if let end = item.streamEnd { streamEnds[node] = end }
        if let origin = summary.origins[Int32(index)] { for source in mapped[Int(origin)] { copyContent(of: source, to: node) } }
      case .box(let variable, let inner):
        mapped.append([graph.node(.box(variable, instance: combine(inner, instance)), type: item.type)])
      case .former(_, let field):
        let base = summary.loadBases[Int32(index)].map { mapped[Int($0)] } ?? []
        mapped.append(readFormer(field, of: base, type: item.type))
      case .closureParameter(let variable):
        let node = graph.node(.closureParameter(variable), type: item.type)
        mapped.append([node])
        if item.isPassedInSight { passedParameters.insert(node) }
      }
    }
    for reference in summary.references {
      for source in mapped[Int(reference.source)] {
        // What two roots are the same object for this call alone holds itself in this call alone.
        for target in mapped[Int(reference.target)] where source != target || reference.source == reference.target {
          // What was cast on its way to a property is none of those objects that the property cannot hold.
          if case .property(let property) = reference.edge.field, program.areUnrelatedClasses(program.type(of: property), graph[target].type) { continue }
          var edge = reference.edge
          edge.source = source
          edge.target = target
          if let keys { edge.key = edge.key.flatMap { $0.passed(by: keys) } }
          edge.assumptions = min(2, edge.assumptions + assumptions)
          graph.add(edge)
        }
      }
    }
    for (item, property) in summary.observed {
      result.observed += mapped[Int(item)].map { ObservedRead(object: $0, property: property) }
    }
    for item in summary.returned { result.returned.unite(mapped[Int(item)]) }
    for (position, items) in summary.written {
      for item in items { result.written[position, default: []].unite(mapped[Int(item)]) }
    }
    return result
  }

  private func combine(_ inner: Int32, _ outer: Int32) -> Int32 { inner &* 31 &+ outer }

  /// What a field held before the callee gave it something else: nobody holds it any more, as far as this call goes.
  private mutating func readFormer(_ field: Field, of base: [NodeID], type: Type) -> [NodeID] {
    base.map { graph.node(.former($0, field), type: type) }
  }

  private mutating func readLoad(_ field: Field, of base: [NodeID], type: Type) -> [NodeID] {
    switch field {
    case .property(let property):
      readField(
        of: base, field, type: type, ownership: CaptureStrength(program.ownership(of: property)),
        // A requirement's assumption is in what the callee has stored.
        assumptions: program.property(property).isRequirement ? 0 : program.assumptions(about: property))
    case .element, .tupleElement, .content:
      readField(of: base, field, type: type, ownership: .strong)
    case .externalProperty(let name):
      readField(
        of: base, field, type: type,
        ownership: base.first.flatMap { program.modelProperty(name, of: graph[$0].type) }.flatMap(\.heldStrength))
    case .result: base.flatMap { readResult(of: $0) }
    case .capture, .model, .unknown, .argument:
      readField(of: base, field, type: type, ownership: nil)
    }
  }
}
