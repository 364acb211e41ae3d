import ProgramModel
import SourceFacts

/// Finds closures that are let go of when they have run, and that certainly arm themselves again.
struct SelfArming {
  private let runs: [RunTarget: Set<RunTarget>]
  /// May a closure be taken to run: does something keep it just until then?
  private let willRun: (ClosureSite) -> Bool

  /// - Parameter program: Closures that capture weakly hold nothing between two rounds, so that no chain leads through them.
  init(_ units: [EvaluatedUnit], in program: Program, willRun: @escaping (ClosureSite) -> Bool) {
    var runs: [RunTarget: Set<RunTarget>] = [:]
    for unit in units {
      for (function, targets) in unit.certainRuns
      where !program.function(function).captureList.contains(where: { program.file(function)[$0.variable].ownership == .weak }) {
        runs[function == unit.root ? .function(function) : .site(.function(function))] = targets
      }
      for case (.methodReference(let place), let value) in unit.functionValues {
        runs[.site(.methodReference(place))] = [.function(value.function)]
      }
    }
    self.runs = runs
    self.willRun = willRun
  }

  /// Does running the closure lead to it being made anew, whatever happens?
  func armsItself(_ site: ClosureSite) -> Bool {
    var seen: Set<RunTarget> = []
    var pending = Array(runs[.site(site)] ?? [])
    while let target = pending.popLast() {
      guard seen.insert(target).inserted else { continue }
      if target == .site(site) { return true }
      if case .site(let other) = target, !willRun(other) { continue }
      pending += runs[target] ?? []
    }
    return false
  }
}
