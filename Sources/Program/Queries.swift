import Catalog
import Facts

/// Queries of the linked program for the analysis.
extension Program {
  /// Requirements with more witnesses are not followed.
  static var witnessLimit: Int { 4 }

  /// Whether a global variable or a static property of the type (`static let shared = Store()`) holds an instance of it.
  public func hasSharedInstance(_ type: Type) -> Bool {
    if case .nominal(let id, _) = type { sharedTypes.contains(id) } else { false }
  }

  /// Whether the death of an object of the type ends what one of the effects retains.
  public func endsWhenGone(_ type: Type, _ effects: [ArgumentEffect]) -> Bool {
    guard let names = modelNames(of: type.unwrapped) else { return false }
    return names.contains { models.endsWhenGone($0, effects) }
  }

  /// Whether the system holds each instance until the process ends, as it does with an application's delegate.
  public func livesForProcess(_ type: Type, certainly: Bool = false) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _):
      self[id].externalAncestors.contains { models.livesForProcess(text($0), certainly: certainly) } || isOnlyShared(id)
        || !self[id].isDeclared && models.livesForProcess(text(self[id].name), certainly: certainly)
    case .external(let name, _): models.livesForProcess(text(name), certainly: certainly)
    default: false
    }
  }

  /// Whether the class makes all its instances itself and shares them (`static let shared = Store()` and a private initialiser).
  private func isOnlyShared(_ id: NominalID) -> Bool {
    let initializers = self[id].functions[known.initializer] ?? []
    return !initializers.isEmpty && initializers.allSatisfy { hasAttribute("private", $0) } && hasSharedInstance(.nominal(id, []))
  }

  /// Whether code out of sight can make objects of the class or a subclass. Other modules can through a public initialiser, frameworks through
  /// one of their own superclasses (a view controller in a storyboard), and any code with the metatype through a `required` initialiser.
  ///
  /// - Parameters:
  ///   - inLibrary: Count public initialisers.
  ///   - isRefused: Whether making an object through the metatype ends the process.
  public func canBeMadeOutside(_ id: NominalID, inLibrary: Bool = true, except isRefused: (NominalID) -> Bool = { _ in false }) -> Bool {
    ([id] + self[id].descendants).contains { type in
      if inLibrary, (self[type].functions[known.initializer] ?? []).contains(where: { hasAttribute("public", $0) || hasAttribute("open", $0) }) { return true }
      return (requiredInitializers(of: type) > 0 || isMadeByFrameworks(type) || hasOutlets(type)) && !isRefused(type) && !isInNoInterface(type)
    }
  }

  /// Whether it is a class of controllers or views that no interface file or property list names, where these are in sight: frameworks make no object of it unless
  /// code asks for one. Which of two classes of one name code means, the files do not show. A class may have another name in Objective-C code.
  func isInNoInterface(_ id: NominalID) -> Bool {
    let name = self[id].name
    guard visibility.isUnnamed(text(name)), !hasAttribute(among: ["objc"], id), isShown(.nominal(id, [])) else { return false }
    let count = typesByName[name]?.count ?? 1
    return count == 1 && !typesOfSuperclasses.value.contains(name)
  }

  /// Whether the class has an outlet or an action: then interface files may make its objects, whatever its superclass.
  private func hasOutlets(_ id: NominalID) -> Bool {
    self[id].properties.values.joined().contains(where: isOutlet) || self[id].functions.values.joined().contains { hasAttribute("IBAction", $0) }
  }

  /// The number of initialisers that the class itself declares and that can be called through the metatype.
  public func requiredInitializers(of id: NominalID) -> Int {
    (self[id].functions[known.initializer] ?? []).count(where: isRequiredInitializer)
  }

  public func isRequiredInitializer(_ reference: FunctionReference) -> Bool {
    function(reference).kind == .initializer && hasAttribute("required", reference)
  }

  /// The names of the types that superclasses are given as arguments: one out of sight may make their objects, also where a class in between hands them on.
  static func typesOfSuperclasses(_ types: [NominalType]) -> Set<Name> {
    var result: Set<Name> = []
    var pending: [Type] = types.filter { $0.kind == .class }.flatMap { $0.inherited.flatMap(\.parts) }
    while let type = pending.popLast() {
      if case .nominal(let id, _) = type { result.insert(types[Int(id.index)].name) }
      pending += type.parts
    }
    return result
  }

  /// Whether frameworks may make objects of the class without being asked.
  public func isMadeByFrameworks(_ id: NominalID) -> Bool { !isInNoInterface(id) && isOfFrameworks(id) }

  /// Whether the class inherits from a framework class of which frameworks make objects. Frameworks make none of a plain root class.
  public func isOfFrameworks(_ id: NominalID) -> Bool {
    self[id].externalAncestors.contains { name in
      let name = text(name)
      return models.kind(ofType: name) == .class && !models.rootClasses.contains(name) && !models.livesForProcess(name)
    } || self[id].ancestors.contains { isMadeByUnknownSuperclass($0) }
  }

  /// Only the first entry can be a superclass. An unmodelled type there may be one or not.
  private func isMadeByUnknownSuperclass(_ id: NominalID) -> Bool {
    guard self[id].kind == .class, case .external(let name, _)? = self[id].inherited.first else { return false }
    return models.kind(ofType: text(name)) == nil && !text(name).isEmpty
  }

  /// Whether the file belongs to an example.
  public func isExample(file: Int) -> Bool { folders.showsUse(file) }

  func hasAttribute(_ name: String, _ reference: FunctionReference) -> Bool {
    function(reference).attributes.contains { file(reference).name($0) == name }
  }

  /// Whether a declaration of the type has one of these attributes or modifiers.
  func hasAttribute(among names: [String], _ type: NominalID) -> Bool {
    self[type].declarations.contains { declaration in
      let file = files[Int(declaration.file)]
      return file[declaration.declaration].attributes.contains { names.contains(file.name($0)) }
    }
  }

  /// Whether it is a sequence of the program that ends: its iterator's `next` returns `nil` somewhere.
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

  /// Whether the type is one of the language's collections, with or without element types.
  public func isCollection(_ type: Type) -> Bool {
    typeOutside(type).map { [known.array, known.set, known.dictionary].contains($0.name) } ?? type.isCollection
  }

  /// Is the type `Bool`?
  public func isBool(_ type: Type) -> Bool { if case .optional = type { false } else { typeOutside(type)?.name == known.bool } }

  /// The single property of a type, declared or inherited from outside, that strongly holds an object of a class outside the program; `nil`
  /// where there is none, or several.
  public func onlyField(of type: Type, in owner: NominalID) -> (property: PropertyReference?, name: Name)? {
    guard let className = typeOutside(type)?.name, models.semantics(ofType: text(className)) == .reference else { return nil }
    var found: [(property: PropertyReference?, name: Name)] = []
    for ancestor in self[owner].ancestors where self[ancestor].kind != .protocol {
      for property in storedProperties(of: ancestor) where ownership(of: property) == .strong {
        if typeOutside(self.type(of: property))?.name == className { found.append((property, self.name(self.property(property).name, in: Int(property.file)))) }
      }
    }
    for ancestor in self[owner].externalAncestors {
      for property in models.properties(ofType: text(ancestor)) where property.heldStrength == .strong && !property.isStatic {
        guard let written = property.type, typeOutside(modelType(written))?.name == className, let name = names.find(property.name) else { continue }
        if !found.contains(where: { $0.name == name }) { found.append((nil, name)) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a value of the type may hold an object. `Void`, Booleans, numbers and texts cannot.
  public func mayHoldObjects(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .tuple(let elements): !elements.isEmpty
    case .external, .nominal: !isPlain(type)
    case .unknown: false
    default: true
    }
  }

  /// Whether all parts of a value of the type are known to hold no object.
  public func holdsNoObjects(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .array(let element), .set(let element): holdsNoObjects(element)
    case .dictionary(let key, let value): holdsNoObjects(key) && holdsNoObjects(value)
    case .tuple(let elements): elements.allSatisfy { holdsNoObjects($0.type) }
    default: isPlain(type)
    }
  }

  /// Stored instance properties in declaration order, as the memberwise initialiser takes them.
  public func storedProperties(of id: NominalID) -> [PropertyReference] {
    let type = self[id]
    var stored: [(declaration: Int, start: UInt32, reference: PropertyReference)] = []
    for reference in type.properties.values.joined() {
      let property = property(reference)
      if property.isStatic || property.isComputed { continue }
      let declaration = type.declarations.count < 2 ? 0 : type.declarations.firstIndex { $0.file == reference.file && $0.declaration == property.owner } ?? 0
      stored.append((declaration, property.nameRange.start, reference))
    }
    return stored.sorted { ($0.declaration, $0.start) < ($1.declaration, $1.start) }.map(\.reference)
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
    case .topLevel: name = "top-level code"
    default: break
    }
    return owner.map { "\($0).\(name)" } ?? name
  }

  /// The unit of a function: itself, or the enclosing function that is not nested.
  public func unit(of reference: FunctionReference) -> FunctionReference {
    var reference = reference
    // A number that no function has is its own parent.
    while let parent = function(reference).parent, parent != reference.function {
      reference = FunctionReference(file: Int(reference.file), function: parent)
    }
    return reference
  }
}
