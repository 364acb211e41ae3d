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

  /// Settles whether the end of what retains a passing object comes when the object is let go of.
  ///
  /// - Parameters:
  ///   - types: The possible types of the object.
  ///   - path: What retains the object, from the object on, in `graph`.
  ///   - root: The unit of the graph, if there is just one.
  func settle(_ verdict: inout Verdict, of types: [Type], on path: OwnershipPath, in graph: Graph, root: FunctionReference?) {
    guard verdict.isLastingRetentionOfPassingObject else { return }
    var obligation = self
    obligation.closures = path.closures(in: graph)
    if verdict.isLeftToOthers {
      obligation.closuresRun = true
      if let letGo = obligation.missed(types, endedBy: path, or: verdict.callingEnders) { verdict.miss(at: letGo) }
    } else if verdict.isLeftToClosure, isSubscription(path), let letGo = obligation.missed(types, endedBy: path) {
      verdict.miss(at: letGo)
    }
    if verdict.keeper != .cycle { return }
    if let occasion = missedOccasion(verdict, on: path, in: graph) { verdict.miss(on: occasion) }
    switch stacks.end(of: path, holding: types, in: graph, root: root) {
    case .taken: verdict.lifetime = .untilEvent
    case .goesAlong: if verdict.broken == .byOtherMethod { verdict.miss() }
    case .unknown: verdict.life = .unknown
    case nil: break
    }
  }

  /// Whether a subscription retains the closure. Nothing says that its next event ever comes.
  private func isSubscription(_ path: OwnershipPath) -> Bool {
    path.edges.contains { edge in
      guard case .model(let row) = edge.field, edge.lifetime == .untilCall || edge.lifetime == .whileKept else { return false }
      return program.models.functions[row].effects.contains { !$0.finishedBy.isEmpty }
    }
  }
}

extension Verdict {
  /// The code whose call on a framework's object ends the path.
  fileprivate var callingEnders: [FoundRelease.Ender] { if case .ends = release?.act { release?.found.enders ?? [] } else { [] } }
}

extension OwnershipPath {
  /// The closures on the path.
  fileprivate func closures(in graph: Graph) -> [FunctionReference] {
    edges.flatMap { [$0.source, $0.target] }.compactMap { if case .closure(let function, _) = graph[$0].kind { function } else { nil } }
  }
}

extension Edge {
  /// Whether a model says that only a call ends the reference.
  fileprivate var isUntilModelledCall: Bool { if case .model = field { lifetime == .untilCall } else { false } }
}
