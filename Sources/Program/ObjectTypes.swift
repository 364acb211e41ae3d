/// What types tell of the objects that are of them.
extension Program {
  /// The name and arguments of a type that the program does not declare; what it adds to one in extensions does not make it its own.
  public func typeOutside(_ type: Type) -> (name: Name, arguments: [Type])? {
    switch type.unwrapped {
    case .external(let name, let arguments): (name, arguments)
    case .nominal(let id, let arguments) where !self[id].isDeclared: (self[id].name, arguments)
    default: nil
    }
  }

  /// Is it an object of a type of which neither sources nor models tell?
  public func isUnmodelledObject(_ type: Type) -> Bool {
    if case .unknown = type.unwrapped { return true }
    return typeOutside(type).map { models.kind(ofType: text($0.name)) == nil } ?? false
  }

  /// Is it `Any`, which tells nothing of its values?
  public func isAny(_ type: Type) -> Bool { if case .external(known.any, _) = type.unwrapped { true } else { false } }

  /// Can no value be of both types? That is so of two classes of which neither inherits from the other, and of a class and what is none.
  public func areUnrelated(_ left: Type, _ right: Type) -> Bool {
    if case .nominal(let left, _) = left.unwrapped, case .nominal(let right, _) = right.unwrapped, self[left].kind == .class, self[right].kind == .class {
      return areUnrelatedClasses(left, right)
    }
    if isOwnClass(left, unrelatedTo: right) || isOwnClass(right, unrelatedTo: left) { return true }
    return isPlain(left) && isCollection(right) || isPlain(right) && isCollection(left)
  }

  /// Are both classes, of which neither inherits from the other? No object is of both.
  public func areUnrelatedClasses(_ left: NominalID, _ right: NominalID) -> Bool {
    guard self[left].kind == .class, self[right].kind == .class else { return false }
    return !self[left].ancestors.contains(right) && !self[right].ancestors.contains(left)
  }

  /// Is it nothing, or a type outside the program whose values hold no object, such as a number or a text? So it is whatever the program adds to it.
  func isPlain(_ type: Type) -> Bool { typeOutside(type).map { $0.name == known.void || models.isPlain(text($0.name)) } ?? false }

  /// Is it a class of the program that has nothing to do with a type that is none of those?
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

  /// Has a class initialisers of a framework's class? One that has its own inherits none, but for those that it overrides.
  private func inheritsInitializers(_ id: NominalID) -> Bool {
    guard self[id].hasExternalAncestor else { return false }
    let own = (self[id].functions[known.initializer] ?? []).filter { !hasAttribute("convenience", $0) }
    return own.isEmpty || own.contains { hasAttribute("override", $0) || hasAttribute("required", $0) }
  }

  /// Can a class be made by who is given the class itself? Only what `required` promises, a protocol asks for or a framework's class has
  /// can be called on a type that is a value.
  public func canBeMadeByMetatype(_ id: NominalID) -> Bool {
    inheritsInitializers(id)
      || self[id].ancestors.contains { ancestor in
        self[ancestor].kind == .protocol && self[ancestor].functions[known.initializer]?.isEmpty == false
      }
  }
}
