import Catalog
import Program
import Facts

/// Records the properties that the code releases, and applies certain releases of straight-line code to the heap.
extension UnitEvaluator {
  /// `handlers.removeAll()` clears its receiver; `handlers.removeValue(forKey:)` removes the element that it finds.
  mutating func recordEmptied(
    by model: FunctionModel, _ callee: ValueID, _ receiver: [NodeID], _ arguments: ArgumentRange, _ key: ElementKey?, _ range: ByteRange
  ) {
    let emptying = model.emptying != .tail ? model.emptying : hasOpenEnd(arguments) ? .some : .nothing
    if emptying == .nothing || takesGoneOnly(arguments) { return }
    if model.emptying == .tail { cuts.insert(place(range)) }
    if isMemberOfSelf(callee) { recordSelfEmptied(isPartial: emptying != .all) }
    if case .member(let base, _) = operation(callee) {
      let extent: RemovalEffect.Extent = emptying == .all ? .elements : emptying == .last ? .last : .part
      recordFieldRelease(base, range, RemovalEffect(extent: extent, needsKey: model.key != nil, key: key, isStrongUpdate: key != nil && isOne(receiver)))
    }
    switch emptying {
    case .nothing, .tail: break
    case .some:
      if let key { takeOut(key, of: receiver) } else { for node in receiver { heap.graph.flow.forgetEnd(of: node.index) } }
    case .last: if receiver.count == 1, !heap.standsForSeveral(receiver[0]) { heap.graph.takeLast(of: receiver[0]) }
    case .all: for node in receiver { heap.graph.empty(node) }
    }
  }

  /// Whether the argument is a range without an end: `level...`
  private func hasOpenEnd(_ arguments: ArgumentRange) -> Bool {
    guard let first = frames[top].code.function.arguments[arguments.indices].first, case .operator(let name, let bounds) = operation(first.value) else {
      return false
    }
    return bounds.count == 1 && program.text(program.name(name, in: file)) == "..."
  }

  /// Whether some call in the unit may remove the last element of a collection. Only then are ends of collections tracked: they are part of each
  /// saved state, which is quadratic in the number of elements that a long function appends.
  mutating func takesLast() -> Bool {
    if let mayTakeLast { return mayTakeLast }
    let result = unit.bodies.values.contains { body in
      body.references.contains { reference in
        guard case .call(let target) = reference else { return false }
        return target.models.contains { program.models.functions[$0].emptying == .last }
      }
    }
    mayTakeLast = result
    return result
  }

  /// Whether it is a single object with a known fate.
  func isOne(_ objects: [NodeID]) -> Bool { objects.count == 1 && !heap.standsForSeveral(objects[0]) }

  /// Whether it is a single variable or property, so that it changes whichever value it holds.
  mutating func isOnePlace(_ place: ValueID) -> Bool {
    if isOne(value(place)) { return true }
    switch operation(place) {
    case .variable: return true
    case .unwrap(let inner, _): return isOnePlace(inner)
    case .name(_, let selfBinding): return isOne(implicitBase(of: frames[top].code.body.reference(place), selfBinding))
    case .member(let base, _): return isOne(value(base))
    default: return false
    }
  }

  /// Removes the element under a key, because it is taken out or replaced.
  mutating func takeOut(_ key: ElementKey, of collections: [NodeID]) {
    for node in collections where !heap.standsForSeveral(node) { heap.graph.overwrite(node, key) }
  }

  /// The content of a property of these objects, or of a static or global property.
  mutating func content(of property: PropertyReference, in objects: [NodeID]) -> [NodeID] {
    let declaration = program.property(property)
    if declaration.owner == nil || declaration.isStatic { return heap.graph.find(.global(property)).map { [$0] } ?? [] }
    return heap.readField(of: objects, .property(property), type: program.type(of: property), ownership: CaptureStrength(program.ownership(of: property)))
  }

  /// Records the release of the property from which a value was read.
  mutating func recordFieldRelease(_ value: ValueID, _ range: ByteRange, _ removal: RemovalEffect = RemovalEffect()) {
    var value = value
    var removal = removal
    descent: while true {
      switch operation(value) {
      case .unwrap(let inner, _): value = inner
      // `handlers[topic]?[id] = nil` removes something from `handlers`.
      case .subscript(let base, let arguments):
        value = base
        removal = RemovalEffect(
          extent: .part, needsKey: true, key: subscriptKey(base, arguments), isCertain: removal.isCertain, replacement: removal.replacement)
      // `pair.handlers.removeAll()` removes a part of `pair`.
      case .member(let base, let name) where program.tuplePosition(of: program.name(name, in: file), in: type(base)) != nil:
        value = base
        removal = RemovalEffect(extent: .part, isCertain: removal.isCertain, replacement: removal.replacement)
      default: break descent
      }
    }
    if case .variable(let id) = operation(value) {
      if removal.isPartial { shortened.insert(id) }
      recordInoutRelease(id, range, removal)
      if removal.extent == .elements { recordReleased(id, at: place(range)) }
    }
    guard case .property(let property, _) = frames[top].code.body.reference(value) else { return }
    var base: [NodeID] = []
    if case .member(let id, _) = operation(value) { base = self.value(id) }
    recordFieldRelease(property, of: base, range, removal, isFixed: hasFixedBase(value))
  }

  /// Whether the property is one of the same object on every run of the code. A closure re-reads any base that is not constant.
  func hasFixedBase(_ value: ValueID) -> Bool {
    if frames.count == 1 { return true }
    guard case .member(let base, _) = operation(unwrapped(value)), case .variable(let id) = operation(unwrapped(base)) else { return false }
    return program.files[file][id].isLet
  }

  /// Records the release of a property.
  ///
  /// - Parameters:
  ///   - isFixed: Whether it is a property of the same objects on every run. By default, true for the function's own code.
  ///   - method: The effect of a called method, with the conditions that the call leaves open; `nil` for the current code.
  mutating func recordFieldRelease(
    _ property: PropertyReference, of base: [NodeID], _ range: ByteRange, _ removal: RemovalEffect = RemovalEffect(), isFixed: Bool? = nil,
    by method: SummaryFieldRelease? = nil
  ) {
    var fieldRelease = fieldRelease(of: property, base: base, range)
    // An omitted `self` is not named in the code.
    if isFixed ?? (frames.count == 1), !fieldRelease.isOfSelf { fieldRelease.objects = base.map { heap.graph[$0].kind } }
    fieldRelease.take(removal)
    fieldRelease.isThroughCall = method != nil
    fieldRelease.ownerClass = method?.ownerClass
    fieldRelease.method = method?.method
    fieldRelease.isCertain = removal.isCertain && isOnEveryPath
    fieldRelease.isStrongUpdate = removal.isStrongUpdate && fieldRelease.isCertain
    if !fieldRelease.isCertain { fieldRelease.conditions = (method?.conditions ?? []).union(heap.graph.flow.conditions) }
    let event = event(of: fieldRelease)
    releasedObjects[event, default: []].formUnion(base)
    if !removal.replacement.isEmpty { replacements[event, default: []].formUnion(removal.replacement) }
    if removal.isPartial { return }
    let objects = slotHolders(of: property, base)
    for object in objects {
      let isKnown = removal.isCertain && removal.extent == .value && objects.count == 1 && !heap.standsForSeveral(object)
      let slot = heap.graph.slot(object, .property(property))
      heap.graph.flow.empty(slot, by: event, isCertain: isKnown)
    }
  }

  /// The number of the event; a new one unless an equal release has been recorded.
  private mutating func event(of fieldRelease: FieldRelease) -> Int32 {
    fieldReleaseEvents[FieldReleaseSite(of: fieldRelease)]?.first { cleared[Int($0)] == fieldRelease } ?? newEvent(of: fieldRelease)
  }

  mutating func newEvent(of fieldRelease: FieldRelease) -> Int32 {
    let event = Int32(cleared.count)
    fieldReleaseEvents[FieldReleaseSite(of: fieldRelease), default: []].append(event)
    cleared.append(fieldRelease)
    return event
  }

  /// Records a store into a property. Storing into an empty property, or storing its current content again, releases nothing.
  mutating func recordFilling(_ property: PropertyReference, of base: [NodeID], _ nodes: [NodeID], _ range: ByteRange) {
    let objects = slotHolders(of: property, base)
    guard objects.count == 1, let object = objects.first, !heap.standsForSeveral(object) else { return fillings.replace(property) }
    let field = Field.property(property)
    if program.isGlobal(property), nodes == [object] {
      // The content of a global is not distinguished from the global.
      return fillings.restore(property, fieldRelease(of: property, base: base, range))
    }
    let slot = heap.graph.slot(object, field)
    // When a closure runs, this may no longer hold.
    let isVacant = heap.graph.flow.vacant.contains(slot) && !(frames.count > 1 && frames[top].before.vacant.contains(slot))
    let held = heap.graph.targets(of: object, field)
    if isVacant || (!nodes.isEmpty && nodes.allSatisfy(held.contains)) { fillings.fillEmpty(property) } else { fillings.replace(property) }
  }

  /// The properties known to be empty whenever the current code runs. For closures, earlier facts may no longer hold.
  var emptyProperties: Set<PropertyReference> {
    if frames.isEmpty || heap.graph.flow.vacant.isEmpty { return [] }
    var vacant = heap.graph.flow.vacant
    if frames.count > 1 { vacant.subtract(frames[top].before.vacant) }
    var result: Set<PropertyReference> = []
    for slot in vacant.members {
      if case .property(let property)? = heap.graph.slot(at: slot).field { result.insert(property) }
    }
    return result
  }

  /// Another property of these objects that holds all that the property holds now: `finished = running; running = nil`.
  mutating func otherProperty(with property: PropertyReference, of base: [NodeID]) -> PropertyReference? {
    var result: PropertyReference?
    for holder in slotHolders(of: property, base) {
      for node in heap.graph.targets(of: holder, .property(property)) {
        let others = heap.graph.edges(to: node).compactMap { edge -> PropertyReference? in
          guard edge.source == holder, edge.strength == .strong, edge.isWrite, case .property(let other) = edge.field, other != property else { return nil }
          return other
        }
        guard let other = result ?? others.first, others.contains(other) else { return nil }
        result = other
      }
    }
    return result
  }

  /// The owners of the property; for a static or global property, the node of the global.
  private mutating func slotHolders(of property: PropertyReference, _ base: [NodeID]) -> [NodeID] {
    let declaration = program.property(property)
    if declaration.owner == nil || declaration.isStatic { return [heap.graph.node(.global(property), type: program.type(of: property))] }
    return base.isEmpty ? selfNodes() : base
  }

  /// The effect of the code on a property of one of these objects; without objects, on a property of `self`.
  ///
  /// - Parameter closure: The closure that contains the code, if it is not the current code.
  func fieldRelease(of property: PropertyReference, base: [NodeID], _ range: ByteRange, by closure: FunctionReference? = nil) -> FieldRelease {
    let holders = base.reduce(into: Set<PropertyReference>()) { $0.formUnion(program.holdingProperties($1, in: heap.graph, former: formerContent)) }
    let isOfSelf = base.isEmpty || base.contains { if case .selfObject = heap.graph[$0].kind { true } else { false } }
    let pathFromSelf = isOfSelf ? [] : base.count == 1 ? heap.graph.pathFromSelf(to: base[0]) : nil
    return FieldRelease(
      property: property, holders: holders, storage: base.count == 1 ? program.storage(ofValue: base[0], in: heap.graph) : [], isOfSelf: isOfSelf,
      isPartial: false, isForGone: closure == nil && isOnlyForGone,
      closure: closure ?? (frames[top].code.reference == root ? nil : frames[top].code.reference), place: place(range), pathFromSelf: pathFromSelf,
      objectType: base.count == 1 ? heap.graph[base[0]].type : .unknown)
  }

  /// Whether the current code runs only where weakly referenced objects have died.
  var isOnlyForGone: Bool {
    flows[frames[top].code.reference]?.isForGone(frames[top].next - 1) ?? false
  }

  /// Records the releases of a call on its receiver.
  mutating func recordFieldRelease(by summary: Summary, of callee: FunctionReference, on receiver: [NodeID], _ keys: ArgumentKeys, _ range: ByteRange) {
    if summary.cleared.isEmpty || !recordsReleases(callee, on: receiver, summary) { return }
    for fieldRelease in summary.cleared {
      // The arguments of this call make the condition fail.
      guard let conditions = heap.remaining(fieldRelease.conditions, keys) else { continue }
      let key = fieldRelease.key.flatMap { $0.passed(by: keys) }
      var method = fieldRelease
      method.conditions = conditions
      let extent: RemovalEffect.Extent = summary.replaces(fieldRelease.property) ? .value : .elements
      recordFieldRelease(fieldRelease.property, of: receiver, range, RemovalEffect(extent: extent, key: key, isCertain: fieldRelease.isCertain), by: method)
      if let key, fieldRelease.isCertain { takeOut(key, of: content(of: fieldRelease.property, in: receiver)) }
    }
  }
}

extension UnitEvaluator {
  /// This many closures of a unit represent all others that call the same method on the same objects.
  private static let alikeLimit = 16

  /// Whether the releases of a closure's call are recorded. With very many closures that call one method, recording each would take the product of
  /// both.
  private mutating func recordsReleases(_ callee: FunctionReference, on receiver: [NodeID], _ summary: Summary) -> Bool {
    let caller = frames[top].code.reference
    if caller == root || summary.usesKeys { return true }
    let call = FieldReleaseCall(callee: callee, receiver: receiver)
    if fieldReleaseCallers[call, default: []].contains(caller) { return true }
    if fieldReleaseCallers[call, default: []].count >= Self.alikeLimit { return false }
    fieldReleaseCallers[call, default: []].insert(caller)
    return true
  }
}

/// A call of a method that releases something.
struct FieldReleaseCall: Hashable {
  let callee: FunctionReference
  let receiver: [NodeID]
}

/// A place that releases a property.
struct FieldReleaseSite: Hashable {
  private let property: PropertyReference
  private let place: SourcePlace

  init(of fieldRelease: FieldRelease) {
    property = fieldRelease.property
    place = fieldRelease.place
  }
}
