import Program
import Facts

/// Alias checks: whether released content and a retained closure are in the same object and element.
extension ReleaseIndex {
  func relation(_ fieldRelease: FieldRelease, to kept: RetainingReference) -> ElementKey.Relation {
    guard let key = fieldRelease.key else { return .unknown }
    let relation = key.relation(to: kept.key)
    guard relation == .unknown, let element = kept.element else { return relation }
    return element.kind.relation(toKey: key)
  }

  /// Whether the code can release this very reference: the same object, and the same element of a collection.
  func mayAlias(_ fieldRelease: FieldRelease, of function: FunctionReference, _ kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    // An object that removes itself is not of another class.
    if fieldRelease.key?.root == .selfObject, kept.key?.root == .selfObject, let root, let type = program.owner(of: root) {
      if isOverridden(function, on: type) || areOfUnrelatedClasses(function, root) { return false }
    }
    if fieldRelease.key?.root == .selfObject, let element = kept.element, let owner = program.owner(of: function), isOfOtherClass(owner, element) {
      return false
    }
    let relation = relation(fieldRelease, to: kept)
    if relation == .different { return false }
    if relation == .unknown, let key = fieldRelease.key, isOtherObject(key, in: function, than: kept, root) { return false }
    // The callers choose the removed element, and are listed separately.
    if relation == .unknown, let key = fieldRelease.key, !fieldRelease.runsLater, function != root, key.isParameter(of: function, in: program),
      isNamedElsewhere(by: function, kept, fieldRelease)
    {
      return false
    }
    if let path = kept.pathFromSelf, let other = fieldRelease.pathFromSelf, let root, areOfUnrelatedClasses(function, root),
      path == other || beginsElsewhere(path, other)
    {
      return false
    }
    if !kept.storage.isEmpty, !fieldRelease.storage.isEmpty, kept.storage.isDisjoint(with: fieldRelease.storage) { return false }
    guard let object = kept.owner else { return true }
    if fieldRelease.isOfSelf, let owner = program.owner(of: function), isOfOtherClass(owner, object) { return false }
    if let owner = fieldRelease.ownerClass, isOfOtherClass(owner, object) { return false }
    if let method = fieldRelease.method, case .nominal(let type, _) = object.type.unwrapped, isOverridden(method, on: type) { return false }
    if fieldRelease.isOfSelf, case .nominal(let type, _) = object.type.unwrapped, isOverridden(function, on: type) { return false }
    if fieldRelease.objectType.isOtherSpecialization(than: object.type) { return false }
    if !fieldRelease.isOfSelf, isAboutOtherObjects(fieldRelease, of: function, kept, root) { return false }
    if isAboutOwnCopy(fieldRelease, of: function, kept, root) { return false }
    // An object that the code itself has made and given to no one is not one made elsewhere.
    if ofOwnObjects.contains(fieldRelease.place), !fieldRelease.objects.contains(object.kind) { return false }
    guard case .allocation(let made, _) = object.kind else { return !isMadeAsOther(fieldRelease, object) }
    // An object that existed before the code ran was not made by this code, nor by other code.
    if !fieldRelease.objects.isEmpty, fieldRelease.objects.allSatisfy({ function == root ? isAnother($0, than: made) : isMade($0, elsewhereThan: made) }) {
      return false
    }
    // A method of a subclass does not run on an object made as its superclass.
    guard fieldRelease.isOfSelf, case .nominal(let type, _) = object.type.unwrapped, let owner = program.owner(of: function),
      program[owner].kind != .protocol
    else { return true }
    return program[type].ancestors.contains(owner)
  }

  /// Whether only another closure releases the property while that closure is in it. Its former content is then released already or still there.
  func isOfAnotherClosure(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    guard owned.fieldRelease.isOfItself, let writer = owned.fieldRelease.closure, let closure = kept.closure else { return false }
    return !program.isNested(writer, in: closure)
  }

  /// Whether code passes the function on, so that others may call it (`transport.onFrame = receive`).
  func isUsedAsValue(_ function: FunctionReference) -> Bool {
    record?.ask(of: function)
    return tables.parts.sources[.parameters(of: function)] != nil
  }

  /// Whether code out of sight can call a function on the very object of the property: a framework its delegate, for example. Other modules cannot reach an
  /// object that only properties hold which they cannot name.
  func canBeRunOutside(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    if program.canBeCalledByFramework(owned.function), !program.takesOwnTypes(owned.function) { return true }
    guard calls.isOpen(owned.function) else { return false }
    guard !calls.isOpen(owned.function, modules: false), owned.fieldRelease.isOfSelf, !kept.holders.isEmpty else { return true }
    return !kept.holders.allSatisfy { uses.isKeptInside($0, in: program) && isSoleOwner($0) }
  }

  /// Whether the code removes its argument, and an object like the retained one passes itself.
  func isGivenByChildren(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    guard owned.fieldRelease.key?.isParameter(of: owned.function, in: program) ?? false, program.hasManyAlternatives(owned.function) else { return false }
    return calls.callers(of: owned.function).contains { caller in
      program.passesSelf(caller, to: owned.function) && kept.element.map { mayRun(caller, on: $0) } ?? true
    }
  }

  /// Whether a method may run on an object, judging by its class.
  private func mayRun(_ method: FunctionReference, on object: Node) -> Bool {
    guard let owner = program.owner(of: method), case .nominal(let type, _) = object.type.unwrapped, program[type].kind != .protocol else { return true }
    if program[type].ancestors.contains(owner) { return owner == type || program[owner].kind == .class || uses.mayBeCalled(method, on: type, in: program) }
    return program[owner].ancestors.contains(type)
  }

  /// Whether all code that can pass the retained element to a function is in sight, and none does. Other modules cannot name an object of a hidden
  /// class. An object that passes itself is not of another class.
  private func isNamedElsewhere(by function: FunctionReference, _ kept: RetainingReference, _ fieldRelease: FieldRelease) -> Bool {
    if !calls.isOpen(function) {
      guard calls.hasCallers(function) else { return false }
      if program.hasManyAlternatives(function) { return kept.element.map { isGivenByOthers(than: $0, to: function) } ?? false }
      return !fieldRelease.isThroughCall
    }
    guard !calls.isOpen(function, modules: false), case .objectIn? = fieldRelease.key?.root, let element = kept.element,
      case .nominal(let type, _) = element.type.unwrapped, program[type].kind == .class, !program.isPublic(type)
    else { return false }
    return isGivenByOthers(than: element, to: function)
  }

  /// Whether each caller of a function passes itself, and never runs on an object.
  private func isGivenByOthers(than object: Node, to function: FunctionReference) -> Bool {
    calls.callers(of: function).allSatisfy { caller in
      guard let owner = program.owner(of: caller), isOfOtherClass(owner, object) || !mayRun(caller, on: object) else { return false }
      return program.passesOnlySelf(caller, to: function)
    }
  }

  /// Whether the object cannot be of a class.
  private func isOfOtherClass(_ owner: NominalID, _ object: Node) -> Bool {
    guard case .nominal(let type, _) = object.type.unwrapped, program[owner].kind == .class, program[type].kind == .class,
      !program[type].ancestors.contains(owner)
    else { return false }
    // The class of an allocated object is known, and a property holds only objects of its declared type.
    if case .allocation = object.kind { return true }
    if case .load(_, .property(let property)) = object.kind, program.isMadeAsDeclared(property) { return true }
    return !program[owner].ancestors.contains(type)
  }

  /// Whether the code releases only objects allocated as a class that the current object cannot have.
  private func isMadeAsOther(_ fieldRelease: FieldRelease, _ object: Node) -> Bool {
    guard !fieldRelease.objects.isEmpty, fieldRelease.objects.allSatisfy({ if case .allocation = $0 { true } else { false } }),
      case .nominal(let made, _) = fieldRelease.objectType.unwrapped, case .nominal(let type, _) = object.type.unwrapped, program[made].isDeclared,
      program[made].kind == .class, program[type].kind == .class, !program.isOfFrameworks(made)
    else { return false }
    return !program[made].ancestors.contains(type)
  }

  /// Whether a class overrides a method without calling `super`.
  private func isOverridden(_ method: FunctionReference, on type: NominalID) -> Bool {
    guard let owner = program.owner(of: method), owner != type, program[owner].kind == .class, program.implementation(of: method, on: type) != method
    else { return false }
    return !calls.callers(of: method).contains { caller in
      program.owner(of: caller).map { $0 != owner && program[type].ancestors.contains($0) } ?? false
    }
  }

  private func areOfUnrelatedClasses(_ left: FunctionReference, _ right: FunctionReference) -> Bool {
    guard let left = program.owner(of: left), let right = program.owner(of: right) else { return false }
    return program.areUnrelatedClasses(left, right)
  }

  /// Whether two paths start at properties of different classes that each hold an exclusive object. If one path is part of the other, it starts at
  /// an object on that path.
  private func beginsElsewhere(_ path: [Field], _ other: [Field]) -> Bool {
    guard case .property(let first)? = path.last, case .property(let second)? = other.last, !path.contains(.property(second)), !other.contains(.property(first))
    else { return false }
    return isSoleOwner(first) && isSoleOwner(second)
  }

  /// Whether the code releases content of its own object, and runs only on other objects than the holder of the reference.
  func runsOnOtherObjects(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    if owned.fieldRelease.isOfSelf { return isAboutOtherObjects(owned.fieldRelease, of: owned.function, kept, root) }
    guard let root, let path = kept.pathFromSelf, path == owned.fieldRelease.pathFromSelf, isOwnAlone(path) else { return false }
    return runOnOtherObjects(owned.function, root)
  }

  /// Whether each object exclusively holds the end of the path.
  private func isOwnAlone(_ path: [Field]) -> Bool {
    !path.isEmpty && path.allSatisfy { if case .property(let property) = $0 { isSoleOwner(property) } else { false } }
  }

  private func isMade(_ object: NodeKind, elsewhereThan made: SourcePlace) -> Bool {
    if case .allocation(let place, _) = object { place != made } else { false }
  }

  private func isAnother(_ object: NodeKind, than made: SourcePlace) -> Bool {
    switch object {
    case .allocation(let place, _): place != made
    case .selfObject, .parameter, .load, .former: true
    case .closure, .methodReference, .autoclosure, .closureParameter, .box, .global, .externalGlobal, .system, .unknownCallee: false
    }
  }

  /// Whether code that releases a property of some object does so for the object held by `holders`.
  func isAboutHeld(
    _ fieldRelease: FieldRelease, of function: FunctionReference, _ holders: Set<PropertyReference>, _ property: PropertyReference, _ root: FunctionReference?
  ) -> Bool {
    // A static or global property exists once.
    if holders.isEmpty || program.property(property).isStatic || program.owner(of: property) == nil { return true }
    if !fieldRelease.holders.isEmpty { return intersects(fieldRelease.holders, holders) || mayHoldSame(holders, fieldRelease.holders) }
    if !fieldRelease.isOfSelf || fieldRelease.isHandedOut { return true }
    // A delivering function may have no callers in sight, or run on another thread.
    if deliverers[property] != nil, fieldRelease.closure != nil || !calls.hasCallers(function) || isUsedAsValue(function) { return true }
    // A method of the held object: its callers on this object are listed separately.
    guard let root, let owner = program.owner(of: root), let declaring = program.owner(of: property) else { return true }
    let isConcerned =
      program[owner].ancestors.contains(declaring)
      ? !holders.allSatisfy(shared.isFilledAlone) || !isLeftToHolders(function, fieldRelease, of: declaring, root)
      : fieldRelease.runsLater && setsUp(root, function, ofObjectsWith: declaring)
    // The callers of one of many implementations are not followed into it.
    return isConcerned || program.hasManyAlternatives(function)
  }

  /// Whether only code that has objects of the class calls the method, on these objects. Each of these callers is listed separately.
  private func isLeftToHolders(_ method: FunctionReference, _ fieldRelease: FieldRelease, of declaring: NominalID, _ root: FunctionReference) -> Bool {
    guard fieldRelease.closure == nil, !calls.isOpen(method), calls.hasCallers(method), let type = program.owner(of: method), program[type].kind == .class
    else {
      return false
    }
    return calls.callers(of: method).allSatisfy { caller in
      guard let owner = program.owner(of: caller), !program[owner].ancestors.contains(declaring), !program[declaring].ancestors.contains(owner) else {
        return false
      }
      return calls.mayBeCalled(caller, with: root)
    }
  }

  /// Whether code calls a method, directly or through methods of the same object. Deferred work that the method schedules then concerns the object on
  /// which the code calls it.
  private func setsUp(_ root: FunctionReference, _ method: FunctionReference, ofObjectsWith declaring: NominalID) -> Bool {
    var pending = [root]
    var seen: Set<FunctionReference> = []
    while let caller = pending.popLast() {
      let callees = calls.callees(of: caller)
      if callees.contains(method) { return true }
      for callee in callees where seen.insert(callee).inserted && program.owner(of: callee).map({ program[$0].ancestors.contains(declaring) }) == true {
        pending.append(callee)
      }
    }
    return false
  }

  /// Whether two sets of properties intersect. A requirement and the property that satisfies it count as one.
  private func intersects(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    if !left.isDisjoint(with: right) { return true }
    return left.contains { property in right.contains { program.satisfiesOrOverrides($0, for: property) || program.satisfiesOrOverrides(property, for: $0) } }
  }

  /// Whether two objects of different classes can hold the same object in these properties: one of them must have received it from outside. What a
  /// global holds anybody can receive (`let router = Router.shared`).
  private func mayHoldSame(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    left.contains { property in
      let isShared = shared.contains(property, in: program)
      guard isShared || program.isGlobal(property) else { return false }
      return right.contains { other in
        program.type(of: other).unwrapped == program.type(of: property).unwrapped && program.owner(of: other) != program.owner(of: property)
          && (isShared || shared.contains(other, in: program))
      }
    }
  }

  /// Two properties of one type hold two objects.
  func mayBeSame(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    if left.isEmpty || right.isEmpty || !left.isDisjoint(with: right) { return true }
    return !left.contains { property in right.contains { program.owner(of: $0) == program.owner(of: property) } }
  }
}

extension Program {
  /// Whether the function is one of more implementations than evaluation follows at a call.
  fileprivate func hasManyAlternatives(_ function: FunctionReference) -> Bool {
    guard let owner = owner(of: function), let name = self.function(function).name.map({ self.name($0, in: Int(function.file)) }) else { return false }
    let limit = UnitEvaluator.implementationLimit
    return self[owner].ancestors.contains { ancestor in
      (self[ancestor].functions[name] ?? []).contains { implementations(of: $0, atMost: limit + 1).count > limit }
    }
  }
}
