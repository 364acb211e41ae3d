import Engine
import Program
import Facts

/// Tables of the units' releases. The contribution of a unit can be removed again.
struct ReleaseFactTables: Sendable, Storable {
  struct OwnedFieldRelease: Sendable, Storable {
    var fieldRelease: FieldRelease
    var function: FunctionReference
    var isInDeinit: Bool
    /// Whether all code that stores into the property restores its content like this.
    var isRestoration = false
    var place: SourcePlace { fieldRelease.place }
  }
  /// A closure's release of a captured variable.
  struct ReleasedVariable: Sendable, Storable {
    var function: FunctionReference
    var place: SourcePlace
  }
  struct OwnedUnregistration: Sendable, Storable {
    var unregistration: Unregistration
    var function: FunctionReference
    var isInDeinit: Bool

    var ender: FoundRelease.Ender { .init(unit: function, closure: unregistration.isNested ? unregistration.function : nil) }
  }

  /// For each property, its releases in program order.
  var fieldReleases: [PropertyReference: [OwnedFieldRelease]] = [:]
  /// Captured variables that closures of the unit clear.
  var releasedVariables: [VariableReference: ReleasedVariable] = [:]
  /// Places that release objects which only the same code has made and given to no one.
  var ofOwnObjects: Set<SourcePlace> = []
  /// For each observed property, the functions that change it.
  var changes: [PropertyReference: [OwnedFieldRelease]] = [:]
  /// For each place that waits for changes, the properties concerned.
  var observed: [SourcePlace: Set<PropertyReference>] = [:]
  /// For each property with closures, the functions that release it and call its former content.
  var deliverers: [PropertyReference: Set<FunctionReference>] = [:]
  /// Closures that cannot be removed by a key.
  var keyless: Set<SourcePlace> = []
  /// Closures that are called exactly when their retention is over.
  var endHandlers: Set<FunctionReference> = []
  /// Closures that call the function that makes them.
  var rearming: Set<FunctionReference> = []
  var calledInDeinit = Multiset<PropertyReference>()
  /// Properties called by closures that outlive all other holders of the object.
  var calledAfterRelease = Multiset<PropertyReference>()
  /// For calls whose retention another call ends, the properties that hold the receiver or the token.
  var handles: [SourcePlace: Set<PropertyReference>] = [:]
  /// For each property, the units that store into it, with the first store in their own code.
  var stores: [PropertyReference: [FunctionReference: SourcePlace?]] = [:]
  /// For each class, and each function outside of classes, the calls in it that end retentions.
  var unregistrations: [CodeOwner: [OwnedUnregistration]] = [:]
  /// For each method reference, the method.
  var referenced: [SourcePlace: FunctionReference] = [:]
  /// The calls of functions that happen on every path.
  var certainCalls: [FunctionReference: Set<RunTarget>] = [:]
  /// For each function, the instructions after which it never continues, if any.
  var nonReturning: [FunctionReference: Set<Int>] = [:]
  /// For each static or global property, the units that restore its former content, with the place.
  var restorers: [PropertyReference: [FunctionReference: FieldRelease]] = [:]
  /// For each slot, the units that fill it, with the origins of the objects.
  var sources: [ObjectSlot: [FunctionReference: Set<ObjectSource>]] = [:]
  /// False where several units contribute an entry that should belong to one. Then nothing can be removed from the tables.
  var isSeparable = true

  init() {}

  /// The context of all units.
  struct Context {
    let order: UnitOrder
    let calls: CallTable
    let reuse: CellReuseCode
    let teardowns: Teardowns
  }

  /// Replaces the contributions of some units.
  ///
  /// - Parameters:
  ///   - new: The new contributions, in program order.
  ///   - earlier: The calls at the time when the removed contributions were added.
  mutating func replace(_ gone: [ReleaseContribution], by new: [ReleaseContribution], _ context: Context, after earlier: CallTable?) {
    // Restorations count only while all storing code restores.
    let concerned = restored(by: gone).union(restored(by: new))
    for property in concerned { Self.take(outOf: &fieldReleases[property], where: \.isRestoration) }
    for share in gone {
      remove(share)
      calledAfterRelease.count(share.unit.invokedAfterRelease, -1)
      if earlier?.isTeardown(share.unit.root) ?? false { calledInDeinit.count(share.unit.invoked, -1) }
    }
    for share in new { add(share, context) }
    for property in concerned { addRestorations(of: property, context.order) }
  }

  private mutating func add(_ share: ReleaseContribution, _ context: Context) {
    let unit = share.unit
    let isInDeinit = context.calls.isTeardown(unit.root)
    var isOwn = true
    for place in unit.keyless where !keyless.insert(place).inserted { isOwn = false }
    for handler in unit.endHandlers where !endHandlers.insert(handler).inserted { isOwn = false }
    for closure in unit.rearming where !rearming.insert(closure).inserted { isOwn = false }
    for (place, properties) in unit.observed where !observed.put(properties, under: place, { $0.union($1) }) { isOwn = false }
    for (place, properties) in unit.handles where !handles.put(properties, under: place, { $0.union($1) }) { isOwn = false }
    for (site, value) in unit.functionValues {
      if case .methodReference(let place) = site, !referenced.put(value.function, under: place, { $1 }) { isOwn = false }
    }
    for (function, targets) in unit.certainRuns where !certainCalls.put(targets, under: function, { first, _ in first }) { isOwn = false }
    for (function, instructions) in unit.nonReturning where !nonReturning.put(instructions, under: function, { first, _ in first }) { isOwn = false }
    if isInDeinit { calledInDeinit.count(unit.invoked, 1) }
    calledAfterRelease.count(unit.invokedAfterRelease, 1)
    for (property, place) in unit.storedProperties { stores[property, default: [:]][unit.root] = .some(place) }
    for (slot, sources) in share.sources { self.sources[slot, default: [:]][unit.root] = sources }
    for (property, fieldRelease) in unit.fillings.restored { restorers[property, default: [:]][unit.root] = fieldRelease }
    for (variable, place) in unit.releasedVariables {
      let variable = VariableReference(file: Int(unit.root.file), variable: variable)
      if !releasedVariables.put(ReleasedVariable(function: unit.root, place: place), under: variable, { $1 }) { isOwn = false }
    }
    func place(_ owned: OwnedFieldRelease) -> Int { owned.isRestoration ? Int.max : context.order.place(of: owned.function) }
    for (property, changes) in Self.byProperty(unit.changed.lazy.filter { !share.isInitializer || $0.closure != nil }) {
      let owned = changes.map { OwnedFieldRelease(fieldRelease: $0, function: unit.root, isInDeinit: isInDeinit) }
      context.order.insert(owned, into: &self.changes[property, default: []], place: place)
    }
    if !isOwn { isSeparable = false }
    if context.reuse.contains(unit.root) { return }
    if !unit.unregistrations.isEmpty {
      let owned = unit.unregistrations.filter { !share.isInitializer || $0.isNested }.map {
        OwnedUnregistration(unregistration: $0, function: unit.root, isInDeinit: isInDeinit)
      }
      context.order.insert(owned, into: &unregistrations[share.code, default: []]) { context.order.place(of: $0.function) }
    }
    let cleared = unit.cleared.lazy.filter { (!share.isInitializer || $0.closure != nil) && !context.teardowns.isPart($0) }
    for (property, fieldReleases) in Self.byProperty(cleared) {
      let owned = fieldReleases.map { OwnedFieldRelease(fieldRelease: $0, function: unit.root, isInDeinit: isInDeinit) }
      context.order.insert(owned, into: &self.fieldReleases[property, default: []], place: place)
      for fieldRelease in fieldReleases where share.ofOwnObjects.contains(fieldRelease.place) { ofOwnObjects.insert(fieldRelease.place) }
      if unit.invoked.contains(property) { deliverers[property, default: []].insert(unit.root) }
    }
  }

  private mutating func remove(_ share: ReleaseContribution) {
    let unit = share.unit
    let root = unit.root
    keyless.subtract(unit.keyless)
    endHandlers.subtract(unit.endHandlers)
    rearming.subtract(unit.rearming)
    for place in unit.observed.keys { observed[place] = nil }
    for place in unit.handles.keys { handles[place] = nil }
    for case .methodReference(let place) in unit.functionValues.keys { referenced[place] = nil }
    for function in unit.certainRuns.keys { certainCalls[function] = nil }
    for function in unit.nonReturning.keys { nonReturning[function] = nil }
    for property in unit.storedProperties.keys { Self.take(root, outOf: &stores[property]) }
    for slot in share.sources.keys { Self.take(root, outOf: &sources[slot]) }
    for property in unit.fillings.restored.keys { Self.take(root, outOf: &restorers[property]) }
    for variable in unit.releasedVariables.keys { releasedVariables[VariableReference(file: Int(root.file), variable: variable)] = nil }
    for property in Set(unit.changed.map(\.property)) { Self.take(outOf: &changes[property]) { $0.function == root } }
    if !unit.unregistrations.isEmpty { Self.take(outOf: &unregistrations[share.code]) { $0.function == root } }
    for property in Set(unit.cleared.map(\.property)) {
      Self.take(outOf: &fieldReleases[property]) { $0.function == root }
      deliverers[property]?.remove(root)
      if deliverers[property]?.isEmpty ?? false { deliverers[property] = nil }
    }
    ofOwnObjects.subtract(share.ofOwnObjects)
  }

  // MARK: Restorations

  /// A static or global property that each storing function restores: the end of that function releases the content.
  private mutating func addRestorations(of property: PropertyReference, _ order: UnitOrder) {
    guard let own = restorers[property], (stores[property] ?? [:]).allSatisfy({ $0.value == nil || own[$0.key] != nil }) else { return }
    for function in own.keys.sorted(by: { order.place(of: $0) < order.place(of: $1) }) {
      fieldReleases[property, default: []].append(OwnedFieldRelease(fieldRelease: own[function]!, function: function, isInDeinit: false, isRestoration: true))
    }
  }

  /// The properties that the units restore, or into which they store while others restore them.
  private func restored(by shares: [ReleaseContribution]) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    for share in shares {
      result.formUnion(share.unit.fillings.restored.keys)
      if !restorers.isEmpty { result.formUnion(share.unit.storedProperties.keys.lazy.filter { restorers[$0] != nil }) }
    }
    return result
  }

  // MARK: Parts of tables

  private static func byProperty(_ fieldReleases: some Sequence<FieldRelease>) -> [PropertyReference: [FieldRelease]] {
    Dictionary(grouping: fieldReleases, by: \.property)
  }

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
  /// Adds a value, joined with an existing one.
  ///
  /// - Returns: Whether there was none.
  fileprivate mutating func put(_ value: Value, under key: Key, _ join: (Value, Value) -> Value) -> Bool {
    let known = self[key]
    self[key] = known.map { join($0, value) } ?? value
    return known == nil
  }
}
