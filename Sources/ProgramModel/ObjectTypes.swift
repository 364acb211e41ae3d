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

  /// Can no object be of both types? That is so of two classes of which neither inherits from the other.
  public func areUnrelatedClasses(_ left: Type, _ right: Type) -> Bool {
    guard case .nominal(let left, _) = left.unwrapped, case .nominal(let right, _) = right.unwrapped, self[left].kind == .class,
      self[right].kind == .class
    else { return false }
    return !self[left].ancestors.contains(right) && !self[right].ancestors.contains(left)
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
