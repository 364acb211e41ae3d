import Program
import Facts
import Catalog

/// Turns results about references between objects into observations.
struct ReferenceObservations {
  let program: Program
  let units: [EvaluatedUnit]
  let judge: ReferenceJudge
  let drawsPaths: Bool
  let graphOf: (GraphReference) -> Graph

  func observation(_ candidate: ReferenceCandidate) -> Observation {
    let graph = graphOf(candidate.graph)
    let words = PathDescription(program: program, graph: graph, draws: drawsPaths)
    let target = candidate.edge.target
    let isSelf = if case .selfObject = graph[target].kind { true } else { false }
    let verdict = judge.judge(candidate)
    var observation = Observation(
      subject: candidate.subject, form: isSelf ? .self : .object, strength: .strong, keeper: verdict.keeper,
      lifetime: verdict.lifetime, evidence: verdict.evidence, shape: .plain, head: candidate.place,
      closure: candidate.place, captured: captured(candidate, words, isSelf: isSelf), enclosingType: enclosingType(candidate, graph),
      enclosingFunction: "")
    observation.broken = verdict.broken
    observation.use = candidate.edge.place
    observation.via = candidate.subject == .target ? .target : .direct
    observation.path = words.steps(candidate.path, from: candidate.start)
    if case .model(let row) = candidate.edge.field { observation.advice = program.models.functions[row].advice }
    observation.keeperDescription = holder(candidate, words)
    observation.describe(verdict, until: words.until(candidate.path), in: program)
    return observation
  }

  private func root(_ candidate: ReferenceCandidate) -> FunctionReference? {
    if case .unit(let index) = candidate.graph { units[index].root } else { nil }
  }

  /// The property's name for a stored reference, else the passed object.
  private func captured(_ candidate: ReferenceCandidate, _ words: PathDescription, isSelf: Bool) -> String {
    if candidate.subject == .storedReference, case .property(let property) = candidate.edge.field { return program.name(of: property) }
    return isSelf ? "self" : words.name(of: candidate.edge.target)
  }

  private func holder(_ candidate: ReferenceCandidate, _ words: PathDescription) -> String {
    if candidate.keeper == .system, case .model(let row) = candidate.edge.field {
      let model = program.models.functions[row]
      return "`\(model.isInitializer ? model.type ?? model.name : model.name)`"
    }
    // In a cycle the reference itself comes last, so the keeper of its owner is described.
    var path = candidate.path
    if candidate.keeper == .cycle, path.edges.count > 1 { path.edges.removeLast() }
    return words.holder(path, from: candidate.start)
  }

  private func enclosingType(_ candidate: ReferenceCandidate, _ graph: Graph) -> String {
    if case .property(let property) = candidate.edge.field, let owner = program.owner(of: property) {
      return program.text(program[owner].name)
    }
    return root(candidate).flatMap { program.owner(of: $0) }.map { program.text(program[$0].name) } ?? ""
  }
}
