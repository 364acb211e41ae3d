import Program

/// Closures in collections of objects that live until the process ends. There they stay for good, as in a global.
extension CaptureJudge {
  /// The class of the current object, where that is such an object and the closure is added to one of its collections.
  ///
  /// - Parameter targets: The captured objects, in the unit's own graph.
  func lastingHolder(of keeper: Candidate, _ targets: [NodeID], in graph: Graph) -> NominalID? {
    var holder = keeper.path.edges.first?.source ?? keeper.start
    if case .load(let owner, .property(let property)) = graph[holder].kind, program.type(of: property).isCollection { holder = owner }
    guard case .selfObject = graph[holder].kind, case .nominal(let type, _) = graph[holder].type.unwrapped,
      !keeper.path.holdsOne(in: graph, program, onlyWritten: true), !keeper.path.edges.contains(where: { $0.key?.isConstant ?? false }),
      lives.tables.lasting.certainty(of: graph[holder].type, inFile: Int(unit.root.file)) == .certain,
      !targets.contains(where: { holdsItself($0, type) })
    else { return nil }
    return type
  }

  /// Whether objects of the class have a property for such an object. Then they may hold it without the closure, as a cache does.
  private func holdsItself(_ target: NodeID, _ type: NominalID) -> Bool {
    guard case .nominal(let captured, _) = unit.graph[target].type.unwrapped else { return false }
    return program[type].ancestors.flatMap { breaks.uses.storedProperties(of: $0, in: program) }.contains { property in
      guard program.ownership(of: property) == .strong else { return false }
      let type = program.type(of: property).unwrapped
      // The content of a dictionary is a tuple.
      let content = type.isCollection ? type.element.unwrapped : type
      let held = if case .tuple(let parts) = content { parts.map(\.type.unwrapped) } else { [content] }
      return held.contains { held in
        guard case .nominal(let held, _) = held else { return false }
        return program[captured].ancestors.contains(held) || program[held].ancestors.contains(captured)
      }
    }
  }
}
