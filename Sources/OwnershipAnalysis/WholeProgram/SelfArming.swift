import ProgramModel
import SourceFacts

/// Finds closures that are let go of when they have run, and that certainly arm themselves again.
struct SelfArming {
  private let parts: ReleaseParts
  private let program: Program
  /// May a closure be taken to run: does something keep it just until then?
  private let willRun: (ClosureSite) -> Bool

  init(_ parts: ReleaseParts, in program: Program, willRun: @escaping (ClosureSite) -> Bool) {
    self.parts = parts
    self.program = program
    self.willRun = willRun
  }

  /// Does running the closure lead to it being made anew, whatever happens?
  func armsItself(_ site: ClosureSite) -> Bool {
    var seen: Set<RunTarget> = []
    var pending = Array(runs(.site(site)))
    while let target = pending.popLast() {
      guard seen.insert(target).inserted else { continue }
      if target == .site(site) { return true }
      if case .site(let other) = target, !willRun(other) { continue }
      pending += runs(target)
    }
    return false
  }

  /// What runs whenever something does.
  private func runs(_ target: RunTarget) -> Set<RunTarget> {
    switch target {
    case .function(let function): return isUnit(function) ? runs(function) : []
    case .site(.function(let function)): return isUnit(function) ? [] : runs(function)
    case .site(.methodReference(let place)): return parts.referenced[place].map { [.function($0)] } ?? []
    case .site(.autoclosure): return []
    }
  }

  private func isUnit(_ function: FunctionReference) -> Bool { program.function(function).parent == nil }

  /// Closures that capture weakly hold nothing between two rounds, so that no chain leads through them.
  private func runs(_ function: FunctionReference) -> Set<RunTarget> {
    let isWeak = program.function(function).captureList.contains { program.file(function)[$0.variable].ownership == .weak }
    return isWeak ? [] : parts.certainCalls[function] ?? []
  }
}
