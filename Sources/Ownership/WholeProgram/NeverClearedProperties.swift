import Catalog
import Engine
import Program
import Facts

/// Properties that never release their content.
struct NeverClearedProperties {
  private let program: Program
  private let uses: PropertyUses
  private let isApplication: Bool
  private let single: FrameworkObjects
  private let start: StartupCode
  private let called: Multiset<FunctionReference>
  private let dead: DeadCode
  private let total: Aggregate

  /// A property of a framework, and the program's class that inherits it, if any.
  struct OutsideProperty: Hashable, Storable {
    var name: Name
    var owner: NominalID?
  }

  /// An object whose modelled retention a unit ends.
  struct EndedObject: Hashable, Storable {
    var type: Type
    var root: FunctionReference
  }

  /// The sum of the units' contributions.
  struct Aggregate: Sendable, Storable {
    /// For each property, the units that empty it.
    var emptied = MultisetTable<PropertyReference, FunctionReference>()
    /// For methods that only code in sight can call, their callers. A method used as a value is listed as its own caller: its callers are unknown.
    var callers = MultisetTable<FunctionReference, FunctionReference>()
    /// For framework properties, the place where the program assigns to them; `nil` for several places.
    var assigned = MultisetTable<OutsideProperty, SourcePlace?>()
    /// For framework properties, by name, the units that assign to them.
    var assigners = MultisetTable<Name, FunctionReference>()
    /// For what ends modelled retentions, the objects that the program's calls concern.
    var ended = MultisetTable<MemberEvent, EndedObject>()
    /// For each unit, its stores into properties.
    var fillings: [FunctionReference: PropertyStores] = [:]
    /// Calls of functions that store into static or global properties.
    var calls = Multiset<PropertyStores.Call>()
    /// Those of the calls that may find the property filled.
    var callsWhileFull = Multiset<PropertyStores.Call>()

    init() {}

    /// The names of the framework's properties to which code assigns that may run more than once.
    func assignedAgain(after start: StartupCode, _ program: Program) -> Set<String> {
      Set(assigners.keys.lazy.filter { name in assigners[name]?.elements.contains { !start.runsOnce($0) } ?? false }.map(program.text))
    }

    /// - Parameter times: 1 adds the unit, -1 removes it.
    mutating func count(_ share: Contribution, _ times: Int32) {
      for property in share.emptied { emptied.count(share.root, under: property, times) }
      for callee in share.calledMethods { callers.count(share.root, under: callee, times) }
      for value in share.methodValues { callers.count(value, under: value, times) }
      for (property, place) in share.assigned { assigned.count(place, under: property, times) }
      for name in Set(share.assigned.keys.lazy.map(\.name)) { assigners.count(share.root, under: name, times) }
      for (event, types) in share.ended { for type in types { ended.count(EndedObject(type: type, root: share.root), under: event, times) } }
      if share.fillings.isEmpty { return }
      fillings[share.root] = times > 0 ? share.fillings : nil
      if share.isOfTests { return }
      calls.count(share.fillings.calls.keys, times)
      callsWhileFull.count(share.fillings.calls.lazy.filter { !$0.value }.map(\.key), times)
    }
  }

  /// The effects of one unit on properties and methods of process-lifetime objects.
  struct Contribution: Equatable, Sendable, Storable {
    let root: FunctionReference
    let isOfTests: Bool
    let emptied: Set<PropertyReference>
    let fillings: PropertyStores
    /// Methods that only code in sight can call, which the unit calls or uses as values.
    let calledMethods: [FunctionReference]
    let methodValues: [FunctionReference]
    var assigned: [OutsideProperty: SourcePlace?] = [:]
    /// The types of the objects whose modelled retentions it ends; unknown where the code does not show them.
    var ended: [MemberEvent: Set<Type>] = [:]

    /// Whether the unit has no such effects.
    var isIdle: Bool {
      emptied.isEmpty && fillings.isEmpty && calledMethods.isEmpty && methodValues.isEmpty && assigned.isEmpty && ended.isEmpty
    }

    init(_ unit: EvaluatedUnit, in program: Program, isApplication: Bool) {
      root = unit.root
      // A dying object releases all its content, with or without code.
      let freed = program.function(unit.root).kind == .deinitializer ? program.owner(of: unit.root).map { program[$0].ancestors } ?? [] : []
      emptied = Set(unit.cleared.lazy.map(\.property).filter { program.owner(of: $0).map { !freed.contains($0) } ?? true })
        .union(unit.fillings.restored.keys).union(unit.fillings.refilled)
      fillings = unit.fillings
      calledMethods = unit.callees.filter { $0 != unit.root && program.isMethodInSight($0, isApplication: isApplication) }
      methodValues = unit.functionValues.values.lazy.map(\.function).filter { program.isMethodInSight($0, isApplication: isApplication) }
      isOfTests = program.isTest(root)
      if isOfTests { return }
      for end in unit.unregistrations { ended[end.event, default: []].formUnion(end.types.isEmpty ? [.unknown] : end.types) }
      // Copied once rather than at each query.
      let graph = unit.graph
      for edge in graph.edges where edge.isWrite {
        guard case .externalProperty(let name) = edge.field, let place = edge.place else { continue }
        NeverClearedProperties.note(place, for: OutsideProperty(name: name, owner: NeverClearedProperties.owner(graph[edge.source].type)), in: &assigned)
      }
    }
  }

  init(
    _ total: Aggregate, _ uses: PropertyUses, called: Multiset<FunctionReference>, _ dead: DeadCode, _ single: FrameworkObjects, _ start: StartupCode,
    _ program: Program, isApplication: Bool
  ) {
    self.total = total
    self.single = single
    self.start = start
    self.program = program
    self.uses = uses
    self.isApplication = isApplication
    self.called = called
    self.dead = dead
  }

  /// Whether all objects of the class are made by others and live until the process ends.
  private func isThereForGood(_ owner: NominalID) -> Bool { program.livesForProcess(.nominal(owner, [])) || single.types.contains(owner) }

  private func onlyCaller(_ function: FunctionReference) -> FunctionReference? {
    guard let owner = program.owner(of: function), let caller = total.callers[function]?.single, program.owner(of: caller) == owner, isThereForGood(owner)
    else {
      return nil
    }
    return caller
  }

  /// Records a place where the program assigns to a property; `nil` for several places.
  fileprivate static func note(_ place: SourcePlace?, for property: OutsideProperty, in assigned: inout [OutsideProperty: SourcePlace?]) {
    if let known = assigned[property], known != place { assigned[property] = .some(nil) } else { assigned[property] = .some(place) }
  }

  fileprivate static func owner(_ type: Type) -> NominalID? { if case .nominal(let id, _) = type.unwrapped { id } else { nil } }

  /// Whether a framework's object holds the property's content for its whole lifetime: the program assigns to it in one place.
  func contains(_ name: Name, of type: Type) -> Bool {
    guard let place = total.assigned[OutsideProperty(name: name, owner: Self.owner(type))]?.single, place != nil else { return false }
    return program.modelProperty(name, of: type)?.heldStrength == .strong
  }

  /// Whether no code that runs ends what a modelled call begins.
  ///
  /// - Parameters:
  ///   - keeper: The type of the object that the call makes retain another one.
  ///   - object: The type of that other object.
  func isNeverEnded(_ row: Int, keeper: Type, object: Type) -> Bool {
    let names = program.modelNames(of: object) ?? []
    let model = program.models.functions[row]
    return isApplication
      && model.effects.lazy.flatMap(\.endedBy).allSatisfy { event in
        let concerned = event.type.map(names.contains) ?? false ? object : keeper
        let enders = total.ended[event]?.elements.count { !dead.makesNothing($0.root) && !program.areUnrelated($0.type, concerned) } ?? 0
        // What replaces the content is in one place, as for a property.
        return enders == 0 || enders == 1 && event.member == model.name
      }
  }

  func contains(_ property: PropertyReference) -> Bool {
    if !mayBeKept(property) { return false }
    if program.property(property).isLet { return true }
    return !uses.mayReplace(property) { fillsOnly($0, property) }
      || uses.isFilledOnLaunch(property, of: isThereForGood, called: called, onlyCaller: onlyCaller, in: program)
  }

  /// How long the property keeps its content if it is filled in one startup place and never released: for good if that code runs once, which it usually does,
  /// though nothing proves it. A collection gets another element each time.
  func assumed(_ property: PropertyReference) -> LifetimeCertainty {
    func isFilled(where isExpected: (FunctionReference) -> Bool) -> Bool { uses.isReplacedInOnePlace(property, where: isExpected, unless: program.isTest) }
    guard !program.isCollection(program.type(of: property).unwrapped), mayBeKept(property), isFilled(where: start.contains) else { return .unknown }
    return isFilled(where: start.runsOnce) ? .launched : .assumed
  }

  private func mayBeKept(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    guard declaration.ownership == .strong, !declaration.isComputed, !isEmptied(property),
      // Code that knows only a protocol may release it.
      !program.satisfiesRequirement(property, where: isEmptied)
    else { return false }
    return declaration.isLet || isApplication || !program.canBeSetOutside(property)
  }

  /// Whether code that something runs empties the property.
  private func isEmptied(_ property: PropertyReference) -> Bool { total.emptied[property]?.elements.contains { !dead.makesNothing($0) } ?? false }

  /// Whether a unit stores into the property only while it is empty, through its own checks or those of its callers, or never runs.
  private func fillsOnly(_ unit: FunctionReference, _ property: PropertyReference) -> Bool {
    if program.isTest(unit) || dead.makesNothing(unit) || total.fillings[unit]?.ofEmpty.contains(property) ?? false { return true }
    let call = PropertyStores.Call(function: unit, property: property)
    return !program.canBeReachedFromOutside(program.function(unit).attributes, in: Int(unit.file)) && total.calls.contains(call)
      && !total.callsWhileFull.contains(call)
  }
}

extension Program {
  /// Whether it is a method that only code in sight can call.
  fileprivate func isMethodInSight(_ function: FunctionReference, isApplication: Bool) -> Bool {
    let declaration = self.function(function)
    guard declaration.owner != nil, declaration.kind == .function else { return false }
    if isPrivate(function) { return true }
    // Framework delegate requirements receive the sender.
    return isApplication && declaration.parameters.isEmpty && !canBeReachedFromOutside(declaration.attributes, in: Int(function.file))
  }
}
