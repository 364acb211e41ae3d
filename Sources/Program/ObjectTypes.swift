/// What a type says about its objects.
extension Program {
  /// The name and arguments of a type that the program does not declare. Extending a type does not declare it.
  public func typeOutside(_ type: Type) -> (name: Name, arguments: [Type])? {
    switch type.unwrapped {
    case .external(let name, let arguments): (name, arguments)
    case .nominal(let id, let arguments) where !self[id].isDeclared: (self[id].name, arguments)
    default: nil
    }
  }

  /// Whether it is an object type without sources or models.
  public func isUnmodelledObject(_ type: Type) -> Bool {
    if case .unknown = type.unwrapped { return true }
    return typeOutside(type).map { models.kind(ofType: text($0.name)) == nil } ?? false
  }

  /// Whether it is `Any`, which says nothing about its values.
  public func isAny(_ type: Type) -> Bool { if case .external(known.any, _) = type.unwrapped { true } else { false } }

  /// Whether no value can have both types. True for two classes where neither inherits from the other, and for a class and another kind of type.
  public func areUnrelated(_ left: Type, _ right: Type) -> Bool {
    if case .nominal(let left, _) = left.unwrapped, case .nominal(let right, _) = right.unwrapped, self[left].kind == .class, self[right].kind == .class {
      return areUnrelatedClasses(left, right)
    }
    if isOwnClass(left, unrelatedTo: right) || isOwnClass(right, unrelatedTo: left) { return true }
    return isPlain(left) && isCollection(right) || isPlain(right) && isCollection(left)
  }

  /// Whether both are classes and neither inherits from the other. No object has both types.
  public func areUnrelatedClasses(_ left: NominalID, _ right: NominalID) -> Bool {
    guard self[left].kind == .class, self[right].kind == .class else { return false }
    return !self[left].ancestors.contains(right) && !self[right].ancestors.contains(left)
  }

  /// Whether it is `Void`, or an outside type whose values hold no objects, such as a number or a text. Extensions do not change that.
  func isPlain(_ type: Type) -> Bool { typeOutside(type).map { $0.name == known.void || outsideTypes.value.plain.contains($0.name) } ?? false }

  /// Whether it is a class of the program, and the other type is not related to any class of the program.
  private func isOwnClass(_ type: Type, unrelatedTo other: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped, self[id].kind == .class, self[id].isDeclared else { return false }
    let outside = self[id].externalAncestors.map(text)
    guard outside.allSatisfy({ models.kind(ofType: $0) != nil }) else { return false }
    switch other.unwrapped {
    case .array, .set, .dictionary, .tuple, .function: return true
    case .nominal(let id, _) where self[id].isDeclared: return self[id].kind == .struct || self[id].kind == .enum
    default:
      guard let name = typeOutside(other).map({ text($0.name) }), let kind = models.kind(ofType: name), kind != .protocol else { return false }
      return !outside.contains { models.ancestry(of: $0).contains(name) }
    }
  }

  /// Whether a class has the initialisers of a framework's class or protocol. A class with its own initialisers inherits none, except those that it overrides.
  private func inheritsInitializers(_ id: NominalID) -> Bool {
    guard self[id].externalAncestors.contains(where: { models.mayHaveInitializers(text($0)) }) else { return false }
    let own = (self[id].functions[known.initializer] ?? []).filter { !hasAttribute("convenience", $0) }
    return own.isEmpty || own.contains { hasAttribute("override", $0) || hasAttribute("required", $0) }
  }

  /// Whether an object can be made through the metatype. Only `required` initialisers, protocol requirements and initialisers of framework
  /// classes can be called on a type value.
  public func canBeMadeByMetatype(_ id: NominalID) -> Bool {
    inheritsInitializers(id)
      || self[id].ancestors.contains { ancestor in
        self[ancestor].kind == .protocol && self[ancestor].functions[known.initializer]?.isEmpty == false
      }
  }
}
