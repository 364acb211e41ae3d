import Program

/// Which types an object's stored properties lead to.
struct TypeReach {
  let program: Program
  /// More types are not looked at.
  private static let limit = 200

  init(_ program: Program) { self.program = program }

  /// Whether a stored property of the type, or of one that it leads to, can hold an object of the other type.
  func holds(_ wanted: NominalID, from start: NominalID) -> Bool {
    var waiting = [start]
    var seen: Set<NominalID> = [start]
    while let next = waiting.popLast(), seen.count < Self.limit {
      for property in program[next].ancestors.flatMap({ program.storedProperties(of: $0) }) {
        for id in types(in: program.type(of: property)) {
          if id == wanted || program[wanted].ancestors.contains(id) { return true }
          for other in [id] + program[id].descendants where seen.insert(other).inserted { waiting.append(other) }
        }
        if outside(in: program.type(of: property)).contains(where: program[wanted].externalAncestors.contains) { return true }
      }
    }
    return false
  }

  private func types(in type: Type) -> [NominalID] {
    switch type.unwrapped {
    case .nominal(let id, let arguments): [id] + arguments.flatMap(types)
    case .array(let element), .set(let element), .dictionary(_, let element): types(in: element)
    case .tuple(let elements): elements.flatMap { types(in: $0.type) }
    default: []
    }
  }

  private func outside(in type: Type) -> [Name] {
    switch type.unwrapped {
    case .external(let name, _): [name]
    case .array(let element), .set(let element), .dictionary(_, let element): outside(in: element)
    default: []
    }
  }
}
