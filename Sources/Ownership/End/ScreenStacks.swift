import Program

/// The end of a path through a stack of screens: who takes the screen off the stack.
///
/// Where the stack stays, the user goes back, and the stack lets go of the screen. Where the stack itself is put away, nothing is taken off it: what a
/// screen holds then, the stack for instance, stays. So it matters whose end is asked for: that of the stack and its screens, or that of an object that uses
/// the stack and goes before.
struct ScreenStacks {
  let program: Program
  let tables: LifeTables
  let releases: ReleaseIndex

  enum End {
    /// The stack stays longer than the object, so that the user takes the screen off it.
    case taken
    /// The stack is put away with its screens.
    case goesAlong
    /// The object is the stack or its screen, and nothing shows whether the stack is put away.
    case unknown
  }

  /// The end of the first step from a stack to one of its screens; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: What retains the held object, from that object on.
  ///   - types: The possible types of the held object.
  ///   - root: The unit of the graph, if there is just one.
  func end(of path: OwnershipPath, holding types: [Type], in graph: Graph, root: FunctionReference?) -> End? {
    guard let step = path.edges.first(where: program.isStacked), let held = path.edges.first?.source else { return nil }
    let makers = makersPerUse(of: step.source, in: graph, root: root)
    if held == step.source || held == step.target { return makers == nil ? .unknown : .goesAlong }
    if let makers, isOwner(types, makers) { return .goesAlong }
    return .taken
  }

  /// Whether code of the held object's class makes the stack.
  private func isOwner(_ types: [Type], _ makers: [FunctionReference]) -> Bool {
    types.contains { type in
      guard case .nominal(let id, _) = type.unwrapped else { return false }
      return makers.allSatisfy { program.owner(of: $0).map(program[id].ancestors.contains) ?? false }
    }
  }

  /// The code that makes every such object, if it may make any number of them.
  private func makersPerUse(of object: NodeID, in graph: Graph, root: FunctionReference?) -> [FunctionReference]? {
    let holders = program.holdingProperties(object, in: graph)
    guard let origins = releases.origins(of: graph[object].kind, graph[object].type, holders, root), origins.classes.isEmpty else { return nil }
    let makers = origins.made.keys.compactMap(releases.root)
    return makers.count == origins.made.count && makers.allSatisfy(tables.passing.mayRunAgain) ? makers : nil
  }
}

extension Program {
  /// Whether the code in sight puts the screen on the stack. The first screen of a stack is not taken off it.
  func isStacked(_ edge: Edge) -> Bool {
    guard edge.isWrite, case .model(let row) = edge.field else { return false }
    return models.functions[row].effects.contains(where: \.isStacked)
  }
}
