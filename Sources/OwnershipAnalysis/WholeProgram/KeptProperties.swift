import ProgramModel
import SourceFacts

/// Properties that never let go of what they have been given.
struct KeptProperties {
  private let program: Program
  private let uses: PropertyUses
  private let isApplication: Bool
  private let single: FrameworkObjects
  private let start: StartCode
  private var emptied: Set<PropertyReference> = []
  private let called: Tally<FunctionReference>
  /// For methods of objects that live until the process ends, and that only code in sight can call, the functions that do.
  private var callers: [FunctionReference: Set<FunctionReference>] = [:]

  /// A property of a framework, and the class of the program whose objects have it, if that is one.
  fileprivate struct OutsideProperty: Hashable {
    var name: Name
    var owner: NominalID?
  }
  /// For properties of frameworks the only place where the program assigns to them; `nil` where there are several.
  private var assigned: [OutsideProperty: SourcePlace?] = [:]
  /// For each unit how it fills properties.
  private var fillings: [FunctionReference: Fillings] = [:]
  /// For each function that fills a property of no object, whether each call of it finds that empty.
  private var calls: [Fillings.Call: Bool] = [:]

  /// What one unit does to properties and with methods of objects that live until the process ends.
  struct Share: Sendable {
    fileprivate let root: FunctionReference
    fileprivate let emptied: Set<PropertyReference>
    fileprivate let fillings: Fillings
    /// Methods that only code in sight can call, which it calls, or uses as values.
    fileprivate let calledMethods: [FunctionReference]
    fileprivate let methodValues: [FunctionReference]
    fileprivate private(set) var assigned: [OutsideProperty: SourcePlace?] = [:]

    init(_ unit: EvaluatedUnit, in program: Program, isApplication: Bool) {
      root = unit.root
      emptied = Set(unit.cleared.lazy.map(\.property)).union(unit.fillings.restored.keys)
      fillings = unit.fillings
      calledMethods = unit.callees.filter { $0 != unit.root && program.isMethodInSight($0, isApplication: isApplication) }
      methodValues = unit.functionValues.values.lazy.map(\.function).filter { program.isMethodInSight($0, isApplication: isApplication) }
      if program.isTest(root) { return }
      for edge in unit.graph.edges where edge.isWrite {
        guard case .externalProperty(let name) = edge.field, let place = edge.place else { continue }
        KeptProperties.note(place, for: OutsideProperty(name: name, owner: KeptProperties.owner(unit.graph[edge.source].type)), in: &assigned)
      }
    }
  }

  init(
    _ shares: some Sequence<Share>, _ uses: PropertyUses, called: Tally<FunctionReference>, _ single: FrameworkObjects, _ start: StartCode,
    _ program: Program, isApplication: Bool
  ) {
    self.single = single
    self.start = start
    self.program = program
    self.uses = uses
    self.isApplication = isApplication
    self.called = called
    var lasting: [NominalID: Bool] = [:]
    func isLasting(_ function: FunctionReference) -> Bool {
      guard let owner = program.owner(of: function) else { return false }
      let known = lasting[owner] ?? isThereForGood(owner)
      lasting[owner] = known
      return known
    }
    for share in shares {
      for callee in share.calledMethods where isLasting(callee) { callers[callee, default: []].insert(share.root) }
      // Nobody knows who calls what is a value.
      for value in share.methodValues where isLasting(value) { callers[value, default: []].insert(value) }
      emptied.formUnion(share.emptied)
      if !share.fillings.isEmpty {
        fillings[share.root] = share.fillings
        for (call, isEmpty) in share.fillings.calls where !program.isTest(share.root) { calls[call] = isEmpty && (calls[call] ?? true) }
      }
      for (property, place) in share.assigned { Self.note(place, for: property, in: &assigned) }
    }
  }

  /// Is each object of the class made by others, and there until the process ends?
  private func isThereForGood(_ owner: NominalID) -> Bool { program.livesForProcess(.nominal(owner, [])) || single.types.contains(owner) }

  private func onlyCaller(_ function: FunctionReference) -> FunctionReference? {
    guard let known = callers[function], known.count == 1, let caller = known.first, program.owner(of: caller) == program.owner(of: function) else {
      return nil
    }
    return caller
  }

  /// Notes a place where the program assigns to a property; `nil` for several.
  fileprivate static func note(_ place: SourcePlace?, for property: OutsideProperty, in assigned: inout [OutsideProperty: SourcePlace?]) {
    if let known = assigned[property], known != place { assigned[property] = .some(nil) } else { assigned[property] = .some(place) }
  }

  fileprivate static func owner(_ type: Type) -> NominalID? { if case .nominal(let id, _) = type.unwrapped { id } else { nil } }

  /// Does a framework's object hold for as long as it lives what it is given for the property? It does if the program assigns to it in one place.
  func contains(_ name: Name, of type: Type) -> Bool {
    guard let place = assigned[OutsideProperty(name: name, owner: Self.owner(type))], place != nil else { return false }
    return program.modelProperty(name, of: type)?.heldStrength == .strong
  }

  func contains(_ property: PropertyReference) -> Bool {
    if !mayBeKept(property) { return false }
    if program.property(property).isLet { return true }
    return !uses.mayReplace(property) { fillsOnly($0, property) }
      || uses.isFilledOnLaunch(property, of: isThereForGood, called: called, onlyCaller: onlyCaller, in: program)
  }

  /// Is it filled in one place, when the program starts, and never emptied? Most often that code runs once, though nothing shows it. A
  /// collection gets another element each time.
  func isAssumed(_ property: PropertyReference) -> Bool {
    !program.isCollection(program.type(of: property).unwrapped) && mayBeKept(property)
      && uses.isReplacedInOnePlace(property, where: start.contains, unless: program.isTest)
  }

  private func mayBeKept(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    guard declaration.ownership == .strong, !declaration.isComputed, !emptied.contains(property) else { return false }
    return declaration.isLet || isApplication || !program.canBeSetOutside(property)
  }

  /// Does a unit give the property something only where it is empty: by its own code, or because it is called only then?
  private func fillsOnly(_ unit: FunctionReference, _ property: PropertyReference) -> Bool {
    if program.isTest(unit) || fillings[unit]?.ofEmpty.contains(property) ?? false { return true }
    return !program.canBeReachedFromOutside(program.function(unit).attributes, in: Int(unit.file))
      && calls[Fillings.Call(function: unit, property: property)] ?? false
  }
}

extension Program {
  /// Is it a method that only code in sight can call?
  fileprivate func isMethodInSight(_ function: FunctionReference, isApplication: Bool) -> Bool {
    let declaration = self.function(function)
    guard declaration.owner != nil, declaration.kind == .function else { return false }
    if isPrivate(function) { return true }
    // What a framework requires of a delegate tells it who asks.
    return isApplication && declaration.parameters.isEmpty && !canBeReachedFromOutside(declaration.attributes, in: Int(function.file))
  }
}
