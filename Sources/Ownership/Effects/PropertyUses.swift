import Catalog
import Engine
import Program
import Facts

/// What the program does with the values of properties: what changes them, and what is called on them. It answers whether anything
/// in the program can bring about what some code waits for.
///
/// What a `deinit` does is kept apart: where who asks holds the object, its `deinit` does not run.
struct PropertyUses: Sendable, Storable {
  var changes = TallyTable<PropertyReference, UnitUses.Change>()
  /// The units that assign to a property when it may hold something already: elsewhere than in the initialisers of its own object.
  var replacers = TallyTable<PropertyReference, FunctionReference>()
  var givenNothing = Tally<PropertyReference>()
  var members = TallyTable<PropertyReference, UnitUses.MemberUse>()
  /// Properties whose value is handed on, so that other code can use it.
  var handedOn = Tally<PropertyReference>()
  /// Those that are handed on to be changed in place.
  var lent = Tally<PropertyReference>()
  /// Classes of the program whose type is used as a value, by which others can make objects of them.
  var typesAsValues = Tally<NominalID>()
  /// Names in key paths, through which any property of the name can be changed.
  var namesInKeyPaths = Tally<Name>()
  /// Properties whose content some code uses, for more than to put something in or to take everything out.
  var reads = Tally<PropertyReference>()
  /// The same, of objects' own properties in their `deinit`.
  var readsInDeinit = Tally<PropertyReference>()
  /// What a `deinit` calls on what the object's own properties hold, and the methods of its own class that it calls.
  var membersInDeinit = TallyTable<PropertyReference, UnitUses.MemberUse>()
  var calledInDeinit = Tally<FunctionReference>()
  /// Names of members of what nobody knows: they may be any property of the name.
  var namesOfUnknown = Tally<Name>()
  /// Where bindings to properties of a name are handed on.
  var bindings = TallyTable<Name, UnitUses.BindingUse>()

  init() {}

  /// - Parameter times: 1 puts it in, -1 takes out what was put in.
  mutating func count(_ unit: UnitUses, _ times: Int32) {
    changes.count(unit.changes, times)
    replacers.count(unit.replacers, times)
    givenNothing.count(unit.givenNothing, times)
    members.count(unit.members, times)
    handedOn.count(unit.handedOn, times)
    lent.count(unit.lent, times)
    typesAsValues.count(unit.typesAsValues, times)
    namesInKeyPaths.count(unit.namesInKeyPaths, times)
    reads.count(unit.reads, times)
    readsInDeinit.count(unit.readsInDeinit, times)
    membersInDeinit.count(unit.membersInDeinit, times)
    calledInDeinit.count(unit.calledInDeinit, times)
    namesOfUnknown.count(unit.namesOfUnknown, times)
    bindings.count(unit.bindings, times)
  }

  /// Are the same classes used as values?
  func hasSameTypesAsValues(as earlier: PropertyUses) -> Bool { typesAsValues == earlier.typesAsValues }

  /// The names that are asked for of what nobody knows in one of two programs, and not in the other.
  func namesOfUnknown(otherThan earlier: PropertyUses) -> Set<Name> { namesOfUnknown.symmetricDifference(earlier.namesOfUnknown) }

  // MARK: Questions

  /// Does the program do with a property what it did according to an earlier look at it?
  fileprivate func isSame(_ property: PropertyReference, _ name: Name, as earlier: PropertyUses) -> Bool {
    guard changes[property] == earlier.changes[property], replacers[property] == earlier.replacers[property],
      members[property] == earlier.members[property], givenNothing.contains(property) == earlier.givenNothing.contains(property),
      handedOn.contains(property) == earlier.handedOn.contains(property),
      lent.contains(property) == earlier.lent.contains(property),
      reads.contains(property) == earlier.reads.contains(property),
      readsInDeinit.contains(property) == earlier.readsInDeinit.contains(property),
      membersInDeinit[property] == earlier.membersInDeinit[property], usersInDeinit(property) == earlier.usersInDeinit(property),
      bindings[name] == earlier.bindings[name]
    else { return false }
    return namesInKeyPaths.contains(name) == earlier.namesInKeyPaths.contains(name)
      && namesOfUnknown.contains(name) == earlier.namesOfUnknown.contains(name)
  }

  /// The literal that a property holds for good: its initial value, which nothing in the program changes.
  func constant(_ property: PropertyReference, in program: Program) -> Literal? {
    guard changes[property] == nil, isUnchangedInPlace(property, program) else { return nil }
    return initialLiteral(of: property, in: program)
  }

  /// May code of the program put something else in the place of what the property holds, or let others do so?
  ///
  /// - Parameter fillsOnly: Does a unit that assigns to the property put nothing in the place of something else?
  func mayReplace(_ property: PropertyReference, fillsOnly: (FunctionReference) -> Bool) -> Bool {
    lent.contains(property) || replacers[property]?.elements.contains { !fillsOnly($0) } ?? false
  }

  /// Is there no more than one unit that may put something in the place of what the property holds?
  ///
  /// - Parameters:
  ///   - isExpected: What that unit has to be.
  ///   - isIgnored: Does a unit not count?
  func isReplacedInOnePlace(
    _ property: PropertyReference, where isExpected: (FunctionReference) -> Bool, unless isIgnored: (FunctionReference) -> Bool
  ) -> Bool {
    if lent.contains(property) { return false }
    let units = (replacers[property]?.elements).map { $0.filter { !isIgnored($0) } } ?? []
    return units.count <= 1 && units.allSatisfy(isExpected)
  }

  /// Is it an optional variable of an object that nothing gives anything? Then it is `nil`.
  func isNeverFilled(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    // What waits for changes is there to be changed.
    guard changes[property] == nil, declaration.accessors.isEmpty, !declaration.isLet, !declaration.isLazy, !declaration.isStatic,
      case .optional = program.type(of: property),
      !lent.contains(property), isInSight(property, program)
    else { return false }
    if declaration.initialValue != nil, initialLiteral(of: property, in: program) != .nil { return false }
    return !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }

  /// Does the program assign to an optional property, and never what may be nothing?
  func isNeverGivenNothing(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    guard changes[property] != nil, !givenNothing.contains(property), !lent.contains(property), isInSight(property, program) else { return false }
    return !program.hasWrapper(property) && !program.satisfiesRequirement(property) { _ in true }
      && !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }

  /// Where a binding to an optional property is handed on, as far as its name tells: whoever has the binding may put `nil` there, as a sheet or an
  /// alert does that the user dismisses.
  func binding(to property: PropertyReference, in program: Program) -> UnitUses.BindingUse? {
    let declaration = program.property(property)
    guard !declaration.isLet, !declaration.isComputed, case .optional = program.type(of: property),
      let all = bindings[program.name(declaration.name, in: Int(property.file))]?.elements.filter({
        program.isTest($0.unit) == program.isTest(property) && $0.property.map { $0 == property } ?? true
      })
    else { return nil }
    let first = program.inCanonicalOrder(Set(all.map(\.unit))).first
    return all.filter { $0.unit == first }.min { $0.place < $1.place }
  }

  /// Is all code in sight that can put something into the property?
  func isFilledInSight(_ property: PropertyReference, in program: Program) -> Bool {
    let name = program.name(program.property(property).name, in: Int(property.file))
    return program.isFilledInSightOnly(property) && !lent.contains(property) && !namesInKeyPaths.contains(name) && !namesOfUnknown.contains(name)
  }

  /// Does only code in sight use what the property holds, and give it to nobody?
  func isKeptInside(_ property: PropertyReference, in program: Program) -> Bool {
    isInSight(property, program) && !handedOn.contains(property) && !lent.contains(property)
  }

  /// Does code ask something of which nothing is known for a member of the name?
  func isMemberOfUnknown(_ name: Name) -> Bool { namesOfUnknown.contains(name) }

  /// Which code uses what the property holds: who may call a closure in it?
  func reading(of property: PropertyReference, in program: Program) -> PropertyReading {
    mayBeReadAnywhere(property, in: program) ? .anywhere : readsInDeinit.contains(property) ? .inDeinit : .nowhere
  }

  private func mayBeReadAnywhere(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    let name = program.name(declaration.name, in: Int(property.file))
    return reads.contains(property) || declaration.isComputed || declaration.isRequirement || program.hasWrapper(property)
      || program.canBeReachedFromOutside(declaration.attributes, in: Int(property.file)) || namesInKeyPaths.contains(name) || namesOfUnknown.contains(name)
      // Code of a protocol, or code that knows no more than the protocol, may use it.
      || program.satisfiesRequirement(property, where: reads.contains)
  }

  /// Is it a property of an object that lives until the process ends, which just one method fills that the system calls, as it does when an
  /// application has been launched?
  ///
  /// - Parameters:
  ///   - isThereForGood: Do the objects of a class live until the process ends?
  ///   - called: What code of the program calls; that the user may set off as well.
  ///   - onlyCaller: The only method of the same object that calls a private one.
  func isFilledOnLaunch(
    _ property: PropertyReference, of isThereForGood: (NominalID) -> Bool, called: Tally<FunctionReference>,
    onlyCaller: (FunctionReference) -> FunctionReference?, in program: Program
  ) -> Bool {
    guard !lent.contains(property), let units = replacers[property]?.elements, units.count == 1, var unit = units.first,
      let owner = program.owner(of: property),
      program.owner(of: unit) == owner, isThereForGood(owner)
    else { return false }
    var seen: Set<FunctionReference> = []
    while seen.insert(unit).inserted, let caller = onlyCaller(unit) { unit = caller }
    return !called.contains(unit) && !program.isSentByControls(unit) && program.canBeCalledByFramework(unit)
  }

  /// Is the class used as a value (`register(Cell.self)`), so that who is given it can make objects of it?
  func isValue(_ type: NominalID) -> Bool { typesAsValues.contains(type) }

  /// Does the program change a number in one direction only?
  func onlyChanges(_ property: PropertyReference, upwards: Bool, in program: Program) -> Bool {
    changes[property].map { Set($0.elements) } == [upwards ? .up : .down] && isUnchangedInPlace(property, program)
      && initialLiteral(of: property, in: program) != nil
  }

  private func isUnchangedInPlace(_ property: PropertyReference, _ program: Program) -> Bool {
    members[property] == nil && !lent.contains(property) && isInSight(property, program)
  }

  private func isInSight(_ property: PropertyReference, _ program: Program) -> Bool {
    let declaration = program.property(property)
    return program.isUsedInSightOnly(property) && !namesInKeyPaths.contains(program.name(declaration.name, in: Int(property.file)))
  }

  private func initialLiteral(of property: PropertyReference, in program: Program) -> Literal? {
    guard let id = program.property(property).initialValue,
      case .literal(let literal, _) = program.onlyOperation(of: FunctionReference(file: Int(property.file), function: id))
    else { return nil }
    return literal
  }

  /// Is the property given, once and for all, an object that is made with a zero for an argument?
  func startsAtZero(_ property: PropertyReference, label: String, in program: Program) -> Bool {
    guard changes[property] == nil, let id = program.property(property).initialValue else { return false }
    let file = Int(property.file)
    let function = program.files[file].functions[Int(id.index)]
    guard case .returnValue(let value?)? = function.instructions.last?.operation, case .call(_, let arguments) = function[value].operation
    else { return false }
    return function.arguments[arguments.indices].contains { argument in
      guard case .literal(.integer, let text?) = function[argument.value].operation, program.files[file].name(text) == "0", let name = argument.label
      else { return false }
      return program.text(program.name(name, in: file)) == label
    }
  }

  /// Which units do one of these to what the property holds; `nil` where others may do so too.
  func units(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference>? {
    guard isKeptInside(property, in: program) else { return nil }
    return unitsInSight(doing: events, to: property, in: program)
  }

  /// Which units do one of these to what the property holds, naming the property; others may do so too.
  func unitsInSight(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference> {
    Set((members[property]?.elements).map { uses in uses.filter { use in events.contains { use.matches($0, in: program) } }.map(\.unit) } ?? [])
  }
}

/// What becomes of what properties hold when their objects end.
extension PropertyUses {
  /// Does the `deinit` of the object whose property it is, or a method that it calls, do one of these to what the property holds?
  func isDoneInDeinit(_ events: [MemberEvent], to property: PropertyReference, in program: Program) -> Bool {
    if let uses = membersInDeinit[property]?.elements, uses.contains(where: { use in events.contains { use.matches($0, in: program) } }) { return true }
    let users = usersInDeinit(property)
    return !users.isEmpty && !users.isDisjoint(with: unitsInSight(doing: events, to: property, in: program))
  }

  /// Does the `deinit` of the object whose property it is, or a method that it calls, use what the property holds?
  func isUsedInDeinit(_ property: PropertyReference) -> Bool { readsInDeinit.contains(property) || !usersInDeinit(property).isEmpty }

  /// The methods that a `deinit` calls and that call something on what the property holds.
  private func usersInDeinit(_ property: PropertyReference) -> Set<FunctionReference> {
    if calledInDeinit.isEmpty { return [] }
    return Set((members[property]?.elements).map { $0.map(\.unit) } ?? []).filter(calledInDeinit.contains)
  }

  /// Does the program put something into the property, and never use it?
  ///
  /// - Parameter isHeld: Does who asks hold the object? Then what its `deinit` does comes too late.
  func isNeverUsed(_ property: PropertyReference, whileHeld isHeld: Bool, in program: Program) -> Bool {
    let declaration = program.property(property)
    if reads.contains(property) || members[property] != nil || !isHeld && readsInDeinit.contains(property) { return false }
    if !declaration.accessors.isEmpty || program.hasWrapper(property) { return false }
    if program.satisfiesRequirement(property, where: { _ in true }) { return false }
    return isKeptInside(property, in: program)
      && !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }
}

/// Which code uses what a property holds, for more than to put something in or to take everything out.
enum PropertyReading: Sendable, CaseIterable, Storable {
  case nowhere
  /// Only the `deinit` of the class that it belongs to.
  case inDeinit
  case anywhere
}

extension UnitUses.MemberUse {
  fileprivate func matches(_ event: MemberEvent, in program: Program) -> Bool {
    guard event.member == program.text(name) else { return false }
    guard let assigned = event.assigned else { return true }
    // What is no literal may be the value asked for.
    switch value {
    case .true?: return assigned
    case .false?: return !assigned
    default: return true
    }
  }
}

/// What the program does with properties, beside what it did in the run before. A class, as it is asked for each unit.
final class ChangedUses: Sendable {
  let uses: PropertyUses
  private let earlier: PropertyUses
  /// What units have to do with that are new or gone; all else is as it was.
  private let properties: Set<PropertyReference>
  private let names: Set<Name>
  /// Does a `deinit` that is new or gone call methods? These may use any property.
  private let deinitCallsMethods: Bool

  init(_ uses: PropertyUses, after earlier: PropertyUses, changed units: some Sequence<UnitUses>) {
    self.uses = uses
    self.earlier = earlier
    var properties: Set<PropertyReference> = []
    var names: Set<Name> = []
    var deinitCallsMethods = false
    for unit in units {
      if !unit.calledInDeinit.isEmpty { deinitCallsMethods = true }
      for used in [unit.changes.keys.map { $0 }, unit.replacers.keys.map { $0 }, unit.members.keys.map { $0 }, unit.membersInDeinit.keys.map { $0 }] {
        properties.formUnion(used)
      }
      for used in [unit.givenNothing, unit.handedOn, unit.lent, unit.reads, unit.readsInDeinit] { properties.formUnion(used) }
      names.formUnion(unit.namesInKeyPaths)
      names.formUnion(unit.namesOfUnknown)
      names.formUnion(unit.bindings.keys)
    }
    self.properties = properties
    self.names = names
    self.deinitCallsMethods = deinitCallsMethods
  }

  func areSame(_ properties: some Sequence<PropertyReference>, in program: Program) -> Bool {
    isEmpty || properties.allSatisfy { isSame($0, in: program) }
  }

  /// Do all units with properties what they did?
  var isEmpty: Bool { properties.isEmpty && names.isEmpty && !deinitCallsMethods }

  /// The bits of what somebody may have asked of whom the answer is another one (`UnitQuestions`).
  func addBits(to properties: inout UInt64, names: inout UInt64) {
    if deinitCallsMethods { (properties, names) = (.max, .max) }
    for property in self.properties { properties |= property.questionBit }
    for name in self.names { names |= name.questionBit }
  }

  /// Does the program do with a property what it did?
  func isSame(_ property: PropertyReference, in program: Program) -> Bool {
    let name = program.name(program.property(property).name, in: Int(property.file))
    return !properties.contains(property) && !names.contains(name) && !deinitCallsMethods || uses.isSame(property, name, as: earlier)
  }
}
