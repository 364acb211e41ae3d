import Catalog
import Facts

/// What the models say of members and names.
extension Program {
  /// What the models say of a property of a type outside the program (or of what a type of the program inherits from there).
  public func modelProperty(_ name: Name, of type: Type) -> TypeModel.Property? {
    // Most names are of no property that a model tells of.
    let text = text(name)
    guard models.hasProperty(named: text), let names = modelNames(of: type) else { return nil }
    let isStatic = if case .metatype = type { true } else { false }
    for ancestor in names {
      if let found = models.property(named: text, ofType: ancestor, isStatic: isStatic) { return found }
    }
    return nil
  }

  /// Do the models know a member of that name, of the type or of what it inherits from outside?
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

  /// What the names of a callee that nobody knows suggest: the first pattern that fits.
  public func unknownPattern(function: String, label: String?) -> UnknownCalleePattern? {
    unknownPatternIndex(function: function, label: label).map { models.unknown[$0] }
  }

  /// The same as an index into `models.unknown`.
  public func unknownPatternIndex(function: String, label: String?) -> Int? {
    models.unknown.firstIndex { pattern in
      Glob.matches(function, pattern.function) && Glob.matches(label ?? "", pattern.label)
    }
  }

  /// What the name of a property suggests about how it is meant to hold what it refers to: the first pattern that fits.
  public func unknownPattern(property: String) -> UnknownPropertyPattern? {
    models.unknownProperties.first { !$0.isForOwnersOnly && !$0.isBackReference && Glob.matches(property, $0.name) }
  }

  /// The same, where it is known what code puts there.
  public func patternForOwners(property: String) -> UnknownPropertyPattern? {
    unknownPattern(property: property) ?? models.unknownProperties.first { !$0.isBackReference && Glob.matches(property, $0.name) }
  }

  /// Is it there for objects of any class that meets a protocol of the program, and does its name say that somebody else is meant to keep these?
  public func isForOwners(_ property: PropertyReference) -> Bool {
    guard case .nominal(let id, _) = type(of: property).unwrapped, self[id].isDeclared, self[id].kind == .protocol else { return false }
    return patternForOwners(property: name(of: property)).map { $0.strength != .strong } ?? false
  }

  /// Does the name of a property say that it leads back to an object that owns its holder?
  public func isBackReference(property: String) -> Bool {
    models.unknownProperties.contains { $0.isBackReference && Glob.matches(property, $0.name) }
  }
}
