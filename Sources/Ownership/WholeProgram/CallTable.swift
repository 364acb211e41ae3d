import Engine
import Program
import Facts

/// The callers of each function, and what they imply about when it runs.
struct CallTable: Sendable, PartlyStorable {
  var program: Program  // storable: given
  var callees: [FunctionReference: Set<FunctionReference>] = [:]
  /// For each function, all its callers in program order.
  var allCallers: [FunctionReference: [FunctionReference]] = [:]
  /// For each function, the callers that count: not `deinit` and code that only runs from there, and tests only for functions of tests.
  var liveCallers: [FunctionReference: [FunctionReference]] = [:]
  /// Functions of the program that tests call.
  var calledByTests: Set<FunctionReference> = []
  /// Functions that only tests and previews call.
  var onlyForTests: Set<FunctionReference> = []
  /// `deinit`s, and functions that only they call.
  var teardown: Set<FunctionReference> = []
  /// `deinit`s, and all functions that they call, whoever else calls those.
  var inDeinit: Set<FunctionReference> = []

  var deinitializers: Set<FunctionReference> = []
  /// Whether all callers of the program's internal functions are in sight: an application, or code from the start of the process to its end.
  var isWhole = false

  init(_ shares: [ReleaseContribution], _ order: UnitOrder, in program: Program) {
    self.program = program
    isWhole = program.isWhole(order.roots)
    for share in shares { add(share, order) }
    findWhatDeinitRuns()
    findTeardown()
    findTestCode()
    for function in allCallers.keys { sortCallers(of: function) }
  }

  /// The same with some units replaced.
  init(
    _ earlier: CallTable, gone: [ReleaseContribution], new: [ReleaseContribution], _ order: UnitOrder, in program: Program, changed: CodeChanges
  ) {
    self = earlier
    self.program = program
    isWhole = program.isWhole(order.roots)
    if ReleaseContribution.callTheSame(gone, new) { return }
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

  private mutating func add(_ share: ReleaseContribution, _ order: UnitOrder) {
    let root = share.unit.root
    callees[root] = share.unit.callees
    for callee in share.unit.callees { order.insert([root], into: &allCallers[callee, default: []], place: order.place) }
    if share.isDeinitializer { deinitializers.insert(root) }
  }

  private mutating func remove(_ share: ReleaseContribution) {
    let root = share.unit.root
    callees[root] = nil
    for callee in share.unit.callees {
      allCallers[callee]?.removeAll { $0 == root }
      if allCallers[callee]?.isEmpty ?? false { allCallers[callee] = nil }
    }
    deinitializers.remove(root)
  }

  /// Determines which callers of a function count.
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

  /// Whether only tests or previews run the code.
  func isOnlyForTests(_ function: FunctionReference) -> Bool { onlyForTests.contains(function) }

  /// Whether the same functions run when objects die, among unchanged code.
  func hasSameTeardown(as earlier: CallTable, otherThan changed: CodeChanges) -> Bool {
    func isElsewhere(_ function: FunctionReference) -> Bool { !changed.contains(codeOf: function) }
    return teardown.filter(isElsewhere) == earlier.teardown.filter(isElsewhere) && inDeinit.filter(isElsewhere) == earlier.inDeinit.filter(isElsewhere)
  }

  /// Whether the function runs only when an object dies.
  func isTeardown(_ function: FunctionReference) -> Bool { teardown.contains(function) }

  /// The `deinit`s that run a function which runs only when an object dies.
  ///
  /// - Parameter note: Called with each function whose callers are looked up.
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

  /// Whether the function runs when an object dies, and possibly at other times.
  func runsInDeinit(_ function: FunctionReference) -> Bool { inDeinit.contains(function) }

  /// Its callees.
  func callees(of function: FunctionReference) -> Set<FunctionReference> { callees[function] ?? [] }

  /// Its callers while its object lives.
  func callers(of function: FunctionReference) -> [FunctionReference] { liveCallers[function] ?? [] }

  /// The `deinit`s that call it directly.
  func deinitializers(calling function: FunctionReference) -> [FunctionReference] { (allCallers[function] ?? []).filter(deinitializers.contains) }

  /// Its callers at any time.
  func callersAtAnyTime(of function: FunctionReference) -> [FunctionReference] { allCallers[function] ?? [] }

  func hasCallers(_ function: FunctionReference) -> Bool { liveCallers[function] != nil }

  /// Whether code out of sight can call the function: through an override, the Objective-C runtime, or from another module.
  func isOpen(_ reference: FunctionReference, modules: Bool = true) -> Bool {
    // A member reaches no further than its type.
    let modules = modules && (!isWhole || program.owner(of: reference).map(program.isNamedOutside) ?? true)
    return program.canBeReachedFromOutside(program.function(reference).attributes, in: Int(reference.file), modules: modules)
  }

  /// Whether anything can call the function: code of the program, or a framework through an override, a requirement or the Objective-C runtime.
  ///
  /// - Parameters:
  ///   - root: The code whose effect the function would end. A test may end what tests begin.
  ///   - modules: Count public functions as callable from modules out of sight.
  func mayBeCalled(_ reference: FunctionReference, with root: FunctionReference?, modules: Bool = true) -> Bool {
    if hasCallers(reference) || mayBeRun(reference, modules: modules) { return true }
    return calledByTests.contains(reference) && (root.map(program.isTest) ?? true)
  }

  /// Whether anything but calls in sight can run the function: a framework through an override, a requirement or the Objective-C runtime.
  func mayBeRun(_ reference: FunctionReference, modules: Bool = false) -> Bool {
    if program.function(reference).kind != .function || isOpen(reference, modules: modules) { return true }
    guard let owner = program.owner(of: reference), program.function(reference).name != nil else { return true }
    // A function that its type's users cannot name satisfies no requirement of theirs.
    return program.mayMeetRequirement(owner, with: reference)
      || ((!program.isPrivate(reference) || program.isPrivate(owner)) && program.mayMeetExternalRequirements(owner, with: reference))
  }
}

extension Program {
  fileprivate func isWhole(_ roots: [FunctionReference]) -> Bool {
    isApplication || roots.contains { (function($0).kind == .topLevel || isEntry($0)) && !isTest($0) }
  }
}

/// The same with a record of the queries.
struct RecordedCalls {
  let table: CallTable
  let record: DependencyRecord?

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
  /// Depends on declarations only.
  func isOpen(_ function: FunctionReference, modules: Bool = true) -> Bool { table.isOpen(function, modules: modules) }

  private func asking(_ function: FunctionReference) -> CallTable {
    record?.ask(of: function)
    return table
  }
}
