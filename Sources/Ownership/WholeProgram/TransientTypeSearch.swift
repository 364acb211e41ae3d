import Program
import Facts

/// A unit with the data needed here, and flags that tell most units have none.
protocol TransientTypeUnit: AnyObject, Sendable {
  var traits: UnitFlags { get }
  var passing: TransientTypeContribution { get }
}

/// Finds the code that runs any number of times, and the classes that it instantiates.
///
/// The search visits all units, so units are represented by their indices.
struct TransientTypeSearch<Unit: TransientTypeUnit> {
  private enum Step {
    case unit(Int)
    case type(NominalID)
  }

  private let program: Program
  private let units: [Unit]
  private let order: UnitOrder
  private let called: Multiset<FunctionReference>
  private let values: Multiset<FunctionReference>
  private let calls: CallTable
  private let uses: PropertyUses
  private let outlets: [NominalID: [NominalID]]
  private let shared: SharedProperties
  /// For each unit, whether it is neither dead nor part of tests or previews.
  private var isLive: [Bool]
  /// For each type, its member units that run with an object.
  private var members: [[Int]]
  /// For each type, whether code instantiates or requests it.
  private var isMade: [Bool]
  /// The properties that code releases or replaces.
  private var emptied: Set<PropertyReference> = []
  /// For each class, the steps taken once per object, like an initial value.
  private var parts: [NominalID: [Step]] = [:]
  /// For some units, the functions that they call only while a property is empty which is then filled for good.
  private var once: [Int: Set<FunctionReference>] = [:]
  /// For each unit that makes parts of a view, these.
  private var composed: [Int: Set<NominalID>] = [:]
  /// For each unit, whether it may run any number of times.
  private var runs: [Bool]
  /// For each type, whether it is transient.
  private var passes: [Bool]
  private var pending: [Step] = []

  /// - Parameters:
  ///   - units: The units of the program, in order.
  ///   - called: The functions that the program calls.
  ///   - values: The functions that it uses as values.
  ///   - outlets: For each type, the types of its outlets.
  init(
    _ units: [Unit], _ order: UnitOrder, called: Multiset<FunctionReference>, values: Multiset<FunctionReference>, _ calls: CallTable, _ dead: DeadCode,
    _ outlets: [NominalID: [NominalID]], _ shared: SharedProperties, _ uses: PropertyUses, _ program: Program
  ) {
    self.program = program
    self.uses = uses
    self.shared = shared
    self.units = units
    self.order = order
    self.called = called
    self.values = values
    self.calls = calls
    self.outlets = outlets
    isLive = zip(order.roots, units).map { root, unit in
      !unit.traits.contains(.isOfTests) && !calls.isOnlyForTests(root) && !dead.makesNothing(root)
    }
    members = Array(repeating: [], count: program.types.count)
    isMade = Array(repeating: false, count: program.types.count)
    runs = Array(repeating: false, count: units.count)
    passes = Array(repeating: false, count: program.types.count)
    for index in units.indices where isLive[index] { addTables(of: index) }
    for index in units.indices where isLive[index] {
      addParts(of: index)
      addComposed(of: index)
    }
  }

  private mutating func addTables(of index: Int) {
    let root = order.roots[index]
    if let owner = program.owner(of: root), !program.isStatic(root) { members[Int(owner.index)].append(index) }
    let traits = units[index].traits
    if traits.contains(.makes) {
      addMade(units[index].passing.made.own)
      addMade(units[index].passing.made.obtained)
    }
    if traits.contains(.empties) { for fieldRelease in units[index].passing.unit.cleared { emptied.insert(fieldRelease.property) } }
    if traits.contains(.replaces), program.function(root).kind != .initializer {
      emptied.formUnion(units[index].passing.unit.fillings.replacing)
      emptied.formUnion(units[index].passing.unit.fillings.refilled)
    }
  }

  private mutating func addMade(_ types: Set<NominalID>) {
    for type in types where !isMade[Int(type.index)] {
      for ancestor in program[type].ancestors { isMade[Int(ancestor.index)] = true }
    }
  }

  private mutating func addParts(of index: Int) {
    let traits = units[index].traits
    if traits.isDisjoint(with: [.fillsEmpty, .callsWhileEmpty]) { return }
    for (type, properties) in units[index].passing.filling where isMadeOnce(type, by: index) { addPart(.type(type), of: properties) }
    let called = calledOnce(by: units[index].passing.unit.fillings)
    if called.isEmpty { return }
    for (function, properties) in called { if let index = order.index(of: function) { addPart(.unit(index), of: properties) } }
    once[index] = Set(called.keys)
  }

  /// Adds the parts of a view, which are there as often as the view, and the objects that its property wrappers make once.
  private mutating func addComposed(of index: Int) {
    guard units[index].traits.contains(.composes), let owner = program.owner(of: order.roots[index]) else { return }
    let share = units[index].passing.unit.composed
    parts[owner, default: []] += share.objects.map { .type($0) }
    var seen: Set<Int> = []
    guard !share.types.isEmpty, isAskedByFrameworks(index, &seen) else { return }
    parts[owner, default: []] += share.types.map { .type($0) }
    composed[index] = share.types
  }

  /// Whether the code makes the parts of a view when a framework asks for them, directly or as such a part.
  private func isAskedByFrameworks(_ index: Int, _ seen: inout Set<Int>) -> Bool {
    let root = order.roots[index]
    guard seen.insert(index).inserted, !values.contains(root) else { return false }
    if !isCalled(root) { return program.function(root).kind == .getter }
    for caller in calls.callersAtAnyTime(of: root) {
      guard let caller = order.index(of: caller), isLive[caller] else { continue }
      guard units[caller].traits.contains(.composes), units[caller].passing.unit.composed.members.contains(root), isAskedByFrameworks(caller, &seen) else {
        return false
      }
    }
    return true
  }

  /// Adds a step taken once for each object with one of the properties.
  private mutating func addPart(_ part: Step, of properties: Set<PropertyReference>) {
    for property in properties where !program.isGlobal(property) {
      if let owner = program.owner(of: property) { parts[owner, default: []].append(part) }
    }
  }

  /// Whether the unit instantiates the class only for properties that then keep the object for their owner's lifetime.
  private func isMadeOnce(_ type: NominalID, by index: Int) -> Bool {
    units[index].passing.filling[type].map(emptied.isDisjoint) ?? false
  }

  /// The functions that a unit calls only while a property is empty which is then filled for good, with these properties.
  private func calledOnce(by fillings: PropertyStores) -> [FunctionReference: Set<PropertyReference>] {
    if fillings.whileEmpty.isEmpty { return [:] }
    let filled = fillings.ofEmpty.subtracting(emptied)
    return fillings.whileEmpty.mapValues(filled.intersection).filter { !$0.value.isEmpty }
  }

  // MARK: The search

  var foundTypes: Set<NominalID> { types(passes) }
  var madeTypes: Set<NominalID> { types(isMade) }
  var foundFunctions: Set<FunctionReference> { Set(runs.indices.lazy.filter { runs[$0] }.map { order.roots[$0] }) }

  private func types(_ flags: [Bool]) -> Set<NominalID> { Set(flags.indices.lazy.filter { flags[$0] }.map { NominalID($0) }) }

  /// - Parameter types: Classes that code out of sight instantiates.
  mutating func run(types: some Sequence<NominalID>) {
    pending += types.map { .type($0) }
    for index in units.indices where isLive[index] { addRoots(of: index) }
    follow()
    // Most code that handles events has been found by other means already.
    for index in units.indices where isLive[index] && !runs[index] && isEvent(order.roots[index]) {
      pending.append(.unit(index))
      follow()
    }
  }

  /// Goes on with what may run, or be made, any number of times: classes left to factories, and others.
  mutating func runFurther(types: some Sequence<NominalID>) {
    pending += types.map { .type($0) } + typesLeftToCallers.map { .type($0) }
    follow()
  }

  /// The classes that a unit of live code instantiates in factories only. Code out of sight calls these.
  var typesLeftToCallers: Set<NominalID> {
    var result: Set<NominalID> = []
    for index in units.indices where isLive[index] && units[index].traits.contains(.hasFactories) {
      result.formUnion(units[index].passing.unit.handlers.leftToCallers)
    }
    return result
  }

  private mutating func follow() {
    while let next = pending.popLast() {
      switch next {
      case .unit(let index):
        if runs[index] { continue }
        runs[index] = true
        if isLive[index] { addWhatFollows(fromUnit: index) }
      case .type(let type):
        if passes[Int(type.index)] { continue }
        passes[Int(type.index)] = true
        addWhatFollows(from: type)
      }
    }
  }

  /// Adds the unit's event handlers, and the types of the objects that it releases.
  private mutating func addRoots(of index: Int) {
    let traits = units[index].traits
    if traits.isDisjoint(with: [.hasCallbacks, .hasValues, .empties, .replaces, .composes]) { return }
    let share = units[index].passing
    if traits.contains(.composes) { pending += share.unit.composed.shownLater.map { .type($0) } }
    if traits.contains(.hasCallbacks) { add(share.unit.handlers.callees, share.unit.handlers.made, of: index) }
    if traits.contains(.hasValues) {
      // A static or global function used as a value is meant to be called later.
      add(
        share.values.filter { program.isStatic($0) || program.owner(of: $0) == nil && program.function($0).parent == nil }, [], of: index)
    }
    let kind = program.function(order.roots[index]).kind
    if kind == .initializer || kind == .deinitializer { return }
    if traits.contains(.empties) { for fieldRelease in share.unit.cleared { addObjects(in: fieldRelease.property) } }
    // A property that is never empty holds another object before.
    if traits.contains(.replaces) { for property in share.unit.fillings.replacing where program.isNeverEmpty(property) { addObjects(in: property) } }
  }

  private mutating func addObjects(in property: PropertyReference) {
    if shared.isOnlyGiven(property) { return }
    for type in program.classesHeld(by: property) where isMade[Int(type.index)] { pending.append(.type(type)) }
  }

  private mutating func addWhatFollows(fromUnit index: Int) {
    let traits = units[index].traits
    add(calls.callees(of: order.roots[index]), [], of: index)
    if traits.contains(.makes) {
      let made = units[index].passing.made
      add([], made.own, of: index)
      add([], made.obtained, of: index)
    }
    if traits.contains(.hasValues) { add(units[index].passing.values, [], of: index) }
    // The code makes the values anew each time, but for what their property wrappers make once.
    for type in composed[index] ?? [] {
      for member in members[Int(type.index)] where isInitialValue(member) && !isMadeOnce(initialValue: member) { pending.append(.unit(member)) }
    }
  }

  /// Whether calls in sight are all that runs the method: it runs as often as its callers, however many objects there are.
  private func isRunByCallersOnly(_ index: Int) -> Bool {
    let root = order.roots[index]
    return program.function(root).kind == .function && isCalled(root) && !values.contains(root)
      && !DeadCode.mayBeRunOutside(root, uses, calls, program)
  }

  private func isInitialValue(_ index: Int) -> Bool { program.function(order.roots[index]).kind == .initialValue }

  /// Whether a property wrapper makes the initial value once for each view.
  private func isMadeOnce(initialValue index: Int) -> Bool {
    let root = order.roots[index]
    return program.function(root).property.map { program.isMadeOfAutoclosure(PropertyReference(file: Int(root.file), property: $0)) } ?? false
  }

  /// An object also counts for its superclasses, and is made together with its outlets. A class brings the methods into the search that code out of sight may
  /// call, and a value those that a framework calls once for it (`makeUIView`). Other methods are added where they are called.
  private mutating func addWhatFollows(from type: NominalID) {
    for ancestor in program[type].ancestors { pending.append(.type(ancestor)) }
    let isOfObjects = program[type].isOfObjects
    for index in members[Int(type.index)]
    where !runs[index] && isOfObjects && !isRunByCallersOnly(index) || isInitialValue(index) || program.isCalledOnce(order.roots[index]) {
      pending.append(.unit(index))
    }
    if let outlets = outlets[type] { pending += outlets.map { .type($0) } }
    if let parts = parts[type] { pending += parts }
  }

  /// Adds the callees of a unit and the types that it instantiates. Objects made once per object of another class depend on that class.
  private mutating func add(_ functions: some Sequence<FunctionReference>, _ types: Set<NominalID>, of index: Int) {
    let hasOwn = !units[index].traits.isDisjoint(with: [.hasFactories, .fillsEmpty, .composes])
    let left = hasOwn ? units[index].passing.unit.handlers.leftToCallers.union(units[index].passing.unit.composed.objects) : []
    let composed = composed[index]
    for type in types where !hasOwn || !isMadeOnce(type, by: index) && !left.contains(type) && !(composed?.contains(type) ?? false) {
      pending.append(.type(type))
    }
    let once = once[index]
    for function in functions {
      if hasOwn, program.function(function).kind == .initializer, let owner = program.owner(of: function),
        left.contains(owner) || isMadeOnce(owner, by: index)
      {
        continue
      }
      if once?.contains(function) ?? false { continue }
      if let step = step(function) { pending.append(step) }
    }
  }

  /// The initial value of a global or static variable runs once, whoever reads it first.
  private func step(_ function: FunctionReference) -> Step? {
    let unit = program.unit(of: function)
    return program.isForGlobal(unit) ? nil : order.index(of: unit).map { .unit($0) }
  }

  // MARK: Events

  private func isEvent(_ function: FunctionReference) -> Bool {
    let owner = program.owner(of: function)
    switch program.function(function).kind {
    case .function:
      if !isCalled(function) { return !program.isCalledOnce(function) && (!program.isEntry(function) || isSentFromOutside(function, owner)) }
      return isSentFromOutside(function, owner) && !program.isCalledOnce(function)
    case .getter, .setter, .willSet, .didSet:
      return !isCalled(function) && !(owner.map { program.livesForProcess(.nominal($0, [])) } ?? false)
    default: return false
    }
  }

  /// Whether other code of the program, including tests and previews, calls the unit or uses it as a value.
  private func isCalled(_ root: FunctionReference) -> Bool {
    if values.contains(root) { return true }
    let count = called.count(of: root)
    return count > 1 || count == 1 && !(order.unit(root)?.callees.contains(root) ?? false)
  }

  private func isSentFromOutside(_ function: FunctionReference, _ owner: NominalID?) -> Bool {
    program.isSentByControls(function) || isCalledByFramework(function, owner) || owner.map { program.meetsKnownRequirement($0, with: function) } ?? false
  }

  /// Whether it overrides a framework's method rather than one of the program.
  private func isCalledByFramework(_ function: FunctionReference, _ owner: NominalID?) -> Bool {
    guard let owner, program.overridesFramework(function), let name = program.function(function).name else { return false }
    let text = program.name(name, in: Int(function.file))
    return !program[owner].ancestors.dropFirst().contains { program[$0].functions[text] != nil }
  }
}

extension Program {
  /// Whether the property always holds one object.
  fileprivate func isNeverEmpty(_ property: PropertyReference) -> Bool {
    if case .nominal(let id, _) = type(of: property) { self[id].isOfObjects } else { false }
  }

  /// The program's classes whose objects a property may hold, one or several.
  func classesHeld(by property: PropertyReference) -> [NominalID] {
    var type = self.type(of: property).unwrapped
    while let element = type.content { type = element.unwrapped }
    guard ownership(of: property) == .strong, case .nominal(let id, _) = type, self[id].isOfObjects else { return [] }
    return [id] + self[id].descendants
  }
}

extension Type {
  /// The element type of a collection accessed by index or key.
  fileprivate var content: Type? {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    default: nil
    }
  }
}
