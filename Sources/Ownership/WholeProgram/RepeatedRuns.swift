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
    /// Whether the callers of a function run it again.
    fileprivate var runsAgain: [FunctionReference: Bool] = [:]
    /// The calls in a unit's code, by name.
    fileprivate var calls: [FunctionReference: [Name: [ByteRange]]] = [:]

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
    var search = CallerSearch(place, root)
    while let call = search.pending.popLast() {
      switch runsAgain(call.place, call.root, question) {
      case .again:
        // Whoever is called on this way runs again, too.
        var next = call.callee
        while let callee = next {
          question.runsAgain[callee] = true
          next = search.callees[callee]
        }
        return true
      case .once: continue
      case .withCallers:
        // The first path is kept: later ones may be circular.
        if !search.seen.insert(call.root).inserted { continue }
        search.callees[call.root] = call.callee
        for caller in callers(of: call.root) where addCalls(of: call.root, from: caller, question, to: &search) {
          question.runsAgain[call.root] = true
          return true
        }
      }
    }
    for function in search.seen { question.runsAgain[function] = false }
    return false
  }

  /// The calls that are still to be looked at, from callee to caller.
  private struct CallerSearch {
    var pending: [(place: SourcePlace, root: FunctionReference, callee: FunctionReference?)]
    /// The functions whose callers are searched.
    var seen: Set<FunctionReference> = []
    /// The callee of each on the path to the place. The function that contains the place has none.
    var callees: [FunctionReference: FunctionReference] = [:]

    init(_ place: SourcePlace, _ root: FunctionReference) { pending = [(place, root, nil)] }
  }

  private enum Run { case again, once, withCallers }

  /// How often a place runs, or that this is as often as its callers run.
  private func runsAgain(_ place: SourcePlace, _ root: FunctionReference, _ question: Question) -> Run {
    if program.isTest(root) || program.isPreview(root) || !live.mayRun(root) { return .once }
    if isGuardedOutwards(place, root, question) { return .once }
    if order.unit(root)?.handlers.contains(place) ?? false { return .again }
    switch program.function(root).kind {
    case .initializer, .initialValue, .deinitializer, .topLevel, .defaultArgument: return .once
    case .function: break
    default: return .again
    }
    if let known = question.runsAgain[root] { return known ? .again : .once }
    if program.isCalledOnce(root) || program.isEntry(root) { return .once }
    if isOpen(root, question.countsModules) || values.contains(root) { return .again }
    if !callers(of: root).isEmpty { return .withCallers }
    // Without callers in sight a requirement may run it, or code out of sight.
    return question.countsModules && (!calls.isWhole || calls.mayBeRun(root, modules: true)) ? .again : .once
  }

  /// Adds the calls of a function from another one that may come again for the same object.
  ///
  /// - Returns: Whether one of them does, whoever calls the caller.
  private func addCalls(of callee: FunctionReference, from caller: FunctionReference, _ question: Question, to search: inout CallerSearch) -> Bool {
    let receiver = receiver(of: callee, in: caller)
    if receiver == .fresh { return false }
    guard let name = program.function(callee).name.map({ program.name($0, in: Int(callee.file)) }) else { return false }
    let known = question.calls[caller] ?? program.calledRanges(within: caller)
    question.calls[caller] = known
    for range in known[name] ?? [] {
      let place = SourcePlace(file: Int(caller.file), range: range)
      if receiver == .shared {
        // Each object that runs the caller once counts.
        if live.mayRun(caller), passing.mayRunAgain(caller), !isGuardedOutwards(place, caller, question) { return true }
      } else {
        search.pending.append((place, caller, callee))
      }
    }
    return false
  }

  /// Whether code out of sight can call the function. What overrides a method in sight is called by those that call that one.
  private func isOpen(_ function: FunctionReference, _ countsModules: Bool) -> Bool {
    var function = function
    while let overridden = program.overridden(by: function) {
      if values.contains(overridden) { return true }
      function = overridden
    }
    return calls.isOpen(function, modules: countsModules)
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

extension Program {
  /// The ranges of the calls in a function, its closures included, by the name that is called.
  fileprivate func calledRanges(within root: FunctionReference) -> [Name: [ByteRange]] {
    var result: [Name: [ByteRange]] = [:]
    for reference in functions(within: root) {
      let function = function(reference)
      for instruction in function.instructions {
        guard case .call(let value, _) = instruction.operation else { continue }
        switch function[value].operation {
        case .name(let called, _), .member(_, let called): result[name(called, in: Int(reference.file)), default: []].append(instruction.range)
        default: continue
        }
      }
    }
    return result
  }
}
