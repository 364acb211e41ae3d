import Facts
import Program

/// Code that brings a property up to date by storing into it or releasing it.
extension AskedFlow {
  /// Whether data alone decide if a run of the function releases a property or fills it.
  ///
  /// Such code is not run to release an object that is done: `if shares.count > 0 { row = Row { … } } else { row = nil }`,
  /// `do { rows = try load() } catch { rows = nil }`. Where a caller or the object's state decides (`if isOn { … }`), someone may run it for exactly that purpose.
  ///
  fileprivate func isDataDependent(emptying: SourcePlace, filling: SourcePlace) -> Bool {
    guard emptying.file == filling.file, let end = instruction(at: emptying.range), let begin = instruction(at: filling.range) else { return false }
    if flow.isOnlyAfterFailure(end, without: begin) { return true }
    let forFilling = choices(for: begin)
    let forEmptying = choices(for: end)
    let opposite = forFilling.filter { forEmptying[$0.key].map { [kind = $0.value] in $0 != kind } ?? false }
    let deciding = opposite.isEmpty ? forFilling.filter { forEmptying[$0.key] == nil } : opposite
    return !deciding.isEmpty && deciding.keys.allSatisfy { !flow.dependsOnState($0) }
  }

  /// Whether a path leads from the store of a closure to other code of the same function.
  fileprivate func leads(from filling: SourcePlace, to place: SourcePlace) -> Bool {
    guard filling.file == place.file, let begin = instruction(at: filling.range), let end = instruction(at: place.range) else { return true }
    return flow.graph.canReach([end], from: begin)
  }
}

extension ReleaseIndex {
  /// - Parameter function: The function or closure that does both; by default the unit's own code.
  func isDataDependent(_ owned: OwnedFieldRelease, _ closure: SourcePlace, in function: FunctionReference? = nil) -> Bool {
    let function = function ?? owned.function
    switch program.function(function).kind {
    case .function, .closure, .initializer: return flow(of: function).isDataDependent(emptying: owned.place, filling: closure)
    default: return false
    }
  }

  func flow(of function: FunctionReference) -> AskedFlow { flows.flow(of: function, nonReturning: nonReturning[function] ?? []) }

  /// Whether all calls of another function by name are out of reach from a place in the code, and none is in a closure.
  private func calls(_ callee: FunctionReference, onlyBefore place: SourcePlace, in reference: FunctionReference) -> Bool {
    let ranges = program.callRanges(of: callee, in: reference)
    if ranges.isEmpty { return false }
    guard program.functions(within: reference).dropFirst().allSatisfy({ program.callRanges(of: callee, in: $0).isEmpty }) else { return false }
    return ranges.allSatisfy { !flow(of: reference).leads(from: place, to: SourcePlace(file: Int(reference.file), range: $0)) }
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
    guard let root, owned.fieldRelease.closure == nil, let called = entries(from: root, to: owned.function) else { return false }
    if fieldReleases(of: owned.fieldRelease.property, in: root).contains(where: \.fieldRelease.isThroughCall) { return true }
    return !called.isEmpty && called.allSatisfy { calls($0, onlyBefore: closure, in: root) }
  }

  /// Whether only the code that begins a retention runs the code that ends it, each time before it begins the next one.
  func isRun(_ owned: OwnedUnregistration, onlyBy root: FunctionReference, before since: SourcePlace) -> Bool {
    guard !owned.unregistration.isNested, let called = entries(from: root, to: owned.function), !called.isEmpty else { return false }
    return called.allSatisfy { function in
      calls(function, onlyBefore: since, in: root)
        && program.callRanges(of: function, in: root).allSatisfy { !canExitBetween(SourcePlace(file: Int(root.file), range: $0), since, in: root) }
    }
  }

  /// The functions that `root` calls on the way to another function; `nil` where other code runs that one, too.
  private func entries(from root: FunctionReference, to function: FunctionReference) -> [FunctionReference]? {
    guard function != root else { return nil }
    var pending = [function]
    var seen: Set<FunctionReference> = [root]
    var called: [FunctionReference] = []
    while let function = pending.popLast() {
      guard seen.insert(function).inserted else { continue }
      guard calls.hasCallers(function), !calls.mayBeRun(function) else { return nil }
      let callers = calls.callers(of: function)
      if callers.contains(root) { called.append(function) }
      pending += callers
    }
    return called
  }

  /// Whether a path leads from the store of a closure to the release of its holder.
  func leads(from closure: SourcePlace, to owned: OwnedFieldRelease) -> Bool {
    flow(of: owned.function).leads(from: closure, to: owned.place)
  }

  /// Whether a path leads from the release to the store, although the store is written earlier: `defer { slot = { … } }; slot = nil`.
  func leadsBack(from owned: OwnedFieldRelease, to closure: SourcePlace) -> Bool {
    closure < owned.place && flow(of: owned.function).leads(from: owned.place, to: closure)
  }
}

extension FunctionFlow {
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
