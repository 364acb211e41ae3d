import Program
import Facts

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

  /// Those of some closures whose running leads to them being made anew, whatever happens.
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
    // What runs itself lies on a circle.
    var result: Set<ClosureSite> = []
    for component in CallGraph.components(of: successors) where component.count > 1 || successors[component[0]].contains(component[0]) {
      for member in component where member < asked { if case .site(let site) = targets[member] { result.insert(site) } }
    }
    return result
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
