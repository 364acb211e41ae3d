import Facts
import Program

/// What the evaluation of a unit gives to others.
extension UnitEvaluator {
  /// The summary for callers.
  func summary() -> Summary {
    // The initial value of a lazy variable is a closure, which would copy the evaluator.
    let (program, root, callees) = (program, root, callees)
    lazy var nearCode = ([root] + callees).map { program.place(of: $0) }
    var summary = Summary(
      of: heap, returned: returned, thrown: thrown, written: written, observed: rootReads, ended: unregistrations.filter(\.isOfGiven),
      isMadeNearby: { kind in kind.made(in: program).map { place in nearCode.contains { $0.contains(place) } } })
    var noted: Set<SummaryFieldRelease> = []
    for fieldRelease in cleared where fieldRelease.isOfSelf && !fieldRelease.isForGone && !outlivesCall(fieldRelease.closure) {
      let item = SummaryFieldRelease(
        property: fieldRelease.property, key: fieldRelease.key, isCertain: fieldRelease.isCertain, conditions: fieldRelease.conditions,
        ownerClass: mostSpecific(fieldRelease.ownerClass), method: fieldRelease.method ?? root)
      if noted.insert(item).inserted { summary.cleared.append(item) }
    }
    summary.finishes = finishedParameters
    summary.usesKeys =
      !summary.conditions.isEmpty || !heap.streamEndWays.isEmpty || !summary.bodyEnds.isEmpty || !summary.finishes.isEmpty || summary.namesKeys
      || summary.cleared.contains { $0.key != nil || !$0.conditions.isEmpty }
      || summary.overwritten.contains { $0.key != nil }
    summary.returnsUntracked = returnsUntracked && !returned.isEmpty
    summary.endless = endlessBodies[root]
    if summary.endless?.endsIf.isNever == false { summary.usesKeys = true }
    summary.endsProcess = flows[root]?.endsProcess ?? false
    summary.lost = lostParameters
    summary.selfRelease = selfRelease
    return summary
  }

  /// Of a class and the class of the current code, the subclass.
  private func mostSpecific(_ other: NominalID?) -> NominalID? {
    guard let owner = program.owner(of: root), program[owner].kind == .class else { return other }
    return other.map { program[$0].ancestors.contains(owner) ? $0 : owner } ?? owner
  }

  /// The certain effects of each function of the unit.
  func certainRuns() -> [FunctionReference: Set<RunTarget>] {
    var result: [FunctionReference: Set<RunTarget>] = [:]
    for (function, body) in unit.bodies {
      guard let flow = flows[function] else { continue }
      let runs = MustExecute.of(flow, body, methodReferences: captures.methodReferences[function] ?? [])
      if !runs.isEmpty { result[function] = runs }
    }
    return result
  }
}
