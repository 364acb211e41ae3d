import Program
import Facts
import Catalog

/// Turns results about references between objects into observations.
struct ReferenceObservations {
  let program: Program
  let units: [EvaluatedUnit]
  let judge: ReferenceJudge
  let graphOf: (GraphReference) -> Graph

  func observation(_ candidate: ReferenceCandidate) -> Observation {
    let graph = graphOf(candidate.graph)
    let reader = PathReader(program: program, graph: graph)
    let target = candidate.edge.target
    // Code that its callers judge names its own object `self`, whatever class they make.
    let giver = candidate.subject == .target ? ownerOfSelf(at: candidate.place) : nil
    let isSelf = if case .selfObject = graph[target].kind { true } else { giver != nil }
    let verdict = judge.judge(candidate)
    var observation = Observation(
      subject: candidate.subject, form: isSelf ? .self : .object, strength: .strong, keeper: verdict.keeper,
      lifetime: verdict.lifetime, evidence: verdict.evidence, shape: .plain, head: candidate.place,
      closure: candidate.place, captured: giver == nil ? captured(candidate, reader) : .selfObject, enclosingType: giver ?? enclosingType(candidate))
    observation.take(verdict)
    observation.use = candidate.edge.place
    observation.via = candidate.subject == .target ? .target : .direct
    observation.path = reader.steps(candidate.path, from: candidate.start)
    if let giver { observation.path = observation.path.map { $0.naming(reader.node(target), program.selfType(of: giver)) } }
    if case .model(let row) = candidate.edge.field { observation.advisingModel = row }
    observation.holder = holder(candidate, reader)
    observation.setEnd(of: verdict, reader.end(candidate.path), in: program)
    return observation
  }

  /// The type of the `self` that is written at a place.
  private func ownerOfSelf(at place: SourcePlace) -> NominalID? {
    guard let root = judge.breaks.root(at: place), let owner = program.owner(of: root), program[owner].kind == .class else { return nil }
    let isSelf = program.functions(within: root).contains { function in
      program.function(function).instructions.contains { $0.range == place.range && $0.operation == .selfReference }
    }
    return isSelf ? owner : nil
  }

  private func root(_ candidate: ReferenceCandidate) -> FunctionReference? {
    if case .unit(let index) = candidate.graph { units[index].root } else { nil }
  }

  /// The property's name for a stored reference, else the passed object.
  private func captured(_ candidate: ReferenceCandidate, _ reader: PathReader) -> ObjectName {
    if candidate.subject == .storedReference, case .property(let property) = candidate.edge.field { return .property(property) }
    return reader.name(of: candidate.edge.target)
  }

  private func holder(_ candidate: ReferenceCandidate, _ reader: PathReader) -> Holder {
    if candidate.keeper == .system, case .model(let row) = candidate.edge.field { return .model(row) }
    // In a cycle the reference itself comes last, so the keeper of its owner is described.
    var path = candidate.path
    if candidate.keeper == .cycle, path.edges.count > 1 { path.edges.removeLast() }
    return reader.holder(path)
  }

  private func enclosingType(_ candidate: ReferenceCandidate) -> NominalID? {
    if case .property(let property) = candidate.edge.field, let owner = program.owner(of: property) { return owner }
    return root(candidate).flatMap { program.owner(of: $0) }
  }
}

extension PathStep {
  /// The same with another type for one of its objects.
  fileprivate func naming(_ node: PathNode, _ type: Type) -> PathStep {
    guard case .reference(var reference) = kind else { return self }
    if reference.source == node { reference.source.type = type }
    if reference.target == node { reference.target.type = type }
    return PathStep(place: place, kind: .reference(reference))
  }
}
