import Catalog
import Program
import Facts

/// Calls and assignments that end a modelled retention, trigger its end, or hold it up.
extension UnitEvaluator {
  /// Records a call that ends a modelled retention. A method of that name on another type ends nothing.
  /// With `self` as the argument, it ends what was registered for `self`, and no closure.
  mutating func recordUnregistration(
    _ name: String, _ callee: ValueID, _ arguments: ArgumentRange, _ range: ByteRange, _ key: ElementKey?, row: Int?
  ) {
    guard let named = program.models.unregistrations[name] else { return }
    let list = frames[top].code.function.arguments[arguments.indices]
    let label = list.first.flatMap { self.label($0) }
    let events = named.filter { $0.label == nil || $0.label == label }
    if events.isEmpty { return }
    let namesSelf = list.contains { operation($0.value) == .selfReference }
    if namesSelf || isHandedOn(name, callee) || list.first.map({ $0.label == nil && namesMethod($0.value) }) ?? false { return }
    var receiver: [String]?
    if case .member(let base, _) = operation(callee) { receiver = program.modelNames(of: type(base)) }
    // A call that ends something returns nothing. On an unknown receiver, a call that returns a text or a number means something else.
    if receiver == nil, frames[top].code.function.takesUp(frames[top].next - 1) || isResult(frames[top].next - 1) { return }
    let effects = row.map { program.models.functions[$0].effects } ?? []
    // What gives its receiver to another object leaves it as it is: `observation.dispose(in: bag)`.
    if effects.contains(where: { $0.keeper == .argument && $0.argument == .receiver }) { return }
    // A receiver that retains its argument replaces its content: `setViewControllers([next])`.
    let replaces = effects.contains { $0.keeper == .receiver && $0.argument != .receiver }
    var objects = replaces ? receiverNodes(callee) : ended(callee, arguments, byKey: key != nil)
    if objects.isEmpty, isOwnUnregistration(callee, events) { objects = selfNodes() }
    let handle = handle(objects)
    let variable = capturedVariable(callee, list)
    let first = unregistrations.count
    for event in events where event.assigned == nil {
      if receiver.map({ isMember(event, ofAny: $0) }) ?? true { recordUnregistration(event, handle, objects, variable: variable, key: key, range) }
    }
    if first < unregistrations.count, list.isEmpty, let type = receiverClass(callee) {
      for index in first..<unregistrations.count { statedTypes[index] = type }
    }
    if events.contains(where: { $0.assigned == nil && program.models.endsHolding($0) }) { releaseOutlets(of: receiverNodes(callee), range) }
  }

  /// Whether it is a bound method. Each mention of one makes a new value, which is no token and was never registered: `removeObserver(handle)`.
  private func namesMethod(_ value: ValueID) -> Bool {
    let nodes = self.value(value)
    return !nodes.isEmpty && nodes.allSatisfy { if case .methodReference = heap.graph[$0].kind { true } else { false } }
  }

  /// What leaves its tree leaves the weak outlets that refer to it: `banner.removeFromSuperview()`.
  private mutating func releaseOutlets(of nodes: [NodeID], _ range: ByteRange) {
    for node in nodes {
      guard case .load(let owner, .property(let property)) = heap.graph[node].kind, program.isInOwnTree(property) else { continue }
      recordFieldRelease(property, of: [owner], range)
    }
  }

  /// Whether a method only forwards its own call: `super.setViewControllers(…)` in the override. Then its callers are what ends something.
  private func isHandedOn(_ name: String, _ callee: ValueID) -> Bool {
    guard case .member(let base, _) = operation(callee), operation(base) == .superReference else { return false }
    return program.function(root).name.map { program.text(program.name($0, in: file)) } == name
  }

  /// Whether the value of an instruction is a result: `var title: String { strings.cancel() }`.
  private func isResult(_ index: Int) -> Bool {
    let isReturned = frames[top].code.function.instructions.contains { instruction in
      if case .returnValue(let value?) = instruction.operation { Int(value.index) == index } else { false }
    }
    // A default value is a result.
    if isReturned, frames[top].code.function.kind == .defaultArgument { return true }
    guard isReturned, case let type = program.resultType(of: frames[top].code.reference), !type.isUnknown else { return false }
    return type != .tuple([])
  }

  /// Whether it is a bare name for a method of the current object, inherited by its class. No declaration shows it.
  private func isOwnUnregistration(_ callee: ValueID, _ events: [MemberEvent]) -> Bool {
    guard case .name = operation(callee), let owner = program.owner(of: root), let types = program.modelNames(of: program.selfType(of: owner))
    else { return false }
    return events.contains { isMember($0, ofAny: types) }
  }

  /// A property whose value is available only after an end awaits it like a call: `await task.value`.
  mutating func recordUnregistration(reading name: String, of owner: Type, base: [NodeID], _ range: ByteRange) {
    for event in unregistrations(name, of: owner) where program.models.awaited.contains(event) {
      recordUnregistration(event, handle(base), base, isNested: false, range)
    }
  }

  /// A method reference that is passed on ends its later arguments: `observer.map(center.removeObserver)`.
  mutating func recordPassedUnregistrations(_ callee: ValueID, _ arguments: ArgumentRange, _ range: ByteRange) {
    for argument in frames[top].code.function.arguments[arguments.indices] {
      var value = argument.value
      if case .fullName(let base, _) = operation(value) { value = base }
      guard case .member = operation(value), case .externalMember(let owner, let name, _) = frames[top].code.body.reference(value) else { continue }
      for event in unregistrations(program.text(name), of: owner) {
        var handle = handle(receiverNodes(callee))
        // A local that a closure in its own initial value names. Its content is not known yet.
        if case .unknown = handle, case .member(let base, _) = operation(callee), case .variable = operation(base) { handle = .local }
        recordUnregistration(event, handle, receiverNodes(callee), range)
      }
    }
  }

  private func unregistrations(_ name: String, of owner: Type) -> [MemberEvent] {
    guard let events = program.models.unregistrations[name], let types = program.modelNames(of: owner) else { return [] }
    return events.filter { $0.label == nil && isMember($0, ofAny: types) }
  }

  func isMember(_ event: MemberEvent, ofAny types: [String]) -> Bool { event.type.map(types.contains) ?? false }

  /// An assignment that ends a modelled retention, triggers its end, or holds it up: `process.terminationHandler = nil`, `queue.isSuspended = true`.
  mutating func recordUnregistration(assigning source: ValueID, to target: ValueID, _ range: ByteRange) {
    guard case .member(let base, _) = operation(target), case .externalMember(let owner, let name, _) = frames[top].code.body.reference(target)
    else { return }
    let literal: Literal? = if case .literal(let literal, _) = operation(source) { literal } else { nil }
    for event in unregistrations(program.text(name), of: owner) where event.assigned?.mayBe(literal) ?? false {
      recordUnregistration(event, handle(self.value(base)), self.value(base), range)
    }
    if literal == .nil, program.modelProperty(name, of: owner)?.heldStrength == .strong {
      recordUnregistration(.emptying(program.text(name)), handle(self.value(base)), self.value(base), range)
    }
  }

  /// The ends that a call has brought to the objects of the current code.
  mutating func recordUnregistrations(_ ended: [Heap.CallOutcome.Ended], _ range: ByteRange) {
    for end in ended {
      recordUnregistration(end.event, handle(end.objects), end.objects, types: end.types, isNested: end.isLater ? true : nil, key: end.key, range)
    }
  }

  /// Marks the ends that the summary tells callers: those that concern only what callers give. Those of the current object, of a class of the program, are
  /// known by its class.
  private mutating func markEndsForCallers() {
    var count = 0
    for index in unregistrations.indices where count < Self.endLimit {
      let objects = unregistrations[index].objects
      guard !objects.isEmpty, objects.allSatisfy({ isGiven($0) }) else { continue }
      unregistrations[index].isOfGiven = true
      count += 1
    }
  }

  /// Each caller tells the ends of its callees as well.
  private static let endLimit = 32

  private func isGiven(_ node: NodeID) -> Bool {
    switch heap.graph[node].kind {
    // The argument of an observer or setter stands in no call.
    case .parameter: program.function(root).property == nil
    case .selfObject: program.owner(of: root).map { !program[$0].isDeclared } ?? false
    case .load(let base, _): isGiven(base)
    default: false
    }
  }

  private mutating func recordUnregistration(
    _ event: MemberEvent, _ handle: Unregistration.Handle, _ objects: [NodeID], types: [Type] = [], isNested: Bool? = nil, variable: VariableID? = nil,
    key: ElementKey? = nil, _ range: ByteRange
  ) {
    // Dead code ends nothing.
    guard frames.allSatisfy(\.isReached) else { return }
    if let variable, handle == .unknown { variablesEnded[unregistrations.count] = variable }
    unregistrations.append(
      Unregistration(
        event: event, handle: handle, objects: objects, types: types, made: made(objects),
        function: frames[top].code.reference, isNested: isNested ?? (frames.count > 1), place: place(range), key: key))
  }

  /// The variable that a closure captures and whose content it ends. The content may be put there later: `token = stream.sink { _ in token?.cancel() }`.
  private func capturedVariable(_ callee: ValueID, _ arguments: ArraySlice<Argument>) -> VariableID? {
    guard frames.count > 1, case .member(let base, _) = operation(callee),
      case .variable(let id) = operation(unwrapped(arguments.count == 1 ? arguments.first!.value : base)), boxed.contains(id)
    else { return nil }
    return id
  }

  private func made(_ objects: [NodeID]) -> [SourcePlace] {
    objects.compactMap { if case .allocation(let place, _) = heap.graph[$0].kind { place } else { nil } }
  }

  /// The concerned objects of a call: the token argument, else the receiver.
  ///
  /// - Parameter isByKey: Whether an argument is a key, which is no object: a constant with a name.
  private mutating func ended(_ callee: ValueID, _ arguments: ArgumentRange, byKey isByKey: Bool) -> [NodeID] {
    let given = frames[top].code.function.arguments[arguments.indices].flatMap { value($0.value) }
      .filter { !isClosure($0) && !(isByKey && program.holdsNoObjects(heap.graph[$0].type)) }
    // For a list, its elements are meant.
    return given.isEmpty ? receiverNodes(callee) : given + given.flatMap { heap.graph.targets(of: $0, .element) }
  }

  /// `tokens.forEach { center.removeObserver($0) }`: a closure ends its arguments, if these are known in the end.
  mutating func resolveClosureUnregistrations() {
    for index in unregistrations.indices where unregistrations[index].isNested {
      let closures = program.functions(around: unregistrations[index].function, below: root)
      // A callee's closure ends it later.
      unregistrations[index].runsAtOnce =
        !closures.isEmpty
        && closures.allSatisfy { closure in
          isArgument(closure) && heap.graph.find(.closure(closure, instance: 0)) != nil && !mayRunLater(closure)
        }
    }
    for (index, id) in variablesEnded {
      let objects = heap.graph.targets(of: boxNode(id), .content)
      unregistrations[index].objects = objects
      unregistrations[index].made = made(objects)
      unregistrations[index].handle = self.handle(objects)
    }
    for index in unregistrations.indices where unregistrations[index].handle == .unknown && unregistrations[index].isNested {
      let objects = unregistrations[index].objects
      guard !objects.isEmpty, objects.allSatisfy({ givenParts[$0] != nil }) else { continue }
      let given = objects.flatMap { givenParts[$0] ?? [] }.sorted { $0.index < $1.index }
      // By now the code may have replaced the content of the collection.
      unregistrations[index].handle = handle(given, atAnyTime: true)
      unregistrations[index].objects = given
    }
    // Now the objects are known.
    for index in unregistrations.indices {
      let stated = statedTypes[index]
      let objects = unregistrations[index].objects
      if objects.isEmpty, let stated { unregistrations[index].types = [stated] }
      if !objects.isEmpty { unregistrations[index].types = objects.map { program.narrower(heap.graph[$0].type, stated ?? .unknown) } }
    }
    markEndsForCallers()
  }

  /// Whether it is written as an argument of a call. A nested function, or a closure in a variable, runs when it is called.
  private func isArgument(_ closure: FunctionReference) -> Bool {
    guard program.function(closure).kind == .closure, let parent = program.parent(of: closure) else { return false }
    let function = program.function(parent)
    return function.instructions.contains { instruction in
      guard case .call(_, let arguments) = instruction.operation else { return false }
      return function.arguments[arguments.indices].contains { if case .closure(closure.function) = function[$0.value].operation { true } else { false } }
    }
  }

  /// - Parameter atAnyTime: Whether former holders of the objects count, too.
  private func handle(_ nodes: [NodeID], atAnyTime: Bool = false) -> Unregistration.Handle {
    var properties: Set<PropertyReference> = []
    for node in nodes {
      properties.formUnion(program.holdingPropertiesOfWhole(node, in: heap.graph, former: formerContent))
      if atAnyTime { properties.formUnion(program.holdingPlaces(node, in: heap.graph).map(\.property)) }
    }
    if !properties.isEmpty { return .properties(properties) }
    if !nodes.isEmpty, nodes.allSatisfy({ if case .selfObject = heap.graph[$0].kind { true } else { false } }) { return .selfObject }
    let isMadeHere = !nodes.isEmpty && nodes.allSatisfy { if case .allocation = heap.graph[$0].kind { true } else { false } }
    return isMadeHere ? .local : .unknown
  }
}

extension Function {
  /// Whether other code of the function uses the value of an instruction, rather than dropping or returning it.
  fileprivate func takesUp(_ index: Int) -> Bool {
    instructions.contains { instruction in
      switch instruction.operation {
      case .call, .member, .operator, .interpolation, .array, .dictionary, .condition:
        instruction.operation.operands(in: self).contains { Int($0.index) == index }
      default: false
      }
    }
  }
}
