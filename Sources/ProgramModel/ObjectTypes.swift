/// What types tell of the objects that are of them.
extension Program {
  /// Is it an object of a type of which neither sources nor models tell?
  public func isUnmodelledObject(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .external(let name, _): models.kind(ofType: text(name)) == nil
    case .unknown: true
    default: false
    }
  }

  /// Can no object be of both types? That is so of two classes of which neither inherits from the other.
  public func areUnrelatedClasses(_ left: Type, _ right: Type) -> Bool {
    guard case .nominal(let left, _) = left.unwrapped, case .nominal(let right, _) = right.unwrapped, self[left].kind == .class,
      self[right].kind == .class
    else { return false }
    return !self[left].ancestors.contains(right) && !self[right].ancestors.contains(left)
  }

  /// Can a class be made by who is given the class itself? Only what `required` promises, a protocol asks for or a framework's class has
  /// can be called on a type that is a value.
  public func canBeMadeByMetatype(_ id: NominalID) -> Bool {
    self[id].hasExternalAncestor || self[id].ancestors.contains { ancestor in
      self[ancestor].kind == .protocol && self[ancestor].functions[known.initializer]?.isEmpty == false
    }
  }
}
