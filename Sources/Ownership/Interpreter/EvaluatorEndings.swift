import Catalog
import Program
import Facts

/// Calls and assignments that end what some model keeps until then, that set off what ends it, or that hold it up.
extension UnitEvaluator {
  /// Notes a call that ends what a model keeps until then; a method of that name of another type ends nothing.
  /// Where `self` is what the call names, it ends what was registered for `self`, and no closure.
  mutating func recordEnding(
    _ name: String, _ callee: ValueID, _ arguments: ArgumentRange, _ range: ByteRange, _ key: ElementKey?, row: Int?
  ) {
    guard let events = program.models.endings[name] else { return }
    let namesSelf = frames[top].function.arguments[arguments.indices].contains { operation($0.value) == .selfReference }
    if namesSelf || isHandedOn(name, callee) { return }
    var receiver: [String]?
    if case .member(let base, _) = operation(callee) { receiver = program.modelNames(of: type(base)) }
    // What ends something gives nothing: a call on what nobody knows that gives a text or a number is another one.
    if receiver == nil, frames[top].function.takesUp(frames[top].next - 1) || isResult(frames[top].next - 1) { return }
    // Who keeps what it is given keeps it in the place of what it had: `setViewControllers([next])`.
    let replaces = row.map { program.models.functions[$0].effects.contains { $0.keeper == .receiver && $0.argument != .receiver } } ?? false
    var objects = replaces ? receiverNodes(callee) : ended(callee, arguments)
    if objects.isEmpty, isOwnEnding(callee, events) { objects = selfNodes() }
    let handle = handle(objects)
    for event in events where event.assigned == nil {
      if receiver.map({ isMember(event, ofAny: $0) }) ?? true { recordEnding(event, handle, objects, key: key, range) }
    }
  }

  /// Does a method only hand on the call that it is itself: `super.setViewControllers(…)` in the override? Whoever calls that one ends something.
  private func isHandedOn(_ name: String, _ callee: ValueID) -> Bool {
    guard case .member(let base, _) = operation(callee), operation(base) == .superReference else { return false }
    return program.function(root).name.map { program.text(program.name($0, in: file)) } == name
  }

  /// Is what an instruction gives the result of code that gives something: `var title: String { strings.cancel() }`?
  private func isResult(_ index: Int) -> Bool {
    let isReturned = frames[top].function.instructions.contains { instruction in
      if case .returnValue(let value?) = instruction.operation { Int(value.index) == index } else { false }
    }
    // A default value is one.
    if isReturned, frames[top].function.kind == .defaultArgument { return true }
    guard isReturned, case let type = program.resultType(of: frames[top].reference), !type.isUnknown else { return false }
    return type != .tuple([])
  }

  /// Is it a bare name that means a method of the object whose code it is, by what its class inherits? No declaration tells of it.
  private func isOwnEnding(_ callee: ValueID, _ events: [MemberEvent]) -> Bool {
    guard case .name = operation(callee), let owner = program.owner(of: root), let types = program.modelNames(of: program.selfType(of: owner))
    else { return false }
    return events.contains { isMember($0, ofAny: types) }
  }

  /// A property that gives its value only when something has ended awaits it like a call: `await task.value`.
  mutating func recordEnding(reading name: String, of owner: Type, base: [NodeID], _ range: ByteRange) {
    for event in endings(name, of: owner) where program.models.awaited.contains(event) {
      recordEnding(event, handle(base), base, isNested: false, range)
    }
  }

  /// A method that is handed on ends what it is then given: `observer.map(center.removeObserver)`.
  mutating func recordPassedEndings(_ callee: ValueID, _ arguments: ArgumentRange, _ range: ByteRange) {
    for argument in frames[top].function.arguments[arguments.indices] {
      var value = argument.value
      if case .fullName(let base, _) = operation(value) { value = base }
      guard case .member = operation(value), case .externalMember(let owner, let name, _) = frames[top].body.reference(value) else { continue }
      for event in endings(program.text(name), of: owner) {
        var handle = handle(receiverNodes(callee))
        // A local whose content is not known yet where a closure in its own initial value names it.
        if case .unknown = handle, case .member(let base, _) = operation(callee), case .variable = operation(base) { handle = .local }
        recordEnding(event, handle, receiverNodes(callee), range)
      }
    }
  }

  private func endings(_ name: String, of owner: Type) -> [MemberEvent] {
    guard let events = program.models.endings[name], let types = program.modelNames(of: owner) else { return [] }
    return events.filter { isMember($0, ofAny: types) }
  }

  private func isMember(_ event: MemberEvent, ofAny types: [String]) -> Bool { event.type.map(types.contains) ?? false }

  /// An assignment that sets off what a model keeps something for, or that holds it up: `queue.isSuspended = true`.
  mutating func recordEnding(assigning source: ValueID, to target: ValueID, _ range: ByteRange) {
    guard case .member(let base, _) = operation(target), case .externalMember(let owner, let name, _) = frames[top].body.reference(target)
    else { return }
    var value: Bool?
    switch operation(source) {
    case .literal(.true, _): value = true
    case .literal(.false, _): value = false
    default: break
    }
    for event in endings(program.text(name), of: owner) {
      // What is no literal may be either.
      guard let assigned = event.assigned, value.map({ $0 == assigned }) ?? true else { continue }
      recordEnding(event, handle(self.value(base)), self.value(base), range)
    }
  }

  private mutating func recordEnding(
    _ event: MemberEvent, _ handle: Ending.Handle, _ objects: [NodeID], isNested: Bool? = nil, key: ElementKey? = nil, _ range: ByteRange
  ) {
    // Code that never runs ends nothing.
    guard frames.allSatisfy(\.isReached) else { return }
    let made = objects.compactMap { if case .allocation(let place, _) = heap.graph[$0].kind { place } else { nil } }
    endings.append(
      Ending(
        event: event, handle: handle, objects: objects, made: made, function: frames[top].reference, isNested: isNested ?? (frames.count > 1),
        place: place(range), key: key))
  }

  /// What a call ends: the token that it is given, else what it is called on.
  private mutating func ended(_ callee: ValueID, _ arguments: ArgumentRange) -> [NodeID] {
    let given = frames[top].function.arguments[arguments.indices].flatMap { value($0.value) }.filter { !isClosure($0) }
    // Of a list each element is meant.
    return given.isEmpty ? receiverNodes(callee) : given + given.flatMap { heap.graph.targets(of: $0, .element) }
  }

  /// `tokens.forEach { center.removeObserver($0) }`: what a closure ends is what it is given, where that is known in the end.
  mutating func tellWhatClosuresEnd() {
    for index in endings.indices where endings[index].handle == .unknown && endings[index].isNested {
      let objects = endings[index].objects
      guard !objects.isEmpty, objects.allSatisfy({ givenParts[$0] != nil }) else { continue }
      let given = objects.flatMap { givenParts[$0] ?? [] }.sorted { $0.index < $1.index }
      // By now the code may have put something else in the place of what it went through.
      endings[index].handle = handle(given, atAnyTime: true)
      endings[index].objects = given
    }
  }

  /// - Parameter atAnyTime: Does what held the objects before count, too?
  private func handle(_ nodes: [NodeID], atAnyTime: Bool = false) -> Ending.Handle {
    var properties: Set<PropertyReference> = []
    for node in nodes {
      properties.formUnion(program.holdingProperties(node, in: heap.graph, former: formerContent))
      if atAnyTime { properties.formUnion(program.holdingPlaces(node, in: heap.graph).map(\.property)) }
    }
    if !properties.isEmpty { return .properties(properties) }
    if !nodes.isEmpty, nodes.allSatisfy({ if case .selfObject = heap.graph[$0].kind { true } else { false } }) { return .selfObject }
    let isMadeHere = !nodes.isEmpty && nodes.allSatisfy { if case .allocation = heap.graph[$0].kind { true } else { false } }
    return isMadeHere ? .local : .unknown
  }
}

extension Function {
  /// Does other code of the function do something with what an instruction gives, rather than drop or return it?
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
