import ProgramModel

extension Program {
  /// Types of which the program makes objects elsewhere than for a global or static variable.
  func typesMadeAnew(in units: [EvaluatedUnit]) -> Set<NominalID> {
    var result: Set<NominalID> = []
    for unit in units where !isTest(unit.root) && !isPreview(unit.root) {
      let root = function(unit.root)
      if root.kind == .initialValue, let id = root.property {
        let property = files[Int(unit.root.file)][id]
        if property.isStatic || property.owner == nil { continue }
      }
      for node in unit.graph.nodes {
        if case .allocation = node.kind, case .nominal(let type, _) = node.type.unwrapped { result.insert(type) }
      }
    }
    return result
  }
}
