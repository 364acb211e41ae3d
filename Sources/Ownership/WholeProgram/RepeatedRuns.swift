import Program
import Facts

/// Whether code may run again for the same object: not what runs once for each, such as an initialiser, and not what asks before whether it has run.
struct RepeatedRuns {
  let program: Program
  let order: UnitOrder
  let calls: CallTable
  /// The functions that the program uses as values.
  let values: Multiset<FunctionReference>
  let live: LiveCode
  let passing: TransientTypes

  /// A question of whether code runs again. What is found out for one place serves others.
  final class Question {
    /// Whether modules out of sight may call public functions.
    let countsModules: Bool
    /// Whether all paths through a function to a place ask before, or end what an earlier run began.
    let isGuarded: (SourcePlace, FunctionReference, FunctionReference) -> Bool
    /// Whether the creation of a closure, or of one around it, is guarded.
    fileprivate var isGuardedAround: [NestedFunction: Bool] = [:]
    fileprivate var codes: [FunctionReference: NestedCode] = [:]

    init(countsModules: Bool, unless isGuarded: @escaping (SourcePlace, FunctionReference, FunctionReference) -> Bool) {
      self.countsModules = countsModules
      self.isGuarded = isGuarded
    }
  }

  fileprivate struct NestedFunction: Hashable {
    let function: FunctionReference
    let root: FunctionReference
  }

  /// - Parameters:
  ///   - place: The code in question.
  ///   - root: The unit that contains it.
  func mayRunAgain(_ place: SourcePlace, in root: FunctionReference, _ question: Question) -> Bool {
    var seen: Set<FunctionReference> = []
    return mayRunAgain(place, root, question, &seen)
  }

  private func mayRunAgain(_ place: SourcePlace, _ root: FunctionReference, _ question: Question, _ seen: inout Set<FunctionReference>) -> Bool {
    if program.isTest(root) || program.isPreview(root) || !live.mayRun(root) { return false }
    if isGuardedOutwards(place, root, question) { return false }
    if order.unit(root)?.handlers.contains(place) ?? false { return true }
    switch program.function(root).kind {
    case .initializer, .initialValue, .deinitializer, .topLevel, .defaultArgument: return false
    case .function: break
    default: return true
    }
    if program.isCalledOnce(root) || program.isEntry(root) || !seen.insert(root).inserted { return false }
    if isOpen(root, question.countsModules) || values.contains(root) { return true }
    let callers = callers(of: root)
    // Without callers in sight a requirement may run it, or code out of sight.
    if callers.isEmpty { return question.countsModules && (!calls.isWhole || calls.mayBeRun(root, modules: true)) }
    for caller in callers where mayCallAgain(root, from: caller, question, &seen) { return true }
    return false
  }

  /// Whether one of a function's calls of another one may come again for the same object.
  private func mayCallAgain(
    _ callee: FunctionReference, from caller: FunctionReference, _ question: Question, _ seen: inout Set<FunctionReference>
  ) -> Bool {
    let receiver = receiver(of: callee, in: caller)
    if receiver == .fresh { return false }
    for function in program.functions(within: caller) {
      for range in program.callRanges(of: callee, in: function) {
        let place = SourcePlace(file: Int(caller.file), range: range)
        if receiver == .shared {
          // Each object that runs the caller once counts.
          if live.mayRun(caller), passing.mayRunAgain(caller), !isGuardedOutwards(place, caller, question) { return true }
        } else if mayRunAgain(place, caller, question, &seen) {
          return true
        }
      }
    }
    return false
  }

  /// Whether code out of sight can call the function. What overrides a method in sight is called by those that call that one.
  private func isOpen(_ function: FunctionReference, _ countsModules: Bool) -> Bool {
    guard let overridden = program.overridden(by: function) else { return calls.isOpen(function, modules: countsModules) }
    return isOpen(overridden, countsModules) || values.contains(overridden)
  }

  /// The functions that call a function, or one that it overrides.
  private func callers(of function: FunctionReference) -> [FunctionReference] {
    var result = calls.callers(of: function)
    var next = function
    while let overridden = program.overridden(by: next) {
      for caller in calls.callers(of: overridden) where !result.contains(caller) { result.append(caller) }
      next = overridden
    }
    return result.filter { $0 != function }
  }

  private enum Receiver { case own, fresh, shared }

  /// Whose method a caller calls.
  private func receiver(of callee: FunctionReference, in caller: FunctionReference) -> Receiver {
    guard let unit = order.unit(caller), let nodes = unit.receiverObjects[callee], !nodes.isEmpty else { return .own }
    var isFresh = true
    for node in nodes {
      var root = node
      while case .load(let base, _) = unit.graph[root].kind { root = base }
      switch unit.graph[root].kind {
      case .global, .externalGlobal: return .shared
      case .allocation: break
      default: isFresh = false
      }
    }
    return isFresh ? .fresh : .own
  }

  /// Whether the code, or the creation of a closure around it, is guarded.
  private func isGuardedOutwards(_ place: SourcePlace, _ root: FunctionReference, _ question: Question) -> Bool {
    let code = question.codes[root] ?? NestedCode(root, program)
    question.codes[root] = code
    let innermost = code.innermost(at: place)
    if question.isGuarded(place, innermost, root) { return true }
    var passed: [NestedFunction] = []
    var result = false
    var function = innermost
    while function != root, let parent = program.parent(of: function) {
      let nested = NestedFunction(function: function, root: root)
      if let known = question.isGuardedAround[nested] {
        result = known
        break
      }
      passed.append(nested)
      if question.isGuarded(program.place(of: function), parent, root) {
        result = true
        break
      }
      function = parent
    }
    for nested in passed { question.isGuardedAround[nested] = result }
    return result
  }
}
