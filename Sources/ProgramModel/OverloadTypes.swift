import SourceFacts

/// What the types of arguments tell where labels and arity do not.
extension BodyResolver {
  /// Of several functions that a call's labels fit, those whose parameters can take its arguments; all of them where none can, for
  /// then something is not understood.
  func accepting(_ candidates: [FunctionReference], _ arguments: ArgumentRange) -> [FunctionReference] {
    if candidates.count < 2 { return candidates }
    let accepting = candidates.filter { candidate in
      guard let parameters = program.matchArguments(arguments, of: current, to: candidate) else { return true }
      return zip(function.arguments[arguments.indices], parameters).allSatisfy { argument, parameter in
        let type = program.parameterType(parameter, of: candidate)
        if program.function(candidate).parameters[parameter].isVariadic { return true }
        if case .closure = function[argument.value].operation { return program.canBeFunction(type) }
        return program.canTake(type, body.type(argument.value))
      }
    }
    return accepting.isEmpty ? candidates : accepting
  }

  /// The type that an initialiser of a generic type makes, with what the arguments tell of its parameters.
  func inferred(_ type: Type, by initializer: FunctionReference?, _ arguments: ArgumentRange) -> Type {
    guard case .nominal(let id, let given) = type, given.isEmpty, let initializer,
      case let names = program[id].genericParameters, !names.isEmpty,
      let parameters = program.matchArguments(arguments, of: current, to: initializer)
    else { return type }
    var found: [Name: Type] = [:]
    for (argument, parameter) in zip(function.arguments[arguments.indices], parameters) {
      guard !program.function(initializer).parameters[parameter].isVariadic else { continue }
      program.unify(program.parameterType(parameter, of: initializer), with: body.type(argument.value), into: &found)
    }
    if !names.contains(where: { found[$0] != nil }) { return type }
    return Type.nominal(id, names.map { found[$0] ?? .unknown }).bounded
  }
}

extension Program {
  /// May a closure be passed where this type is asked for?
  fileprivate func canBeFunction(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .function, .unknown, .external, .generic(_, .unknown): true
    case .generic(_, let constraint): isNoProtocol(constraint)
    default: false
    }
  }

  /// Functions conform to no protocol; a constraint such as `Sendable` is none that anybody has to conform to.
  private func isNoProtocol(_ type: Type) -> Bool {
    switch type {
    case .external(let name, _): models.kind(ofType: text(name)) != .protocol
    case .composition(let parts): parts.allSatisfy(isNoProtocol)
    default: false
    }
  }

  /// Can a value of one type be passed where another is asked for? True where too little is known to deny it.
  fileprivate func canTake(_ parameter: Type, _ argument: Type) -> Bool {
    switch (parameter.unwrapped, argument.unwrapped) {
    case (.nominal(let wanted, _), .nominal(let given, _)):
      self[given].ancestors.contains(wanted) || !self[wanted].isDeclared || !self[given].isDeclared
    case (.nominal(let wanted, _), .array), (.nominal(let wanted, _), .set), (.nominal(let wanted, _), .dictionary),
      (.nominal(let wanted, _), .function), (.nominal(let wanted, _), .tuple):
      !self[wanted].isDeclared || self[wanted].kind == .protocol
    case (.function, .array), (.function, .set), (.function, .dictionary), (.function, .tuple): false
    case (.function, .nominal(let given, _)), (.array, .nominal(let given, _)), (.set, .nominal(let given, _)),
      (.dictionary, .nominal(let given, _)), (.tuple, .nominal(let given, _)):
      !self[given].isDeclared
    case (.generic(_, let constraint), let given): canMeet(constraint, given)
    default: true
    }
  }

  private func canMeet(_ constraint: Type, _ argument: Type) -> Bool {
    guard case .nominal(let given, _) = argument, self[given].isDeclared else { return true }
    switch constraint {
    case .nominal(let wanted, _): return self[given].ancestors.contains(wanted) || !self[wanted].isDeclared
    // All conformances of a type of the program are in sight, but not what its ancestors outside inherit; and some protocols of the
    // language need not be named.
    case .external(let name, _): return self[given].hasExternalAncestor || self[given].kind == .protocol || models.kind(ofType: text(name)) != .protocol
    case .composition(let parts): return parts.allSatisfy { canMeet($0, argument) }
    default: return true
    }
  }

  /// Finds what generic parameters stand for by holding a parameter's type against an argument's.
  fileprivate func unify(_ parameter: Type, with argument: Type, into found: inout [Name: Type]) {
    switch (parameter, argument) {
    case (_, .unknown): return
    case (.generic(let name, _), _): if found[name] == nil { found[name] = argument }
    case (.optional(let wanted), .optional(let given)): unify(wanted, with: given, into: &found)
    case (.optional(let wanted), _): unify(wanted, with: argument, into: &found)
    case (.array(let wanted), .array(let given)), (.set(let wanted), .set(let given)): unify(wanted, with: given, into: &found)
    case (.dictionary(let key, let value), .dictionary(let givenKey, let givenValue)):
      unify(key, with: givenKey, into: &found)
      unify(value, with: givenValue, into: &found)
    case (.nominal(let wanted, let parameters), .nominal(let given, let arguments)) where wanted == given && parameters.count == arguments.count:
      for (parameter, argument) in zip(parameters, arguments) { unify(parameter, with: argument, into: &found) }
    case (.external(let wanted, let parameters), .external(let given, let arguments)) where wanted == given && parameters.count == arguments.count:
      for (parameter, argument) in zip(parameters, arguments) { unify(parameter, with: argument, into: &found) }
    default: return
    }
  }
}
