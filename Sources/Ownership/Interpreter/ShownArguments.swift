import Facts
import Program

/// What the code of a call shows of an argument by itself.
extension Program {
  /// The code of a function's default values.
  func defaultArguments(of reference: FunctionReference) -> [FunctionReference] {
    function(reference).parameters.compactMap(\.defaultValue).map { FunctionReference(file: Int(reference.file), function: $0) }
  }

  /// The value that a call passes by leaving a parameter out.
  func defaultArgument(_ parameter: Int, of reference: FunctionReference) -> PassedArgument? {
    let file = Int(reference.file)
    guard let value = function(reference).parameters[parameter].defaultValue,
      let operation = onlyOperation(of: FunctionReference(file: file, function: value))
    else { return nil }
    return shownArgument(operation, for: parameter, of: reference, in: file)
  }

  /// What the code of an argument, or of a default value, shows by itself.
  func shownArgument(_ operation: Operation, for parameter: Int, of reference: FunctionReference, in file: Int) -> PassedArgument? {
    switch operation {
    case .literal(_, let text): return PassedArgument(operation, key: text.map { ElementKey(root: .literal(name($0, in: file))) })
    case .implicitMember(let id):
      let name = name(id, in: file)
      guard case .nominal(let type, _) = parameterType(parameter, of: reference).unwrapped, self[type].cases.contains(name) else { return nil }
      return PassedArgument(operation, key: ElementKey(root: .enumCase(name)))
    default: return nil
    }
  }
}

extension PassedArgument {
  init(_ operation: Operation, key: ElementKey?) {
    self.key = key
    switch operation {
    case .literal(.nil, _): isNothing = true
    case .literal(.true, _): truth = true
    case .literal(.false, _): truth = false
    default: break
    }
    if case .literal = operation { isSomething = !isNothing }
    if case .enumCase(let name)? = key?.root { caseName = name }
  }
}
