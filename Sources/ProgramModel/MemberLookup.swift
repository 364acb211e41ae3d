import RuleFormat
import SourceFacts

/// What a member name can mean on a type.
enum MemberLookup {
  case property(PropertyReference)
  case functions([FunctionReference])
  case nestedType(NominalID)
  case enumCase(NominalID)
  /// Inherited from outside, or a member of a type outside the program.
  case external
  case notFound
}

extension Program {
  /// Looks a member up in a type of the program and all that it inherits from.
  func member(_ name: Name, of id: NominalID, isStatic: Bool) -> MemberLookup {
    for ancestor in self[id].ancestors {
      let type = self[ancestor]
      if let properties = type.properties[name],
        // A conformance that the program adds to a type outside does not declare the member: the type has it already.
        let found = properties.first(where: { property($0).isStatic == isStatic && (self[id].isDeclared || !property($0).isRequirement) })
      {
        return .property(found)
      }
      if let functions = type.functions[name] {
        let found = functions.filter { function($0).isStatic == isStatic || function($0).kind == .initializer }
        if !found.isEmpty { return .functions(found + inheritedOverloads(name, of: id, after: ancestor, isStatic: isStatic)) }
      }
      if isStatic {
        if type.cases.contains(name) { return .enumCase(ancestor) }
        if let nested = type.nestedTypes[name] { return .nestedType(nested) }
      }
    }
    return self[id].hasExternalAncestor || !self[id].isDeclared ? .external : .notFound
  }

  /// A property of that name, also where a nearer type has a method of the same name: a bare value means the property.
  func property(_ name: Name, of type: Type) -> PropertyReference? {
    guard case .nominal(let id, _) = type.unwrapped else { return nil }
    for ancestor in self[id].ancestors {
      if let found = self[ancestor].properties[name]?.first(where: { !property($0).isStatic }) { return found }
    }
    return nil
  }

  /// Further overloads with other labels, higher up.
  private func inheritedOverloads(
    _ name: Name, of id: NominalID, after ancestor: NominalID, isStatic: Bool
  ) -> [FunctionReference] {
    guard let index = self[id].ancestors.firstIndex(of: ancestor) else { return [] }
    return self[id].ancestors[(index + 1)...].flatMap { self[$0].functions[name] ?? [] }
      .filter { function($0).isStatic == isStatic }
  }

  /// What a member means on any type; also its type where it is a property.
  func reference(toMember name: Name, of base: Type, isSelfMember: Bool) -> (reference: Reference, type: Type) {
    switch base {
    case .metatype(let instance):
      return reference(toStaticMember: name, of: instance)
    case .optional(let inner):
      return reference(toMember: name, of: inner, isSelfMember: isSelfMember)
    case .nominal(let id, _):
      switch member(name, of: id, isStatic: false) {
      case .property(let property):
        return (.property(property, isSelfMember: isSelfMember), substitute(type(of: property), with: base))
      case .functions(let functions): return (.functions(functions, isSelfMember: isSelfMember), .unknown)
      case .external:
        if let wrapped = wrapperMember(name, of: id) {
          return (.property(wrapped, isSelfMember: isSelfMember), projectedType(of: wrapped, spelled: name))
        }
        return externalMember(name, of: base, ancestors: self[id].externalAncestors.map(text), isSelfMember: isSelfMember)
      case .nestedType, .enumCase, .notFound: break
      }
      if let wrapped = wrapperMember(name, of: id) {
        return (.property(wrapped, isSelfMember: isSelfMember), projectedType(of: wrapped, spelled: name))
      }
      return (.unknown, .unknown)
    case .external(let typeName, _):
      return externalMember(name, of: base, ancestors: [text(typeName)], isSelfMember: isSelfMember)
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
      return (.unknown, .unknown)
    case .tuple(let elements):
      let text = text(name)
      if let index = Int(text), elements.indices.contains(index) { return (.unknown, elements[index].type) }
      return (.unknown, elements.first { $0.label == name }?.type ?? .unknown)
    case .array, .set, .dictionary:
      guard let property = modelProperty(name, of: base) else { return (.unknown, .unknown) }
      let type = property.isElement ? .optional(base.element) : modelType(property.type)
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
      // An extension in the program may add members to a type outside.
      if let extended = names.find(ancestor).flatMap({ typesByName[$0]?.first { !self[$0].isDeclared } }),
        base != .nominal(extended, [])
      {
        switch member(name, of: extended, isStatic: false) {
        case .property(let property): return (.property(property, isSelfMember: isSelfMember), type(of: property))
        case .functions(let functions): return (.functions(functions, isSelfMember: isSelfMember), .unknown)
        default: break
        }
      }
      if let property = models.property(named: text, ofType: ancestor, isStatic: false) {
        return (
          .externalMember(owner: base, name: name, isSelfMember: isSelfMember), modelType(property.type)
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
        return (
          .externalMember(owner: .metatype(type), name: name, isSelfMember: false),
          modelType(modelProperty(name, of: .metatype(type))?.type)
        )
      }
    case .external(let typeName, _):
      if name == known.selfName { return (.type(type), .metatype(type)) }
      let text = text(name)
      if let extended = typesByName[typeName]?.first {
        let found = reference(toStaticMember: name, of: .nominal(extended, []))
        if case .externalMember = found.reference {} else { return found }
      }
      if text.first?.isUppercase == true {
        let nested = languageType(name, arguments: [])
        return (.type(nested), .metatype(nested))
      }
      let property = models.property(named: text, ofType: self.text(typeName), isStatic: true)
      return (
        .externalMember(owner: .metatype(type), name: name, isSelfMember: false), modelType(property?.type)
      )
    default: return (.unknown, .unknown)
    }
  }

  /// `$name` and `_name` of a property with a wrapper or of a lazy one: the property itself.
  private func wrapperMember(_ name: Name, of id: NominalID) -> PropertyReference? {
    let text = text(name)
    guard let first = text.first, first == "$" || first == "_", let plain = names.find(String(text.dropFirst())),
      case .property(let property) = member(plain, of: id, isStatic: false),
      !self.property(property).attributes.isEmpty
    else { return nil }
    return property
  }

  /// The type of `$name`: that of the wrapper's `projectedValue`; of `_name`: the wrapper's own.
  private func projectedType(of property: PropertyReference, spelled name: Name) -> Type {
    guard text(name).first == "$" else { return wrapper(of: property)?.type ?? .unknown }
    let file = Int(property.file)
    for attribute in self.property(property).attributes {
      let wrapper = self.name(attribute, in: file)
      if let id = fileLevelType(wrapper, visibleFrom: file), let projected = names.find("projectedValue"),
        case .property(let found) = member(projected, of: id, isStatic: false)
      {
        return type(of: found)
      }
      if let model = models.property(named: "projectedValue", ofType: text(wrapper), isStatic: false) {
        return modelType(model.type)
      }
    }
    return .unknown
  }

  /// A type as models write it: `Name`, `Name?`, `[Name]`, `Name<…>` (whose arguments are dropped).
  func modelType(_ text: String?) -> Type {
    guard var text = text?[...], !text.isEmpty else { return .unknown }
    var optionals = 0
    while text.last == "?" || text.last == "!" {
      text.removeLast()
      optionals += 1
    }
    var type: Type
    if text.first == "[", text.last == "]", !text.contains(":") {
      type = .array(modelType(String(text.dropFirst().dropLast())))
    } else {
      let base = text.prefix { $0 != "<" }
      let last = base.split(separator: ".").last.map(String.init) ?? String(base)
      guard let name = names.find(last) else { return .unknown }
      type = typeOfModel(name).map { .nominal($0, []) } ?? languageType(name, arguments: [])
    }
    for _ in 0..<optionals { type = .optional(type) }
    return type
  }

  /// The type that a model names: one that the program extends, or the framework's own where the program is that framework.
  private func typeOfModel(_ name: Name) -> NominalID? {
    guard let candidates = typesByName[name] else { return nil }
    return candidates.first { !self[$0].isDeclared } ?? candidates.first { !isLocal($0) && !visibility.isTest(self[$0].module) }
  }
}
