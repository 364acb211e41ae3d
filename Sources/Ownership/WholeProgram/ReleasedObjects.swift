import Program
import Facts

/// Is what code empties, and what holds a closure, one and the same object and element?
extension ReleaseIndex {
  func relation(_ clearing: Clearing, to kept: KeptReference) -> ElementKey.Relation {
    guard let key = clearing.key else { return .unknown }
    let relation = key.relation(to: kept.key)
    guard relation == .unknown, let element = kept.element else { return relation }
    return element.kind.relation(toKey: key)
  }

  /// Can the code empty this very reference: is it about the same object, and about the same element of a collection?
  func mayMeet(_ clearing: Clearing, of function: FunctionReference, _ kept: KeptReference, _ root: FunctionReference?) -> Bool {
    // An object that takes itself out is none of another class.
    if clearing.key?.root == .selfObject, kept.key?.root == .selfObject, let root, let type = program.owner(of: root) {
      if isOverridden(function, on: type) || areOfUnrelatedClasses(function, root) { return false }
    }
    if clearing.key?.root == .selfObject, let element = kept.element, let owner = program.owner(of: function), isOfOtherClass(owner, element) { return false }
    let relation = relation(clearing, to: kept)
    if relation == .different { return false }
    if relation == .unknown, let key = clearing.key, isOtherObject(key, in: function, than: kept, root) { return false }
    // What it takes out is what its callers name, and they are listed on their own.
    if relation == .unknown, let key = clearing.key, !clearing.runsLater, function != root, key.isParameter(of: function, in: program),
      isNamedElsewhere(by: function, kept, clearing)
    {
      return false
    }
    if let path = kept.pathFromSelf, let other = clearing.pathFromSelf, let root, areOfUnrelatedClasses(function, root),
      path == other || beginsElsewhere(path, other)
    {
      return false
    }
    guard let object = kept.owner else { return true }
    if clearing.isOfSelf, let owner = program.owner(of: function), isOfOtherClass(owner, object) { return false }
    if let owner = clearing.ownerClass, isOfOtherClass(owner, object) { return false }
    if let method = clearing.method, case .nominal(let type, _) = object.type.unwrapped, isOverridden(method, on: type) { return false }
    if clearing.isOfSelf, case .nominal(let type, _) = object.type.unwrapped, isOverridden(function, on: type) { return false }
    if clearing.objectType.isOtherSpecialization(than: object.type) { return false }
    if !clearing.isOfSelf, isAboutOtherObjects(clearing, of: function, kept, root) { return false }
    if isAboutOwnCopy(clearing, of: function, kept, root) { return false }
    // What only the code itself has made, and given to nobody, is another object than one that was made elsewhere.
    if ofOwnObjects.contains(clearing.place), !clearing.objects.contains(object.kind) { return false }
    guard case .allocation(let made, _) = object.kind else { return !isMadeAsOther(clearing, object) }
    // What was there before the code ran is not what the code has made, nor is what other code has made.
    if !clearing.objects.isEmpty, clearing.objects.allSatisfy({ function == root ? isAnother($0, than: made) : isMade($0, elsewhereThan: made) }) {
      return false
    }
    // A method of a subclass does not run on what is made as its superclass.
    guard clearing.isOfSelf, case .nominal(let type, _) = object.type.unwrapped, let owner = program.owner(of: function),
      program[owner].kind != .protocol
    else { return true }
    return program[type].ancestors.contains(owner)
  }

  /// Does only another closure empty the property, when that one lies there itself? Then what lay there before has gone already, or is still there.
  func isOfAnotherClosure(_ owned: OwnedClearing, _ kept: KeptReference) -> Bool {
    guard owned.clearing.isOfItself, let writer = owned.clearing.closure, let closure = kept.closure else { return false }
    return !program.isNested(writer, in: closure)
  }

  /// Does code hand the function on, so that others may call it (`transport.onFrame = receive`)?
  func isUsedAsValue(_ function: FunctionReference) -> Bool {
    record?.ask(of: function)
    return tables.parts.sources[.parameters(of: function)] != nil
  }

  /// Can code that is not in sight call a function on the very object whose property it is? Other modules call it on no object that only properties hold
  /// which they cannot name.
  func canBeRunOutside(_ owned: OwnedClearing, _ kept: KeptReference) -> Bool {
    guard calls.isOpen(owned.function) else { return false }
    guard !calls.isOpen(owned.function, modules: false), owned.clearing.isOfSelf, !kept.holders.isEmpty else { return true }
    return !kept.holders.allSatisfy { uses.isKeptInside($0, in: program) && isSoleOwner($0) }
  }

  /// Is all code in sight that can pass a function the element that is kept, and does none? Other modules name no object of a class that they cannot
  /// name, and an object that passes itself is none of another class.
  private func isNamedElsewhere(by function: FunctionReference, _ kept: KeptReference, _ clearing: Clearing) -> Bool {
    if !calls.isOpen(function) { return !clearing.isThroughCall && calls.hasCallers(function) }
    guard !calls.isOpen(function, modules: false), case .objectIn? = clearing.key?.root, let element = kept.element,
      case .nominal(let type, _) = element.type.unwrapped, program[type].kind == .class, !program.isPublic(type)
    else { return false }
    return calls.callers(of: function).allSatisfy { caller in
      program.owner(of: caller).map { isOfOtherClass($0, element) } == true && program.passesOnlySelf(caller, to: function)
    }
  }

  /// Can the object not be of a class?
  private func isOfOtherClass(_ owner: NominalID, _ object: Node) -> Bool {
    guard case .nominal(let type, _) = object.type.unwrapped, program[owner].kind == .class, program[type].kind == .class,
      !program[type].ancestors.contains(owner)
    else { return false }
    // Of what the code has made the class is known, and nothing but what the property was declared to hold is ever in it.
    if case .allocation = object.kind { return true }
    if case .load(_, .property(let property)) = object.kind, program.isMadeAsDeclared(property) { return true }
    return !program[owner].ancestors.contains(type)
  }

  /// Does the code empty only what was made as an object of a class that the object at hand is not of?
  private func isMadeAsOther(_ clearing: Clearing, _ object: Node) -> Bool {
    guard !clearing.objects.isEmpty, clearing.objects.allSatisfy({ if case .allocation = $0 { true } else { false } }),
      case .nominal(let made, _) = clearing.objectType.unwrapped, case .nominal(let type, _) = object.type.unwrapped, program[made].isDeclared,
      program[made].kind == .class, program[type].kind == .class, !program.isMadeByFrameworks(made)
    else { return false }
    return !program[made].ancestors.contains(type)
  }

  /// Does a class override a method, and never call it by `super`?
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

  /// Do two paths begin at properties of different classes, that each hold what nobody else has? One that is a part of the other begins at an object
  /// on that.
  private func beginsElsewhere(_ path: [Field], _ other: [Field]) -> Bool {
    guard case .property(let first)? = path.last, case .property(let second)? = other.last, !path.contains(.property(second)), !other.contains(.property(first))
    else { return false }
    return isSoleOwner(first) && isSoleOwner(second)
  }

  /// Does the code empty what is its own object's, and run on other objects alone than the one whose reference is kept?
  func runsOnOtherObjects(_ owned: OwnedClearing, _ kept: KeptReference, _ root: FunctionReference?) -> Bool {
    if owned.clearing.isOfSelf { return isAboutOtherObjects(owned.clearing, of: owned.function, kept, root) }
    guard let root, let path = kept.pathFromSelf, path == owned.clearing.pathFromSelf, isOwnAlone(path) else { return false }
    return runOnOtherObjects(owned.function, root)
  }

  /// Does each object hold through the path what no other object holds?
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

  /// Does code that empties a property of some object empty it for the object that `holders` hold?
  func isAboutHeld(
    _ clearing: Clearing, of function: FunctionReference, _ holders: Set<PropertyReference>, _ property: PropertyReference, _ root: FunctionReference?
  ) -> Bool {
    // Of what belongs to no object there is one.
    if holders.isEmpty || program.property(property).isStatic || program.owner(of: property) == nil { return true }
    if !clearing.holders.isEmpty { return meet(clearing.holders, holders) || mayHoldSame(holders, clearing.holders) }
    if !clearing.isOfSelf || clearing.isHandedOut { return true }
    // Nobody in sight may call what delivers, or another thread does.
    if deliverers[property] != nil, clearing.closure != nil || !calls.hasCallers(function) || isUsedAsValue(function) { return true }
    // A method of the object that is held: whoever calls it on this object is listed on its own.
    guard let root, let owner = program.owner(of: root), let declaring = program.owner(of: property) else { return true }
    if program[owner].ancestors.contains(declaring) {
      return !holders.allSatisfy(shared.isFilledAlone) || !isLeftToHolders(function, clearing, of: declaring, root)
    }
    return clearing.runsLater && setsUp(root, function, ofObjectsWith: declaring)
  }

  /// Is a method called by nobody but code that has objects of its class, and calls it on them? Each of these callers is listed on its own.
  private func isLeftToHolders(_ method: FunctionReference, _ clearing: Clearing, of declaring: NominalID, _ root: FunctionReference) -> Bool {
    guard clearing.closure == nil, !calls.isOpen(method), calls.hasCallers(method), let type = program.owner(of: method), program[type].kind == .class else {
      return false
    }
    return calls.callers(of: method).allSatisfy { caller in
      guard let owner = program.owner(of: caller), !program[owner].ancestors.contains(declaring), !program[declaring].ancestors.contains(owner) else {
        return false
      }
      return calls.mayBeCalled(caller, with: root)
    }
  }

  /// Does code call a method, itself or by other methods of the same object? What that sets up to run later is then about the object that the
  /// code calls it on.
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

  /// Have two sets of properties one in common? A requirement and what satisfies it are one.
  private func meet(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    if !left.isDisjoint(with: right) { return true }
    return left.contains { property in right.contains { program.stands($0, for: property) || program.stands(property, for: $0) } }
  }

  /// Can two objects of different classes hold one and the same object in these properties? One of them was given it by somebody.
  private func mayHoldSame(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    left.contains { property in
      shared.contains(property, in: program)
        && right.contains { program.type(of: $0).unwrapped == program.type(of: property).unwrapped && program.owner(of: $0) != program.owner(of: property) }
    }
  }

  /// Two properties of one type hold two objects.
  func mayBeSame(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    if left.isEmpty || right.isEmpty || !left.isDisjoint(with: right) { return true }
    return !left.contains { property in right.contains { program.owner(of: $0) == program.owner(of: property) } }
  }
}
