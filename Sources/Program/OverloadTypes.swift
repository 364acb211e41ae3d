import Facts

/// Overload resolution by argument types, where labels and arity do not decide.
extension BodyResolver {
  /// The functions whose parameters accept the arguments, among those whose labels fit. All of them where none does: something was
  /// misunderstood then.
  func accepting(_ candidates: [FunctionReference], _ arguments: ArgumentRange, receiver: Type) -> [FunctionReference] {
    if candidates.count < 2 { return candidates }
    let accepting = taking(candidates, arguments, receiver: receiver)
    return accepting.isEmpty ? candidates : meant(accepting, arguments)
  }

  /// Of many functions, those that the call fits, found by the type of its first argument; `nil` where that decides nothing or finds none.
  mutating func likely(_ candidates: [FunctionReference], _ arguments: ArgumentRange, receiver: Type) -> [FunctionReference]? {
    guard candidates.count >= OverloadIndex.least, let first = function.arguments[arguments.indices].first else { return nil }
    if case .closure = function[first.value].operation { return nil }
    let shapes = program.argumentShapes(arguments, of: function, in: file)
    guard let likely = program.overloadIndex(of: candidates).taking(body.type(first.value), among: shapes, in: program) else { return nil }
    unit.comparisons += likely.count
    let fitting = likely.filter { program.sees($0, from: file) && program.matchArguments(arguments, of: current, to: $0) != nil }
    let accepting = taking(fitting, arguments, receiver: receiver)
    return accepting.isEmpty ? nil : meant(accepting, arguments)
  }

  /// The functions whose parameters accept the arguments of a call.
  private func taking(_ candidates: [FunctionReference], _ arguments: ArgumentRange, receiver: Type) -> [FunctionReference] {
    candidates.filter { takes($0, arguments, receiver: receiver) ?? true }
  }

  /// Whether a function accepts the arguments of a call, as far as their types are known; `nil` where the labels do not fit.
  func takes(_ candidate: FunctionReference, _ arguments: ArgumentRange, receiver: Type) -> Bool? {
    if !program.hasMembers(receiver, ofExtensionWith: candidate) { return false }
    guard let parameters = program.matchArguments(arguments, of: current, to: candidate) else { return nil }
    return zip(function.arguments[arguments.indices], parameters).allSatisfy { argument, parameter in
      var type = program.substitute(program.parameterType(parameter, of: candidate), with: receiver, declaredIn: program.owner(of: candidate))
      if program.function(candidate).parameters[parameter].isVariadic { return true }
      // The argument of an autoclosure is its result.
      if program.function(candidate).parameters[parameter].isAutoclosure, case .function(let function) = type.unwrapped { type = function.result }
      if case .closure(let id) = function[argument.value].operation {
        return program.canBeFunction(type) && program.canTake(type, closureWith: program.files[file][id].parameters.count)
      }
      if case .keyPath = function[argument.value].operation { return canTake(type, keyPath: argument.value, of: candidate, parameters, arguments) }
      if let name = implicitMember(argument.value), !program.mayDeclare(name, type) { return false }
      return program.canTake(type, body.type(argument.value))
    }
  }

  /// The name in `.name` and in `.name(…)`.
  private func implicitMember(_ value: ValueID) -> Name? {
    switch function[value].operation {
    case .implicitMember(let id): program.name(id, in: file)
    case .call(let callee, _): if case .implicitMember(let id) = function[callee].operation { program.name(id, in: file) } else { nil }
    default: nil
    }
  }

  /// Whether a key path fits a parameter such as `KeyPath<Root, Value>`: its property must be of the type `Value`, no less and no more.
  private func canTake(
    _ type: Type, keyPath: ValueID, of candidate: FunctionReference, _ parameters: [Int], _ arguments: ArgumentRange
  ) -> Bool {
    guard case .keyPath(let written, let components, _) = function[keyPath].operation, !components.isEmpty,
      case .external(_, let expected) = type.unwrapped, expected.count == 2
    else { return true }
    var found = written.map { program.resolve($0, in: scope) } ?? expected[0]
    if case .generic(let name, _) = found { found = genericArguments(of: candidate, parameters, arguments)[name] ?? .unknown }
    let value = program.type(at: components.map { program.name($0, in: file) }, of: found)
    return !program.areDifferent(program.withEqualTypes(expected[1], inExtensionOf: candidate), value)
  }

  /// Of the functions that accept the arguments, the more specialised or otherwise preferred ones.
  private func meant(_ accepting: [FunctionReference], _ arguments: ArgumentRange) -> [FunctionReference] {
    let special = takingFunctions(accepting, arguments)
    if !special.isEmpty, special.count < accepting.count { return special }
    let waiting = waitingAlike(accepting, arguments)
    if !waiting.isEmpty, waiting.count < accepting.count { return waiting }
    let unit = program.unit(of: current)
    guard accepting.count > 1, accepting.contains(unit) else { return accepting }
    // An overload often exists to call another one. A call in its body means itself only where no other fits.
    let others = program.withoutOverridden(accepting).filter { $0 != unit }
    return others.isEmpty || others.count == accepting.count ? accepting : others
  }

  /// Of overloads that differ in whether a closure is `async`, those that match the closures as written. A closure with `await` is `async`;
  /// any other is taken as synchronous.
  private func waitingAlike(_ candidates: [FunctionReference], _ arguments: ArgumentRange) -> [FunctionReference] {
    if candidates.count < 2 { return candidates }
    return candidates.filter { candidate in
      guard let parameters = program.matchArguments(arguments, of: current, to: candidate) else { return false }
      return zip(function.arguments[arguments.indices], parameters).allSatisfy { argument, parameter in
        guard case .closure(let id) = function[argument.value].operation, case .function(let type) = program.parameterType(parameter, of: candidate).unwrapped
        else { return true }
        return type.isAsync == program.files[file][id].waits
      }
    }
  }

  /// Of overloads that accept a closure as a function or as a generic value, the former: it is more specialised.
  private func takingFunctions(_ candidates: [FunctionReference], _ arguments: ArgumentRange) -> [FunctionReference] {
    if candidates.count < 2 { return candidates }
    return candidates.filter { candidate in
      guard let parameters = program.matchArguments(arguments, of: current, to: candidate) else { return false }
      return zip(function.arguments[arguments.indices], parameters).allSatisfy { argument, parameter in
        guard case .closure = function[argument.value].operation, case .generic = program.parameterType(parameter, of: candidate).unwrapped else { return true }
        return false
      }
    }
  }

  /// The type that an initialiser of a generic type makes. The arguments decide the generic parameters.
  func inferred(_ type: Type, by initializer: FunctionReference?, _ arguments: ArgumentRange) -> Type {
    guard case .nominal(let id, let given) = type, given.isEmpty, let initializer,
      case let names = program[id].genericParameters, !names.isEmpty,
      let parameters = program.matchArguments(arguments, of: current, to: initializer)
    else { return type }
    let found = genericArguments(of: initializer, parameters, arguments)
    if !names.contains(where: { found[$0] != nil }) { return type }
    return Type.nominal(id, names.map { found[$0] ?? .unknown }).bounded
  }

  /// The result type of a generic function. The arguments decide the generic parameters.
  func inferredResult(_ type: Type, of callee: FunctionReference, _ arguments: ArgumentRange) -> Type {
    guard let parameters = program.matchArguments(arguments, of: current, to: callee) else { return type }
    let found = genericArguments(of: callee, parameters, arguments)
    if found.isEmpty { return type }
    return program.substitute(type, parameters: Array(found.keys), arguments: Array(found.values)).bounded
  }

  /// The generic arguments that the arguments of a call imply.
  func genericArguments(of callee: FunctionReference, _ parameters: [Int], _ arguments: ArgumentRange) -> [Name: Type] {
    var found: [Name: Type] = [:]
    for (argument, parameter) in zip(function.arguments[arguments.indices], parameters) {
      guard !program.function(callee).parameters[parameter].isVariadic else { continue }
      program.unify(program.parameterType(parameter, of: callee), with: body.type(argument.value), into: &found)
    }
    return found
  }
}

extension Function {
  /// Whether its own code awaits something, or is declared `async`.
  fileprivate var waits: Bool {
    isAsync
      || instructions.contains { instruction in
        switch instruction.operation {
        case .await, .beginLoop(.forAwait, sequence: _): true
        default: false
        }
      }
  }
}

extension Program {
  /// Whether a type has the members of a function's extension, judging by the `where` clause and what is known of the type.
  fileprivate func hasMembers(_ receiver: Type, ofExtensionWith candidate: FunctionReference) -> Bool {
    guard let declaration = function(candidate).owner else { return true }
    let file = Int(candidate.file)
    let facts = files[file][declaration]
    guard facts.kind == .extension, !facts.genericParameters.isEmpty else { return true }
    let scope = typeScope(of: candidate)
    return facts.genericParameters.allSatisfy { parameter in
      let argument = substitute(.generic(name(parameter.name, in: file), constraint: .unknown), with: receiver)
      if case .generic = argument { return true }
      if let equal = parameter.equals, areDifferent(resolve(equal, in: scope), argument) { return false }
      return parameter.constraints.allSatisfy { canMeet(resolve($0, in: scope), argument) }
    }
  }

  /// A type in which a parameter of a function's extension is the type that the `where` clause gives it.
  fileprivate func withEqualTypes(_ type: Type, inExtensionOf candidate: FunctionReference) -> Type {
    guard let declaration = function(candidate).owner else { return type }
    let file = Int(candidate.file)
    let scope = typeScope(of: candidate)
    let equal = files[file][declaration].genericParameters.compactMap { parameter in parameter.equals.map { (name(parameter.name, in: file), $0) } }
    if case .external(let name, _) = type, let found = equal.first(where: { $0.0 == name }) { return resolve(found.1, in: scope) }
    return substitute(type, parameters: equal.map(\.0), arguments: equal.map { resolve($0.1, in: scope) })
  }

  /// Whether a closure with this number of parameters can be passed for a function type. Without parameters it accepts none or `Void`.
  /// Several parameters may stand for the parts of one tuple.
  fileprivate func canTake(_ parameter: Type, closureWith count: Int) -> Bool {
    guard case .function(let function) = parameter.unwrapped, function.parameters.count != count else { return true }
    guard function.parameters.count == 1 else { return false }
    switch function.parameters[0] {
    case .tuple(let elements): return elements.count == count
    case .generic, .unknown: return true
    // An unknown typealias may stand for a tuple.
    case .external(let name, _): return models.kind(ofType: text(name)) == nil && name != known.int && name != known.bool
    default: return false
    }
  }

  /// Whether `.name` may mean a member of a type. Of the program's enums all cases are in sight, and all members that no protocol of a library may add.
  fileprivate func mayDeclare(_ name: Name, _ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped, self[id].kind == .enum, self[id].isDeclared, name != known.initializer else { return true }
    if case .optional = type, optionalHas(name) { return true }
    if self[id].externalAncestors.contains(where: { models.kind(ofType: text($0)) == nil }) { return true }
    return self[id].ancestors.contains { self[$0].cases.contains(name) || self[$0].properties[name] != nil || self[$0].functions[name] != nil }
  }

  /// Whether two types are known to differ.
  fileprivate func areDifferent(_ left: Type, _ right: Type) -> Bool {
    switch (left, right) {
    case (.unknown, _), (_, .unknown), (.generic, _), (_, .generic), (.composition, _), (_, .composition): false
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)), (.set(let left), .set(let right)),
      (.metatype(let left), .metatype(let right)):
      areDifferent(left, right)
    case (.dictionary(let leftKey, let left), .dictionary(let rightKey, let right)): areDifferent(leftKey, rightKey) || areDifferent(left, right)
    case (.nominal(let left, _), .nominal(let right, _)): left != right
    case (.tuple(let left), .tuple(let right)): left.count != right.count
    case (.function, .function): false
    // An unknown name may stand for an optional.
    case (.optional, .external(let name, _)), (.external(let name, _), .optional): holdsNoObjects(.external(name, [])) || models.kind(ofType: text(name)) != nil
    // An unknown name may stand for anything.
    case (.external(let left, _), .external(let right, _)): left != right && [left, right].allSatisfy { models.kind(ofType: text($0)) != nil }
    case (.external(let name, _), _), (_, .external(let name, _)): models.kind(ofType: text(name)) != nil
    default: true
    }
  }

  /// Whether a value of one type can be passed for another. True where too little is known to rule it out.
  fileprivate func canTake(_ parameter: Type, _ argument: Type) -> Bool {
    if isForeign(argument, to: parameter) { return false }
    return switch (parameter.unwrapped, argument.unwrapped) {
    case (.nominal(let wanted, _), .nominal(let given, _)):
      self[given].ancestors.contains(wanted) || !self[wanted].isDeclared || !self[given].isDeclared
    case (.nominal(let wanted, _), .array), (.nominal(let wanted, _), .set), (.nominal(let wanted, _), .dictionary),
      (.nominal(let wanted, _), .function), (.nominal(let wanted, _), .tuple):
      !self[wanted].isDeclared || self[wanted].kind == .protocol
    case (.function, .array), (.function, .set), (.function, .dictionary), (.function, .tuple): false
    case (.function, .nominal(let given, _)), (.array, .nominal(let given, _)), (.set, .nominal(let given, _)),
      (.dictionary, .nominal(let given, _)), (.tuple, .nominal(let given, _)):
      !self[given].isDeclared
    case (.generic(_, let constraint), .metatype): !isMetByObjectsOnly(constraint)
    case (.generic(_, let constraint), let given): canMeet(constraint, given)
    // A type is no value of another type, and no value is a type.
    case (.metatype, .nominal), (.metatype, .external), (.metatype, .array), (.metatype, .set), (.metatype, .dictionary), (.metatype, .tuple): false
    case (.nominal(let wanted, _), .metatype): self[wanted].kind == .protocol || self[wanted].kind == .unknown
    case (.external(let wanted, _), .metatype): models.kind(ofType: text(wanted)) == nil
    default: true
    }
  }

  /// Whether only class instances, or values of the program's types, meet a constraint. A metatype is neither.
  private func isMetByObjectsOnly(_ constraint: Type) -> Bool {
    switch constraint {
    case .nominal(let wanted, _): self[wanted].isDeclared
    case .external(let name, _): name == known.anyObject
    case .composition(let parts): parts.contains(where: isMetByObjectsOnly)
    default: false
    }
  }

  private func canMeet(_ constraint: Type, _ argument: Type) -> Bool {
    guard case .nominal(let given, _) = argument, self[given].isDeclared else { return true }
    switch constraint {
    case .nominal(let wanted, _): return self[given].ancestors.contains(wanted) || !self[wanted].isDeclared
    // All conformances of the program's types are in sight, except those inherited from outside ancestors. Some protocols of the language need
    // no declared conformance.
    case .external(let name, _): return self[given].hasExternalAncestor || self[given].kind == .protocol || models.kind(ofType: text(name)) != .protocol
    case .composition(let parts): return parts.allSatisfy { canMeet($0, argument) }
    default: return true
    }
  }

  /// Binds generic parameters by unifying a parameter's type with an argument's type.
  fileprivate func unify(_ parameter: Type, with argument: Type, into found: inout [Name: Type]) {
    switch (parameter, argument) {
    case (_, .unknown): return
    case (.generic(let name, _), _): if found[name] == nil { found[name] = argument }
    case (.optional(let wanted), .optional(let given)): unify(wanted, with: given, into: &found)
    case (.optional(let wanted), _): unify(wanted, with: argument, into: &found)
    case (.metatype(let wanted), .metatype(let given)): unify(wanted, with: given, into: &found)
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
