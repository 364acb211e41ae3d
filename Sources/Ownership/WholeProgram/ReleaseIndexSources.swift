import Program
import Facts

/// The origins of all objects that some slots can hold.
struct ObjectOrigins {
  /// Allocation sites, with the class if known.
  var made: [SourcePlace: NominalID?] = [:]
  /// Classes of which the slots may hold any object.
  var classes: Set<NominalID> = []

  /// Whether no object can be in both sets.
  func areApart(from other: ObjectOrigins, in program: Program) -> Bool {
    made.keys.allSatisfy { other.made[$0] == nil } && isEveryMade(by: other, apartFrom: classes, program)
      && other.isEveryMade(by: self, apartFrom: other.classes, program)
      && classes.allSatisfy { left in other.classes.allSatisfy { right in !Self.mayAlias(left, right, program) } }
  }

  private func isEveryMade(by other: ObjectOrigins, apartFrom classes: Set<NominalID>, _ program: Program) -> Bool {
    classes.isEmpty || other.made.values.allSatisfy { type in type.map { type in classes.allSatisfy { !program[type].ancestors.contains($0) } } ?? false }
  }

  private static func mayAlias(_ left: NominalID, _ right: NominalID, _ program: Program) -> Bool {
    program[left].ancestors.contains(right) || program[right].ancestors.contains(left)
  }
}

/// Alias analysis by origin: allocation sites are followed through parameters and properties.
extension ReleaseIndex {
  /// The units that replace the content of a property, with the place of the first store.
  func replacements(of property: PropertyReference) -> [(function: FunctionReference, place: SourcePlace)] {
    let stores = stores[property] ?? [:]
    return program.inCanonicalOrder(uses.replacers(of: property)).compactMap { function in
      stores[function].flatMap { $0 }.map { (function, $0) }
    }
  }

  /// Whether a store of a unit adds an element, or fills a variable or property that has just been found empty.
  func onlyFills(at store: SourcePlace, in unit: FunctionReference) -> Bool {
    record?.ask(of: unit)
    return flow(of: program.innermost(at: store, in: unit)).onlyFills(at: store)
  }

  /// The maximum number of slots visited per query.
  private static var slotLimit: Int { 64 }

  /// Whether the owner of the released property is certainly another object than the owner of the retained reference.
  func isAboutOtherObjects(_ fieldRelease: FieldRelease, of function: FunctionReference, _ kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    guard let owner = kept.owner, let own = origins(of: owner.kind, owner.type, kept.holders, root) else { return false }
    if fieldRelease.isOfSelf { return origins(of: [.receiver(of: function)]).map { own.areApart(from: $0, in: program) } ?? false }
    let objects = fieldRelease.objects.isEmpty && !fieldRelease.holders.isEmpty ? [NodeKind.unknownCallee] : fieldRelease.objects
    guard !objects.isEmpty else { return false }
    var other = ObjectOrigins()
    for object in objects {
      guard let origins = origins(of: object, fieldRelease.objectType, fieldRelease.holders, function) else { return false }
      other.made.merge(origins.made) { first, _ in first }
      other.classes.formUnion(origins.classes)
    }
    return own.areApart(from: other, in: program)
  }

  /// Whether two methods never run on the same object.
  func runOnOtherObjects(_ left: FunctionReference, _ right: FunctionReference) -> Bool {
    guard left != right, let left = origins(of: [.receiver(of: left)]), let right = origins(of: [.receiver(of: right)]) else { return false }
    return left.areApart(from: right, in: program)
  }

  /// Whether a method never runs on any of these objects while it lives.
  ///
  /// - Parameter captives: The types of the objects that live until the method runs. Their `deinit` does not run it.
  func areApart(_ owners: [HandleOwner], from method: FunctionReference, captives: Set<NominalID>) -> Bool {
    guard !owners.isEmpty, let receivers = origins(of: [.receiver(of: method)], whileAlive: true, captives: captives) else { return false }
    return owners.allSatisfy { owner in
      origins(of: owner.object.kind, owner.object.type, owner.holders, owner.unit).map { $0.areApart(from: receivers, in: program) } ?? false
    }
  }

  /// Whether the code releases only what a factory has returned to it, while another caller of the factory releases nothing.
  func isAboutOwnCopy(_ fieldRelease: FieldRelease, of function: FunctionReference, _ kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    guard let root, function != root, calls.callees(of: function).contains(root),
      fieldRelease.objects.contains(where: { object in
        guard case .allocation(let made, _) = object else { return false }
        return program.isWritten(made.range, inFile: made.file, in: root)
      })
    else { return false }
    return calls.callers(of: root).contains { $0 != function && fieldReleases(of: kept.property, in: $0).isEmpty }
  }

  /// Whether the element found under a key is certainly another object than the retained element.
  func isOtherObject(_ key: ElementKey, in function: FunctionReference, than kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    guard let element = kept.element, program.semantics(of: element.type) != .value else { return false }
    let found: ObjectOrigins?
    switch key.root {
    case .objectIn(let variable):
      guard variable.file == function.file, let position = program.function(function).parameters.firstIndex(where: { $0.variable == variable.variable }) else {
        return false
      }
      found = origins(of: [.parameter(function, position)])
    case .selfObject:
      guard let owner = program.owner(of: function), program[owner].isOfObjects else { return false }
      found = ObjectOrigins(classes: [owner])
    case .literal, .enumCase, .constant, .member, .property, .type, .variable, .madeAt: return false
    }
    guard let found, let own = origins(of: element.kind, element.type, [kept.property], root) else { return false }
    return own.areApart(from: found, in: program)
  }

  /// - Parameters:
  ///   - holders: The properties that hold the object, if it was read from one.
  ///   - function: The unit whose graph contains the object.
  func origins(of object: NodeKind, _ type: Type, _ holders: Set<PropertyReference>, _ function: FunctionReference?) -> ObjectOrigins? {
    switch object {
    case .allocation(let place, _):
      var made: NominalID?
      if case .nominal(let id, _) = type.unwrapped { made = id }
      return ObjectOrigins(made: [place: made])
    case .parameter(let position): return function.flatMap { origins(of: [.parameter($0, position)]) }
    case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): return origins(of: [.property(property)])
    case .load, .former, .unknownCallee: return holders.isEmpty ? nil : origins(of: holders.map { .property($0) })
    case .selfObject: return function.flatMap { origins(of: [.receiver(of: $0)]) }
    case .closure, .methodReference, .autoclosure, .closureParameter, .box, .externalGlobal, .system: return nil
    }
  }

  /// The origins of everything in the slots; `nil` where they are unknown.
  ///
  /// - Parameters:
  ///   - whileAlive: Ignore code that only runs when its object dies.
  ///   - captives: The types of the objects whose `deinit` is to be ignored as well.
  private func origins(of slots: [ObjectSlot], whileAlive: Bool = false, captives: Set<NominalID> = []) -> ObjectOrigins? {
    var result = ObjectOrigins()
    var seen = Set(slots)
    var pending = slots
    // Each round is completed, so that the visited slots do not depend on the order of a set.
    while !pending.isEmpty {
      guard seen.count <= Self.slotLimit else { return nil }
      var next: [ObjectSlot] = []
      var isKnown = true
      func follow(_ slot: ObjectSlot) { if seen.insert(slot).inserted { next.append(slot) } }
      for slot in pending {
        guard isFilledInSight(slot), let shares = tables.parts.sources[slot] else {
          isKnown = false
          continue
        }
        steps.count += shares.count
        for source in shares.lazy.filter({ !isDeinit($0.key, of: captives) }).flatMap(\.value) {
          switch source {
          case .made(let place, let type): result.made[place] = .some(type)
          case .receiver(let function, let type):
            if whileAlive, calls.runsInDeinit(function), calls.callers(of: function).isEmpty { continue }
            if isFilledInSight(.receiver(of: function)) {
              follow(.receiver(of: function))
            } else if calls.mayBeCalled(function, with: nil) {
              result.classes.insert(type)
            }
          case .slot(let other): follow(other)
          case .unknown: isKnown = false
          }
        }
      }
      if !isKnown { return nil }
      pending = next
    }
    return result.made.isEmpty && result.classes.isEmpty ? nil : result
  }

  /// The properties whose content code in sight passes as an argument, directly or as its own argument.
  func propertiesPassed(as position: Int, of function: FunctionReference) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    var seen: Set<ObjectSlot> = []
    var pending = [ObjectSlot.parameter(function, position)]
    while let slot = pending.popLast() {
      guard seen.insert(slot).inserted, case .parameter(let function, _) = slot else { continue }
      record?.ask(of: function)
      for case .slot(let source) in (tables.parts.sources[slot] ?? [:]).values.joined() {
        if case .property(let property) = source { result.insert(property) } else { pending.append(source) }
      }
    }
    return result
  }

  /// Whether all code that passes an argument of a method is in sight, and passes what only the class's own properties hold.
  func isPassedFromOwnProperties(_ position: Int, of function: FunctionReference) -> Bool {
    let slot = ObjectSlot.parameter(function, position)
    record?.ask(of: function)
    guard let owner = program.owner(of: function), isFilledInSight(slot), let shares = tables.parts.sources[slot] else { return false }
    let own = program[owner].ancestors.flatMap { program[$0].properties.values.joined() }
      .filter { !program.property($0).isStatic && program.ownership(of: $0) == .strong && isSoleOwner($0) }
    return shares.values.joined().allSatisfy { source in
      switch source {
      case .slot(.property(let property)): own.contains(property)
      case .made: own.contains { tables.parts.sources[.property($0)]?.values.joined().contains(source) ?? false }
      default: false
      }
    }
  }

  /// Whether all code that can fill a slot is in sight.
  private func isFilledInSight(_ slot: ObjectSlot) -> Bool {
    switch slot {
    case .property(let property): return uses.isFilledInSight(property, in: program)
    case .parameter(let function, _), .receiver(let function):
      guard calls.hasCallers(function), tables.parts.sources[.parameters(of: function)] == nil else { return false }
      return program.function(function).kind == .initializer ? !calls.isOpen(function) : !calls.mayBeRun(function)
    case .parameters: return false
    }
  }
}
