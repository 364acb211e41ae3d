import Facts

/// Property wrappers that are given a key path: `@Injected(\.store) var store`.
extension Program {
  /// The type of the member at the end of the key path that is given to a property's wrapper.
  func type(atKeyPathOf property: PropertyReference) -> Type {
    let declaration = self.property(property)
    guard let path = declaration.wrapperKeyPath, let model = attributes(of: declaration, property).first(where: { $0.keyPathRoot != nil }),
      let root = model.keyPathRoot, var type = path.root.map({ resolve($0, in: scope(of: property)) }) ?? typeNamed(root, visibleFrom: Int(property.file))
    else { return .unknown }
    for component in path.components {
      type = reference(toMember: name(component, in: Int(property.file)), of: type, isSelfMember: false).type
    }
    guard let wanted = model.keyPathMember else { return type }
    guard let member = typeOutside(type), text(member.name) == wanted, let value = member.arguments.first else { return .unknown }
    return value
  }

  private func typeNamed(_ text: String, visibleFrom file: Int) -> Type? {
    guard let name = names.find(text) else { return nil }
    return fileLevelType(name, visibleFrom: file).map { .nominal($0, []) }
  }
}
