import ProgramModel
import SourceFacts

/// Which functions call which, and what that says of when they run.
struct CallTable: Sendable {
  private let program: Program
  private var callees: [FunctionReference: Set<FunctionReference>] = [:]
  /// For each function those that call it, in the order of the program.
  private var allCallers: [FunctionReference: [FunctionReference]] = [:]
  /// For each function those that count as its callers: not `deinit` and what only that calls, and tests only where it is theirs.
  private var liveCallers: [FunctionReference: [FunctionReference]] = [:]
  /// Functions of the program itself that tests call.
  private var calledByTests: Set<FunctionReference> = []
  /// What only tests and previews call.
  private var onlyForTests: Set<FunctionReference> = []
  /// `deinit`s, and what only they call.
  private var teardown: Set<FunctionReference> = []
  /// `deinit`s, and what they call, whoever else calls that.
  private var inDeinit: Set<FunctionReference> = []

  init(_ units: [EvaluatedUnit], in program: Program) {
    self.program = program
    for unit in units {
      callees[unit.root] = unit.callees
      for callee in unit.callees { allCallers[callee, default: []].append(unit.root) }
    }
    let deinitializers = units.map(\.root).filter { program.function($0).kind == .deinitializer }
    findWhatDeinitRuns(deinitializers)
    findTeardown(deinitializers)
    findTestCode()
    for (function, callers) in allCallers {
      for caller in callers where !teardown.contains(caller) {
        if program.isTest(caller), !program.isTest(function) { calledByTests.insert(function) } else { liveCallers[function, default: []].append(caller) }
      }
    }
  }

  private mutating func findWhatDeinitRuns(_ deinitializers: [FunctionReference]) {
    var pending = deinitializers
    while let function = pending.popLast() {
      if inDeinit.insert(function).inserted { pending += callees[function] ?? [] }
    }
  }

  private mutating func findTeardown(_ deinitializers: [FunctionReference]) {
    teardown = Set(deinitializers)
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

  /// Do the same functions of files that have not changed run when objects die?
  func hasSameTeardown(as earlier: CallTable, inOtherFilesThan changed: Set<Int32>) -> Bool {
    func isElsewhere(_ function: FunctionReference) -> Bool { !changed.contains(function.file) }
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
    let function = program.function(reference)
    if function.kind != .function || hasCallers(reference) || isOpen(reference, modules: modules) { return true }
    if calledByTests.contains(reference), root.map(program.isTest) ?? true { return true }
    guard let owner = program.owner(of: reference), let name = function.name.map({ program.name($0, in: Int(reference.file)) }) else { return true }
    // A requirement of a protocol that it may satisfy.
    return program[owner].ancestors.dropFirst().contains {
      program[$0].kind == .protocol && program[$0].functions[name] != nil
      // What only its own file can name meets no requirement of others.
    } || (!program.isPrivate(reference) && program.mayMeetExternalRequirements(owner, with: reference))
  }
}

/// The same, with a record of the questions.
struct RecordedCalls {
  let table: CallTable
  let record: InputRecord?

  func runsInDeinit(_ function: FunctionReference) -> Bool { asking(function).runsInDeinit(function) }
  func callees(of function: FunctionReference) -> Set<FunctionReference> { asking(function).callees(of: function) }
  func callers(of function: FunctionReference) -> [FunctionReference] { asking(function).callers(of: function) }
  func hasCallers(_ function: FunctionReference) -> Bool { asking(function).hasCallers(function) }
  func mayBeCalled(_ function: FunctionReference, with root: FunctionReference?) -> Bool { asking(function).mayBeCalled(function, with: root) }
  func deinitializers(running function: FunctionReference) -> [FunctionReference] {
    asking(function).deinitializers(running: function) { record?.ask(of: $0) }
  }
  /// Hangs on what is declared alone.
  func isOpen(_ function: FunctionReference) -> Bool { table.isOpen(function) }

  private func asking(_ function: FunctionReference) -> CallTable {
    record?.ask(of: function)
    return table
  }
}
