import Engine
import Program
import Facts

/// Which functions call which, and what that says of when they run.
struct CallTable: Sendable, PartlyStorable {
  var program: Program  // storable: given
  var callees: [FunctionReference: Set<FunctionReference>] = [:]
  /// For each function those that call it, in the order of the program.
  var allCallers: [FunctionReference: [FunctionReference]] = [:]
  /// For each function those that count as its callers: not `deinit` and what only that calls, and tests only where it is theirs.
  var liveCallers: [FunctionReference: [FunctionReference]] = [:]
  /// Functions of the program itself that tests call.
  var calledByTests: Set<FunctionReference> = []
  /// What only tests and previews call.
  var onlyForTests: Set<FunctionReference> = []
  /// `deinit`s, and what only they call.
  var teardown: Set<FunctionReference> = []
  /// `deinit`s, and what they call, whoever else calls that.
  var inDeinit: Set<FunctionReference> = []

  var deinitializers: Set<FunctionReference> = []

  init(_ shares: [ReleaseShare], _ order: UnitOrder, in program: Program) {
    self.program = program
    for share in shares { add(share, order) }
    findWhatDeinitRuns()
    findTeardown()
    findTestCode()
    for function in allCallers.keys { sortCallers(of: function) }
  }

  /// The same with other units in the place of some.
  init(
    _ earlier: CallTable, gone: [ReleaseShare], new: [ReleaseShare], _ order: UnitOrder, in program: Program, changed: CodeChanges
  ) {
    self = earlier
    self.program = program
    if ReleaseShare.callTheSame(gone, new) { return }
    for share in gone { remove(share) }
    for share in new { add(share, order) }
    findWhatDeinitRuns()
    findTeardown()
    findTestCode()
    if hasSameTeardown(as: earlier, otherThan: changed) {
      for share in gone + new { for callee in share.unit.callees { sortCallers(of: callee) } }
    } else {
      liveCallers = [:]
      calledByTests = []
      for function in allCallers.keys { sortCallers(of: function) }
    }
  }

  private mutating func add(_ share: ReleaseShare, _ order: UnitOrder) {
    let root = share.unit.root
    callees[root] = share.unit.callees
    for callee in share.unit.callees { order.insert([root], into: &allCallers[callee, default: []], place: order.place) }
    if share.isDeinitializer { deinitializers.insert(root) }
  }

  private mutating func remove(_ share: ReleaseShare) {
    let root = share.unit.root
    callees[root] = nil
    for callee in share.unit.callees {
      allCallers[callee]?.removeAll { $0 == root }
      if allCallers[callee]?.isEmpty ?? false { allCallers[callee] = nil }
    }
    deinitializers.remove(root)
  }

  /// Tells who counts as a caller of a function.
  private mutating func sortCallers(of function: FunctionReference) {
    calledByTests.remove(function)
    var live: [FunctionReference] = []
    for caller in allCallers[function] ?? [] where !teardown.contains(caller) {
      if program.isTest(caller), !program.isTest(function) { calledByTests.insert(function) } else { live.append(caller) }
    }
    liveCallers[function] = live.isEmpty ? nil : live
  }

  private mutating func findWhatDeinitRuns() {
    inDeinit = []
    var pending = Array(deinitializers)
    while let function = pending.popLast() {
      if inDeinit.insert(function).inserted { pending += callees[function] ?? [] }
    }
  }

  private mutating func findTeardown() {
    teardown = deinitializers
    var pending = deinitializers.flatMap { callees[$0] ?? [] }
    while let function = pending.popLast() {
      guard !teardown.contains(function), !isOpen(function),
        allCallers[function, default: []].allSatisfy({ $0 == function || teardown.contains($0) })
      else { continue }
      teardown.insert(function)
      pending += callees[function] ?? []
    }
  }

  private mutating func findTestCode() {
    onlyForTests = []
    func isForTests(_ function: FunctionReference) -> Bool {
      program.isTest(function) || program.isPreview(function) || onlyForTests.contains(function)
    }
    var pending = Array(allCallers.keys)
    while let function = pending.popLast() {
      guard !isForTests(function), !isOpen(function, modules: false), let callers = allCallers[function],
        callers.allSatisfy({ $0 == function || isForTests($0) }), callers.contains(where: { $0 != function })
      else { continue }
      onlyForTests.insert(function)
      pending += callees[function] ?? []
    }
  }

  /// Is it code that tests or previews alone run?
  func isOnlyForTests(_ function: FunctionReference) -> Bool { onlyForTests.contains(function) }

  /// Do the same functions run when objects die, of those that have not changed?
  func hasSameTeardown(as earlier: CallTable, otherThan changed: CodeChanges) -> Bool {
    func isElsewhere(_ function: FunctionReference) -> Bool { !changed.contains(codeOf: function) }
    return teardown.filter(isElsewhere) == earlier.teardown.filter(isElsewhere) && inDeinit.filter(isElsewhere) == earlier.inDeinit.filter(isElsewhere)
  }

  /// Does the function run only when an object dies?
  func isTeardown(_ function: FunctionReference) -> Bool { teardown.contains(function) }

  /// The `deinit`s that run a function which runs only when an object dies.
  ///
  /// - Parameter note: Is told of each function whose callers count.
  func deinitializers(running function: FunctionReference, _ note: (FunctionReference) -> Void) -> [FunctionReference] {
    var result: [FunctionReference] = []
    var seen: Set<FunctionReference> = []
    var pending = [function]
    while let function = pending.popLast() {
      guard teardown.contains(function), seen.insert(function).inserted else { continue }
      note(function)
      if program.function(function).kind == .deinitializer { result.append(function) } else { pending += allCallers[function] ?? [] }
    }
    return result
  }

  /// Does the function run when an object dies, and maybe at other times too?
  func runsInDeinit(_ function: FunctionReference) -> Bool { inDeinit.contains(function) }

  /// The functions that it calls.
  func callees(of function: FunctionReference) -> Set<FunctionReference> { callees[function] ?? [] }

  /// The functions that call it while its object lives.
  func callers(of function: FunctionReference) -> [FunctionReference] { liveCallers[function] ?? [] }

  /// The `deinit`s that call it themselves.
  func deinitializers(calling function: FunctionReference) -> [FunctionReference] { (allCallers[function] ?? []).filter(deinitializers.contains) }

  /// Those that call it at any time.
  func callersAtAnyTime(of function: FunctionReference) -> [FunctionReference] { allCallers[function] ?? [] }

  func hasCallers(_ function: FunctionReference) -> Bool { liveCallers[function] != nil }

  /// Can code call the function that is not in sight: by override, by the Objective-C runtime, from another module?
  func isOpen(_ reference: FunctionReference, modules: Bool = true) -> Bool {
    program.canBeReachedFromOutside(program.function(reference).attributes, in: Int(reference.file), modules: modules)
  }

  /// Can anything call the function: code of the program, or a framework by override, requirement, or the Objective-C runtime?
  ///
  /// - Parameters:
  ///   - root: The code whose doing it would end. What tests call ends what tests begin.
  ///   - modules: May other modules than those in sight call what is public?
  func mayBeCalled(_ reference: FunctionReference, with root: FunctionReference?, modules: Bool = true) -> Bool {
    if hasCallers(reference) || mayBeRun(reference, modules: modules) { return true }
    return calledByTests.contains(reference) && (root.map(program.isTest) ?? true)
  }

  /// Can anything run the function besides calls in sight: a framework by override, requirement, or the Objective-C runtime?
  func mayBeRun(_ reference: FunctionReference, modules: Bool = false) -> Bool {
    if program.function(reference).kind != .function || isOpen(reference, modules: modules) { return true }
    guard let owner = program.owner(of: reference), program.function(reference).name != nil else { return true }
    // What only its own file can name meets no requirement of others.
    return program.mayMeetRequirement(owner, with: reference)
      || (!program.isPrivate(reference) && program.mayMeetExternalRequirements(owner, with: reference))
  }
}

/// The same, with a record of the questions.
struct RecordedCalls {
  let table: CallTable
  let record: InputRecord?

  func runsInDeinit(_ function: FunctionReference) -> Bool { asking(function).runsInDeinit(function) }
  func callees(of function: FunctionReference) -> Set<FunctionReference> { asking(function).callees(of: function) }
  func callers(of function: FunctionReference) -> [FunctionReference] { asking(function).callers(of: function) }
  func callersAtAnyTime(of function: FunctionReference) -> [FunctionReference] { asking(function).callersAtAnyTime(of: function) }
  func deinitializers(calling function: FunctionReference) -> [FunctionReference] { asking(function).deinitializers(calling: function) }
  func hasCallers(_ function: FunctionReference) -> Bool { asking(function).hasCallers(function) }
  func mayBeCalled(_ function: FunctionReference, with root: FunctionReference?) -> Bool { asking(function).mayBeCalled(function, with: root) }
  func mayBeRun(_ function: FunctionReference) -> Bool { asking(function).mayBeRun(function, modules: true) }
  func deinitializers(running function: FunctionReference) -> [FunctionReference] {
    asking(function).deinitializers(running: function) { record?.ask(of: $0) }
  }
  /// Hangs on what is declared alone.
  func isOpen(_ function: FunctionReference, modules: Bool = true) -> Bool { table.isOpen(function, modules: modules) }

  private func asking(_ function: FunctionReference) -> CallTable {
    record?.ask(of: function)
    return table
  }
}
