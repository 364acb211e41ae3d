import ProgramModel
import SourceFacts

/// Properties that never let go of what they have been given.
struct KeptProperties {
  private let program: Program
  private let uses: PropertyUses
  private let isApplication: Bool
  private let single: FrameworkObjects
  private var emptied: Set<PropertyReference> = []
  private let called: Set<FunctionReference>
  /// For methods of objects that live until the process ends, and that only code in sight can call, the functions that do.
  private var callers: [FunctionReference: Set<FunctionReference>] = [:]

  /// A property of a framework, and the class of the program whose objects have it, if that is one.
  private struct OutsideProperty: Hashable {
    var name: Name
    var owner: NominalID?
  }
  /// For properties of frameworks the only place where the program assigns to them; `nil` where there are several.
  private var assigned: [OutsideProperty: SourcePlace?] = [:]
  /// For each unit how it fills properties.
  private var fillings: [FunctionReference: Fillings] = [:]
  /// For each function that fills a property of no object, whether each call of it finds that empty.
  private var calls: [Fillings.Call: Bool] = [:]

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, called: Set<FunctionReference>, _ single: FrameworkObjects, _ program: Program, isApplication: Bool) {
    self.single = single
    self.program = program
    self.uses = uses
    self.isApplication = isApplication
    self.called = called
    for unit in units {
      for callee in unit.callees where callee != unit.root && isLasting(callee) { callers[callee, default: []].insert(unit.root) }
      // Nobody knows who calls what is a value.
      for value in unit.functionValues.values where isLasting(value.function) { callers[value.function, default: []].insert(value.function) }
      for clearing in unit.cleared { emptied.insert(clearing.property) }
      emptied.formUnion(unit.fillings.restored.keys)
      fillings[unit.root] = unit.fillings
      for (call, isEmpty) in unit.fillings.calls where !program.isTest(unit.root) { calls[call] = isEmpty && (calls[call] ?? true) }
      if program.isTest(unit.root) { continue }
      for edge in unit.graph.edges where edge.isWrite {
        guard case .externalProperty(let name) = edge.field, let place = edge.place else { continue }
        let property = OutsideProperty(name: name, owner: Self.owner(unit.graph[edge.source].type))
        if let known = assigned[property], known != place { assigned[property] = .some(nil) } else { assigned[property] = place }
      }
    }
  }

  /// Is it a method of an object that lives until the process ends, which only code in sight can call?
  private func isLasting(_ function: FunctionReference) -> Bool {
    let declaration = program.function(function)
    guard let owner = program.owner(of: function), declaration.kind == .function, isThereForGood(owner) else { return false }
    if program.isPrivate(function) { return true }
    // What a framework requires of a delegate tells it who asks.
    return isApplication && declaration.parameters.isEmpty && !program.canBeReachedFromOutside(declaration.attributes, in: Int(function.file))
  }

  /// Is each object of the class made by others, and there until the process ends?
  private func isThereForGood(_ owner: NominalID) -> Bool { program.livesForProcess(.nominal(owner, [])) || single.types.contains(owner) }

  private func onlyCaller(_ function: FunctionReference) -> FunctionReference? {
    guard let known = callers[function], known.count == 1, let caller = known.first, program.owner(of: caller) == program.owner(of: function) else {
      return nil
    }
    return caller
  }

  private static func owner(_ type: Type) -> NominalID? { if case .nominal(let id, _) = type.unwrapped { id } else { nil } }

  /// Does a framework's object hold for as long as it lives what it is given for the property? It does if the program assigns to it in one place.
  func contains(_ name: Name, of type: Type) -> Bool {
    guard let place = assigned[OutsideProperty(name: name, owner: Self.owner(type))], place != nil else { return false }
    return program.modelProperty(name, of: type)?.heldStrength == .strong
  }

  func contains(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    guard declaration.ownership == .strong, !declaration.isComputed, !emptied.contains(property) else { return false }
    if declaration.isLet { return true }
    guard isApplication || !program.canBeSetOutside(property) else { return false }
    return !uses.mayReplace(property) { fillsOnly($0, property) }
      || uses.isFilledOnLaunch(property, of: isThereForGood, called: called, onlyCaller: onlyCaller, in: program)
  }

  /// Does a unit give the property something only where it is empty: by its own code, or because it is called only then?
  private func fillsOnly(_ unit: FunctionReference, _ property: PropertyReference) -> Bool {
    if program.isTest(unit) || fillings[unit]?.ofEmpty.contains(property) ?? false { return true }
    return !program.canBeReachedFromOutside(program.function(unit).attributes, in: Int(unit.file))
      && calls[Fillings.Call(function: unit, property: property)] ?? false
  }
}
