import Facts
import Program

/// A run of a closure or nested function in the heap of its unit.
struct ClosureRun {
  var function: FunctionReference
  /// The references that held where it was created, and at the end of its code.
  var before: ReferenceState
  var exit: ReferenceState
  /// The contents of the captured variables at its creation.
  var captured: [VariableID: [NodeID]]
  /// The fields read by it, or by a closure in it.
  var reads: BitSet
}

/// Runs functions block by block until the entry states no longer change: a forward data-flow analysis with a work list. Frames form a stack, so that
/// a closure runs where it is created.
extension UnitEvaluator {
  /// The current state.
  var state: UnitState {
    get { UnitState(flow: heap.graph.flow, variables: frames.isEmpty ? StateTable() : frames[top].variables) }
    set {
      heap.graph.flow = newValue.flow
      if let top = frames.indices.last { frames[top].variables = newValue.variables }
    }
  }

  mutating func pushFrame(_ reference: FunctionReference, _ function: Function, _ body: ResolvedBody) {
    frameIndices[reference.function] = frames.count
    let flow = flows[reference] ?? FunctionFlow(reference, nonReturning: [], in: program)
    frames.append(
      Frame(
        reference: reference, function: function, body: body, methodReferences: captures.methodReferences[reference] ?? [], flow: flow, before: heap.graph.flow,
        outerReads: heap.reads))
    heap.reads = BitSet()
  }

  /// Runs all frames to their ends.
  mutating func drainFrames() {
    while let top = frames.indices.last {
      if frames[top].next < frames[top].end {
        let index = frames[top].next
        frames[top].next += 1
        step(index)
        continue
      }
      leaveBlock()
      if let entry = frames[top].beginNextBlock() { state = entry } else { leaveFrame() }
    }
  }

  /// Propagates the state at the end of a block along its outgoing edges.
  private mutating func leaveBlock() {
    var state = state
    // What the loop asks of the frame is read once, field by field: asked for by a method, the frame would be copied.
    let (code, block) = (frames[top].code, frames[top].block)
    let decision = block.flatMap { code.controlFlow.decision(of: $0) }
    let asked = decision.flatMap { askedSlot($0) }
    let drained = decision.flatMap { drainedCollection($0) }
    let condition = decision == nil ? nil : parameterCondition()
    let known = state.flow.conditions
    var edges = frames[top].isReached ? block.map { code.edges(leaving: $0) } ?? [] : []
    // Only a decision rules edges out. A closure would copy the evaluator.
    if decision != nil {
      var feasible: [ControlFlowGraph.Edge] = []
      for edge in edges {
        if isInfeasible(edge) { continue }
        if let asked, isOfNothing(edge, asked.slot, isEmptyIfHolds: asked.isEmptyIfHolds) { continue }
        feasible.append(edge)
      }
      edges = feasible
    }
    for edge in edges {
      let isBackEdge = block.map { edge.block <= $0 } ?? false
      if decision == nil, !isBackEdge {
        frames[top].arrive(at: edge.block, with: state)
        continue
      }
      state.flow.conditions = condition?.answered(by: edge.kind).map { known.adding($0) } ?? known
      if isBackEdge { state = withPriorIterationObjects(state, madeBehind: edge.block) }
      if let drained, edge.kind == .fails {
        frames[top].arrive(at: edge.block, with: withEmptied(drained, state))
        continue
      }
      guard let asked, edge.kind == (asked.isEmptyIfHolds ? .fails : .holds) else {
        var refined = state
        if let asked, edge.kind == (asked.isEmptyIfHolds ? .holds : .fails) { refined.flow.findVacant(asked.slot) }
        frames[top].arrive(at: edge.block, with: refined)
        continue
      }
      // The condition found a value, so no path that has just cleared the slot leads here. But code after `?.` is always assumed to run.
      if edges.count > 1, state.flow.empty.contains(asked.slot) { continue }
      var refined = state
      refined.flow.findFilled(asked.slot)
      frames[top].arrive(at: edge.block, with: refined)
    }
    state.flow.conditions = known
    frames[top].recordEnd(state)
  }

  /// The collection from which a condition takes an element, if any: `while let next = waiting.popLast()`.
  private func drainedCollection(_ decision: ControlFlowGraph.Decision) -> ValueID? {
    guard decision.test == .hasValue, let value = decision.value, case .call(let callee, let arguments) = operation(value), arguments.count == 0,
      case .member(let collection, _) = operation(callee), case .optional = type(value), case .call(let target) = frames[top].code.body.reference(value),
      let row = target.models.first, program.models.functions[row].emptying != .nothing
    else { return nil }
    return collection
  }

  /// A collection without a next element is empty.
  private mutating func withEmptied(_ collection: ValueID, _ state: UnitState) -> UnitState {
    let now = self.state
    self.state = state
    for node in value(collection) { heap.graph.empty(node) }
    recordFieldRelease(collection, frames[top].code.function[collection].range, RemovalEffect(extent: .elements))
    let result = self.state
    self.state = now
    return result
  }

  /// In the next iteration of a loop, a variable holds the object made or read by the previous iteration. That is another object than the one made or
  /// read next.
  private mutating func withPriorIterationObjects(_ state: UnitState, madeBehind head: BlockID) -> UnitState {
    guard let loop = frames[top].sourceRange(from: head) else { return state }
    let place = place(loop)
    let function = frames[top].code.reference.function
    // Few of them hold such an object, and a state has all variables before the loop.
    var known: [(id: VariableID, nodes: [NodeID])] = []
    state.variables.forEach { id, nodes in
      if nodes.contains(where: { isOfPriorIteration($0, in: place) }), program.files[file][id].function == function { known.append((id, nodes)) }
    }
    if known.isEmpty { return state }
    var result = state
    for (id, nodes) in known.sorted(by: { $0.id.number < $1.id.number }) {
      var older: [NodeID] = []
      for node in nodes { older.unite([priorIterationObject(node, in: place) ?? node]) }
      if older != nodes { result.variables[id] = older }
    }
    return result
  }

  /// Whether the previous iteration made or read another object for this node.
  private func isOfPriorIteration(_ node: NodeID, in loop: SourcePlace) -> Bool {
    switch heap.graph[node].kind {
    case .allocation(let made, instance: 0): loop.contains(made)
    case .load(_, .oneElement(let identity)): identity.changes(in: loop, program)
    default: false
    }
  }

  /// The node for an object of the previous iteration; `nil` where it is the same object.
  private mutating func priorIterationObject(_ node: NodeID, in loop: SourcePlace) -> NodeID? {
    let type = heap.graph[node].type
    guard isOfPriorIteration(node, in: loop), program.semantics(of: type) == .reference else { return nil }
    switch heap.graph[node].kind {
    case .allocation:
      return heap.graph.node(.former(node, .content), type: type)
    case .load(let collection, .oneElement(var identity)):
      identity.isOlder = true
      guard let element = heap.readField(of: [collection], .oneElement(identity), type: type, ownership: .strong).first else { return nil }
      // The loop itself may have put it there.
      if case .allocation = heap.graph[element].kind { return priorIterationObject(element, in: loop) ?? element }
      return element
    default: return nil
    }
  }

  /// The property that a condition tests for `nil`: `if let x`, `x == nil`, `x != nil`.
  private mutating func askedSlot(_ decision: ControlFlowGraph.Decision) -> (slot: Int32, isEmptyIfHolds: Bool)? {
    guard var value = decision.value else { return nil }
    var isEmptyIfHolds = false
    if decision.test == .isTrue {
      guard case .operator(let name, let operands) = operation(value), operands.count == 2 else { return nil }
      let sides = frames[top].code.function.arguments[operands.indices].map(\.value)
      guard let first = sides.first, let last = sides.last, case .literal(.nil, _) = operation(last) else { return nil }
      switch program.files[file].name(name) {
      case "==": isEmptyIfHolds = true
      case "!=": break
      default: return nil
      }
      value = first
    } else if decision.test != .hasValue {
      return nil
    }
    guard case .property(let property, _) = frames[top].code.body.reference(value), !program.property(property).isComputed else { return nil }
    if program.isGlobal(property) {
      let global = heap.graph.node(.global(property), type: program.type(of: property))
      return (heap.graph.slot(global, .property(property)), isEmptyIfHolds)
    }
    let holders: [NodeID]
    switch operation(value) {
    case .name(_, let binding): holders = implicitBase(of: frames[top].code.body.reference(value), binding)
    case .member(let base, _): holders = self.value(base)
    default: return nil
    }
    guard holders.count == 1 else { return nil }
    return (heap.graph.slot(holders[0], .property(property)), isEmptyIfHolds)
  }

  private mutating func leaveFrame() {
    let reference = frames[top].code.reference
    // A frame is expensive to copy, so it is moved out at the end.
    if endlessBodies[reference] != nil {
      let frame = frames[top]
      state = frame.exit
      holdWhileRunning(frame)
      noteLoopedStream(frame)
    } else {
      state = frames[top].exit
    }
    let thrownObjects = frames[top].thrown
    if let builder = unit.built[reference] { returnBuiltParts(builder) } else { noteParts() }
    let exit = state
    if reference == root { thrown = thrownObjects }
    let frame = frames.removeLast()
    frameIndices[reference.function] = nil
    settleVariables(of: reference.function, exit.variables)
    guard !frames.isEmpty || reference != root else { return }
    // `run { throw … }`
    if let top = frames.indices.last { frames[top].thrown.unite(thrownObjects) }
    let reads = heap.reads
    heap.reads.formUnion(frame.outerReads)
    closureRuns.append(
      ClosureRun(function: reference, before: frame.before, exit: exit.flow, captured: capturedVariables(of: reference), reads: reads))
    closureEvents.formUnion(exit.flow.pendingEvents(since: frame.before))
    // The closure has run by now, or not yet.
    var left = exit.flow
    left.forgetEvents(since: frame.before)
    heap.graph.flow = frame.before
    _ = heap.graph.flow.join(left)
    // The closure's conditions do not apply to the enclosing code.
    heap.graph.flow.conditions = frame.before.conditions
  }

  /// The contents of the variables that a closure shares with the enclosing code.
  private func capturedVariables(of closure: FunctionReference) -> [VariableID: [NodeID]] {
    var result: [VariableID: [NodeID]] = [:]
    for capture in captures.captures(of: closure) {
      if case .variable(let id) = capture.subject, boxed.contains(id) { result[id] = nodes(of: id) ?? [] }
    }
    return result
  }

  /// An escaping closure runs again after the end of the unit. It then reads what was stored later, and the unit replaces nothing that it stores.
  mutating func runEscapingClosures() {
    let end = heap.graph.flow
    var joined = end
    // Outer closures before inner ones, which run with them.
    var rerun: Set<FunctionReference> = []
    let runs = closureRuns
    closureRuns = []
    for run in runs.reversed() where !rerun.contains(run.function) && mayRunLater(run.function) {
      if readsChangedState(run, end) {
        heap.graph.flow = end
        heap.graph.flow.conditions = run.before.conditions
        let functions = Self.innermostFirst(run.function, in: program)
        evaluated.subtract(functions)
        rerun.formUnion(functions)
        enter(run.function)
        drainFrames()
        _ = joined.join(heap.graph.flow)
      } else {
        joined.addStores(since: run.before, until: run.exit)
      }
    }
    closureRuns = []
    heap.graph.flow = joined
  }

  /// Whether the state that the closure reads has changed since its creation.
  private func readsChangedState(_ run: ClosureRun, _ end: ReferenceState) -> Bool {
    run.reads.members.contains { end.hasChanged($0, since: run.before) } || run.captured.contains { nodes(of: $0) ?? [] != $1 }
  }

  /// A release followed by a store on every path does not release the new content.
  mutating func dropRefilled() {
    let pending = heap.graph.flow.pendingEvents
    var ends: [FieldRelease] = []
    for (event, var fieldRelease) in zip(Int32(0)..., cleared) {
      if let objects = releasedObjects[event], !objects.isEmpty, objects.allSatisfy({ isForgottenCopy($0) }) { continue }
      if cuts.contains(fieldRelease.place), isFilled(fieldRelease.property) { continue }
      guard isEnd(fieldRelease, event, pending) else {
        fillings.refill(fieldRelease.property)
        continue
      }
      fieldRelease.isHandedOut = fieldRelease.closure.map { isHandedOut($0) } ?? false
      fieldRelease.runsLater = outlivesCall(fieldRelease.closure)
      fieldRelease.isOfItself = fieldRelease.runsLater && holdsItself(fieldRelease, releasedObjects[event] ?? [])
      if fieldRelease.closure != nil, !fieldRelease.runsLater, !fieldRelease.isHandedOut { takeHolders(of: releasedObjects[event] ?? [], into: &fieldRelease) }
      ends.append(fieldRelease)
    }
    cleared = ends
  }

  /// Whether the code puts something into a list. What it has cut off before goes back, alone or in one piece.
  private func isFilled(_ list: PropertyReference) -> Bool {
    heap.graph.edges.contains { edge in
      guard edge.isWrite, case .load(_, .property(list)) = heap.graph[edge.source].kind else { return false }
      return true
    }
  }

  /// Whether a closure releases the property that holds it. Its argument may be the caller: `onExpire = { item in item.onExpire = nil }`.
  private func holdsItself(_ fieldRelease: FieldRelease, _ objects: Set<NodeID>) -> Bool {
    guard var closure = fieldRelease.closure, !fieldRelease.isPartial else { return false }
    while true {
      if let node = heap.graph.find(.closure(closure, instance: 0)) {
        let holders = holders(of: node, through: fieldRelease.property)
        if holders.contains(where: objects.contains) { return true }
        let parameters = program.function(closure).parameters.map { NodeKind.closureParameter(VariableReference(file: file, variable: $0.variable)) }
        if !holders.isEmpty, !objects.isEmpty, objects.allSatisfy({ parameters.contains(heap.graph[$0].kind) }) { return true }
      }
      guard let parent = program.parent(of: closure), parent != root else { return false }
      closure = parent
    }
  }

  /// The objects that hold a closure by a property, itself or in a framework's object that the code makes for it (`item = WorkItem { … }`).
  private func holders(of closure: NodeID, through property: PropertyReference) -> [NodeID] {
    let keepers = heap.graph.edges(to: closure).filter { edge in
      guard case .model = edge.field, case .allocation = heap.graph[edge.source].kind else { return false }
      return edge.strength == .strong
    }
    return ([closure] + keepers.map(\.source)).flatMap { node in
      heap.graph.edges(to: node).filter { $0.field == .property(property) }.map(\.source)
    }
  }

  /// `items.forEach { $0.reset() }`: the argument of a closure that runs at once lies where the code found it.
  private func takeHolders(of objects: Set<NodeID>, into fieldRelease: inout FieldRelease) {
    guard fieldRelease.holders.isEmpty, !objects.isEmpty else { return }
    var holders: Set<PropertyReference> = []
    for object in objects {
      guard case .closureParameter = heap.graph[heap.graph.firstBase(of: object)].kind, let given = givenParts[object] else { return }
      for node in given {
        let holding = program.holdingProperties(node, in: heap.graph)
        if holding.isEmpty { return }
        holders.formUnion(holding)
      }
    }
    fieldRelease.holders = holders
  }

  private func isEnd(_ fieldRelease: FieldRelease, _ event: Int32, _ pending: Set<Int32>) -> Bool {
    if fieldRelease.isPartial || closureEvents.contains(event) { return true }
    // A helper empties the property, and the code then fills it on each path.
    if fieldRelease.isThroughCall { return pending.contains(event) || !isOfKnownSelf(event) }
    if let fresh = replacements[event] { return !fresh.contains { holdsClosures($0) } }
    return pending.contains(event) && !isReplacedOnSamePath(fieldRelease)
  }

  /// Whether the code itself runs on the object that has the released property, so that its own stores are known.
  private func isOfKnownSelf(_ event: Int32) -> Bool {
    guard let objects = releasedObjects[event], !objects.isEmpty else { return true }
    return objects.allSatisfy { heap.graph[$0].kind == .selfObject }
  }

  /// Whether a replacement object holds closures, or the current object, at the end of the code. Then it may hold the same closure.
  private func holdsClosures(_ object: NodeID) -> Bool {
    var seen: Set<NodeID> = []
    var pending = [object]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      if isClosure(node), !heap.graph.capturesNothing(node) { return true }
      if heap.graph[node].kind == .selfObject { return true }
      heap.graph.forEachEdge(from: node) { if $0.strength != .weak { pending.append($0.target) } }
    }
    return false
  }

  /// `engine?.onStart = nil; engine = Engine(); engine?.onStart = …`: the content at the end of the same path has been stored again.
  private func isReplacedOnSamePath(_ fieldRelease: FieldRelease) -> Bool {
    guard let path = fieldRelease.pathFromSelf, !path.isEmpty else { return false }
    guard var objects = heap.graph.find(.selfObject).map({ [$0] }) else { return false }
    for field in path.reversed() {
      guard objects.allSatisfy({ heap.graph.isFilled($0, field) }) else { return false }
      objects = objects.flatMap { heap.graph.targets(of: $0, field) }
    }
    return !objects.isEmpty && objects.allSatisfy { heap.graph.isFilled($0, .property(fieldRelease.property)) }
  }
}

extension Graph {
  /// Whether it is a closure without captures.
  fileprivate func capturesNothing(_ node: NodeID) -> Bool {
    guard case .closure = self[node].kind else { return false }
    var holdsNothing = true
    forEachEdge(from: node) { _ in holdsNothing = false }
    return holdsNothing
  }
}
