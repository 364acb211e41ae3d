import Facts

/// Overloads that the program adds to those of a framework.
extension BodyResolver {
  /// The name and receiver of a call that means an outside declaration although the program has functions of that name. Either no function of
  /// the program accepts the call's labels and arguments, or all of them are `async` and the call does not wait. The receiver's type is an outside
  /// type, or inherits a method that accepts the arguments by its model.
  func outsideMeaning(
    of callee: ValueID, _ candidates: [FunctionReference], _ arguments: ArgumentRange, isSelfMember: Bool
  ) -> (name: Name, receiver: Type?)? {
    guard let (name, receiver) = nameAndReceiver(of: callee, isSelfMember: isSelfMember, candidates) else { return nil }
    if let receiver, !program.isOutside(receiver), !program.inheritsFromOutside(receiver) { return nil }
    if receiver == nil, program.models.rows(named: program.text(name)).isEmpty { return nil }
    let taking = program.labelled(candidates, arguments, of: current).filter {
      program.sees($0, from: file) && takes($0, arguments, receiver: receiver ?? .unknown) ?? false
    }
    if taking.contains(where: { !program.function($0).isAsync }) || !taking.isEmpty && isAwaited(callee) { return nil }
    if let receiver, program.isOutside(receiver), !candidates.contains(where: { fitsWithoutFirstLabel(arguments, $0) }) { return (name, receiver) }
    let rows = program.modelRows(
      named: program.text(name), receiver: receiver.flatMap(program.modelNames), isGlobal: receiver == nil, arguments: arguments, of: current)
    return rows.isEmpty ? nil : (name, receiver)
  }

  /// Whether the call is awaited.
  private func isAwaited(_ callee: ValueID) -> Bool {
    let range = function[callee].range
    return function.instructions.contains { if case .await = $0.operation { $0.range.contains(range) } else { false } }
  }

  /// Before Swift 3 the first argument had no label.
  private func fitsWithoutFirstLabel(_ range: ArgumentRange, _ candidate: FunctionReference) -> Bool {
    var arguments = program.argumentShapes(range, of: function, in: file)
    let parameters = program.parameterShapes(of: candidate, areTypesNeeded: true)
    guard let first = arguments.first, first.label == nil, first.kind != .trailingClosure, let label = parameters.first?.label else { return false }
    arguments[0].label = label
    return ArgumentMatching.match(arguments, to: parameters) != nil
  }

  /// The callee's name and the type of which it is a member; no type for a free function.
  private func nameAndReceiver(
    of callee: ValueID, isSelfMember: Bool, _ candidates: [FunctionReference]
  ) -> (name: Name, receiver: Type?)? {
    switch function[callee].operation {
    case .member(let base, let id): return (program.name(id, in: file), body.type(base))
    case .name(let id, _):
      let owner = candidates.first.flatMap(program.owner(of:))
      let name = program.name(id, in: file)
      if owner == nil { return (name, nil) }
      if isSelfMember { return (name, selfType) }
      // A static member, or a member of an enclosing type.
      return owner.map { (name, .metatype(program.selfType(of: $0))) }
    case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _):
      return nameAndReceiver(of: inner, isSelfMember: isSelfMember, candidates)
    default: return nil
    }
  }
}

extension Program {
  /// Whether the program does not declare the type.
  func isOutside(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .external, .array, .set, .dictionary: true
    case .nominal(let id, _): !self[id].isDeclared
    case .metatype(let instance): isOutside(instance)
    default: false
    }
  }

  /// Whether the argument is of a framework class and the parameter of a class, struct or enum of the program. No framework class inherits from
  /// those.
  func isForeign(_ argument: Type, to parameter: Type) -> Bool {
    guard case .nominal(let wanted, _) = parameter.unwrapped, self[wanted].isDeclared, self[wanted].kind != .protocol else { return false }
    switch argument.unwrapped {
    case .external(let name, _): return models.kind(ofType: text(name)) == .class
    case .nominal(let given, _): return !self[given].isDeclared && models.kind(ofType: text(self[given].name)) == .class
    default: return false
    }
  }

  func inheritsFromOutside(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): self[id].hasExternalAncestor
    case .metatype(let instance), .generic(_, let instance): inheritsFromOutside(instance)
    case .composition(let parts): parts.contains { isOutside($0) || inheritsFromOutside($0) }
    default: false
    }
  }
}
