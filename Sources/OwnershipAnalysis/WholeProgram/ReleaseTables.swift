import ProgramModel
import SourceFacts
import VerdictVocabulary

/// What ends and empties what, in the whole program: what `ReleaseIndex` looks up.
final class ReleaseTables: Sendable {
  struct OwnedClearing: Sendable {
    var clearing: Clearing
    var function: FunctionReference
    var isInDeinit: Bool
    /// Does all code that puts something into the property take it out like this?
    var isRestoration = false
    var place: SourcePlace { clearing.place }
  }
  struct OwnedEnding: Sendable {
    var ending: Ending
    var function: FunctionReference
    var isInDeinit: Bool
  }

  /// The tables of what units say.
  struct Parts: Sendable {
    /// For each property the functions that empty it, in the order of the program.
    var clearings: [PropertyReference: [OwnedClearing]] = [:]
    /// Captured variables that closures of the unit empty.
    var clearedVariables: [VariableReference: (function: FunctionReference, place: SourcePlace)] = [:]
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
    var calledInDeinit: Set<PropertyReference> = []
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
  }

  let parts: Parts
  let places: UnitPlaces
  let calls: CallTable
  let reuse: ReuseCode
  /// What the death of an object lets go of.
  let teardowns: Teardowns

  /// What one unit says beyond what it ends and empties.
  struct Share: Sendable {
    fileprivate let teardowns: Teardowns.Share
    fileprivate let isForReuse: Bool
    /// Where it empties what only its own code has made and given to nobody.
    fileprivate let ofOwnObjects: Set<SourcePlace>

    init(_ unit: EvaluatedUnit, in program: Program) {
      teardowns = Teardowns.Share(unit)
      isForReuse = program.isForReuse(unit.root)
      ofOwnObjects = Set(unit.cleared.lazy.filter { unit.keepsToItself($0.objects, in: program) }.map(\.place))
    }
  }

  /// - Parameter shares: Those of the units, in their order.
  init(_ units: [EvaluatedUnit], _ shares: [Share], _ program: Program) {
    places = UnitPlaces(units.lazy.map(\.root), in: program)
    teardowns = Teardowns(units, shares.lazy.map(\.teardowns), program)
    calls = CallTable(units, in: program)
    reuse = ReuseCode(zip(units, shares).filter(\.1.isForReuse).map(\.0.root), calls)
    var parts = Parts()
    for (unit, share) in zip(units, shares) {
      let isInDeinit = calls.isTeardown(unit.root)
      parts.keyless.formUnion(unit.keyless)
      parts.endHandlers.formUnion(unit.endHandlers)
      parts.observed.merge(unit.observed) { $0.union($1) }
      parts.receivers.merge(unit.receivers) { $0.union($1) }
      for (site, value) in unit.functionValues { if case .methodReference(let place) = site { parts.referenced[place] = value.function } }
      parts.certainCalls.merge(unit.certainRuns) { first, _ in first }
      parts.nonReturning.merge(unit.nonReturning) { first, _ in first }
      if isInDeinit { parts.calledInDeinit.formUnion(unit.invoked) }
      for (property, place) in unit.storedProperties { parts.stores[property, default: [:]][unit.root] = .some(place) }
      // There is nothing to end yet while an object is made; what closures do that are made then comes later.
      let isNew = program.function(unit.root).kind == .initializer
      let isForReuse = reuse.contains(unit.root)
      if let owner = program.owner(of: unit.root), !unit.endings.isEmpty, !isForReuse {
        parts.endings[owner, default: []] += unit.endings.filter { !isNew || $0.isNested }
          .map { OwnedEnding(ending: $0, function: unit.root, isInDeinit: isInDeinit) }
      }
      for change in unit.changed where !isNew || change.closure != nil {
        parts.changes[change.property, default: []].append(OwnedClearing(clearing: change, function: unit.root, isInDeinit: isInDeinit))
      }
      for clearing in unit.cleared where (!isNew || clearing.closure != nil) && !isForReuse && !teardowns.isPart(clearing) {
        parts.clearings[clearing.property, default: []].append(OwnedClearing(clearing: clearing, function: unit.root, isInDeinit: isInDeinit))
        if share.ofOwnObjects.contains(clearing.place) { parts.ofOwnObjects.insert(clearing.place) }
        if unit.invoked.contains(clearing.property) { parts.deliverers[clearing.property, default: []].insert(unit.root) }
      }
      for (variable, place) in unit.clearedVariables {
        parts.clearedVariables[VariableReference(file: Int(unit.root.file), variable: variable)] = (unit.root, place)
      }
    }
    parts.addRestorations(of: units)
    self.parts = parts
  }
}

extension ReleaseTables.Parts {
  /// What a property of no object is given only for as long as some code runs, that code takes out of it.
  fileprivate mutating func addRestorations(of units: [EvaluatedUnit]) {
    var restorers: [PropertyReference: Set<FunctionReference>] = [:]
    for unit in units { for property in unit.fillings.restored.keys { restorers[property, default: []].insert(unit.root) } }
    for unit in units {
      for (property, clearing) in unit.fillings.restored
      where (stores[property] ?? [:]).allSatisfy({ $0.value == nil || restorers[property]?.contains($0.key) ?? false }) {
        clearings[property, default: []].append(.init(clearing: clearing, function: unit.root, isInDeinit: false, isRestoration: true))
      }
    }
  }
}
