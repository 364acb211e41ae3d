import Catalog
import Facts

/// Queries of the models for members and names.
extension Program {
  /// The model of a property outside the program, or of one that a type of the program inherits from there.
  public func modelProperty(_ name: Name, of type: Type) -> TypeModel.Property? {
    // Most names are not the name of any modelled property.
    let text = text(name)
    guard models.hasProperty(named: text), let names = modelNames(of: type) else { return nil }
    let isStatic = if case .metatype = type { true } else { false }
    for ancestor in names {
      if let found = models.property(named: text, ofType: ancestor, isStatic: isStatic) { return found }
    }
    return nil
  }

  /// Whether the models list a member of that name for the type or its outside ancestors.
  func modelsKnow(member name: String, of type: Type) -> Bool {
    (modelNames(of: type) ?? []).contains { ancestor in
      !models.rows(named: name, ofType: ancestor).isEmpty || models.property(named: name, ofType: ancestor, isStatic: false) != nil
    }
  }

  /// The model row for an assignment to a property outside the program.
  public func modelRow(assigning property: String, of type: Type) -> Int? {
    let rows = models.rows(named: property).filter { models.functions[$0].isAssignment }
    guard let names = modelNames(of: type) else { return rows.first }
    for name in names {
      if let row = rows.first(where: { models.functions[$0].type == name }) { return row }
    }
    return nil
  }

  /// What the name of an unknown callee suggests: the first pattern that fits.
  public func unknownPattern(function: String, label: String?) -> UnknownCalleePattern? {
    unknownPatternIndex(function: function, label: label).map { models.unknown[$0] }
  }

  /// The same as an index into `models.unknown`.
  public func unknownPatternIndex(function: String, label: String?) -> Int? {
    models.unknown.firstIndex { pattern in
      Glob.matches(function, pattern.function) && Glob.matches(label ?? "", pattern.label)
    }
  }

  /// What a property's name suggests about its reference strength: the first pattern that fits.
  public func unknownPattern(property: String) -> UnknownPropertyPattern? {
    models.unknownProperties.first { !$0.isForOwnersOnly && !$0.isBackReference && Glob.matches(property, $0.name) }
  }

  /// The same for properties where the stored objects are known.
  public func patternForOwners(property: String) -> UnknownPropertyPattern? {
    unknownPattern(property: property) ?? models.unknownProperties.first { !$0.isBackReference && Glob.matches(property, $0.name) }
  }

  /// Whether the property accepts objects of any class with a protocol of the program, and its name says that someone else owns them.
  public func isForOwners(_ property: PropertyReference) -> Bool {
    guard case .nominal(let id, _) = type(of: property).unwrapped, self[id].isDeclared, self[id].kind == .protocol else { return false }
    return patternForOwners(property: name(of: property)).map { $0.strength != .strong } ?? false
  }

  /// Whether the property's name says that it refers back to an owner of its holder.
  public func isBackReference(property: String) -> Bool {
    models.unknownProperties.contains { $0.isBackReference && Glob.matches(property, $0.name) }
  }
}
