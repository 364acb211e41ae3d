import Engine
import Program
import Facts

/// Startup code: the code that makes and launches the process-lifetime objects, and its callees.
///
/// Other code may run it again.
struct StartupCode: Sendable, Storable {
  var functions: Set<FunctionReference> = []
  /// Those that no other code runs, directly or through others of them. Each runs once, as far as the code shows.
  var runOnce: Set<FunctionReference> = []

  init(_ order: UnitOrder, _ calls: CallTable, _ program: Program) {
    var pending = order.roots.filter { Self.isStart($0, program) }
    while let function = pending.popLast() {
      // A callback's calls happen later.
      if functions.insert(function).inserted { pending += calls.callees(of: function).subtracting(order.unit(function)?.handlers.callees ?? []) }
    }
    runOnce = functions
    func callers(_ function: FunctionReference) -> [FunctionReference] { calls.callersAtAnyTime(of: function).filter { !program.isTest($0) } }
    var runAgain = functions.filter { callers($0).contains { !functions.contains($0) } }
    // A callback that startup code registers calls them later, any number of times.
    for function in functions { runAgain.formUnion((order.unit(function)?.handlers.callees ?? []).intersection(functions)) }
    while let function = runAgain.popFirst() {
      if !runOnce.contains(function) || program.isGuardedStep(function, callers: callers(function)) { continue }
      runOnce.remove(function)
      runAgain.formUnion(calls.callees(of: function).intersection(runOnce))
    }
  }

  /// The same after functions without callers and callees were added or removed.
  func replacing(_ gone: [FunctionReference], by new: [FunctionReference], in program: Program) -> StartupCode {
    var result = self
    for root in gone {
      result.functions.remove(root)
      result.runOnce.remove(root)
    }
    for root in new where Self.isStart(root, program) {
      result.functions.insert(root)
      result.runOnce.insert(root)
    }
    return result
  }

  func contains(_ function: FunctionReference) -> Bool { functions.contains(function) }
  func runsOnce(_ function: FunctionReference) -> Bool { runOnce.contains(function) }

  private static func isStart(_ function: FunctionReference, _ program: Program) -> Bool {
    if program.isTest(function) { return false }
    guard let owner = program.owner(of: function) else {
      return program.function(function).kind == .topLevel || program.isForGlobal(function) || program.isEntry(function)
    }
    return isStart(function, of: owner, program) && !program.isPreview(function)
  }

  private static func isStart(_ function: FunctionReference, of owner: NominalID, _ program: Program) -> Bool {
    if program.isForGlobal(function) || program.isEntry(function) { return true }
    switch program.function(function).kind {
    case .function: if !program.isCalledOnce(function) { return false }
    case .initializer, .initialValue: break
    default: return false
    }
    return program.livesForProcess(.nominal(owner, []))
  }
}

extension Program {
  /// Whether it is an entry point of the process.
  func isEntry(_ function: FunctionReference) -> Bool {
    isStatic(function) && self.function(function).name.map { text(name($0, in: Int(function.file))) } == "main"
  }
}
