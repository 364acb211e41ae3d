import Engine
import Program
import Facts

/// The tables of what units end and empty. What a unit has put in can be taken out again.
struct ReleaseParts: Sendable, Storable {
  struct OwnedClearing: Sendable, Storable {
    var clearing: Clearing
    var function: FunctionReference
    var isInDeinit: Bool
    /// Does all code that puts something into the property take it out like this?
    var isRestoration = false
    var place: SourcePlace { clearing.place }
  }
  /// Where a closure of a unit empties a captured variable.
  struct ClearedVariable: Sendable, Storable {
    var function: FunctionReference
    var place: SourcePlace
  }
  struct OwnedEnding: Sendable, Storable {
    var ending: Ending
    var function: FunctionReference
    var isInDeinit: Bool
  }

  /// For each property the functions that empty it, in the order of the program.
  var clearings: [PropertyReference: [OwnedClearing]] = [:]
  /// Captured variables that closures of the unit empty.
  var clearedVariables: [VariableReference: ClearedVariable] = [:]
  /// Where code empties what only it has made and given to nobody.
  var ofOwnObjects: Set<SourcePlace> = []
  /// For each property whose changes observers wait for the functions that change it.
  var changes: [PropertyReference: [OwnedClearing]] = [:]
  /// For each place where changes are waited for, the properties that they are of.
  var observed: [SourcePlace: Set<PropertyReference>] = [:]
  /// For each property with closures the functions that empty it and call what was in it.
  var deliverers: [PropertyReference: Set<FunctionReference>] = [:]
  /// Closures that nobody can take out by a key.
  var keyless: Set<SourcePlace> = []
  /// Closures that are called when their keeping is over, and only then.
  var endHandlers: Set<FunctionReference> = []
  /// Closures that call the function that makes them.
  var rearming: Set<FunctionReference> = []
  var calledInDeinit = Tally<PropertyReference>()
  /// Properties that closures call which outlive whoever else holds the object.
  var calledLate = Tally<PropertyReference>()
  /// For calls that somebody can wait for, the properties that hold what the call was made on.
  var receivers: [SourcePlace: Set<PropertyReference>] = [:]
  /// For each property the functions that store something in it, with the first place where their own code does.
  var stores: [PropertyReference: [FunctionReference: SourcePlace?]] = [:]
  /// For each class the calls in it that end something.
  var endings: [NominalID: [OwnedEnding]] = [:]
  /// For each method reference the method.
  var referenced: [SourcePlace: FunctionReference] = [:]
  /// What functions call whenever they run.
  var certainCalls: [FunctionReference: Set<RunTarget>] = [:]
  /// For each function the instructions behind which it never goes on, where there are any.
  var nonReturning: [FunctionReference: Set<Int>] = [:]
  /// For each property of no object the units that give it back what it held, with the place where they do.
  var restorers: [PropertyReference: [FunctionReference: Clearing]] = [:]
  /// For each slot the units that put objects into it, and where these come from.
  var sources: [ObjectSlot: [FunctionReference: Set<ObjectSource>]] = [:]
  /// False where several units say something of what should be one unit's own matter: nothing of that can be taken out again.
  var isSeparable = true

  init() {}

  /// What holds for all units.
  struct Context {
    let order: UnitOrder
    let calls: CallTable
    let reuse: ReuseCode
    let teardowns: Teardowns
  }

  /// Puts in what units say in the place of what others have said.
  ///
  /// - Parameters:
  ///   - new: In the order of the program.
  ///   - earlier: What held when those that are gone were put in.
  mutating func replace(_ gone: [ReleaseShare], by new: [ReleaseShare], _ context: Context, after earlier: CallTable?) {
    // What is given back counts only while all code that stores something does so.
    let concerned = restored(by: gone).union(restored(by: new))
    for property in concerned { Self.take(outOf: &clearings[property], where: \.isRestoration) }
    for share in gone {
      remove(share)
      calledLate.count(share.unit.invokedLate, -1)
      if earlier?.isTeardown(share.unit.root) ?? false { calledInDeinit.count(share.unit.invoked, -1) }
    }
    for share in new { add(share, context) }
    for property in concerned { addRestorations(of: property, context.order) }
  }

  private mutating func add(_ share: ReleaseShare, _ context: Context) {
    let unit = share.unit
    let isInDeinit = context.calls.isTeardown(unit.root)
    var isOwn = true
    for place in unit.keyless where !keyless.insert(place).inserted { isOwn = false }
    for handler in unit.endHandlers where !endHandlers.insert(handler).inserted { isOwn = false }
    for closure in unit.rearming where !rearming.insert(closure).inserted { isOwn = false }
    for (place, properties) in unit.observed where !observed.put(properties, under: place, { $0.union($1) }) { isOwn = false }
    for (place, properties) in unit.receivers where !receivers.put(properties, under: place, { $0.union($1) }) { isOwn = false }
    for (site, value) in unit.functionValues {
      if case .methodReference(let place) = site, !referenced.put(value.function, under: place, { $1 }) { isOwn = false }
    }
    for (function, targets) in unit.certainRuns where !certainCalls.put(targets, under: function, { first, _ in first }) { isOwn = false }
    for (function, instructions) in unit.nonReturning where !nonReturning.put(instructions, under: function, { first, _ in first }) { isOwn = false }
    if isInDeinit { calledInDeinit.count(unit.invoked, 1) }
    calledLate.count(unit.invokedLate, 1)
    for (property, place) in unit.storedProperties { stores[property, default: [:]][unit.root] = .some(place) }
    for (slot, sources) in share.sources { self.sources[slot, default: [:]][unit.root] = sources }
    for (property, clearing) in unit.fillings.restored { restorers[property, default: [:]][unit.root] = clearing }
    for (variable, place) in unit.clearedVariables {
      let variable = VariableReference(file: Int(unit.root.file), variable: variable)
      if !clearedVariables.put(ClearedVariable(function: unit.root, place: place), under: variable, { $1 }) { isOwn = false }
    }
    func place(_ owned: OwnedClearing) -> Int { owned.isRestoration ? Int.max : context.order.place(of: owned.function) }
    for (property, changes) in Self.byProperty(unit.changed.lazy.filter { !share.isInitializer || $0.closure != nil }) {
      let owned = changes.map { OwnedClearing(clearing: $0, function: unit.root, isInDeinit: isInDeinit) }
      context.order.insert(owned, into: &self.changes[property, default: []], place: place)
    }
    if !isOwn { isSeparable = false }
    if context.reuse.contains(unit.root) { return }
    if let owner = share.owner, !unit.endings.isEmpty {
      let owned = unit.endings.filter { !share.isInitializer || $0.isNested }.map { OwnedEnding(ending: $0, function: unit.root, isInDeinit: isInDeinit) }
      context.order.insert(owned, into: &endings[owner, default: []]) { context.order.place(of: $0.function) }
    }
    let cleared = unit.cleared.lazy.filter { (!share.isInitializer || $0.closure != nil) && !context.teardowns.isPart($0) }
    for (property, clearings) in Self.byProperty(cleared) {
      let owned = clearings.map { OwnedClearing(clearing: $0, function: unit.root, isInDeinit: isInDeinit) }
      context.order.insert(owned, into: &self.clearings[property, default: []], place: place)
      for clearing in clearings where share.ofOwnObjects.contains(clearing.place) { ofOwnObjects.insert(clearing.place) }
      if unit.invoked.contains(property) { deliverers[property, default: []].insert(unit.root) }
    }
  }

  private mutating func remove(_ share: ReleaseShare) {
    let unit = share.unit
    let root = unit.root
    keyless.subtract(unit.keyless)
    endHandlers.subtract(unit.endHandlers)
    rearming.subtract(unit.rearming)
    for place in unit.observed.keys { observed[place] = nil }
    for place in unit.receivers.keys { receivers[place] = nil }
    for case .methodReference(let place) in unit.functionValues.keys { referenced[place] = nil }
    for function in unit.certainRuns.keys { certainCalls[function] = nil }
    for function in unit.nonReturning.keys { nonReturning[function] = nil }
    for property in unit.storedProperties.keys { Self.take(root, outOf: &stores[property]) }
    for slot in share.sources.keys { Self.take(root, outOf: &sources[slot]) }
    for property in unit.fillings.restored.keys { Self.take(root, outOf: &restorers[property]) }
    for variable in unit.clearedVariables.keys { clearedVariables[VariableReference(file: Int(root.file), variable: variable)] = nil }
    for property in Set(unit.changed.map(\.property)) { Self.take(outOf: &changes[property]) { $0.function == root } }
    if let owner = share.owner, !unit.endings.isEmpty { Self.take(outOf: &endings[owner]) { $0.function == root } }
    for property in Set(unit.cleared.map(\.property)) {
      Self.take(outOf: &clearings[property]) { $0.function == root }
      deliverers[property]?.remove(root)
      if deliverers[property]?.isEmpty ?? false { deliverers[property] = nil }
    }
    ofOwnObjects.subtract(share.ofOwnObjects)
  }

  // MARK: Restorations

  /// What a property of no object is given only for as long as some code runs, that code takes out of it.
  private mutating func addRestorations(of property: PropertyReference, _ order: UnitOrder) {
    guard let own = restorers[property], (stores[property] ?? [:]).allSatisfy({ $0.value == nil || own[$0.key] != nil }) else { return }
    for function in own.keys.sorted(by: { order.place(of: $0) < order.place(of: $1) }) {
      clearings[property, default: []].append(OwnedClearing(clearing: own[function]!, function: function, isInDeinit: false, isRestoration: true))
    }
  }

  /// The properties that the code of units restores, or that others restore and it stores something in.
  private func restored(by shares: [ReleaseShare]) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    for share in shares {
      result.formUnion(share.unit.fillings.restored.keys)
      if !restorers.isEmpty { result.formUnion(share.unit.storedProperties.keys.lazy.filter { restorers[$0] != nil }) }
    }
    return result
  }

  // MARK: Parts of tables

  private static func byProperty(_ clearings: some Sequence<Clearing>) -> [PropertyReference: [Clearing]] { Dictionary(grouping: clearings, by: \.property) }

  private static func take<Element>(outOf list: inout [Element]?, where isGone: (Element) -> Bool) {
    list?.removeAll(where: isGone)
    if list?.isEmpty ?? false { list = nil }
  }

  private static func take<Value>(_ root: FunctionReference, outOf table: inout [FunctionReference: Value]?) {
    table?[root] = nil
    if table?.isEmpty ?? false { table = nil }
  }
}

extension Dictionary {
  /// Puts in a value, joined with what is there already.
  ///
  /// - Returns: Was nothing there?
  fileprivate mutating func put(_ value: Value, under key: Key, _ join: (Value, Value) -> Value) -> Bool {
    let known = self[key]
    self[key] = known.map { join($0, value) } ?? value
    return known == nil
  }
}
