import Facts

/// What tests of the form `value is Button` tell of a value's type.
extension BodyResolver {
  /// The class of the elements for which a predicate holds: `first { $0 is Button }`.
  ///
  /// It takes the place of the declared element type. A protocol does not, since it lacks members that the code uses.
  func selectedClass(_ arguments: ArgumentRange) -> Type? {
    for argument in function.arguments[arguments.indices] {
      guard case .closure(let id) = function[argument.value].operation, case let closure = program.files[file][id],
        case .returnValue(let result?)? = closure.instructions.last?.operation, case .typeCheck(let value, let type) = closure[result].operation,
        closure.isParameter(value)
      else { continue }
      return program.testedClass(type, in: FunctionReference(file: file, function: id))
    }
    return nil
  }
}

extension Program {
  /// The type in a test, if it is a class.
  public func testedClass(_ type: TypeID, in function: FunctionReference) -> Type? {
    let type = resolve(type, in: typeScope(of: function))
    switch type {
    case .nominal(let id, _) where self[id].isDeclared: return self[id].isOfObjects ? type : nil
    default: return typeOutside(type).flatMap { models.kind(ofType: text($0.name)) } == .class ? type : nil
    }
  }

  /// Of two types of one object, the one that says more.
  public func narrower(_ type: Type, _ stated: Type) -> Type {
    guard !stated.isUnknown else { return type }
    if case .nominal(let id, _) = type.unwrapped, case .nominal(let ancestor, _) = stated.unwrapped, self[id].ancestors.contains(ancestor) { return type }
    guard let ancestor = typeOutside(stated)?.name else { return stated }
    return modelNames(of: type.unwrapped)?.contains(text(ancestor)) == true ? type : stated
  }
}
