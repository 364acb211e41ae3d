import FrameworkModels
import SourceFacts

/// Questions that the analysis asks of the linked program.
extension Program {
  /// The functions that a call of `function` may run: itself, and overrides or conformers' implementations where they are few.
  ///
  /// - Parameter receiver: The static type on which it is called: only that type and what inherits from it can override it.
  public func implementations(of function: FunctionReference, receiver: NominalID? = nil, limit: Int) -> [FunctionReference] {
    let all = implementations(of: function, receiver: receiver)
    return all.count <= limit ? all : [function]
  }

  /// All of them, however many there are.
  public func implementations(of function: FunctionReference, receiver: NominalID? = nil) -> [FunctionReference] {
    let declaration = self.function(function)
    guard declaration.kind == .function, !declaration.isStatic, declaration.parent == nil, let name = declaration.name,
      let owner = owner(of: function)
    else { return [function] }
    let kind = self[owner].kind
    guard kind == .class || kind == .protocol, !self[owner].descendants.isEmpty else { return [function] }
    var descendants = self[owner].descendants
    if let receiver, receiver != owner, self[receiver].ancestors.contains(owner) { descendants = self[receiver].descendants }
    let programName = self.name(name, in: Int(function.file))
    var result: [FunctionReference] = declaration.isRequirement ? [] : [function]
    var known: Set<FunctionReference> = []
    let labels = argumentLabels(of: function)
    for descendant in descendants {
      for candidate in self[descendant].functions[programName] ?? []
      where candidate != function && argumentLabels(of: candidate) == labels && !self.function(candidate).isRequirement {
        if known.insert(candidate).inserted { result.append(candidate) }
      }
    }
    return result.isEmpty ? [function] : result
  }

  /// Of several methods that a call may mean, those that no other one overrides.
  public func withoutOverridden(_ functions: [FunctionReference]) -> [FunctionReference] {
    if functions.count < 2 { return functions }
    return functions.filter { function in
      guard let owner = owner(of: function) else { return true }
      let labels = argumentLabels(of: function)
      return !functions.contains { other in
        guard let heir = self.owner(of: other), heir != owner else { return false }
        return self[heir].ancestors.contains(owner) && argumentLabels(of: other) == labels
      }
    }
  }

  private func argumentLabels(of function: FunctionReference) -> [Name?] {
    self.function(function).parameters.map { $0.label.map { name($0, in: Int(function.file)) } }
  }

  /// May a method of the type be what some protocol outside the program requires, so that a framework calls it?
  public func mayMeetExternalRequirements(_ id: NominalID) -> Bool {
    self[id].externalAncestors.contains { models.kind(ofType: text($0)) != .class }
  }

  /// May a framework call the method: because it overrides the framework's, or is what a protocol outside the program requires?
  public func canBeCalledByFramework(_ reference: FunctionReference) -> Bool {
    guard function(reference).kind == .function, let owner = owner(of: reference), !hasAttribute("private", reference), !hasAttribute("fileprivate", reference)
    else { return false }
    return overridesFramework(reference) || mayMeetExternalRequirements(owner)
  }

  /// Does the method override one of a class outside the program?
  public func overridesFramework(_ reference: FunctionReference) -> Bool {
    hasAttribute("override", reference) && owner(of: reference).map { self[$0].hasExternalAncestor } == true
  }

  /// How a property holds its value. A protocol's requirement cannot say: the types in sight that satisfy it do.
  public func ownership(of property: PropertyReference) -> Ownership {
    let declaration = self.property(property)
    guard declaration.isRequirement else {
      return declaration.attributes.isEmpty ? declaration.ownership : ownershipElsewhere(property, declaration) ?? declaration.ownership
    }
    let witnesses = ownershipOfWitnesses(of: property)
    return witnesses.contains(.strong) ? .strong : witnesses.first ?? declaration.ownership
  }

  /// How a property's value is held where attributes say that it is not stored as the declaration looks.
  private func ownershipElsewhere(_ property: PropertyReference, _ declaration: PropertyDeclaration) -> Ownership? {
    // What manages the object keeps the value, and lets go of it when it likes.
    if hasAttribute("NSManaged", declaration, property) { return .weak }
    if declaration.ownership == .weak { return isInOwnTree(property) ? .strong : nil }
    // Observers around a property of the superclass add no storage to it.
    guard hasAttribute("override", declaration, property), !declaration.isComputed, let owner = owner(of: property) else { return nil }
    let name = self.name(declaration.name, in: Int(property.file))
    if let overridden = self[owner].ancestors.dropFirst().lazy.compactMap({ self[$0].properties[name]?.first }).first {
      return self.property(overridden).ownership
    }
    let ancestors = self[owner].externalAncestors.map(text)
    let strength = ancestors.lazy.compactMap { self.models.property(named: self.text(name), ofType: $0, isStatic: false)?.strength }.first
      ?? unknownPattern(property: text(name))?.strength
    switch strength {
    case .weak: return .weak
    case .unowned: return .unowned
    case .unownedUnsafe: return .unownedUnsafe
    case .strong, nil: return nil
    }
  }

  /// Is it a weak outlet of something in the tree of views that its object holds? The tree keeps what the outlet does not.
  private func isInOwnTree(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    guard declaration.ownership == .weak, hasAttribute("IBOutlet", declaration, property), let owner = owner(of: property) else { return false }
    func isInTree(_ type: Type) -> Bool { modelNames(of: type.unwrapped)?.contains(where: models.isInTree) ?? false }
    guard isInTree(self.type(of: property)) else { return false }
    return self[owner].externalAncestors.contains { ancestor in
      models.isInTree(text(ancestor)) || models.properties(ofType: text(ancestor)).contains { $0.heldStrength == .strong && isInTree(modelType($0.type)) }
    }
  }

  private func hasAttribute(_ name: String, _ declaration: PropertyDeclaration, _ property: PropertyReference) -> Bool {
    declaration.attributes.contains { files[Int(property.file)].name($0) == name }
  }

  /// How many steps it takes to say how a property holds its value: none for a declaration that says it, one for a requirement, two for
  /// one that some types satisfy strongly and some weakly.
  public func assumptions(about property: PropertyReference) -> UInt8 {
    guard self.property(property).isRequirement else { return isInOwnTree(property) ? 1 : 0 }
    let witnesses = Set(ownershipOfWitnesses(of: property))
    // What computed properties alone satisfy, nobody may hold.
    return witnesses.count > 1 || (witnesses.isEmpty && hasComputedWitness(property)) ? 2 : 1
  }

  /// The properties that satisfy a requirement, where they are few; none for what is no requirement.
  public func witnesses(of requirement: PropertyReference) -> [PropertyReference] {
    guard property(requirement).isRequirement, let owner = owner(of: requirement) else { return [] }
    let name = name(property(requirement).name, in: Int(requirement.file))
    let found = self[owner].descendants.flatMap { self[$0].properties[name] ?? [] }.filter { !property($0).isRequirement }
    return found.count > Self.witnessLimit ? [] : found
  }

  private func hasComputedWitness(_ requirement: PropertyReference) -> Bool {
    guard let owner = owner(of: requirement) else { return false }
    let name = name(property(requirement).name, in: Int(requirement.file))
    return self[owner].descendants.contains { (self[$0].properties[name] ?? []).contains { property($0).isComputed && !property($0).isRequirement } }
  }

  /// A requirement that more properties satisfy is not followed to them.
  private static var witnessLimit: Int { 4 }

  private func ownershipOfWitnesses(of requirement: PropertyReference) -> [Ownership] {
    guard let owner = owner(of: requirement) else { return [] }
    let name = name(property(requirement).name, in: Int(requirement.file))
    return self[owner].descendants.flatMap { self[$0].properties[name] ?? [] }.map { self.property($0) }
      .filter { !$0.isRequirement && !$0.isComputed }.map(\.ownership)
  }

  /// Getter, setter and observers of a property that the source writes.
  public func accessors(of property: PropertyReference) -> [FunctionReference] {
    self.property(property).accessors.map { FunctionReference(file: Int(property.file), function: $0) }
  }

  /// Does a property wrapper hold the property's value? Attributes of the frameworks' own build tools are none.
  public func hasWrapper(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    return self.property(property).attributes.contains { attribute in
      let name = file.name(attribute)
      return name.first?.isUppercase == true && !name.hasPrefix("IB") && !name.hasPrefix("NS") && name != "MainActor"
    }
  }

  /// Does reading the property tell observers so, without any code that says it?
  public func isTracked(_ property: PropertyReference) -> Bool {
    guard let owner = owner(of: property), self[owner].tracksStoredProperties else { return false }
    let declaration = self.property(property)
    return !declaration.isComputed && !declaration.isLet && !declaration.isStatic && !hasWrapper(property)
  }

  /// Can code that is not in sight get at a declaration with these attributes: another module, who calls what it overrides, or the
  /// Objective-C runtime?
  public func canBeReachedFromOutside(_ attributes: [NameID], in file: Int) -> Bool {
    attributes.contains { attribute in
      let name = files[file].name(attribute)
      return ["public", "open", "package", "objc", "dynamic", "override"].contains(name) || name.hasPrefix("IB") || name.hasPrefix("NS")
    }
  }

  /// Is all code that can use the property in sight? Not where other modules, the Objective-C runtime, a wrapper or a protocol lead to it.
  public func isUsedInSightOnly(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    guard !declaration.isComputed, !declaration.isRequirement, declaration.owner != nil, !hasWrapper(property) else { return false }
    // A struct's initialiser may give it another value.
    guard !canBeReachedFromOutside(declaration.attributes, in: Int(property.file)), let owner = owner(of: property), self[owner].kind == .class || self[owner].kind == .actor else { return false }
    let name = self.name(declaration.name, in: Int(property.file))
    return !self[owner].ancestors.dropFirst().contains { self[$0].properties[name] != nil }
  }

  /// Does a static property of the type (`static let shared = Store()`) or a global variable hold an instance of it?
  public func hasSharedInstance(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    if sharedTypes.contains(id) { return true }
    return self[id].properties.values.contains { properties in
      properties.contains { candidate in
        guard property(candidate).isStatic, !property(candidate).isComputed,
          case .nominal(let held, _) = self.type(of: candidate).unwrapped
        else { return false }
        return held == id
      }
    }
  }

  /// Does the system hold each instance of the type until the process ends, as it does with an application's delegate?
  public func livesForProcess(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _):
      self[id].externalAncestors.contains { models.livesForProcess(text($0)) } || isOnlyShared(id)
    case .external(let name, _): models.livesForProcess(text(name))
    default: false
    }
  }

  /// Does the class make all its instances itself, to share them (`static let shared = Store()` and a private initialiser)?
  private func isOnlyShared(_ id: NominalID) -> Bool {
    let initializers = self[id].functions[known.initializer] ?? []
    return !initializers.isEmpty && initializers.allSatisfy { hasAttribute("private", $0) } && hasSharedInstance(.nominal(id, []))
  }

  /// Can code that is not in sight make objects of the class, or of one that inherits from it? Other modules can where an initialiser is
  /// public, frameworks where they know the class by one of their own (a view controller in a storyboard), and anybody who is given
  /// the type where an initialiser is `required`.
  ///
  /// - Parameter inLibrary: May others use what is public?
  public func canBeMadeOutside(_ id: NominalID, inLibrary: Bool = true) -> Bool {
    ([id] + self[id].descendants).contains { type in
      (self[type].functions[known.initializer] ?? []).contains { initializer in
        (inLibrary ? ["public", "open", "required"] : ["required"]).contains { hasAttribute($0, initializer) }
      } || isMadeByFrameworks(type)
    }
  }

  /// Does the class inherit from a class outside the program whose objects frameworks make? From the root of all they make none by itself.
  private func isMadeByFrameworks(_ id: NominalID) -> Bool {
    self[id].externalAncestors.contains { name in
      let name = text(name)
      return models.kind(ofType: name) == .class && !models.rootClasses.contains(name) && !models.livesForProcess(name)
    } || self[id].ancestors.contains { isMadeByUnknownSuperclass($0) }
  }

  /// Only what stands first can be a superclass; nobody knows whether a type that no model tells of is one.
  private func isMadeByUnknownSuperclass(_ id: NominalID) -> Bool {
    guard self[id].kind == .class, case .external(let name, _)? = self[id].inherited.first else { return false }
    return models.kind(ofType: text(name)) == nil && !text(name).isEmpty
  }

  /// Can other modules than those in sight assign to the property?
  public func canBeSetOutside(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    let declaration = self.property(property)
    return !declaration.isLet && declaration.attributes.contains { ["public", "open"].contains(file.name($0)) }
  }

  /// Is the property a place for one object that `weak` could be written at?
  public func canBeWeak(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    if let owner = owner(of: property), declaration.isLet, self[owner].kind == .struct || self[owner].kind == .enum { return false }
    switch type(of: property).unwrapped {
    case .array, .set, .dictionary, .tuple, .function: return false
    case .external(let name, _): return models.semantics(ofType: text(name)) != .value
    case .nominal(let id, _): return self[id].kind != .struct && self[id].kind != .enum
    default: return true
    }
  }

  /// Does the program declare an object that lives for as long as the process, as applications do with their delegate?
  public var isApplication: Bool {
    types.contains { type in
      type.isDeclared && type.kind == .class && !visibility.isTest(type.module) && type.externalAncestors.contains { models.livesForProcess(text($0)) }
    }
  }

  /// Can code of no other file name the property?
  public func isPrivate(_ property: PropertyReference) -> Bool {
    let file = files[Int(property.file)]
    return self.property(property).attributes.contains { ["private", "fileprivate"].contains(file.name($0)) }
  }

  private func hasAttribute(_ name: String, _ reference: FunctionReference) -> Bool {
    function(reference).attributes.contains { file(reference).name($0) == name }
  }

  /// Is it a sequence of the program that ends by itself: does its iterator's `next` return `nil` somewhere?
  public func hasEndingIterator(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    return ([id] + self[id].nestedTypes.values).contains { candidate in
      (self[candidate].functions[known.next] ?? []).contains { reference in
        let function = function(reference)
        return function.instructions.contains { instruction in
          guard case .returnValue(let value?) = instruction.operation, case .literal(.nil, _) = function[value].operation else { return false }
          return true
        }
      }
    }
  }

  /// Is the type one of the language's own collections, with or without its elements?
  public func isCollection(_ type: Type) -> Bool {
    if case .external(let name, _) = type.unwrapped { return [known.array, known.set, known.dictionary].contains(name) }
    return type.isCollection
  }

  /// Is the type `Bool`?
  public func isBool(_ type: Type) -> Bool { type == .external(known.bool, []) }

  /// The one property of a type, its own or inherited from outside, that strongly holds an object of a class that the program does not
  /// declare; `nil` where there is none, or more.
  public func onlyField(of type: Type, in owner: NominalID) -> (property: PropertyReference?, name: Name)? {
    guard case .external(let className, _) = type.unwrapped, models.semantics(ofType: text(className)) == .reference else { return nil }
    var found: [(property: PropertyReference?, name: Name)] = []
    for ancestor in self[owner].ancestors where self[ancestor].kind != .protocol {
      for property in storedProperties(of: ancestor) where self.property(property).ownership == .strong {
        if case .external(className, _) = self.type(of: property).unwrapped { found.append((property, self.name(self.property(property).name, in: Int(property.file)))) }
      }
    }
    for ancestor in self[owner].externalAncestors {
      for property in models.properties(ofType: text(ancestor)) where property.heldStrength == .strong && !property.isStatic {
        guard let written = property.type, case .external(className, _) = modelType(written).unwrapped, let name = names.find(property.name) else { continue }
        if !found.contains(where: { $0.name == name }) { found.append((nil, name)) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Can a value of the type hold an object, as far as the type is known? Nothing, a truth value, a number or a text cannot.
  public func mayHoldObjects(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .tuple(let elements): !elements.isEmpty
    case .external(let name, _): ![known.void, known.bool, known.int, known.double, known.string].contains(name)
    case .unknown: false
    default: true
    }
  }

  /// Stored instance properties in the order of declaration, as the memberwise initialiser takes them.
  public func storedProperties(of id: NominalID) -> [PropertyReference] {
    var result: [PropertyReference] = []
    for declaration in self[id].declarations {
      let file = Int(declaration.file)
      for (index, property) in files[file].properties.enumerated()
      where property.owner == declaration.declaration && !property.isStatic && !property.isComputed {
        result.append(PropertyReference(file: file, property: PropertyID(index)))
      }
    }
    return result
  }

  /// What the models say of a property of a type outside the program (or of what a type of the program inherits from there).
  public func modelProperty(_ name: Name, of type: Type) -> TypeModel.Property? {
    guard let names = modelNames(of: type) else { return nil }
    let isStatic = if case .metatype = type { true } else { false }
    for ancestor in names {
      if let found = models.property(named: text(name), ofType: ancestor, isStatic: isStatic) { return found }
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
    models.unknownProperties.first { Glob.matches(property, $0.name) }
  }

  /// A function as a reader would name it: `Type.name(label:)`.
  public func describe(_ reference: FunctionReference) -> String {
    let function = function(reference)
    let file = Int(reference.file)
    let owner = owner(of: reference).map { text(self[$0].name) }
    var name = function.name.map { text(self.name($0, in: file)) } ?? "closure"
    switch function.kind {
    case .function, .initializer:
      let labels = function.parameters.map { ($0.label.map { text(self.name($0, in: file)) } ?? "_") + ":" }
      name += "(\(labels.joined()))"
    default: break
    }
    return owner.map { "\($0).\(name)" } ?? name
  }

  /// The unit that a function belongs to: itself, or the function around it that is nested in none.
  public func unit(of reference: FunctionReference) -> FunctionReference {
    var reference = reference
    while let parent = function(reference).parent {
      reference = FunctionReference(file: Int(reference.file), function: parent)
    }
    return reference
  }
}
