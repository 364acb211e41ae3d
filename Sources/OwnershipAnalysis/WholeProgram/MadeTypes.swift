import ProgramModel

/// Of which classes and other types one unit makes objects.
struct MadeTypes: Sendable {
  let root: FunctionReference
  let types: Set<NominalID>
  /// Those of which it asks for objects that something outside may make for it.
  let obtained: Set<NominalID>
  /// Is it code of a test or preview? That does not make the program's own objects.
  let isOfTests: Bool

  init(_ unit: EvaluatedUnit, in program: Program) {
    root = unit.root
    obtained = unit.obtained
    isOfTests = program.isTest(root) || program.isPreview(root)
    types = unit.graph.nodes.reduce(into: []) { result, node in
      if case .allocation = node.kind, case .nominal(let type, _) = node.type.unwrapped { result.insert(type) }
    }
  }
}

extension Program {
  /// Types of which the program makes objects elsewhere than for a global or static variable.
  func typesMadeAnew(_ made: some Sequence<MadeTypes>) -> Set<NominalID> {
    var result: Set<NominalID> = []
    for made in made where !made.types.isSubset(of: result) && !made.isOfTests {
      let root = function(made.root)
      if root.kind == .initialValue, let id = root.property {
        let property = files[Int(made.root.file)][id]
        if property.isStatic || property.owner == nil { continue }
      }
      result.formUnion(made.types)
    }
    return result
  }
}
