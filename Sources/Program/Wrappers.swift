import Facts

/// A property wrapper that the program declares.
public struct Wrapper: Sendable {
  /// The type of the stored wrapper instance.
  public var type: Type
  /// The property that reads and writes go through.
  public var wrappedValue: PropertyReference
  /// The property behind `$name`.
  public var projectedValue: PropertyReference?
}

extension Program {
  /// The program's result builder among the attributes.
  func builder(_ attributes: [NameID], in file: Int) -> NominalID? {
    attributes.lazy.compactMap { self.fileLevelType(self.name($0, in: file), visibleFrom: file) }.first(where: isResultBuilder)
  }

  /// Whether it is a result builder, whose functions the compiler calls.
  public func isResultBuilder(_ id: NominalID) -> Bool {
    guard let builder = names.find("resultBuilder") else { return false }
    return self[id].declarations.contains { declaration in
      files[Int(declaration.file)][declaration.declaration].attributes.contains { name($0, in: Int(declaration.file)) == builder }
    }
  }

  /// The functions of a result builder that process statement values. Each step takes the result of the previous one.
  public func steps(ofBuilder id: NominalID) -> [[FunctionReference]] {
    func functions(_ name: String) -> [FunctionReference] { names.find(name).flatMap { self[id].functions[$0] } ?? [] }
    let block = functions("buildBlock")
    return [functions("buildExpression"), block.isEmpty ? functions("buildPartialBlock") : block, functions("buildFinalResult")]
  }

  /// The part of a wrapped property that a name means: `name`, `_name` or `$name`.
  public enum WrapperPart: Sendable { case value, instance, projection }

  /// The wrapper of a property, if the program declares it.
  public func wrapper(of property: PropertyReference) -> Wrapper? {
    let declaration = self.property(property)
    guard !declaration.attributes.isEmpty, let wrappedValue = names.find("wrappedValue") else { return nil }
    let file = Int(property.file)
    for attribute in declaration.attributes {
      guard let id = fileLevelType(name(attribute, in: file), visibleFrom: file),
        case .property(let wrapped) = member(wrappedValue, of: id, isStatic: false)
      else { continue }
      // A generic wrapper is specialised to the property's type.
      let arguments = self[id].genericParameters.count == 1 ? [type(of: property)] : []
      var wrapper = Wrapper(type: .nominal(id, arguments), wrappedValue: wrapped)
      if let projected = names.find("projectedValue"), case .property(let found) = member(projected, of: id, isStatic: false) {
        wrapper.projectedValue = found
      }
      return wrapper
    }
    return nil
  }

  /// The part of a property that a spelled name means.
  public func wrapperPart(_ property: PropertyReference, spelled name: Name) -> WrapperPart {
    if name == self.name(self.property(property).name, in: Int(property.file)) { return .value }
    return text(name).first == "$" ? .projection : .instance
  }
}
