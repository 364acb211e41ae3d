import Catalog
import Facts

/// How properties store their values, and which code can reach them.
extension Program {
  /// The reference strength of a property. A requirement has none of its own: the types in sight that satisfy it decide.
  public func ownership(of property: PropertyReference) -> Ownership {
    let declaration = self.property(property)
    guard declaration.isRequirement else {
      let elsewhere = declaration.attributes.isEmpty ? nil : ownershipElsewhere(property, declaration)
      return elsewhere ?? ownershipByType(property, declaration) ?? declaration.ownership
    }
    return satisfaction(of: property).ownership ?? declaration.ownership
  }

  /// The strength of a property whose attributes change how it is stored.
  private func ownershipElsewhere(_ property: PropertyReference, _ declaration: PropertyDeclaration) -> Ownership? {
    // The manager of the object owns the value and releases it at any time.
    if let strength = attributes(of: declaration, property).lazy.compactMap(\.strength).first { return Ownership(strength) }
    if declaration.ownership == .weak { return isInOwnTree(property) ? .strong : nil }
    // Observers added to a superclass property add no storage.
    guard hasAttribute("override", declaration, property), !declaration.isComputed, let owner = owner(of: property) else { return nil }
    let name = self.name(declaration.name, in: Int(property.file))
    if let overridden = self[owner].ancestors.dropFirst().lazy.compactMap({ self[$0].properties[name]?.first }).first {
      return self.property(overridden).ownership
    }
    let ancestors = self[owner].externalAncestors.map(text)
    let strength =
      ancestors.lazy.compactMap { self.models.property(named: self.text(name), ofType: $0, isStatic: false)?.strength }.first
      ?? unknownPattern(property: text(name))?.strength
    return strength == .strong ? nil : strength.map { Ownership($0) }
  }

  /// The strength that a type's attributes give its stored variables.
  private func ownershipByType(_ property: PropertyReference, _ declaration: PropertyDeclaration) -> Ownership? {
    guard declaration.owner != nil, !declaration.isComputed, !declaration.isLet, !declaration.isStatic else { return nil }
    return owner(of: property).flatMap { self[$0].strengthOfVariables }
  }

  /// Whether it is a weak outlet of an object in the owner's own view tree. The tree retains it.
  public func isInOwnTree(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    guard declaration.ownership == .weak, isOutlet(property), let owner = owner(of: property) else { return false }
    guard isInTree(self.type(of: property)) else { return false }
    return self[owner].externalAncestors.contains { ancestor in
      models.isInTree(text(ancestor)) || models.properties(ofType: text(ancestor)).contains { $0.heldStrength == .strong && isInTree(modelType($0.type)) }
    }
  }

  /// The strength with which the property holds what code assigns to it. Only what a nib puts into a weak outlet is certain to be in the tree.
  public func ownershipOfStores(to property: PropertyReference) -> Ownership { isInOwnTree(property) ? .weak : ownership(of: property) }

  /// Whether objects of the type are part of a view tree.
  public func isInTree(_ type: Type) -> Bool { modelNames(of: type.unwrapped)?.contains(where: models.isInTree) ?? false }

  /// Whether events reach objects of the type only while they are shown.
  public func isShown(_ type: Type) -> Bool { modelNames(of: type.unwrapped)?.contains(where: models.isShown) ?? false }

  /// Whether a nib or storyboard sets the property.
  public func isOutlet(_ property: PropertyReference) -> Bool { attributes(of: self.property(property), property).contains(where: \.isOutlet) }

  /// For each type, the types of its outlets: they are instantiated with an object of the type.
  public var outletTypes: [NominalID: [NominalID]] {
    var result: [NominalID: [NominalID]] = [:]
    var areOutlets: [Name: Bool] = [:]
    func isOutlet(_ attribute: Name) -> Bool {
      if let known = areOutlets[attribute] { return known }
      let text = text(attribute)
      let isOutlet = models.attributes.contains { $0.isOutlet && Glob.matches(text, $0.name) }
      areOutlets[attribute] = isOutlet
      return isOutlet
    }
    for file in files.indices {
      for property in properties(inFile: file) {
        guard self.property(property).attributes.contains(where: { isOutlet(name($0, in: file)) }), let owner = owner(of: property) else { continue }
        switch type(of: property).unwrapped {
        case .nominal(let id, _), .array(.nominal(let id, _)): result[owner, default: []].append(id)
        default: break
        }
      }
    }
    return result
  }

  /// The models of a property's attributes.
  func attributes(of declaration: PropertyDeclaration, _ property: PropertyReference) -> [AttributeModel] {
    if declaration.attributes.isEmpty { return [] }
    return declaration.attributes.flatMap { attribute in
      let name = name(attribute, in: Int(property.file))
      return modelledAttributes.value(of: name) { models.attributes.filter { Glob.matches(text(name), $0.name) } }
    }
  }

  func hasAttribute(_ name: String, _ declaration: PropertyDeclaration, _ property: PropertyReference) -> Bool {
    declaration.attributes.contains { files[Int(property.file)].name($0) == name }
  }

  /// The number of assumptions behind a property's strength: none for a declaration, one for a requirement, two for a requirement that some
  /// types satisfy strongly and some weakly.
  public func assumptions(about property: PropertyReference) -> UInt8 {
    guard self.property(property).isRequirement else { return 0 }
    let satisfaction = satisfaction(of: property)
    // A requirement that only computed properties satisfy may retain nothing, and classes out of sight hold their delegates weakly.
    return satisfaction.isDisputed || (satisfaction.ownership == nil && satisfaction.mayRetainNothing) ? 2 : 1
  }

  /// The property by which an object of a type satisfies a requirement; `nil` for other properties, and where the type is only known as a
  /// protocol.
  public func witness(of requirement: PropertyReference, in type: Type) -> PropertyReference? {
    guard property(requirement).isRequirement, case .nominal(let id, _) = type.unwrapped, self[id].kind != .protocol else { return nil }
    let name = name(property(requirement).name, in: Int(requirement.file))
    return self[id].ancestors.lazy.flatMap { self[$0].properties[name] ?? [] }.first { !property($0).isRequirement && !property($0).isStatic }
  }

  /// The initial-value function of a stored property of function type.
  public func initialFunction(of property: PropertyReference) -> FunctionReference? {
    let declaration = self.property(property)
    guard let initial = declaration.initialValue, !declaration.isComputed, !declaration.isLazy, type(of: property).unwrapped.isFunction else { return nil }
    return FunctionReference(file: Int(property.file), function: initial)
  }

  /// The getter, setter and observers written for a property.
  public func accessors(of property: PropertyReference) -> [FunctionReference] {
    self.property(property).accessors.map { FunctionReference(file: Int(property.file), function: $0) }
  }

  /// Whether it is a class of the program whose objects only refer weakly to others: a weak box.
  public func holdsOnlyWeakly(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped, self[id].kind == .class, self[id].isDeclared,
      self[id].externalAncestors.allSatisfy({ models.kind(ofType: text($0)) == .protocol || models.rootClasses.contains(text($0)) }),
      self[id].ancestors.allSatisfy({ self[$0].functions.keys.allSatisfy { $0 == known.initializer } })
    else { return false }
    let properties = self[id].ancestors.flatMap(storedProperties)
    let strong = properties.filter { ownership(of: $0) == .strong }
    return strong.count < properties.count && strong.allSatisfy { holdsNoObjects(self.type(of: $0)) }
  }

  /// The property of which the function is a getter or setter.
  public func property(ofAccessor function: FunctionReference) -> PropertyReference? {
    switch self.function(function).kind {
    case .getter, .setter: self.function(function).property.map { PropertyReference(file: Int(function.file), property: $0) }
    default: nil
    }
  }

  /// Whether a property wrapper stores the value. Modelled attributes are no wrappers.
  public func hasWrapper(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    return self.property(property).attributes.contains { attribute in
      let name = file.name(attribute)
      return name.first?.isUppercase == true && !models.attributes.contains { Glob.matches(name, $0.name) }
    }
  }

  /// Whether the property's wrapper, made elsewhere, takes the initial value as an escaping `@autoclosure`. So does a memberwise initialiser.
  public func isMadeOfAutoclosure(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    return self.property(property).attributes.contains { attribute in
      models.rows(named: "init", ofType: file.name(attribute)).contains { models.functions[$0].effects.contains(where: \.isAutoclosure) }
    }
  }

  /// Whether reading the property notifies observers without explicit code.
  public func isTracked(_ property: PropertyReference) -> Bool {
    guard let owner = owner(of: property), self[owner].tracksStoredProperties else { return false }
    let declaration = self.property(property)
    return !declaration.isComputed && !declaration.isLet && !declaration.isStatic && !hasWrapper(property)
  }

  /// Whether code out of sight can reach a declaration with these attributes: another module, a caller of the overridden member, or the
  /// Objective-C runtime.
  ///
  /// - Parameter modules: Count public declarations as reachable from other modules.
  public func canBeReachedFromOutside(_ attributes: [NameID], in file: Int, modules: Bool = true) -> Bool {
    attributes.contains { attribute in
      let name = files[file].name(attribute)
      return modules && ["public", "open", "package"].contains(name) && isUsedByModules(file: file)
        || ["objc", "objcMembers", "dynamic", "override"].contains(name)
        || models.outsideAttributes.contains { Glob.matches(name, $0.name) }
    }
  }

  /// Whether only code makes values of the type, which is no class: a view, for example.
  public func isMadeByCode(_ id: NominalID) -> Bool {
    !self[id].isOfObjects && self[id].kind != .protocol && self[id].isDeclared
      && self[id].externalAncestors.contains(where: outsideTypes.value.madeByCode.contains)
  }

  /// Whether other modules can name the type, or know its members by a protocol or superclass that they can name.
  public func isNamedOutside(_ id: NominalID) -> Bool {
    self[id].ancestors.contains { hasAttribute(among: ["public", "open", "package"], $0) }
  }

  /// Whether other modules can name the type.
  public func isPublic(_ id: NominalID) -> Bool { hasAttribute(among: ["public", "open"], id) }

  /// Whether all code that can use the property is in sight. Other modules, the Objective-C runtime, wrappers and protocols give hidden access.
  public func isUsedInSightOnly(_ property: PropertyReference) -> Bool {
    // A struct's initialiser may give it another value.
    guard let owner = owner(of: property), self[owner].isOfObjects else { return false }
    return isFilledInSightOnly(property)
  }

  /// Whether all code that can store into the property is in sight. A struct's initialiser counts as in sight.
  public func isFilledInSightOnly(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    guard !declaration.isComputed, !declaration.isRequirement, !hasWrapper(property),
      !canBeReachedFromOutside(declaration.attributes, in: Int(property.file))
    else { return false }
    guard let owner = owner(of: property) else { return true }
    let name = self.name(declaration.name, in: Int(property.file))
    return !self[owner].ancestors.dropFirst().contains { self[$0].properties[name] != nil }
  }

  /// Whether the property satisfies a protocol requirement that meets the condition. Code that knows only the protocol uses the requirement.
  public func satisfiesRequirement(_ property: PropertyReference, where condition: (PropertyReference) -> Bool) -> Bool {
    guard let owner = owner(of: property) else { return false }
    let name = self.name(self.property(property).name, in: Int(property.file))
    return self[owner].ancestors.dropFirst().contains { ancestor in
      self[ancestor].kind == .protocol && (self[ancestor].properties[name] ?? []).contains(where: condition)
    }
  }

  /// Whether modules out of sight can assign to the property.
  public func canBeSetOutside(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    let declaration = self.property(property)
    return !declaration.isLet && declaration.attributes.contains { ["public", "open"].contains(file.name($0)) }
  }

  /// Whether code elsewhere cannot assign to the property.
  public func hasPrivateSetter(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    return self.property(property).attributes.contains { ["private", "fileprivate", "private(set)", "fileprivate(set)"].contains(file.name($0)) }
  }

  /// Whether the property could be declared `weak`: it holds one object.
  public func canBeWeak(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    if let owner = owner(of: property), declaration.isLet, self[owner].kind == .struct || self[owner].kind == .enum { return false }
    // What its setter does with the value decides, where it stores none.
    if declaration.isComputed { return false }
    let type = type(of: property).unwrapped
    return !type.isFunction && semantics(of: type) != .value
  }

  /// Whether no other file can name the function.
  public func isPrivate(_ reference: FunctionReference) -> Bool {
    file(reference).isPrivate(function(reference).attributes) || isPrivateByExtension(reference)
  }

  /// Whether no other file can name the type, by its own modifier or that of a type around it.
  public func isPrivate(_ id: NominalID) -> Bool {
    sequence(first: id) { self[$0].parent }.contains { type in
      self[type].declarations.contains { declaration in
        let facts = files[Int(declaration.file)]
        let type = facts[declaration.declaration]
        return type.extendedType == nil && facts.isPrivate(type.attributes)
      }
    }
  }

  /// Whether the function has its access from a private extension.
  private func isPrivateByExtension(_ reference: FunctionReference) -> Bool {
    let file = Int(reference.file)
    guard let owner = function(reference).owner, files[file][owner].extendedType != nil, files[file].isPrivate(files[file][owner].attributes) else {
      return false
    }
    return !function(reference).attributes.contains { ["internal", "package", "public", "open"].contains(files[file].name($0)) }
  }

  /// Whether the property belongs to no object, so that it exists once.
  public func isGlobal(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    return declaration.owner == nil || declaration.isStatic
  }

  /// Whether the property has a single declaration, rather than one for each branch of an `#if`. Private ones of other files are others.
  public func isDeclaredOnce(_ property: PropertyReference) -> Bool {
    let name = name(self.property(property).name, in: Int(property.file))
    let named = owner(of: property).map { self[$0].properties[name] } ?? globalProperties[name]
    guard let named, named.count > 1 else { return true }
    let isHidden = isPrivate(property)
    return named.allSatisfy { $0 == property || $0.file != property.file && (isHidden || isPrivate($0)) }
  }

  /// The requirements of the program's protocols that the property meets, in its class or a descendant.
  public func requirements(metBy property: PropertyReference) -> [PropertyReference] {
    guard let owner = owner(of: property) else { return [] }
    let name = self.name(self.property(property).name, in: Int(property.file))
    let protocols = Set(([owner] + self[owner].descendants).flatMap { self[$0].ancestors }).filter { self[$0].kind == .protocol && $0 != owner }
    return protocols.sorted { $0.index < $1.index }.flatMap { self[$0].properties[name] ?? [] }
  }

  /// Whether the class or a descendant inherits from an outside type without a model. Such a type may require any property.
  public func hasUnknownAncestor(_ id: NominalID) -> Bool {
    ([id] + self[id].descendants).contains { self[$0].externalAncestors.contains { models.kind(ofType: text($0)) == nil } }
  }

  /// Whether no other file can name the property.
  public func isPrivate(_ property: PropertyReference) -> Bool {
    files[Int(property.file)].isPrivate(self.property(property).attributes)
  }
}
