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

  /// - Parameters:
  ///   - place: The code in question.
  ///   - root: The unit that contains it.
  ///   - countsModules: Whether modules out of sight may call public functions.
  ///   - isGuarded: Whether all paths through a function to a place ask before, or end what an earlier run began.
  func mayRunAgain(
    _ place: SourcePlace, in root: FunctionReference, countsModules: Bool, unless isGuarded: (SourcePlace, FunctionReference, FunctionReference) -> Bool
  ) -> Bool {
    var seen: Set<FunctionReference> = []
    return mayRunAgain(place, root, countsModules, isGuarded, &seen)
  }

  private func mayRunAgain(
    _ place: SourcePlace, _ root: FunctionReference, _ countsModules: Bool, _ isGuarded: (SourcePlace, FunctionReference, FunctionReference) -> Bool,
    _ seen: inout Set<FunctionReference>
  ) -> Bool {
    if program.isTest(root) || program.isPreview(root) || !live.mayRun(root) { return false }
    if isGuardedOutwards(place, root, isGuarded) { return false }
    if order.unit(root)?.handlers.contains(place) ?? false { return true }
    switch program.function(root).kind {
    case .initializer, .initialValue, .deinitializer, .topLevel, .defaultArgument: return false
    case .function: break
    default: return true
    }
    if program.isCalledOnce(root) || program.isEntry(root) || !seen.insert(root).inserted { return false }
    if isOpen(root, countsModules) || values.contains(root) { return true }
    let callers = callers(of: root)
    // Without callers in sight a requirement may run it, or code out of sight.
    if callers.isEmpty { return countsModules && (!calls.isWhole || calls.mayBeRun(root, modules: true)) }
    for caller in callers where mayCallAgain(root, from: caller, countsModules, isGuarded, &seen) { return true }
    return false
  }

  /// Whether one of a function's calls of another one may come again for the same object.
  private func mayCallAgain(
    _ callee: FunctionReference, from caller: FunctionReference, _ countsModules: Bool,
    _ isGuarded: (SourcePlace, FunctionReference, FunctionReference) -> Bool, _ seen: inout Set<FunctionReference>
  ) -> Bool {
    let receiver = receiver(of: callee, in: caller)
    if receiver == .fresh { return false }
    for function in program.functions(within: caller) {
      for range in program.callRanges(of: callee, in: function) {
        let place = SourcePlace(file: Int(caller.file), range: range)
        if receiver == .shared {
          // Each object that runs the caller once counts.
          if live.mayRun(caller), passing.mayRunAgain(caller), !isGuardedOutwards(place, caller, isGuarded) { return true }
        } else if mayRunAgain(place, caller, countsModules, isGuarded, &seen) {
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
  private func isGuardedOutwards(
    _ place: SourcePlace, _ root: FunctionReference, _ isGuarded: (SourcePlace, FunctionReference, FunctionReference) -> Bool
  ) -> Bool {
    var place = place
    var function = program.innermost(at: place, in: root)
    while true {
      if isGuarded(place, function, root) { return true }
      guard function != root, let parent = program.parent(of: function) else { return false }
      place = program.place(of: function)
      function = parent
    }
  }
}

extension Program {
  /// The innermost function of a unit that contains a place.
  func innermost(at place: SourcePlace, in root: FunctionReference) -> FunctionReference {
    functions(within: root).last { function($0).range.contains(place.range) } ?? root
  }
}
