import ProgramModel
import SourceFacts
import VerdictVocabulary

/// Puts what was found out about references between objects into observations.
struct ReferenceObservations {
  let program: Program
  let units: [EvaluatedUnit]
  let breaks: ReleaseIndex
  let lasting: LastingObjects
  let graphOf: (Judge.GraphReference) -> Graph

  func observation(_ candidate: ReferenceCandidate) -> Observation {
    let graph = graphOf(candidate.graph)
    let words = PathDescription(program: program, graph: graph)
    let target = candidate.edge.target
    let isSelf = if case .selfObject = graph[target].kind { true } else { false }
    var observation = Observation(
      subject: candidate.subject, form: isSelf ? .self : .object, strength: .strong, keeper: candidate.keeper,
      lifetime: candidate.lifetime, evidence: evidence(of: candidate, graph), shape: .plain, head: candidate.place,
      closure: candidate.place, captured: captured(candidate, words, isSelf: isSelf), enclosingType: enclosingType(candidate, graph),
      enclosingFunction: "")
    observation.use = candidate.edge.place
    observation.via = candidate.subject == .target ? .target : .direct
    observation.path = words.steps(candidate.path, from: candidate.start)
    if case .model(let row) = candidate.edge.field { observation.advice = program.models.functions[row].advice }
    observation.untilDescription = words.until(candidate.path)
    observation.keeperDescription = holder(candidate, words)
    let owner = graph.find(.selfObject)
    BreakDescription(program: program, breaks: breaks, graph: graph)
      .describe(candidate.path, root: root(candidate), holdsOwner: { owner.map { graph.strongPath(from: target, to: $0) != nil } ?? true }, in: &observation)
    // What only a call ends is kept for ever where nothing calls it.
    if candidate.keeper == .system || candidate.keeper == .static, candidate.lifetime == .untilCall, observation.broken == .never { observation.lifetime = .unbounded }
    if lasting.contains(graph[target].type, inFile: candidate.place.file) { observation.objectLivesForProcess() }
    return observation
  }

  private func root(_ candidate: ReferenceCandidate) -> FunctionReference? {
    if case .unit(let index) = candidate.graph { units[index].root } else { nil }
  }

  /// A shared instance is meant to live for ever.
  private func evidence(of candidate: ReferenceCandidate, _ graph: Graph) -> Evidence {
    program.hasSharedInstance(graph[candidate.start].type.unwrapped) ? min(candidate.path.evidence, .likely) : candidate.path.evidence
  }

  /// The name of the property for a stored reference, else what was handed over.
  private func captured(_ candidate: ReferenceCandidate, _ words: PathDescription, isSelf: Bool) -> String {
    if candidate.subject == .storedReference, case .property(let property) = candidate.edge.field { return program.name(of: property) }
    return isSelf ? "self" : words.name(of: candidate.edge.target)
  }

  private func holder(_ candidate: ReferenceCandidate, _ words: PathDescription) -> String {
    if candidate.keeper == .system, case .model(let row) = candidate.edge.field {
      let model = program.models.functions[row]
      return "`\(model.name == "init" ? model.type ?? model.name : model.name)`"
    }
    // In a cycle the reference itself comes last: who holds its owner is the question.
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
