import Catalog
import Facts

/// Dynamic dispatch: the functions that a call may run, and who may call a function.
extension Program {
  /// The functions that a call of `function` may run: itself, and overrides or conformers' implementations if there are few.
  ///
  /// - Parameter receiver: The static type of the receiver. Only that type and its subtypes can override the function.
  public func implementations(of function: FunctionReference, receiver: NominalID? = nil, limit: Int) -> [FunctionReference] {
    let found = implementations(of: function, receiver: receiver, atMost: limit + 1)
    return found.count <= limit ? found : [function]
  }

  /// The same without a limit on the result.
  ///
  /// - Parameter most: The search stops at this number: a protocol may have thousands of conformers.
  public func implementations(of function: FunctionReference, receiver: NominalID? = nil, atMost most: Int = .max) -> [FunctionReference] {
    let declaration = self.function(function)
    guard declaration.kind == .function, !declaration.isStatic, declaration.parent == nil, let name = declaration.name,
      let owner = owner(of: function)
    else { return [function] }
    let kind = self[owner].kind
    guard kind == .class || kind == .protocol, !self[owner].descendants.isEmpty else { return [function] }
    let programName = self.name(name, in: Int(function.file))
    var result: [FunctionReference] = declaration.isRequirement ? [] : [function]
    var known: Set<FunctionReference> = []
    let labels = argumentLabels(of: function)
    for descendant in descendants(of: owner, receiver: receiver) {
      for candidate in self[descendant].functions[programName] ?? []
      where candidate != function && argumentLabels(of: candidate) == labels && !self.function(candidate).isRequirement {
        if known.insert(candidate).inserted { result.append(candidate) }
      }
      if result.count >= most { break }
    }
    return result.isEmpty ? [function] : result
  }

  /// The types that can override members of a type, for an object of the static type `receiver` if that is a known subtype.
  private func descendants(of owner: NominalID, receiver: NominalID?) -> [NominalID] {
    guard let receiver, receiver != owner, self[receiver].ancestors.contains(owner) else { return self[owner].descendants }
    return self[receiver].descendants
  }

  /// The function that a call on an object of a class runs. The class inherits the method or overrides it.
  public func implementation(of function: FunctionReference, on type: NominalID) -> FunctionReference {
    guard let name = self.function(function).name.map({ self.name($0, in: Int(function.file)) }), let owner = owner(of: function) else { return function }
    let labels = argumentLabels(of: function)
    for ancestor in self[type].ancestors where ancestor != owner && self[ancestor].kind == .class && self[ancestor].ancestors.contains(owner) {
      if let found = (self[ancestor].functions[name] ?? []).first(where: { isOverride($0) && argumentLabels(of: $0) == labels }) { return found }
    }
    return function
  }

  /// The computed properties by which subclasses override a property.
  ///
  /// - Parameter receiver: The static type of the object. Only its subtypes can override there.
  public func overrides(of property: PropertyReference, receiver: NominalID? = nil) -> [PropertyReference] {
    guard let owner = owner(of: property), self[owner].kind == .class, !self[owner].descendants.isEmpty, !self.property(property).isStatic else { return [] }
    let name = self.name(self.property(property).name, in: Int(property.file))
    return descendants(of: owner, receiver: receiver).flatMap { descendant in
      (self[descendant].properties[name] ?? []).filter {
        self.property($0).isComputed && hasAttribute("override", self.property($0), $0)
      }
    }
  }

  /// Of several methods that a call may mean, those that no other one overrides.
  public func withoutOverridden(_ functions: [FunctionReference]) -> [FunctionReference] {
    if functions.count < 2 { return functions }
    // Functions of one type override none of each other, so types are compared, each once for the same labels.
    var owners: [[Name?]: Set<NominalID>] = [:]
    for function in functions {
      if let owner = owner(of: function) { owners[argumentLabels(of: function), default: []].insert(owner) }
    }
    guard owners.values.contains(where: { $0.count > 1 }) else { return functions }
    let overridden = owners.filter { $0.value.count > 1 }.mapValues { heirs in
      let ancestors = Dictionary(uniqueKeysWithValues: heirs.map { ($0, Set(self[$0].ancestors.lazy.filter(heirs.contains))) })
      // A class and a protocol that only its subclasses can satisfy are ancestors of each other.
      return heirs.filter { owner in ancestors.contains { heir, above in heir != owner && above.contains(owner) && !ancestors[owner]!.contains(heir) } }
    }
    return functions.filter { function in
      owner(of: function).map { overridden[argumentLabels(of: function)]?.contains($0) != true } ?? true
    }
  }

  /// Of functions of one name, nearest type first: those that no nearer class overrides. A call on an object of the overriding class does not run
  /// the overridden method.
  func nearest(of functions: [FunctionReference]) -> [FunctionReference] {
    guard functions.count > 1, isOverride(functions[0]) || functions.contains(where: isOverride) else { return functions }
    var result: [FunctionReference] = []
    var overrides: [FunctionReference] = []
    for function in functions where !overrides.contains(where: { isOverridden(function, by: $0) }) {
      result.append(function)
      if isOverride(function) { overrides.append(function) }
    }
    return result
  }

  private func isOverridden(_ function: FunctionReference, by other: FunctionReference) -> Bool {
    guard self.function(other).kind == .function, self.function(function).kind == .function, let owner = owner(of: function), let heir = self.owner(of: other),
      owner != heir, self[owner].kind == .class, self[heir].kind == .class
    else { return false }
    let count = self.function(function).parameters.count
    guard self.function(other).parameters.count == count else { return false }
    return count == 0
      || argumentLabels(of: function) == argumentLabels(of: other)
        && (0..<count).allSatisfy { parameterType($0, of: function) == parameterType($0, of: other) }
  }

  private func argumentLabels(of function: FunctionReference) -> [Name?] {
    self.function(function).parameters.map { $0.label.map { name($0, in: Int(function.file)) } }
  }

  /// Whether a protocol outside the program may require the method, so that a framework calls it. Delegate requirements are never static and
  /// name no types of the program.
  public func mayMeetExternalRequirements(_ id: NominalID, with method: FunctionReference) -> Bool {
    let isForDelegates = !isStatic(method) && !takesOwnTypes(method)
    return self[id].externalAncestors.contains { name in
      let name = text(name)
      if let required = models.requirements(ofProtocol: name) {
        return function(method).name.map { required.contains(file(method).name($0)) } ?? false
      }
      guard let kind = models.kind(ofType: name) else { return isForDelegates || !models.isHeldWeakly(name) }
      return kind != .class && (isForDelegates || !(kind == .protocol && models.semantics(ofType: name) == .reference))
    }
  }

  /// Whether a protocol of the program that the type conforms to requires a function of this name.
  public func mayMeetRequirement(_ id: NominalID, with method: FunctionReference) -> Bool {
    guard let name = function(method).name.map({ self.name($0, in: Int(method.file)) }) else { return false }
    return self[id].ancestors.dropFirst().contains { self[$0].kind == .protocol && self[$0].functions[name] != nil }
  }

  /// Whether the method satisfies a protocol outside the program whose requirements are listed in the models.
  public func meetsKnownRequirement(_ id: NominalID, with method: FunctionReference) -> Bool {
    guard let name = function(method).name.map({ file(method).name($0) }) else { return false }
    return self[id].externalAncestors.contains { models.requirements(ofProtocol: text($0))?.contains(name) ?? false }
  }

  /// Whether a parameter's type names one of the program's types. The requirements of delegates out of sight name none.
  public func takesOwnTypes(_ method: FunctionReference) -> Bool {
    function(method).parameters.indices.contains { isOwn(parameterType($0, of: method)) }
  }

  /// Whether the type names one of the program's types.
  private func isOwn(_ type: Type) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      if case .nominal(let id, _) = next, self[id].isDeclared { return true }
      pending += next.parts
    }
    return false
  }

  /// Whether the method is a target of user actions, judging by its attributes.
  public func isSentByControls(_ reference: FunctionReference) -> Bool { hasAttribute("IBAction", reference) || hasAttribute("objc", reference) }

  /// Whether a framework may call the method: it overrides a framework method, or an outside protocol may require it.
  public func canBeCalledByFramework(_ reference: FunctionReference) -> Bool {
    guard function(reference).kind == .function, let owner = owner(of: reference), !isPrivate(reference)
    else { return false }
    return overridesFramework(reference) || mayMeetExternalRequirements(owner, with: reference)
  }

  /// Whether frameworks call the function at most once per object.
  public func isCalledOnce(_ function: FunctionReference) -> Bool { !modelRows(about: function, where: { models.functions[$0].isCalledOnce }).isEmpty }

  /// Whether the method overrides another one.
  public func isOverride(_ reference: FunctionReference) -> Bool { hasAttribute("override", reference) }

  /// The method of a superclass in sight that the method overrides, the nearest one.
  public func overridden(by reference: FunctionReference) -> FunctionReference? {
    guard isOverride(reference), let owner = owner(of: reference), let name = function(reference).name.map({ name($0, in: Int(reference.file)) }) else {
      return nil
    }
    return self[owner].ancestors.dropFirst().lazy.compactMap { ancestor in
      self[ancestor].functions[name]?.first { self.isOverridden($0, by: reference) }
    }.first
  }

  /// Whether the method overrides one of a class outside the program.
  public func overridesFramework(_ reference: FunctionReference) -> Bool {
    isOverride(reference) && owner(of: reference).map { self[$0].hasExternalAncestor } == true
  }
}
