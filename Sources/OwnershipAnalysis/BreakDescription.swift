import ProgramModel
import RuleFormat
import SourceFacts

/// Says what in the program ends the keeping along a path, the surest way first.
struct BreakDescription {
  let program: Program
  let breaks: BreakTable

  /// - Parameter root: The unit in which the closure or reference is written, where there is just one.
  func describe(_ path: OwnershipPath, root: FunctionReference?, in observation: inout Observation) {
    var best: (found: BreakTable.Found, text: String)?
    for edge in path.edges {
      guard let candidate = find(edge, root: root, observation) else { continue }
      if best.map({ candidate.found.kind.rank < $0.found.kind.rank }) ?? true { best = candidate }
    }
    guard let best else { return }
    let name = program.describe(best.found.function)
    observation.broken = best.found.kind
    observation.untilDescription = "`\(name)` \(best.text)"
    observation.path.append(OwnershipStep(place: best.found.place, text: "`\(name)` would end this: it \(best.text)"))
  }

  private func find(_ edge: Edge, root: FunctionReference?, _ observation: Observation) -> (found: BreakTable.Found, text: String)? {
    if observation.strength != .strong, let root, let found = breaks.findInDeinit(edge, root: root, in: program) {
      return (found, "lets go of it")
    }
    switch edge.field {
    case .property(let property):
      return breaks.find(property, root: root, closure: observation.closure, in: program)
        .map { ($0, "empties `\(program.name(of: property))`") }
    case .model(let row) where edge.lifetime == .untilCall:
      guard let root else { return nil }
      return breaks.find(endingOf: row, root: root, in: program).map { ($0, "ends what `\(program.models.functions[row].name)` began") }
    default: return nil
    }
  }
}
