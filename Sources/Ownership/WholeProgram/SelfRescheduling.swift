import Program
import Facts

/// Finds closures that are released when they have run, and that certainly schedule themselves again.
struct SelfRescheduling {
  private let parts: ReleaseFactTables
  private let program: Program
  /// Whether a closure is retained exactly until it has run, so that it can be assumed to run.
  private let willRun: (ClosureSite) -> Bool

  init(_ parts: ReleaseFactTables, in program: Program, willRun: @escaping (ClosureSite) -> Bool) {
    self.parts = parts
    self.program = program
    self.willRun = willRun
  }

  /// The closures among these whose run always leads to their own creation.
  func arming(of sites: some Sequence<ClosureSite>) -> Set<ClosureSite> {
    var numbers: [RunTarget: Int] = [:]
    var targets: [RunTarget] = []
    func number(_ target: RunTarget) -> Int {
      if let known = numbers[target] { return known }
      numbers[target] = targets.count
      targets.append(target)
      return targets.count - 1
    }
    for site in sites { _ = number(.site(site)) }
    let asked = targets.count
    var successors: [[Int]] = []
    while successors.count < targets.count {
      let target = targets[successors.count]
      let isBlocked = if case .site(let site) = target { !willRun(site) } else { false }
      successors.append(isBlocked ? [] : runs(target).map(number))
    }
    // A closure that reschedules itself lies on a cycle of this graph.
    var result: Set<ClosureSite> = []
    for component in CallGraph.components(of: successors) where component.count > 1 || successors[component[0]].contains(component[0]) {
      for member in component where member < asked { if case .site(let site) = targets[member] { result.insert(site) } }
    }
    return result
  }

  /// The targets that run whenever this one runs.
  private func runs(_ target: RunTarget) -> Set<RunTarget> {
    switch target {
    case .function(let function): return isUnit(function) ? runs(function) : []
    case .site(.function(let function)): return isUnit(function) ? [] : runs(function)
    case .site(.methodReference(let place)): return parts.referenced[place].map { [.function($0)] } ?? []
    case .site(.autoclosure): return []
    }
  }

  private func isUnit(_ function: FunctionReference) -> Bool { program.function(function).parent == nil }

  /// A closure that captures weakly holds nothing between two rounds, so no chain leads through it.
  private func runs(_ function: FunctionReference) -> Set<RunTarget> {
    let isWeak = program.function(function).captureList.contains { program.file(function)[$0.variable].ownership == .weak }
    return isWeak ? [] : parts.certainCalls[function] ?? []
  }
}
