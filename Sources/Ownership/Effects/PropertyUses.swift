import Catalog
import Engine
import Program
import Facts

/// How the program uses the values of properties: what changes them, and what is called on them. Answers whether anything in the program can
/// cause an event that some code waits for.
///
/// Uses in a `deinit` are separate: while an object is held, its `deinit` does not run.
struct PropertyUses: Sendable, Storable {
  var changes = MultisetTable<PropertyReference, UnitUses.Change>()
  /// The units that assign to a property that may hold a value: anywhere except in the initialisers of its own object.
  var replacers = MultisetTable<PropertyReference, FunctionReference>()
  var givenNothing = Multiset<PropertyReference>()
  var members = MultisetTable<PropertyReference, UnitUses.MemberUse>()
  /// Properties whose value is passed on, so that other code can use it.
  var handedOn = Multiset<PropertyReference>()
  /// Properties passed `inout`.
  var lent = Multiset<PropertyReference>()
  /// Classes of the program whose type is used as a value, so that other code can instantiate them.
  var typesAsValues = Multiset<NominalID>()
  /// Value types that only code makes and that other code than their own names in an expression.
  var namedTypes = Multiset<NominalID>()
  /// Names in key paths, through which any property of the name can change.
  var namesInKeyPaths = Multiset<Name>()
  /// Properties whose content is used for more than storing into it or clearing it.
  var reads = Multiset<PropertyReference>()
  /// The same for objects' own properties in their `deinit`.
  var readsInDeinit = Multiset<PropertyReference>()
  /// Calls of a `deinit` on the content of the object's own properties, and the methods of its own class that it calls.
  var membersInDeinit = MultisetTable<PropertyReference, UnitUses.MemberUse>()
  var calledInDeinit = Multiset<FunctionReference>()
  /// Member names used on unknown receivers. They may mean any property of the name.
  var namesOfUnknown = Multiset<Name>()
  /// Where bindings to properties of a name are passed on.
  var bindings = MultisetTable<Name, UnitUses.BindingUse>()
  /// By the name of an inherited method, the static types of the objects on which it is called.
  var receivers = MultisetTable<Name, NominalID>()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ unit: UnitUses, _ times: Int32) {
    changes.count(unit.changes, times)
    replacers.count(unit.replacers, times)
    givenNothing.count(unit.givenNothing, times)
    members.count(unit.members, times)
    handedOn.count(unit.handedOn, times)
    lent.count(unit.lent, times)
    typesAsValues.count(unit.typesAsValues, times)
    namedTypes.count(unit.namedTypes, times)
    namesInKeyPaths.count(unit.namesInKeyPaths, times)
    reads.count(unit.reads, times)
    readsInDeinit.count(unit.readsInDeinit, times)
    membersInDeinit.count(unit.membersInDeinit, times)
    calledInDeinit.count(unit.calledInDeinit, times)
    namesOfUnknown.count(unit.namesOfUnknown, times)
    bindings.count(unit.bindings, times)
    receivers.count(unit.receivers, times)
  }

  /// Whether the same types are used as values and named.
  func hasSameTypesAsValues(as earlier: PropertyUses) -> Bool {
    typesAsValues == earlier.typesAsValues && namedTypes.elements == earlier.namedTypes.elements
  }

  /// The member names used on unknown receivers in only one of two programs.
  func namesOfUnknown(otherThan earlier: PropertyUses) -> Set<Name> { namesOfUnknown.symmetricDifference(earlier.namesOfUnknown) }

  /// The names of inherited methods with other receivers than in another program.
  func namesOfInherited(otherThan earlier: PropertyUses) -> Set<Name> {
    Set(receivers.keys).union(earlier.receivers.keys).filter { receivers[$0] != earlier.receivers[$0] }
  }

  // MARK: Questions

  /// Whether the uses of a property are the same as before.
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

  /// The literal that a property always holds: its initial value, which nothing in the program changes.
  func constant(_ property: PropertyReference, in program: Program) -> Literal? {
    guard changes[property] == nil, isUnchangedInPlace(property, program) else { return nil }
    return initialLiteral(of: property, in: program)
  }

  /// Whether nothing in the program stores anything in the property.
  func isNeverSet(_ property: PropertyReference, in program: Program) -> Bool {
    changes[property] == nil && !lent.contains(property) && isInSight(property, program)
      && !namesOfUnknown.contains(program.name(program.property(property).name, in: Int(property.file)))
      && !program.satisfiesRequirement(property) { _ in true }
  }

  /// Whether code of the program may replace the content of the property, or let others do so.
  ///
  /// - Parameter fillsOnly: Whether a unit assigns to the property only without replacing a value.
  func mayReplace(_ property: PropertyReference, fillsOnly: (FunctionReference) -> Bool) -> Bool {
    lent.contains(property) || replacers[property]?.elements.contains { !fillsOnly($0) } ?? false
  }

  /// The properties into which code stores while they may hold something.
  var replaced: some Sequence<PropertyReference> { replacers.keys }

  /// The units that store into a property while it may hold something.
  func replacers(of property: PropertyReference) -> [FunctionReference] { replacers[property].map { Array($0.elements) } ?? [] }

  /// Whether at most one unit may replace the content of the property.
  ///
  /// - Parameters:
  ///   - isExpected: The condition on that unit.
  ///   - isIgnored: Whether a unit does not count.
  func isReplacedInOnePlace(
    _ property: PropertyReference, where isExpected: (FunctionReference) -> Bool, unless isIgnored: (FunctionReference) -> Bool
  ) -> Bool {
    if lent.contains(property) { return false }
    let units = (replacers[property]?.elements).map { $0.filter { !isIgnored($0) } } ?? []
    return units.count <= 1 && units.allSatisfy(isExpected)
  }

  /// Whether it is an optional instance variable into which nothing is ever stored. Then it is `nil`.
  func isNeverFilled(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    // An observed property exists to be changed.
    guard declaration.accessors.isEmpty, !declaration.isLet, !declaration.isLazy, !declaration.isStatic,
      case .optional = program.type(of: property), isNeverSet(property, in: program)
    else { return false }
    return declaration.initialValue == nil || initialLiteral(of: property, in: program) == .nil
  }

  /// Whether the program assigns to an optional property, and never a value that may be `nil`.
  func isNeverGivenNothing(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    guard changes[property] != nil, !givenNothing.contains(property), !lent.contains(property), isInSight(property, program) else { return false }
    return !program.hasWrapper(property) && !program.satisfiesRequirement(property) { _ in true }
      && !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }

  /// The place where a binding to an optional property is passed on, judging by the property's name. The receiver of the binding may set it to
  /// `nil`, as a sheet or alert does when it is dismissed.
  ///
  /// - Parameter isOfElements: Whether a binding to a collection counts, too. Whoever has one may take elements out, and need not.
  func binding(to property: PropertyReference, isOfElements: Bool, in program: Program) -> UnitUses.BindingUse? {
    let declaration = program.property(property)
    let type = program.type(of: property)
    let mayBeEmptied = if case .optional = type { true } else { isOfElements && type.isCollection }
    guard !declaration.isLet, !declaration.isComputed, mayBeEmptied,
      let all = bindings[program.name(declaration.name, in: Int(property.file))]?.elements.filter({
        program.isTest($0.unit) == program.isTest(property) && $0.property.map { $0 == property } ?? true
      })
    else { return nil }
    let first = program.inCanonicalOrder(Set(all.map(\.unit))).first
    return all.filter { $0.unit == first }.min { $0.place < $1.place }
  }

  /// Whether all code that can store into the property is in sight.
  func isFilledInSight(_ property: PropertyReference, in program: Program) -> Bool {
    let name = program.name(program.property(property).name, in: Int(property.file))
    return program.isFilledInSightOnly(property) && !lent.contains(property) && !namesInKeyPaths.contains(name) && !namesOfUnknown.contains(name)
  }

  /// Whether no code of an application uses the property, not even a `deinit`.
  func isUnread(_ property: PropertyReference, in program: Program) -> Bool {
    !isNamed(property, program) && isUsedByNameOnly(property, in: program) && program.isDeclaredOnce(property)
      && !program.requirements(metBy: property).contains(where: { isNamed($0, program) })
      && !(program.owner(of: property).map(program.hasUnknownAncestor) ?? false)
      && !program.canBeReachedFromOutside(program.property(property).attributes, in: Int(property.file), modules: false)
  }

  /// Whether code reads the property, or changes a part of it, or passes it on. To assign makes the initial value of a global one too, but not of a lazy one.
  private func isNamed(_ property: PropertyReference, _ program: Program) -> Bool {
    reads.contains(property) || readsInDeinit.contains(property) || members[property] != nil || lent.contains(property)
      || changes[property].map { program.isGlobal(property) || $0.elements.contains { $0 != .any } } ?? false
  }

  /// Whether only assignments in sight change the property, each as a whole.
  func isAssignedInSight(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    if declaration.isRequirement || members[property] != nil || lent.contains(property) { return false }
    return !program.hasWrapper(property) && isUsedByNameOnly(property, in: program) && !program.satisfiesRequirement(property, where: { _ in true })
      && !program.canBeReachedFromOutside(declaration.attributes, in: Int(property.file))
  }

  /// Whether all code that uses the property names it on an object of its type: no binding, key path or unknown object.
  private func isUsedByNameOnly(_ property: PropertyReference, in program: Program) -> Bool {
    let name = program.name(program.property(property).name, in: Int(property.file))
    return bindings[name] == nil && !namesInKeyPaths.contains(name) && !namesOfUnknown.contains(name)
  }

  /// Whether only code in sight uses the property's content, without passing it on.
  func isKeptInside(_ property: PropertyReference, in program: Program) -> Bool {
    isInSight(property, program) && !handedOn.contains(property) && !lent.contains(property)
  }

  /// Whether a call of an inherited method may be on an object of a class, judging by the static types of the receivers.
  func mayBeCalled(_ method: Name, on type: NominalID, in program: Program) -> Bool {
    receivers[method]?.elements.contains { program[type].ancestors.contains($0) || program[$0].ancestors.contains(type) } ?? false
  }

  /// Whether a member of this name is used on an unknown receiver.
  func isMemberOfUnknown(_ name: Name) -> Bool { namesOfUnknown.contains(name) }

  /// Which code uses the property's content, and so may call a closure in it.
  func reading(of property: PropertyReference, in program: Program) -> PropertyReading {
    mayBeReadAnywhere(property, in: program) ? .anywhere : readsInDeinit.contains(property) ? .inDeinit : .nowhere
  }

  private func mayBeReadAnywhere(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    let name = program.name(declaration.name, in: Int(property.file))
    return reads.contains(property) || declaration.isComputed || declaration.isRequirement || program.hasWrapper(property)
      || program.canBeReachedFromOutside(declaration.attributes, in: Int(property.file)) || namesInKeyPaths.contains(name) || namesOfUnknown.contains(name)
      // Code that knows only the protocol may use it through the requirement.
      || program.satisfiesRequirement(property, where: reads.contains)
  }

  /// Whether it is a property of a process-lifetime object that is set by a single method which the system calls, as at application launch.
  ///
  /// - Parameters:
  ///   - isThereForGood: Whether objects of a class live until the process ends.
  ///   - called: The functions that the program calls. The user may trigger those as well.
  ///   - onlyCaller: The only method of the same object that calls a private one.
  func isFilledOnLaunch(
    _ property: PropertyReference, of isThereForGood: (NominalID) -> Bool, called: Multiset<FunctionReference>,
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

  /// Whether the class is used as a value (`register(Cell.self)`), so that its receiver can instantiate it.
  func isValue(_ type: NominalID) -> Bool { typesAsValues.contains(type) }

  /// Whether the program changes a number in one direction only.
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

  /// Whether the property is given once an object that is made with the argument 0.
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

  /// The units that cause one of these events on the property's content; `nil` where others may do so too.
  func units(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference>? {
    guard isKeptInside(property, in: program) else { return nil }
    return unitsInSight(doing: events, to: property, in: program)
  }

  /// The units that cause one of these events on the content by naming the property. Others may do so too.
  func unitsInSight(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference> {
    Set((members[property]?.elements).map { uses in uses.filter { use in events.contains { use.matches($0, in: program) } }.map(\.unit) } ?? [])
  }
}

/// What happens to the content of properties when their objects die.
extension PropertyUses {
  /// Whether the owner's `deinit`, or a method it calls, causes one of these events on the property's content.
  func isDoneInDeinit(_ events: [MemberEvent], to property: PropertyReference, in program: Program) -> Bool {
    if let uses = membersInDeinit[property]?.elements, uses.contains(where: { use in events.contains { use.matches($0, in: program) } }) { return true }
    let users = usersInDeinit(property)
    return !users.isEmpty && !users.isDisjoint(with: unitsInSight(doing: events, to: property, in: program))
  }

  /// Whether the owner's `deinit`, or a method it calls, uses the property's content.
  func isUsedInDeinit(_ property: PropertyReference) -> Bool { readsInDeinit.contains(property) || !usersInDeinit(property).isEmpty }

  /// The methods called by a `deinit` that use the property's content.
  private func usersInDeinit(_ property: PropertyReference) -> Set<FunctionReference> {
    if calledInDeinit.isEmpty { return [] }
    return Set((members[property]?.elements).map { $0.map(\.unit) } ?? []).filter(calledInDeinit.contains)
  }

  /// Whether the program stores into the property and never uses its content.
  ///
  /// - Parameter isHeld: Whether the asking code holds the object. Then uses in its `deinit` come too late.
  func isNeverUsed(_ property: PropertyReference, whileHeld isHeld: Bool, in program: Program) -> Bool {
    let declaration = program.property(property)
    if reads.contains(property) || members[property] != nil || !isHeld && readsInDeinit.contains(property) { return false }
    if !declaration.accessors.isEmpty || program.hasWrapper(property) { return false }
    if program.satisfiesRequirement(property, where: { _ in true }) { return false }
    return isKeptInside(property, in: program)
      && !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }
}

/// The code that uses a property's content, for more than storing into it or clearing it.
enum PropertyReading: Sendable, CaseIterable, Storable {
  case nowhere
  /// Only the `deinit` of the declaring class.
  case inDeinit
  case anywhere
}

extension UnitUses.MemberUse {
  fileprivate func matches(_ event: MemberEvent, in program: Program) -> Bool {
    guard event.member == program.text(name) else { return false }
    return event.assigned?.mayBe(value) ?? true
  }
}

extension AssignedValue {
  /// Whether an assignment may be of this value.
  ///
  /// - Parameter literal: The assigned literal. Anything else may be either Boolean, and is seldom `nil`.
  func mayBe(_ literal: Literal?) -> Bool {
    switch literal {
    case .true?: self == .yes
    case .false?: self == .no
    case .nil?: self == .nothing
    default: self != .nothing
    }
  }
}

/// The differences in property uses to the previous run. A class, because every unit uses it.
final class ChangedUses: Sendable {
  let uses: PropertyUses
  private let earlier: PropertyUses
  /// The properties used by new or removed units. All others are unchanged.
  private let properties: Set<PropertyReference>
  private let names: Set<Name>
  /// Whether a new or removed `deinit` calls methods. These may use any property.
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

  /// Whether all uses of properties are unchanged.
  var isEmpty: Bool { properties.isEmpty && names.isEmpty && !deinitCallsMethods }

  /// The dependency bits of all queries with changed answers (`DependencyFilter`).
  func addBits(to properties: inout UInt64, names: inout UInt64) {
    if deinitCallsMethods { (properties, names) = (.max, .max) }
    for property in self.properties { properties |= property.dependencyBit }
    for name in self.names { names |= name.dependencyBit }
  }

  /// Whether the uses of a property are unchanged.
  func isSame(_ property: PropertyReference, in program: Program) -> Bool {
    guard program.contains(property) else { return false }
    let name = program.name(program.property(property).name, in: Int(property.file))
    return !properties.contains(property) && !names.contains(name) && !deinitCallsMethods || uses.isSame(property, name, as: earlier)
  }
}
