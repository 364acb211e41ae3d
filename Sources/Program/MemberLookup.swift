import Catalog
import Facts

/// The meaning of a member name on a type.
enum MemberLookup: Sendable {
  case property(PropertyReference)
  case functions([FunctionReference])
  case nestedType(NominalID)
  case enumCase(NominalID)
  /// Inherited from outside, or a member of a type outside the program.
  case external
  case notFound
}

/// The cache key of a member lookup that is expensive.
struct MemberKey: Hashable, Sendable {
  /// Below this number of types or functions the lookup is not cached.
  static let least = 16

  let name: Name
  let type: NominalID
  let isStatic: Bool
}

extension Program {
  /// Looks a member up in a type of the program and its ancestors.
  func member(_ name: Name, of id: NominalID, isStatic: Bool) -> MemberLookup {
    if self[id].ancestors.count < MemberKey.least, self[id].functions[name]?.count ?? 0 < MemberKey.least { return lookUp(name, of: id, isStatic: isStatic) }
    return foundMembers.value(of: MemberKey(name: name, type: id, isStatic: isStatic)) { lookUp(name, of: id, isStatic: isStatic) }
  }

  private func lookUp(_ name: Name, of id: NominalID, isStatic: Bool) -> MemberLookup {
    if let found = member(name, among: self[id].ancestors, isStatic: isStatic, isOutside: !self[id].isDeclared), !isMetOutside(found, name, by: id) {
      return found
    }
    return self[id].hasExternalAncestor || !self[id].isDeclared ? .external : .notFound
  }

  /// Whether a property is a mere requirement that a framework's superclass of the class has met already: `var superview: NSView? { get }`.
  private func isMetOutside(_ found: MemberLookup, _ name: Name, by id: NominalID) -> Bool {
    guard case .property(let property) = found, self.property(property).isRequirement, self[id].kind == .class else { return false }
    return self[id].externalAncestors.contains { models.property(named: text(name), ofType: text($0), isStatic: self.property(property).isStatic) != nil }
  }

  /// Looks a member up in a list of types, nearest first.
  ///
  /// - Parameter isOutside: Whether these are the program's extensions of an outside type. A conformance that the program adds does not declare
  ///   the member: the type has it already.
  private func member(_ name: Name, among ancestors: [NominalID], isStatic: Bool, isOutside: Bool) -> MemberLookup? {
    for (position, ancestor) in ancestors.enumerated() {
      let type = self[ancestor]
      if let properties = type.properties[name],
        let found = properties.first(where: { property($0).isStatic == isStatic && !(isOutside && property($0).isRequirement) })
      {
        return .property(found)
      }
      if type.functions[name] != nil {
        // Overloads with other labels may be in further ancestors.
        let found = ancestors[position...].flatMap { functions(name, of: $0, isStatic: isStatic, isOutside: isOutside, isHeir: $0 == ancestor) }
        if !found.isEmpty { return .functions(nearest(of: found)) }
      }
      if isStatic {
        if type.cases.contains(name) { return .enumCase(ancestor) }
        if let nested = type.nestedTypes[name] { return .nestedType(nested) }
      }
    }
    return nil
  }

  private func functions(_ name: Name, of type: NominalID, isStatic: Bool, isOutside: Bool, isHeir: Bool) -> [FunctionReference] {
    (self[type].functions[name] ?? []).filter {
      let function = function($0)
      return (function.isStatic == isStatic || isHeir && function.kind == .initializer) && !(isOutside && function.isRequirement)
    }
  }

  /// Looks a member up in the program's extensions of an outside type.
  private func addition(_ name: Name, to type: Name, isStatic: Bool) -> MemberLookup? {
    additions[type].flatMap { member(name, among: $0, isStatic: isStatic, isOutside: true) }
  }

  private func languageName(of type: Type) -> Name? {
    switch type {
    case .array: known.array
    case .set: known.set
    case .dictionary: known.dictionary
    default: nil
    }
  }

  /// The meaning of a member that the program adds to an outside type, to its ancestors, or to all collections.
  private func added(_ name: Name, to type: Name, base: Type, isSelfMember: Bool) -> (reference: Reference, type: Type)? {
    switch addition(name, to: type, isStatic: false) {
    case .property(let property): return (.property(property, isSelfMember: isSelfMember), substitute(self.type(of: property), with: base))
    case .functions(let functions): return (.functions(functions, isSelfMember: isSelfMember), .unknown)
    default: return nil
    }
  }

  /// A property of that name, even if a nearer type has a method of that name: a bare value means the property.
  public func property(_ name: Name, of type: Type) -> PropertyReference? {
    guard case .nominal(let id, _) = type.unwrapped else { return nil }
    for ancestor in self[id].ancestors {
      if let found = self[ancestor].properties[name]?.first(where: { !property($0).isStatic }) { return found }
    }
    return nil
  }

  /// The type of a key path's value; unknown where a property on the path is not in sight.
  func type(at path: [Name], of root: Type) -> Type {
    path.reduce(root) { type, name in
      property(name, of: type).map { substitute(self.type(of: $0), with: type, declaredIn: owner(of: $0)) } ?? .unknown
    }
  }

  /// The same for classes that inherit from outside: `tableView` means the property, even if a method has that name.
  func outsideProperty(_ name: Name, of type: Type, isSelfMember: Bool) -> (reference: Reference, type: Type)? {
    guard case .nominal(let id, _) = type.unwrapped else { return nil }
    for ancestor in self[id].externalAncestors {
      if let property = models.property(named: text(name), ofType: text(ancestor), isStatic: false) {
        return (.externalMember(owner: type.unwrapped, name: name, isSelfMember: isSelfMember), modelType(property.type, of: type))
      }
    }
    return nil
  }

  /// The meaning of a member on any type, with its type if it is a property.
  func reference(toMember name: Name, of base: Type, isSelfMember: Bool) -> (reference: Reference, type: Type) {
    switch base {
    case .metatype(let instance):
      return reference(toStaticMember: name, of: instance)
    case .optional(let inner):
      return added(name, to: known.optional, base: base, isSelfMember: isSelfMember)
        ?? reference(toMember: name, of: inner, isSelfMember: isSelfMember)
    case .nominal(let id, _):
      switch member(name, of: id, isStatic: false) {
      case .property(let property):
        let type = substitute(type(of: property), with: base, declaredIn: owner(of: property))
        return (.property(property, isSelfMember: isSelfMember), type)
      case .functions(let functions): return (.functions(functions, isSelfMember: isSelfMember), .unknown)
      case .external:
        if let wrapped = wrapperMember(name, of: id) {
          return (.property(wrapped, isSelfMember: isSelfMember), projectedType(of: wrapped, isProjection: text(name).first == "$"))
        }
        return externalMember(name, of: base, ancestors: self[id].externalAncestors.map(text), isSelfMember: isSelfMember)
      case .nestedType, .enumCase, .notFound: break
      }
      if let wrapped = wrapperMember(name, of: id) {
        return (.property(wrapped, isSelfMember: isSelfMember), projectedType(of: wrapped, isProjection: text(name).first == "$"))
      }
      return (.unknown, .unknown)
    case .external(let typeName, _):
      return added(name, to: typeName, base: base, isSelfMember: isSelfMember)
        ?? externalMember(name, of: base, ancestors: [text(typeName)], isSelfMember: isSelfMember)
    case .generic(_, let constraint):
      return constraint.isUnknown
        ? (.unknown, .unknown) : reference(toMember: name, of: constraint, isSelfMember: isSelfMember)
    case .composition(let parts):
      for part in parts {
        let found = reference(toMember: name, of: part, isSelfMember: isSelfMember)
        switch found.reference {
        case .property, .functions: return found
        default: continue
        }
      }
      // For a protocol composition with unknown parts, only a name that the models list is certainly a member.
      for part in parts where modelsKnow(member: text(name), of: part) {
        return reference(toMember: name, of: part, isSelfMember: isSelfMember)
      }
      return (.unknown, .unknown)
    case .tuple(let elements):
      let text = text(name)
      if let index = Int(text), elements.indices.contains(index) { return (.unknown, elements[index].type) }
      return (.unknown, elements.first { $0.label == name }?.type ?? .unknown)
    case .array, .set, .dictionary:
      if let type = languageName(of: base), let found = added(name, to: type, base: base, isSelfMember: isSelfMember) { return found }
      guard let property = modelProperty(name, of: base) else { return (.unknown, .unknown) }
      var type = property.isElement ? .optional(base.element) : modelType(property.type)
      if property.isCollectionOfValues, case .dictionary(_, let value) = base { type = .array(value) }
      return (.externalMember(owner: base, name: name, isSelfMember: isSelfMember), type)
    case .function, .unknown:
      return (.unknown, .unknown)
    }
  }

  private func externalMember(
    _ name: Name, of base: Type, ancestors: [String], isSelfMember: Bool
  ) -> (reference: Reference, type: Type) {
    let text = text(name)
    for ancestor in ancestors {
      if let property = models.property(named: text, ofType: ancestor, isStatic: false) {
        return (
          .externalMember(owner: base, name: name, isSelfMember: isSelfMember), modelType(property.type, of: base)
        )
      }
    }
    return (.externalMember(owner: base, name: name, isSelfMember: isSelfMember), .unknown)
  }

  private func reference(toStaticMember name: Name, of type: Type) -> (reference: Reference, type: Type) {
    switch type {
    case .nominal(let id, _):
      switch member(name, of: id, isStatic: true) {
      case .property(let property):
        return (.property(property, isSelfMember: false), substitute(self.type(of: property), with: type))
      case .functions(let functions): return (.functions(functions, isSelfMember: false), .unknown)
      case .nestedType(let nested): return (.type(.nominal(nested, [])), .metatype(.nominal(nested, [])))
      case .enumCase(let owner): return (.enumCase(owner, name), .nominal(owner, []))
      case .external, .notFound:
        if name == known.selfName { return (.type(type), .metatype(type)) }
        if !self[id].isDeclared, let nested = outsideType(name, nestedIn: type) { return nested }
        return (
          .externalMember(owner: .metatype(type), name: name, isSelfMember: false),
          modelType(modelProperty(name, of: .metatype(type))?.type)
        )
      }
    case .external(let typeName, _):
      if name == known.selfName { return (.type(type), .metatype(type)) }
      let text = text(name)
      switch addition(name, to: typeName, isStatic: true) {
      case .property(let property): return (.property(property, isSelfMember: false), self.type(of: property))
      case .functions(let functions): return (.functions(functions, isSelfMember: false), .unknown)
      case .nestedType(let nested): return (.type(.nominal(nested, [])), .metatype(.nominal(nested, [])))
      case .enumCase, .external, .notFound, nil: break
      }
      if let nested = outsideType(name, nestedIn: type) { return nested }
      let property = models.property(named: text, ofType: self.text(typeName), isStatic: true)
      return (
        .externalMember(owner: .metatype(type), name: name, isSelfMember: false), modelType(property?.type)
      )
    default: return (.unknown, .unknown)
    }
  }

  /// A member of an outside type by a name that only types have.
  private func outsideType(_ name: Name, nestedIn outer: Type) -> (reference: Reference, type: Type)? {
    guard text(name).first?.isUppercase == true else { return nil }
    let named = languageType(name, arguments: [])
    let nested = typeNested(in: outer, named) ?? named
    return (.type(nested), .metatype(nested))
  }

  /// `$name` and `_name` of a wrapped or lazy property: the property itself.
  private func wrapperMember(_ name: Name, of id: NominalID) -> PropertyReference? {
    let text = text(name)
    guard let first = text.first, first == "$" || first == "_", let plain = names.find(String(text.dropFirst())),
      case .property(let property) = member(plain, of: id, isStatic: false),
      !self.property(property).attributes.isEmpty
    else { return nil }
    return property
  }

  /// Whether a value of the type is the property's wrapper, or what `$name` gives. The wrapper stays where the property gets another value.
  public func belongsToWrapper(_ type: Type, of property: PropertyReference) -> Bool {
    guard !type.isUnknown, !self.property(property).attributes.isEmpty, type.unwrapped != self.type(of: property).unwrapped else { return false }
    if case .nominal(let wrapper, _)? = wrapper(of: property)?.type, case .nominal(wrapper, _) = type.unwrapped { return true }
    return projectedType(of: property, isProjection: true).unwrapped == type.unwrapped
  }

  /// The type of `$name` is that of the wrapper's `projectedValue`; the type of `_name` is the wrapper itself.
  private func projectedType(of property: PropertyReference, isProjection: Bool) -> Type {
    guard isProjection else { return wrapper(of: property)?.type ?? .unknown }
    let file = Int(property.file)
    for attribute in self.property(property).attributes {
      let wrapper = self.name(attribute, in: file)
      if let id = fileLevelType(wrapper, visibleFrom: file), let projected = names.find("projectedValue"),
        case .property(let found) = member(projected, of: id, isStatic: false)
      {
        return substitute(type(of: found), with: self.wrapper(of: property)?.type ?? .nominal(id, []))
      }
      if let model = models.property(named: "projectedValue", ofType: text(wrapper), isStatic: false) {
        return modelType(model.type)
      }
    }
    return .unknown
  }
}
