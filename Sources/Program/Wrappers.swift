import Facts

/// A property wrapper that the program declares.
public struct Wrapper: Sendable {
  /// The type of the instance that is stored in the place of the property.
  public var type: Type
  /// What reading and writing the property reads and writes.
  public var wrappedValue: PropertyReference
  /// What `$name` is.
  public var projectedValue: PropertyReference?
}

extension Program {
  /// The result builder of the program that one of the attributes names.
  func builder(_ attributes: [NameID], in file: Int) -> NominalID? {
    attributes.lazy.compactMap { self.fileLevelType(self.name($0, in: file), visibleFrom: file) }.first(where: isResultBuilder)
  }

  /// Is it a result builder? The compiler calls its functions.
  public func isResultBuilder(_ id: NominalID) -> Bool {
    guard let builder = names.find("resultBuilder") else { return false }
    return self[id].declarations.contains { declaration in
      files[Int(declaration.file)][declaration.declaration].attributes.contains { name($0, in: Int(declaration.file)) == builder }
    }
  }

  /// The functions of a result builder that make something of the values of statements, each step of what the one before has given.
  public func steps(ofBuilder id: NominalID) -> [[FunctionReference]] {
    func functions(_ name: String) -> [FunctionReference] { names.find(name).flatMap { self[id].functions[$0] } ?? [] }
    let block = functions("buildBlock")
    return [functions("buildExpression"), block.isEmpty ? functions("buildPartialBlock") : block, functions("buildFinalResult")]
  }

  /// Which part of a wrapped property a name means: `name`, `_name` or `$name`.
  public enum WrapperPart: Sendable { case value, instance, projection }

  /// The wrapper of a property, where the program declares it.
  public func wrapper(of property: PropertyReference) -> Wrapper? {
    let declaration = self.property(property)
    guard !declaration.attributes.isEmpty, let wrappedValue = names.find("wrappedValue") else { return nil }
    let file = Int(property.file)
    for attribute in declaration.attributes {
      guard let id = fileLevelType(name(attribute, in: file), visibleFrom: file),
        case .property(let wrapped) = member(wrappedValue, of: id, isStatic: false)
      else { continue }
      // A generic wrapper is one of the property's type.
      let arguments = self[id].genericParameters.count == 1 ? [type(of: property)] : []
      var wrapper = Wrapper(type: .nominal(id, arguments), wrappedValue: wrapped)
      if let projected = names.find("projectedValue"), case .property(let found) = member(projected, of: id, isStatic: false) {
        wrapper.projectedValue = found
      }
      return wrapper
    }
    return nil
  }

  /// Which part of a property a name means, as it is spelled.
  public func wrapperPart(_ property: PropertyReference, spelled name: Name) -> WrapperPart {
    if name == self.name(self.property(property).name, in: Int(property.file)) { return .value }
    return text(name).first == "$" ? .projection : .instance
  }
}
