import Catalog
import Program
import Facts

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
  /// The fields that the function or closure at hand has read.
  var reads = BitSet()
  /// Reads that were not followed because they lie too deep.
  var collapsedLoads = 0

  /// Values that may be more objects than are followed.
  var cutValues = 0
  /// Calls whose summary was not applied because the graph has grown too large.
  var collapsedCalls = 0

  /// The calls through which objects made elsewhere have come, and the objects' own contexts there; each with a number of its own.
  var contexts: [CallContext: Int32] = [:]
  /// The calls whose summaries have been applied; their inner contexts are zero.
  var appliedCalls: Set<CallContext> = []
  /// The functions that call the one at hand in turn. What they make is told apart no further: no call tree has an end otherwise.
  var recursiveGroup: Set<FunctionReference> = []

  /// A graph takes in no more summaries when it has this many nodes.
  static let nodeLimit = 2_000
  /// Loads of loads beyond this depth are not followed,
  static let loadDepthLimit = 12
  /// nor those that read the same field once more than this: only that can go on for ever.
  static let repetitionLimit = 2

  /// Reads a field. `ownership` is `nil` where the field is not known to hold what it gives.
  mutating func readField(
    of base: [NodeID], _ field: Field, type: Type, ownership: CaptureStrength?, assumptions: UInt8 = 0
  ) -> [NodeID] {
    var result: [NodeID] = []
    let stored = field.stored
    for node in base where !lacks(field, graph[node].type) {
      reads.insert(graph.slot(node, stored))
      let known = content(of: node, field)
      if !known.isEmpty {
        result.unite(known)
        continue
      }
      // Nothing but `nil` is there.
      if graph.isEmpty(node, stored) { continue }
      let origin = self.origin(of: node)
      guard canRead(field, of: origin) else {
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
              source: holder, target: load, field: stored, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
              place: nil, isWrite: false, key: elementKey(of: field, in: holder)))
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
            source: node, target: inner, field: stored, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
            place: nil, isWrite: false, key: elementKey(of: field, in: node)))
      }
      result.unite([inner])
    }
    return result
  }

  /// What the code has seen in a field. Of elements that it has only read nobody knows which another read gives.
  private func content(of node: NodeID, _ field: Field) -> [NodeID] {
    switch field {
    case .oneElement(let identity): return graph.storedElements(of: node, identity) + graph.elementsByCalls(of: node, identity)
    case .element:
      let known = graph.targets(of: node, .element)
      let byCalls = graph.elementsByCalls(of: node, nil)
      return !byCalls.isEmpty || graph.edges(from: node).contains { $0.field == .element && $0.isWrite }
        ? known + byCalls : known.filter { graph[$0].kind == .load(origin(of: node), .element) }
    default: return graph.targets(of: node, field)
    }
  }

  /// The key under which a collection keeps what is read. In an array an element moves.
  private func elementKey(of field: Field, in collection: NodeID) -> ElementKey? {
    guard case .oneElement(let identity) = field, case .dictionary = graph[collection].type.unwrapped else { return nil }
    return identity.knownKey
  }

  /// May the node be one of several objects: an element of a collection, or read from one? What one of them is given does not
  /// replace what another one was given.
  func standsForSeveral(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, let field) = graph[node].kind {
      if field.stored == .element { return true }
      node = base
    }
    return graph.isMadeInRecursion(node)
  }

  /// Is the way to what the field holds short enough?
  private func canRead(_ field: Field, of node: NodeID) -> Bool {
    var depth = 0
    var repetitions = 0
    var next = node
    while case .load(let base, let step) = graph[next].kind {
      depth += 1
      if step.stored == field.stored { repetitions += 1 }
      next = base
    }
    return depth < Self.loadDepthLimit && repetitions < (field.stored == .element ? 2 : 1) * Self.repetitionLimit
  }

  /// Elements of collections: what was put in, or an element that was there before.
  ///
  /// - Parameter identity: Which one is read; `nil` where it is all of them.
  mutating func readElements(of base: [NodeID], type: Type, _ identity: ElementIdentity? = nil) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      let field: Field = if let identity, graph[node].type.isCollection { .oneElement(identity) } else { .element }
      result.unite(readField(of: [node], field, type: type, ownership: .strong))
    }
    return result
  }

  /// Is the field an element, and the type one of objects that have none? What was cast to a collection is none of these objects.
  func lacks(_ field: Field, _ type: Type) -> Bool { isElement(field) && program.areUnrelated(type, .array(.unknown)) }

  /// Is it what a collection or tuple holds?
  private func isElement(_ field: Field) -> Bool {
    guard case .model(let row) = field else { return field.isElement }
    // What the system keeps lies in no value.
    return program.models.isOfValueType(row) && program.models.functions[row].effects.contains { $0.keeper != .system }
  }

  /// What a function gives: what its body returns; where the function came from elsewhere, something that its caller knows.
  mutating func readResult(of function: NodeID) -> [NodeID] {
    let known = graph.targets(of: function, .result)
    if !known.isEmpty { return known }
    switch graph[function].kind {
    case .parameter, .load, .closureParameter: break
    default: return []
    }
    guard case .function(let type) = graph[function].type.unwrapped, program.mayHoldObjects(type.result), canRead(.result, of: function) else { return [] }
    return [graph.node(.load(function, .result), type: type.result)]
  }

  /// One object keeps another. An element of what is known as `Any` is assumed: only a cast says that it is a collection.
  mutating func keep(
    _ target: NodeID, by source: NodeID, field: Field, strength: CaptureStrength = .strong, lifetime: Lifetime = .whileKept,
    assumptions: UInt8 = 0, place: SourcePlace, key: ElementKey? = nil, isUnchecked: Bool = false
  ) {
    // The type is asked first: it says no to most, at less cost.
    let isCast = program.isAny(graph[source].type) && isElement(field)
    graph.add(
      Edge(
        source: source, target: target, field: field, strength: strength, lifetime: lifetime,
        assumptions: min(isCast ? assumptions + 1 : assumptions, 2), place: place, isWrite: true, isUnchecked: isUnchecked || isCast, key: key))
  }

  /// A closure captures what a variable holds, or `self` where there is none.
  mutating func capture(_ targets: [NodeID], by closure: NodeID, as variable: VariableID?, strength: CaptureStrength = .strong, place: SourcePlace) {
    for target in targets { keep(target, by: closure, field: .capture(variable), strength: strength, place: place) }
  }
}
