extension FileFacts {
  /// The names that the file's code assigns to or passes `inout`.
  public var assignedNames: Set<NameID> {
    var result: Set<NameID> = []
    for function in functions {
      func add(_ target: ValueID) {
        switch function[target].operation {
        case .name(let name, _), .member(_, let name): result.insert(name)
        case .tuple(let parts): for part in function.arguments[parts.indices] { add(part.value) }
        default: break
        }
      }
      for instruction in function.instructions {
        if case .assign(let target, _, _) = instruction.operation { add(target) }
      }
      for argument in function.arguments where argument.kind == .inout { add(argument.value) }
    }
    return result
  }
}
