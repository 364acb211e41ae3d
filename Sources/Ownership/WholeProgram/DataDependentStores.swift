import Facts
import Program

/// Code that brings a property up to date by storing into it or releasing it.
extension Program {
  /// Whether data alone decide if a run of the function releases a property or fills it.
  ///
  /// Such code is not run to release an object that is done: `if shares.count > 0 { row = Row { … } } else { row = nil }`,
  /// `do { rows = try load() } catch { rows = nil }`. Where a caller or the object's state decides (`if isOn { … }`), someone may run it for exactly that purpose.
  ///
  /// - Parameter function: The function or closure that contains both.
  func isDataDependent(emptying: SourcePlace, filling: SourcePlace, in reference: FunctionReference, nonReturning: Set<Int>) -> Bool {
    guard emptying.file == filling.file else { return false }
    switch function(reference).kind {
    case .function, .closure, .initializer: break
    default: return false
    }
    let flow = FunctionFlow(reference, nonReturning: nonReturning, in: self)
    guard let end = flow.instruction(at: emptying.range), let begin = flow.instruction(at: filling.range) else { return false }
    if flow.isOnlyAfterFailure(end, without: begin) { return true }
    let forFilling = flow.choices(for: begin)
    let forEmptying = flow.choices(for: end)
    let opposite = forFilling.filter { forEmptying[$0.key].map { [kind = $0.value] in $0 != kind } ?? false }
    let deciding = opposite.isEmpty ? forFilling.filter { forEmptying[$0.key] == nil } : opposite
    return !deciding.isEmpty && deciding.keys.allSatisfy { !flow.dependsOnState($0) }
  }

  /// Whether a path leads from the store of a closure to other code of the same function.
  func leads(from filling: SourcePlace, to place: SourcePlace, in reference: FunctionReference, nonReturning: Set<Int>) -> Bool {
    let flow = FunctionFlow(reference, nonReturning: nonReturning, in: self)
    guard filling.file == place.file, let begin = flow.instruction(at: filling.range), let end = flow.instruction(at: place.range) else { return true }
    return flow.graph.canReach([end], from: begin)
  }

  /// Whether all calls of another function by name are out of reach from a place in the code, and none is in a closure.
  func calls(_ callee: FunctionReference, onlyBefore place: SourcePlace, in reference: FunctionReference, nonReturning: Set<Int>) -> Bool {
    let ranges = callRanges(of: callee, in: reference)
    if ranges.isEmpty { return false }
    guard functions(within: reference).dropFirst().allSatisfy({ callRanges(of: callee, in: $0).isEmpty }) else { return false }
    return ranges.allSatisfy {
      !leads(from: place, to: SourcePlace(file: Int(reference.file), range: $0), in: reference, nonReturning: nonReturning)
    }
  }
}

extension ReleaseIndex {
  /// - Parameter function: The function or closure that does both; by default the unit's own code.
  func isDataDependent(_ owned: OwnedFieldRelease, _ closure: SourcePlace, in function: FunctionReference? = nil) -> Bool {
    let function = function ?? owned.function
    return program.isDataDependent(emptying: owned.place, filling: closure, in: function, nonReturning: nonReturning[function] ?? [])
  }

  /// Whether the releasing code fills the property itself, and data alone decide which of both it does.
  func isUpdate(_ owned: OwnedFieldRelease) -> Bool {
    guard !owned.fieldRelease.isThroughCall, owned.fieldRelease.closure == nil, let store = stores[owned.fieldRelease.property]?[owned.function] ?? nil else {
      return false
    }
    return !leads(from: store, to: owned) && isDataDependent(owned, store)
  }

  /// The storing code's own release, if the closure only runs that code again.
  func ownEmptying(runBy owned: OwnedFieldRelease, _ root: FunctionReference?, _ closure: SourcePlace) -> OwnedFieldRelease? {
    guard let root, owned.function == root, owned.fieldRelease.isThroughCall else { return nil }
    let callees = calls.callees(of: root)
    let all = fieldReleases(of: owned.fieldRelease.property)
    guard callees.contains(root), !all.contains(where: { $0.function != root && callees.contains($0.function) }) else { return nil }
    return all.first { $0.function == root && !$0.fieldRelease.isThroughCall && !closure.contains($0.place) }
  }

  /// Whether a caller of the release only makes the storing code update the property.
  func runsDataDependentStore(_ owned: OwnedFieldRelease, _ root: FunctionReference, _ closure: SourcePlace) -> Bool {
    guard owned.fieldRelease.isThroughCall else { return false }
    let all = fieldReleases(of: owned.fieldRelease.property)
    var pending = [owned.function]
    var seen: Set<FunctionReference> = []
    while let caller = pending.popLast() {
      guard seen.insert(caller).inserted else { continue }
      let callees = calls.callees(of: caller)
      let called = all.filter { callees.contains($0.function) }
      if called.isEmpty { return false }
      for next in called {
        if next.function == root {
          let isOwn = !next.fieldRelease.isThroughCall && !closure.contains(next.place)
          if isOwn, !isDataDependent(next, closure, in: next.fieldRelease.closure) { return false }
        } else if next.fieldRelease.isThroughCall {
          pending.append(next.function)
        } else if !isUpdate(next) {
          return false
        }
      }
    }
    return true
  }

  /// Whether only the storing code runs the releasing code. The storing code's own effects then show whether it is in time.
  ///
  /// For a property of another object than `self` its effects show nothing. Then it matters whether the calls come first.
  func isRun(_ owned: OwnedFieldRelease, onlyBy root: FunctionReference?, before closure: SourcePlace) -> Bool {
    guard let root, owned.function != root, owned.fieldRelease.closure == nil else { return false }
    var pending = [owned.function]
    var seen: Set<FunctionReference> = [root]
    var called: [FunctionReference] = []
    while let function = pending.popLast() {
      guard seen.insert(function).inserted else { continue }
      guard calls.hasCallers(function), !calls.mayBeRun(function) else { return false }
      let callers = calls.callers(of: function)
      if callers.contains(root) { called.append(function) }
      pending += callers
    }
    if fieldReleases(of: owned.fieldRelease.property, in: root).contains(where: \.fieldRelease.isThroughCall) { return true }
    return !called.isEmpty && called.allSatisfy { program.calls($0, onlyBefore: closure, in: root, nonReturning: nonReturning[root] ?? []) }
  }

  /// Whether a path leads from the store of a closure to the release of its holder.
  func leads(from closure: SourcePlace, to owned: OwnedFieldRelease) -> Bool {
    program.leads(from: closure, to: owned.place, in: owned.function, nonReturning: nonReturning[owned.function] ?? [])
  }

  /// Whether a path leads from the release to the store, although the store is written earlier: `defer { slot = { … } }; slot = nil`.
  func leadsBack(from owned: OwnedFieldRelease, to closure: SourcePlace) -> Bool {
    closure < owned.place && program.leads(from: owned.place, to: closure, in: owned.function, nonReturning: nonReturning[owned.function] ?? [])
  }
}

extension FunctionFlow {
  /// For each block, the edge taken by all runs that reach an instruction, if they agree.
  func choices(for index: Int) -> [BlockID: ControlFlowGraph.EdgeKind] {
    var result: [BlockID: ControlFlowGraph.EdgeKind] = [:]
    for block in graph.order where graph.decision(of: block) != nil {
      for kind in [ControlFlowGraph.EdgeKind.holds, .fails] where !graph.canReach([index], along: { $0 != block || $1.kind != kind }) {
        result[block] = kind
      }
    }
    return result
  }

  /// Whether an instruction runs only where an error was caught, and another one only where none was.
  fileprivate func isOnlyAfterFailure(_ index: Int, without other: Int) -> Bool {
    !graph.canReach([index]) { $1.kind != .caught } && graph.canReach([other]) { $1.kind != .caught } && !graph.canReach([other], from: index)
      && !graph.canReach([index], from: other) { $1.kind != .caught }
  }

  /// Whether the condition at the end of a block depends on an argument or on the object's state, as far as the code shows.
  fileprivate func dependsOnState(_ block: BlockID) -> Bool {
    guard let decision = graph.decision(of: block), let value = decision.value else { return true }
    var pending = [value]
    while let value = pending.popLast() {
      switch function[value].operation {
      case .operator(let name, let operands):
        let operands = function.arguments[operands.indices].map(\.value)
        // Sizes are data.
        if [">", "<", ">=", "<="].contains(program.file(reference).name(name)) { continue }
        pending += operands
      case .unwrap(let inner, _), .await(let inner): pending.append(inner)
      case .variable(let variable):
        if function.parameters.contains(where: { $0.variable == variable }) { return true }
      case .name, .selfReference: return true
      case .member(let base, _):
        if isOfSelf(base) || isParameter(base) { return true }
      default: continue
      }
    }
    return false
  }

  private func isOfSelf(_ value: ValueID) -> Bool {
    var value = value
    while true {
      switch function[value].operation {
      case .member(let base, _), .unwrap(let base, _): value = base
      case .name, .selfReference: return true
      default: return false
      }
    }
  }

  private func isParameter(_ value: ValueID) -> Bool {
    guard case .variable(let variable) = function[value].operation else { return false }
    return function.parameters.contains { $0.variable == variable }
  }
}
