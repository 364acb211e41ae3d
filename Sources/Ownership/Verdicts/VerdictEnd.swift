import Program

extension Obligation {
  /// An occasion on which the path's end is missed.
  private func missedOccasion(_ verdict: Verdict, on path: OwnershipPath, in graph: Graph) -> MissedOccasion? {
    guard verdict.evidence == .proven, !verdict.isMissed, verdict.broken == .byOtherMethod || verdict.broken == .bySameCode,
      !path.edges.contains(where: \.isUntilModelledCall), let enders = verdict.release?.found.enders
    else { return nil }
    // Where the retained closure itself ends it, only an answer that does not lead there is another way.
    let missed = MissedOccasions(enders, of: path.properties, releases, order)
    return verdict.broken == .bySameCode ? missed?.missedAnswer() : missed?.first(concerning: path.types(in: graph))
  }

  /// Settles whether the end of a passing object's cycle comes when the object is let go of.
  ///
  /// - Parameters:
  ///   - types: The possible types of the object.
  ///   - path: What retains the object, from the object on, in `graph`.
  ///   - root: The unit of the graph, if there is just one.
  func settle(_ verdict: inout Verdict, of types: [Type], on path: OwnershipPath, in graph: Graph, root: FunctionReference?) {
    guard verdict.isCycleOfPassingObject else { return }
    if verdict.isLeftToOthers, let letGo = missed(types, endedBy: path) { verdict.miss(at: letGo) }
    if let occasion = missedOccasion(verdict, on: path, in: graph) { verdict.miss(on: occasion) }
    switch stacks.end(of: path, holding: types, in: graph, root: root) {
    case .taken: verdict.lifetime = .untilEvent
    case .goesAlong: if verdict.broken == .byOtherMethod { verdict.miss() }
    case .unknown: verdict.life = .unknown
    case nil: break
    }
  }
}

extension Edge {
  /// Whether a model says that only a call ends the reference.
  fileprivate var isUntilModelledCall: Bool { if case .model = field { lifetime == .untilCall } else { false } }
}
