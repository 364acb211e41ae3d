import Program

extension Obligation {
  /// Settles whether the end of a passing object's cycle comes when the object is let go of.
  ///
  /// - Parameters:
  ///   - types: The possible types of the object.
  ///   - path: What retains the object, from the object on, in `graph`.
  ///   - root: The unit of the graph, if there is just one.
  func settle(_ verdict: inout Verdict, of types: [Type], on path: OwnershipPath, in graph: Graph, root: FunctionReference?) {
    guard verdict.isCycleOfPassingObject else { return }
    if verdict.isLeftToOthers, let letGo = missed(types, endedBy: path) { verdict.miss(at: letGo) }
    switch stacks.end(of: path, holding: types, in: graph, root: root) {
    case .taken: verdict.lifetime = .untilEvent
    case .goesAlong: if verdict.broken == .byOtherMethod { verdict.miss() }
    case .unknown: verdict.life = .unknown
    case nil: break
    }
  }
}
