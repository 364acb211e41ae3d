import Catalog
import Program
import Facts

/// The queries made while evaluating a unit or searching a graph. The result is still valid while the answers are the same. One record per
/// computation, used by one thread.
final class DependencyRecord {
  /// The functions whose summaries were queried.
  private(set) var functions: Set<FunctionReference> = []
  /// The properties whose uses were queried.
  private(set) var properties: Set<PropertyReference> = []
  /// The types queried for what ends in them, or for their properties.
  private(set) var types: Set<NominalID> = []
  /// The places queried for the effects of their code.
  private(set) var places: Set<SourcePlace> = []
  /// The variables queried for code that releases them.
  private(set) var variables: Set<VariableReference> = []
  /// The properties queried for the code that reads them.
  private(set) var readings: [PropertyReference: PropertyReading] = [:]

  func ask(of function: FunctionReference) { functions.insert(function) }
  func ask(of property: PropertyReference) { properties.insert(property) }
  func ask(of type: NominalID) { types.insert(type) }
  func ask(of place: SourcePlace) { places.insert(place) }
  func ask(of variable: VariableReference) { variables.insert(variable) }
  func note(_ reading: PropertyReading, of property: PropertyReference) { readings[property] = reading }
}

/// The uses of properties, with a record of the queries.
struct RecordedUses {
  let uses: PropertyUses
  /// `nil` where no other run follows.
  let record: DependencyRecord?

  func storedProperties(of type: NominalID, in program: Program) -> [PropertyReference] {
    record?.ask(of: type)
    return program.storedProperties(of: type)
  }

  /// The property that holds an object of a framework class (`Program.onlyField`).
  func onlyField(of type: Type, in owner: NominalID, _ program: Program) -> (property: PropertyReference?, name: Name)? {
    for ancestor in program[owner].ancestors { record?.ask(of: ancestor) }
    return program.onlyField(of: type, in: owner)
  }

  /// Whether objects of the type only refer to others without holding them.
  func holdsOnlyWeakly(_ type: Type, in program: Program) -> Bool {
    if case .nominal(let id, _) = type.unwrapped { for ancestor in program[id].ancestors { record?.ask(of: ancestor) } }
    return program.holdsOnlyWeakly(type)
  }

  func constant(_ property: PropertyReference, in program: Program) -> Literal? {
    record?.ask(of: property)
    return uses.constant(property, in: program)
  }

  func onlyChanges(_ property: PropertyReference, upwards: Bool, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.onlyChanges(property, upwards: upwards, in: program)
  }

  /// The units that store into a property while it may hold something.
  func replacers(of property: PropertyReference) -> [FunctionReference] {
    record?.ask(of: property)
    return uses.replacers(of: property)
  }

  /// Whether code uses a member of the name on an unknown receiver, which may be the function.
  func isMemberOfUnknown(_ name: Name, of function: FunctionReference) -> Bool {
    record?.ask(of: function)
    return uses.isMemberOfUnknown(name)
  }

  /// Whether a call of an inherited method may be on an object of a class.
  func mayBeCalled(_ method: FunctionReference, on type: NominalID, in program: Program) -> Bool {
    record?.ask(of: method)
    guard let name = program.function(method).name else { return true }
    return uses.mayBeCalled(program.name(name, in: Int(method.file)), on: type, in: program)
  }

  /// Whether at most one unit stores a new value over an old one in the property.
  func isReplacedInOnePlace(_ property: PropertyReference, unless isIgnored: (FunctionReference) -> Bool) -> Bool {
    record?.ask(of: property)
    return uses.isReplacedInOnePlace(property, where: { _ in true }, unless: isIgnored)
  }

  func startsAtZero(_ property: PropertyReference, label: String, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.startsAtZero(property, label: label, in: program)
  }

  func binding(to property: PropertyReference, isOfElements: Bool, in program: Program) -> UnitUses.BindingUse? {
    record?.ask(of: property)
    return uses.binding(to: property, isOfElements: isOfElements, in: program)
  }

  func isKeptInside(_ property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isKeptInside(property, in: program)
  }

  func isFilledInSight(_ property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isFilledInSight(property, in: program)
  }

  func isAssignedInSight(_ property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isAssignedInSight(property, in: program)
  }

  func isNeverFilled(_ property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isNeverFilled(property, in: program)
  }

  func reading(of property: PropertyReference, in program: Program) -> PropertyReading {
    let result = uses.reading(of: property, in: program)
    record?.note(result, of: property)
    return result
  }

  func units(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference>? {
    record?.ask(of: property)
    return uses.units(doing: events, to: property, in: program)
  }

  func unitsInSight(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference> {
    record?.ask(of: property)
    return uses.unitsInSight(doing: events, to: property, in: program)
  }

  func isDoneInDeinit(_ events: [MemberEvent], to property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isDoneInDeinit(events, to: property, in: program)
  }

  func isNeverUsed(_ property: PropertyReference, whileHeld isHeld: Bool, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isNeverUsed(property, whileHeld: isHeld, in: program)
  }

  func isNeverGivenNothing(_ property: PropertyReference, in program: Program) -> Bool {
    record?.ask(of: property)
    return uses.isNeverGivenNothing(property, in: program)
  }
}
