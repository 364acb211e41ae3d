import Catalog
import Program
import Facts

/// An object graph with the rules for reads, stores and the application of callee summaries.
struct Heap {
  let program: Program
  var graph = Graph()
  /// For each copy of a value, its original. Fields that were not changed since have the same content.
  var origins = NodeLinks()
  /// Streams known to end, or never to end, although their type does not say so.
  var streamEnds: [NodeID: TypeModel.SequenceEnd] = [:]
  /// For streams that end only with some arguments of the unit, these.
  var streamEndWays: [NodeID: ParameterWays] = [:]
  /// For references that are held until an endless body ends, the arguments of the unit with which it does end.
  var bodyEnds: [ReferenceName: BodyEnd] = [:]
  /// The streams whose end releases a reference, where only callers may know that end.
  var openStreams: [ReferenceName: [NodeID]] = [:]
  /// The streams of operators whose end only callers may know.
  var openOperators: Set<NodeID> = []
  /// Parameters of closures that code in sight calls. Their arguments are recorded as well.
  var passedParameters: Set<NodeID> = []
  /// The code that runs any number of times: loops, and closures called for each element. An object made there is one of many.
  var repeated: [SourcePlace] = []
  /// Nodes made by callees that stand for such objects.
  var severals: Set<NodeID> = []
  /// Set while one of several implementations is applied.
  var dispatch: AssumedDispatch?
  /// The references that depend on the class of a receiver.
  var dispatched: [ReferenceName: AssumedDispatch] = [:]
  /// Where the current code is.
  var position: SourcePlace?
  /// The fields that the current function or closure has read.
  var reads = BitSet()
  /// Reads that were not followed because of their depth.
  var collapsedLoads = 0

  /// Values with more possible objects than are followed.
  var cutValues = 0
  /// Calls whose summary was not applied because the graph had grown too large.
  var collapsedCalls = 0

  /// The call contexts of objects made elsewhere, numbered.
  var contexts: [CallContext: Int32] = [:]
  /// The calls whose summaries have been applied. Their inner contexts are zero.
  var appliedCalls: Set<CallContext> = []
  /// The functions that are mutually recursive with the current one. Objects they make are not distinguished further: call trees would have no end.
  var recursiveGroup: Set<FunctionReference> = []

  /// A graph with this many nodes accepts no more summaries.
  static let nodeLimit = 2_000
  /// Loads nested deeper are not followed.
  static let loadDepthLimit = 12
  /// Loads that repeat a field more often are not followed: only repetition can go on for ever.
  static let repetitionLimit = 2

  /// Reads a field. `ownership` is `nil` where the field is not known to hold its content.
  mutating func readField(
    of base: [NodeID], _ field: Field, type: Type, ownership: CaptureStrength?, assumptions: UInt8 = 0
  ) -> [NodeID] {
    var result: [NodeID] = []
    let stored = field.stored
    for node in base where !lacks(field, graph[node].type) {
      let slot = graph.slot(node, stored)
      reads.insert(slot)
      var known = content(of: node, field, in: slot)
      // A node for all elements is none of them: other keys mean other elements.
      if case .oneElement(let identity) = field, identity.knownKey != nil { known.removeAll(where: graph.isMadeInRecursion) }
      let found = takeRepeated(from: &known, type, field)
      if !known.isEmpty {
        result.unite(known)
        continue
      }
      // The field holds only `nil`.
      if graph.isEmpty(slot) { continue }
      let origin = self.origin(of: node)
      guard canRead(field, of: origin) else {
        collapsedLoads += 1
        continue
      }
      // An instance knows the types behind the generic parameters.
      let type = program.substitute(found, with: graph[node].type)
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

  private func isObject(_ node: NodeID) -> Bool { program.semantics(of: graph[node].type) == .reference }

  /// Reads a property of a framework's object.
  ///
  /// - Parameter model: The property of the type that the code names, where models list it.
  mutating func readOutside(_ name: Name, _ model: TypeModel.Property?, of base: [NodeID], type: Type) -> [NodeID] {
    // An object in the place of its view is the object.
    if model?.isViewed == true, base.contains(where: isObject) {
      let views = base.filter { !isObject($0) }
      return views.isEmpty ? base : base.filter(isObject) + readOutside(name, model, of: views, type: type)
    }
    let found = readField(of: base, .externalProperty(name), type: type, ownership: model?.heldStrength)
    if let row = model.flatMap(program.models.row(holdingThrough:)) { noteHeld(base, by: found, through: row) }
    return found
  }

  /// A superview holds its subviews, whoever added them. That they are still there, and are removed some day, is assumed.
  private mutating func noteHeld(_ nodes: [NodeID], by holders: [NodeID], through row: Int) {
    guard let effect = program.models.functions[row].effects.first(where: { $0.keeper == .receiver }) else { return }
    for holder in holders {
      for node in nodes where node != holder {
        graph.add(
          Edge(
            source: holder, target: node, field: .model(row), strength: .strong, lifetime: effect.lifetime, assumptions: 1, place: nil, isWrite: false,
            isUnchecked: program.models.functions[row].confidence != .checked))
      }
    }
  }

  /// The known content of a field. Elements known only from reads do not count: another read may give others.
  ///
  /// - Parameter slot: The slot of the field's stored content.
  private func content(of node: NodeID, _ field: Field, in slot: Int32) -> [NodeID] {
    switch field {
    case .oneElement(let identity): return graph.storedElements(of: node, identity) + graph.elementsByCalls(of: node, identity)
    case .element:
      let known = graph.targets(in: slot)
      let byCalls = graph.elementsByCalls(of: node, nil)
      return !byCalls.isEmpty || graph.hasStored(in: slot)
        ? known + byCalls : known.filter { graph[$0].kind == .load(origin(of: node), .element) }
    default: return graph.targets(in: slot)
    }
  }

  /// The key under which a collection holds the element that is read. In an array elements move.
  private func elementKey(of field: Field, in collection: NodeID) -> ElementKey? {
    guard case .oneElement(let identity) = field, case .dictionary = graph[collection].type.unwrapped else { return nil }
    return identity.knownKey
  }

  /// Whether the node may stand for several objects: it is an element of a collection, or was read from one. A store to one of them does not
  /// replace a store to another.
  func standsForSeveral(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, let field) = graph[node].kind {
      if field.stored == .element { return true }
      node = base
    }
    return graph.isMadeInRecursion(node)
  }

  /// Whether the access path to the field's content is short enough.
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

  /// Elements of collections: stored elements, or an element that existed before.
  ///
  /// - Parameter identity: The element that is read; `nil` for all of them.
  mutating func readElements(of base: [NodeID], type: Type, _ identity: ElementIdentity? = nil) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      let field: Field = if let identity, graph[node].type.isCollection { .oneElement(identity) } else { .element }
      result.unite(readField(of: [node], field, type: type, ownership: .strong))
    }
    return result
  }

  /// Whether no object of the type has the field: an element of what is no collection, or a property of an unrelated class. A cast excludes such objects.
  func lacks(_ field: Field, _ type: Type) -> Bool {
    guard case .property(let property) = field else { return isElement(field) && program.areUnrelated(type, .array(.unknown)) }
    guard case .nominal(let id, _) = type.unwrapped, let owner = program.owner(of: property), owner != id else { return false }
    return program.areUnrelatedClasses(id, owner)
  }

  /// Whether the field is the content of a collection or tuple.
  private func isElement(_ field: Field) -> Bool {
    guard case .model(let row) = field else { return field.isElement }
    // A value does not contain what the system retains.
    return program.models.isOfValueType(row) && program.models.functions[row].effects.contains { $0.keeper != .system }
  }

  /// The result of calling a function value: the result of its body or, for a function from elsewhere, an object known to the caller.
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

  /// What a stream emits: what the code has it emit and, for a stream from elsewhere, a value known to the caller.
  mutating func readEmitted(of stream: NodeID) -> [NodeID] {
    reads.insert(graph.slot(stream, .emitted))
    let known = graph.targets(of: stream, .emitted)
    switch graph[stream].kind {
    case .parameter, .load, .closureParameter, .global: break
    default: return known
    }
    let type: Type = if case .external(_, let arguments) = graph[stream].type.unwrapped { arguments.first ?? .unknown } else { .unknown }
    guard !program.holdsNoObjects(type), canRead(.emitted, of: stream) else { return known }
    let value = graph.node(.load(stream, .emitted), type: type)
    return known.contains(value) ? known : known + [value]
  }

  /// One object retains another. Elements of an `Any` value are assumed: only a cast shows that it is a collection.
  mutating func retain(
    _ target: NodeID, by source: NodeID, field: Field, strength: CaptureStrength = .strong, lifetime: Lifetime = .whileKept,
    assumptions: UInt8 = 0, place: SourcePlace, key: ElementKey? = nil, isUnchecked: Bool = false
  ) {
    // The type check comes first: it is cheaper and rejects most.
    let isCast = program.isAny(graph[source].type) && isElement(field)
    graph.add(
      Edge(
        source: source, target: target, field: field, strength: strength, lifetime: lifetime,
        assumptions: min(isCast ? assumptions + 1 : assumptions, 2), place: place, isWrite: true, isUnchecked: isUnchecked || isCast, key: key))
  }

  /// A closure captures the content of a variable, or `self` without a variable.
  mutating func capture(_ targets: [NodeID], by closure: NodeID, as variable: VariableReference?, strength: CaptureStrength = .strong, place: SourcePlace) {
    for target in targets { retain(target, by: closure, field: .capture(variable), strength: strength, place: place) }
  }
}
