import Program
import Facts
import Catalog

extension Heap {
  /// The effects of a call on its caller, besides stores.
  struct CallOutcome {
    var returned: [NodeID] = []
    var thrown: [NodeID] = []
    /// The values assigned to `inout` parameters, by position.
    var written: [Int: [NodeID]] = [:]
    /// The reads that notify observers.
    var observed: [ObservedRead] = []
    /// The retentions that the call ends.
    var ended: [Ended] = []

    /// A retention that a call ends, with the caller's objects that it concerns.
    struct Ended {
      var event: MemberEvent
      var objects: [NodeID]
      /// The types of the callee's names for them.
      var types: [Type]
      var key: ElementKey?
      var isLater: Bool
    }
  }

  /// Copies a summary into this graph, with the caller's objects in the place of its roots.
  ///
  /// - Parameters:
  ///   - keys: What the caller's code shows of the keys that it passes; `nil` where the summary is only inspected, not called.
  ///   - own: The nodes made by an earlier application of the summary, which is repeated to see later stores of others. Within one run a function
  ///     reads what it has found, and copies the former content of values.
  mutating func instantiate(
    _ summary: Summary, of callee: FunctionReference, receiver: [NodeID], parameters: [Int: [NodeID]], keys: ArgumentKeys? = ArgumentKeys(),
    range: ByteRange, assumptions: UInt8, repeating own: Range<Int>? = nil
  ) -> CallOutcome {
    var result = CallOutcome()
    if summary.items.isEmpty { return result }
    guard graph.nodes.count < Self.nodeLimit else {
      collapsedCalls += 1
      return result
    }
    let mapped = mapItems(of: summary, callee, receiver: receiver, parameters: parameters, range: range, keys, own)
    if let keys { overwrite(summary.overwritten.filter { !$0.isWhole || summary.origins[$0.item] == nil }, mapped, keys) }
    addReferences(of: summary, mapped, keys: keys, assumptions: assumptions)
    for stream in summary.openOperators { for node in mapped[Int(stream)] { settleOperator(node) } }
    for read in summary.observed {
      result.observed += mapped[Int(read.item)].map { ObservedRead(object: $0, property: read.property) }
    }
    if let keys {
      result.ended = summary.ends.map { end in
        CallOutcome.Ended(
          event: end.event, objects: end.items.reduce(into: []) { $0.unite(mapped[Int($1)]) }, types: end.items.map { summary.items[Int($0)].type },
          key: end.key.flatMap { $0.passed(by: keys) }, isLater: end.isLater)
      }
    }
    for item in summary.returned { result.returned.unite(mapped[Int(item)]) }
    for item in summary.thrown { result.thrown.unite(mapped[Int(item)]) }
    for (position, items) in summary.written {
      for item in items { result.written[position, default: []].unite(mapped[Int(item)]) }
    }
    return result
  }

  /// The caller's objects behind each item of a summary.
  private mutating func mapItems(
    of summary: Summary, _ callee: FunctionReference, receiver: [NodeID], parameters: [Int: [NodeID]], range: ByteRange, _ keys: ArgumentKeys?,
    _ own: Range<Int>?
  ) -> [[NodeID]] {
    let isCalled = keys != nil
    // The receiver and the part of it that it becomes.
    var part: (value: Int32, origin: Int32)?
    var mapped: [[NodeID]] = []
    mapped.reserveCapacity(summary.items.count)
    func context(_ inner: Int32) -> Int32 { self.context(CallContext(callee: callee, range: range, inner: inner)) }
    // Objects made by an earlier run of the same call are older than those that it makes now.
    let older = isCalled && !appliedCalls.insert(CallContext(callee: callee, range: range, inner: 0)).inserted ? earlierObjects(of: callee, range) : [:]
    func existing(_ nodes: [NodeID]) -> [NodeID] { older.isEmpty ? nodes : nodes.map { older[$0] ?? $0 } }
    // By index: copying an item is expensive.
    for index in summary.items.indices {
      var type: Type { summary.items[index].type }
      switch summary.items[index].kind {
      case .selfObject:
        mapped.append(existing(receiver))
        if own == nil, let origin = summary.origins[Int32(index)] {
          if origin < index { become(Int32(index), origin, summary, mapped, isCalled: isCalled) } else { part = (Int32(index), origin) }
        }
      case .parameter(let position): mapped.append(existing(parameters[position] ?? []))
      case .load(_, let field):
        let base = summary.loadBases[Int32(index)].map { mapped[Int($0)] } ?? []
        if summary.replaced.contains(Int32(index)) {
          mapped.append(readFormer(field.stored, of: base, type: type, isCalled: isCalled))
        } else {
          let owner = summary.loadBases[Int32(index)].map { summary.items[Int($0)].type }
          let found = existing(readLoad(Self.passed(field, keys, context), of: base, owner: owner, type: type))
          mapped.append(own.map { own in found.filter { !own.contains(Int($0.index)) || graph.wasThereBefore($0) } } ?? found)
        }
      case .global, .externalGlobal, .system, .unknownCallee:
        mapped.append([graph.node(summary.items[index].kind, type: type)])
      case .closure(let function, let inner):
        mapped.append([graph.node(.closure(function, instance: context(inner)), type: type)])
      case .methodReference(let place, let inner):
        mapped.append([graph.node(.methodReference(place, instance: context(inner)), type: type)])
      case .autoclosure(let place, let inner):
        mapped.append([graph.node(.autoclosure(place, instance: context(inner)), type: type)])
      case .allocation(let place, let inner):
        let node = graph.node(.allocation(place, instance: context(inner)), type: type)
        mapped.append([node])
        if let end = summary.items[index].streamEnd { self.end(node, end, with: remaining(summary.items[index].streamEndWays, keys)) }
        if summary.items[index].isOneOfMany { severals.insert(node) }
        if own == nil, let origin = summary.origins[Int32(index)], origin < index { for source in mapped[Int(origin)] { copyContent(of: source, to: node) } }
      case .box(let variable, let inner):
        mapped.append([graph.node(.box(variable, instance: context(inner)), type: type)])
      case .former(_, let field):
        let base = summary.loadBases[Int32(index)].map { mapped[Int($0)] } ?? []
        mapped.append(readFormer(field, of: base, type: type, isCalled: isCalled))
      case .closureParameter(let variable):
        let node = graph.node(.closureParameter(variable), type: type)
        mapped.append([node])
        if summary.items[index].isPassedInSight { passedParameters.insert(node) }
      }
      if let (value, origin) = part, origin == index { become(value, origin, summary, mapped, isCalled: isCalled) }
    }
    return mapped
  }

  /// Replaces a value as a whole.
  private mutating func become(_ value: Int32, _ origin: Int32, _ summary: Summary, _ mapped: [[NodeID]], isCalled: Bool) {
    if isCalled { overwrite(summary.overwritten.filter { $0.item == value && $0.isWhole }, mapped, ArgumentKeys()) }
    for source in mapped[Int(origin)] { for object in mapped[Int(value)] { copyContent(of: source, to: object) } }
  }

  /// The strong updates of a callee apply in the caller where the slot belongs to a single known object.
  private mutating func overwrite(_ slots: [Summary.ItemSlot], _ mapped: [[NodeID]], _ keys: ArgumentKeys) {
    for slot in slots {
      guard mapped[Int(slot.item)].count == 1, let object = mapped[Int(slot.item)].first, !standsForSeveral(object) else { continue }
      if let field = slot.field {
        graph.overwrite(object, ownProperty(field, of: object).map(Field.property) ?? field)
      } else if let key = slot.key {
        if let key = key.passed(by: keys) { graph.overwrite(object, key) }
      } else {
        graph.empty(object)
      }
    }
  }

  private mutating func addReferences(of summary: Summary, _ mapped: [[NodeID]], keys: ArgumentKeys?, assumptions: UInt8) {
    // The assumption that this function runs counts once on a path to an object that it made: the object shows that it has run. Results given to the
    // current code need no such path.
    let countsOnce = assumptions > 0 && summary.returned.isEmpty && summary.thrown.isEmpty && summary.written.isEmpty
    let collections = MadeCollections(of: summary, in: program)
    for (index, reference) in summary.references.enumerated() {
      // An argument makes the condition fail, so this call does not have the effect.
      guard let asked = summary.conditions.isEmpty ? [] : remaining(summary.conditions[Int32(index)], keys) else { continue }
      let assumedClass = keys == nil || summary.classes.isEmpty ? nil : summary.classes[Int32(index)]
      let isRun = assumedClass.flatMap { runs($0, mapped[Int($0.item)]) }
      if isRun == false { continue }
      let sources = mapped[Int(reference.source)]
      let owner = owner(ofSourceOf: reference, in: summary, collections)
      let others = collections.contents[reference.target] ?? []
      let assumed = !countsOnce ? assumptions : isMade(reference.source, by: summary) ? 0 : isMade(reference.target, by: summary) ? 1 : assumptions
      let fills =
        sources.count == 1 && !summary.filled.isEmpty && summary.filled.contains(Summary.ItemSlot(item: reference.source, field: reference.edge.field))
      // A number or text in the place of the retained object means that nothing is retained.
      for source in sources where !program.holdsNoObjects(graph[source].type) {
        if lacks(reference.edge.field, graph[source].type) { continue }
        // If two roots are the same object only for this call, the reference to itself exists only for this call. `self` is one object.
        for target in mapped[Int(reference.target)] where source != target || reference.source == reference.target || isSelf(source) {
          if source == target, isViewed(reference.edge.field, of: summary.items[Int(reference.source)].type) { continue }
          // The same holds for a collection of one object, and another object as its new element.
          if let owner, !isSelf(target), !isLoaded(owner, from: reference.target, in: summary),
            mapped[Int(owner)].contains(where: { isWithin($0, target) && (isPart(source, of: $0) || collections.made.contains(reference.source)) })
          {
            continue
          }
          if others.contains(where: { $0 != reference.source && mapped[Int($0)].contains { isWithin(source, $0) && !isSelf($0) } }) { continue }
          // An object that was cast on its way to a property is of a type that the property can hold.
          // The content of a wrapped property may be the wrapper.
          if case .property(let property) = reference.edge.field, program.areUnrelated(program.type(of: property), graph[target].type),
            !program.hasWrapper(property)
          {
            continue
          }
          var edge = reference.edge
          edge.source = source
          edge.target = target
          if let own = ownProperty(edge.field, of: source) { move(&edge, to: own) }
          if let keys { edge.key = edge.key.flatMap { $0.passed(by: keys) } }
          if isRun == true, let assumedClass { edge.assumptions = min(edge.assumptions, assumedClass.rest) }
          let rest = edge.assumptions
          edge.assumptions = min(2, edge.assumptions + assumed)
          if !summary.bodyEnds.isEmpty, let end = summary.bodyEnds[Int32(index)] { limit(&edge, until: end, keys) }
          if !summary.openStreams.isEmpty, let streams = summary.openStreams[Int32(index)] { settle(&edge, until: streams.flatMap { mapped[Int($0)] }) }
          graph.add(edge, fills: fills, under: asked)
          note(edge, assumed, rest: rest, isRun == nil ? assumedClass : nil, mapped)
        }
      }
    }
  }

  /// Notes that a reference depends on the class of an object.
  private mutating func note(_ edge: Edge, _ assumed: UInt8, rest: UInt8, _ inner: Summary.AssumedClass?, _ mapped: [[NodeID]]) {
    if let inner, mapped[Int(inner.item)].count == 1 {
      dispatched[graph.name(of: edge)] = AssumedDispatch(receiver: mapped[Int(inner.item)][0], owner: inner.owner, rest: min(2, inner.rest + assumed))
    } else if var dispatch, assumed > 0 {
      dispatch.rest = rest
      dispatched[graph.name(of: edge)] = dispatch
    }
  }

  /// Whether a node is an object, or was read out of it.
  private func isWithin(_ node: NodeID, _ object: NodeID) -> Bool {
    var node = node
    while node != object {
      guard case .load(let base, _) = graph[node].kind else { return false }
      node = base
    }
    return true
  }

  /// Whether a node is a value within an object.
  private func isPart(_ node: NodeID, of object: NodeID) -> Bool {
    var part = node
    while program.semantics(of: graph[part].type) == .value, case .load(let base, _) = graph[part].kind { part = base }
    return part == object || graph.edges(to: part).contains { $0.source == object && $0.field.isOwnership }
  }

  /// The item whose part a reference's source is, if it is another one than the target.
  private func owner(ofSourceOf reference: Summary.Reference, in summary: Summary, _ collections: MadeCollections) -> Int32? {
    var item = reference.source
    // A value that comes out of a collection which it holds itself has no owner: one item then stands for several values.
    for _ in summary.items.indices {
      guard program.semantics(of: summary.items[Int(item)].type) == .value, let base = summary.loadBases[item] ?? collections.holders[item] else {
        return item == reference.source || item == reference.target ? nil : item
      }
      item = base
    }
    return nil
  }

  /// Whether the function itself reads one item out of another.
  private func isLoaded(_ item: Int32, from other: Int32, in summary: Summary) -> Bool {
    var item = item
    while item != other {
      guard let base = summary.loadBases[item] else { return false }
      item = base
    }
    return true
  }

  /// Whether it is the current object, of a class.
  private func isSelf(_ node: NodeID) -> Bool { graph[node].kind == .selfObject && program.semantics(of: graph[node].type) == .reference }

  /// Whether the function itself makes the object or closure. A value is a part of its container.
  private func isMade(_ item: Int32, by summary: Summary) -> Bool {
    switch summary.items[Int(item)].kind {
    case .closure, .methodReference, .autoclosure: true
    case .allocation: program.semantics(of: summary.items[Int(item)].type) == .reference
    default: false
    }
  }

  /// The remaining conditions on the unit's own parameters after a call; `nil` where the arguments rule the effect out.
  func remaining(_ conditions: Set<ParameterCondition>?, _ keys: ArgumentKeys?) -> Set<ParameterCondition>? {
    guard let conditions, let keys else { return [] }
    return keys.remaining(conditions, known: graph.flow.conditions)
  }

  private func remaining(_ ways: ParameterWays, _ keys: ArgumentKeys?) -> ParameterWays {
    ways.isAlways ? ways : keys?.remaining(ways, known: graph.flow.conditions) ?? .always
  }

  /// A reference is held for good where the call's arguments leave the body endless until whose end it is held.
  private mutating func limit(_ edge: inout Edge, until end: BodyEnd, _ keys: ArgumentKeys?) {
    let ways = remaining(end.ways, keys)
    if ways.isNever {
      edge.lifetime = .untilCall
      edge.assumptions = min(2, edge.assumptions + end.assumptions)
    } else if !ways.isAlways {
      bodyEnds[graph.name(of: edge)] = BodyEnd(ways: ways, assumptions: end.assumptions)
    }
  }

  /// The number of a context; equal calls share it.
  private mutating func context(_ context: CallContext) -> Int32 {
    if recursiveGroup.contains(context.callee) { return CallContext.recursive }
    // Odd: even numbers are those of copies.
    if let known = contexts[context] { return known }
    let next = Int32(contexts.count * 2 + 1)
    // Below zero: objects made by mutually recursive functions.
    let number = context.inner < 0 ? CallContext.recursive - 1 - next : next
    contexts[context] = number
    return number
  }

  /// Maps the objects that the same call made in an earlier iteration of a loop to their current nodes.
  private mutating func earlierObjects(of callee: FunctionReference, _ range: ByteRange) -> [NodeID: NodeID] {
    var instances: Set<Int32> = []
    for (context, instance) in contexts where context.callee == callee && context.range == range && instance > 0 { instances.insert(instance) }
    if instances.isEmpty { return [:] }
    var result: [NodeID: NodeID] = [:]
    for index in graph.nodes.indices {
      guard case .allocation(_, let instance) = graph.nodes[index].kind, instances.contains(instance),
        program.semantics(of: graph.nodes[index].type) == .reference
      else { continue }
      let node = NodeID(index)
      result[node] = graph.node(.former(node, .content), type: graph.nodes[index].type)
    }
    return result
  }

  /// The element that a callee reads, in terms of its caller: by the passed key, or by the call.
  private static func passed(_ field: Field, _ keys: ArgumentKeys?, _ context: (Int32) -> Int32) -> Field {
    guard case .oneElement(var identity) = field, let keys else { return field }
    if let key = identity.knownKey?.passed(by: keys) { return .oneElement(ElementIdentity(.keyed(key))) }
    identity.context = context(identity.context)
    return .oneElement(identity)
  }

  /// The former content of a field that the callee replaced: the content known to the caller, else an object without known holder.
  private mutating func readFormer(_ field: Field, of base: [NodeID], type: Type, isCalled: Bool) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      let known = isCalled ? graph.targets(of: node, field) : []
      result.unite(known.isEmpty ? [graph.node(.former(node, field), type: type)] : known)
    }
    return result
  }

  /// A store to a requirement assumes how it is satisfied, unless the conforming types disagree.
  private func assumptionsOfRead(_ property: PropertyReference) -> UInt8 {
    program.property(property).isRequirement && !program.isDisputed(property) ? 0 : program.assumptions(about: property)
  }

  /// The concrete object's property, where the callee knew only a protocol requirement.
  private func ownProperty(_ field: Field, of object: NodeID) -> PropertyReference? {
    guard case .property(let property) = field, let own = program.witness(of: property, in: graph[object].type), !program.property(own).isComputed else {
      return nil
    }
    return own
  }

  /// With a known object, the property is known: how the requirement is satisfied is no longer an assumption.
  private func move(_ edge: inout Edge, to own: PropertyReference) {
    guard case .property(let requirement) = edge.field else { return }
    edge.field = .property(own)
    edge.strength = CaptureStrength(program.ownership(of: own))
    edge.assumptions -= min(edge.assumptions, program.assumptions(about: requirement))
  }

  private mutating func readProperty(_ property: PropertyReference, of base: [NodeID], type: Type) -> [NodeID] {
    readField(
      of: base, .property(property), type: type, ownership: CaptureStrength(program.ownership(of: property)), assumptions: assumptionsOfRead(property))
  }

  /// Whether the field gives the object of a view.
  private func isViewed(_ field: Field, of type: Type) -> Bool {
    if case .externalProperty(let name) = field { program.modelProperty(name, of: type)?.isViewed ?? false } else { false }
  }

  /// - Parameter owner: The type of the object in the called code.
  private mutating func readLoad(_ field: Field, of base: [NodeID], owner: Type?, type: Type) -> [NodeID] {
    switch field {
    case .property(let property):
      guard program.property(property).isRequirement else { return readProperty(property, of: base, type: type) }
      var result: [NodeID] = []
      for node in base { result.unite(readProperty(ownProperty(field, of: node) ?? property, of: [node], type: type)) }
      return result
    case .element, .oneElement, .tupleElement, .content:
      return readField(of: base, field, type: type, ownership: .strong)
    case .externalProperty(let name):
      let model = base.first.flatMap { program.modelProperty(name, of: graph[$0].type) } ?? owner.flatMap { program.modelProperty(name, of: $0) }
      return readOutside(name, model, of: base, type: type)
    case .result: return base.flatMap { readResult(of: $0) }
    case .emitted: return base.flatMap { readEmitted(of: $0) }
    case .capture, .model, .unknown, .argument:
      return readField(of: base, field, type: type, ownership: nil)
    }
  }
}
