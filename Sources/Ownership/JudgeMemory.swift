import Engine
import Support
import Program

/// The verdicts on one unit's closures, with their dependencies.
final class JudgedUnit: Sendable, PartlyStorable {
  let share: UnitContribution  // storable: given
  let observations: [Observation]
  let closures: [ClosureReport]
  /// `nil` where no other run follows.
  let inputs: VerdictDependencies?
  /// The number of pieces of code checked for whether they release the closures.
  let weighedReleases: Int
  /// Whether the code can run at all; `nil` where this was not queried.
  let mayRun: Bool?
  /// Whether it can run any number of times.
  let mayRunAgain: Bool?

  convenience init(
    _ share: UnitContribution, observations: [Observation], closures: [ClosureReport], inputs: VerdictDependencies?, weighedReleases: Int, _ live: LiveCode,
    _ passing: TransientTypes
  ) {
    self.init(
      share: share, observations: observations, closures: closures, inputs: inputs, weighedReleases: weighedReleases,
      mayRun: observations.isEmpty ? nil : live.mayRun(share.unit.root), mayRunAgain: observations.isEmpty ? nil : passing.mayRunAgain(share.unit.root))
  }

  init(
    share: UnitContribution, observations: [Observation], closures: [ClosureReport], inputs: VerdictDependencies?, weighedReleases: Int, mayRun: Bool?,
    mayRunAgain: Bool?
  ) {
    self.share = share
    self.observations = observations
    self.closures = closures
    self.inputs = inputs
    self.weighedReleases = weighedReleases
    self.mayRun = mayRun
    self.mayRunAgain = mayRunAgain
  }

  /// Whether the code can run, and as often, as before.
  func runs(as live: LiveCode, _ passing: TransientTypes) -> Bool {
    (mayRun.map { $0 == live.mayRun(share.unit.root) } ?? true) && (mayRunAgain.map { $0 == passing.mayRunAgain(share.unit.root) } ?? true)
  }
}

/// The whole-program tables that judging a unit queries, besides the candidates of its closures.
struct JudgeTables: Sendable {
  let shared: SharedProperties
  let releases: ReleaseFacts
  /// The types instantiated by live code.
  let made: InstantiatedTypes.Aggregate
  /// Types with instances other than those in global or static variables.
  var multiplyInstantiated: Multiset<NominalID> { made.anew }
  /// The global and static variables into which code stores while they may hold something.
  let replacedGlobals: Multiset<PropertyReference>
  let released: ReleasedSlots
  let lasting: ProcessLifetimeTypes
  let dead: DeadCode
  let live: LiveCode
  let passing: TransientTypes

  /// What tells when objects go.
  var lives: LifeTables {
    LifeTables(
      lasting: lasting, live: live, passing: passing, multiplyInstantiated: multiplyInstantiated, replacedGlobals: replacedGlobals, released: released,
      isWhole: releases.calls.isWhole)
  }
}

extension UnitAggregate {
  /// The value types that only previews and tests make: their code makes objects for previews in turn.
  fileprivate func typesOfPreviews(_ shares: [UnitContribution], _ calls: CallTable, _ uses: PropertyUses, _ program: Program) -> Set<NominalID> {
    guard program.isApplication else { return [] }
    var made = made
    for share in shares where calls.isOnlyForTests(share.unit.root) { made.forgetForPreviews(share.made) }
    var result: Set<NominalID> = []
    while true {
      let found = made.typesOfPreviews(uses, in: program)
      let new = found.subtracting(result)
      if new.isEmpty { return result }
      result = found
      for share in shares where !share.made.types.isEmpty || !share.made.obtained.isEmpty {
        let root = share.unit.root
        if let owner = program.owner(of: root), new.contains(owner), !program.isStatic(root), !calls.isOnlyForTests(root) { made.forgetForPreviews(share.made) }
      }
    }
  }

  /// The types instantiated by live code.
  fileprivate func made(without dead: DeadCode, _ shares: [UnitContribution]) -> InstantiatedTypes.Aggregate {
    var made = made
    for share in shares where dead.makesNothing(share.unit.root) { made.count(share.made, -1) }
    return made
  }
}

extension JudgeTables {
  /// - Parameters:
  ///   - shares: The contributions of the units, in order.
  ///   - earlier: The tables of an earlier run.
  init(
    _ total: UnitAggregate, _ shares: [UnitContribution], _ order: UnitOrder, _ releases: ReleaseFacts, _ uses: PropertyUses, _ program: Program,
    jobs: Int, after earlier: Earlier?
  ) {
    shared = total.shared
    self.releases = releases
    replacedGlobals = total.replacedGlobals
    released = ReleasedSlots(releases.parts.fieldReleases.keys, replaced: uses.replaced, in: program)
    let calls = releases.calls
    let objects = shares.lazy.filter { !$0.objects.isEmpty }.map(\.objects) as [AllocatedObjects.Contribution]
    if let earlier, let tables = earlier.tables(total, order.units, uses, calls, program) {
      (dead, made, live) = (tables.dead, tables.made, tables.live)
      lasting =
        earlier.isCachedUnchanged
        ? tables.lasting
        : ProcessLifetimeTypes(
          order, objects, total.kept, called: total.called, tables.lasting.single, calls, dead, uses, program, after: tables.lasting)
      passing =
        tables.passing
        ?? TransientTypes(
          shares, order, called: total.called, values: total.values, calls, dead, program.outletTypes, total.shared, tables.lasting.single, uses, program)
      return
    }
    let uncalled = DeadCode(order, shown: total.typesOfPreviews(shares, calls, uses, program), values: total.values, uses, calls, program)
    // The search for live classes follows makers. So one round suffices.
    let live = LiveCode(total.made(without: uncalled, shares), uncalled, uses, program)
    let dead = uncalled.adding(order.roots.lazy.filter { !program.isTest($0) && !live.isTypeMade(of: $0) })
    let made = total.made(without: dead, shares)
    (self.dead, self.made) = (dead, made)
    self.live = LiveCode(live, dead, in: program)
    let known = earlier?.passing(uses, dead, program)
    let outlets = program.outletTypes
    let single = FrameworkObjects(made, outlets, uses, program)
    (lasting, passing) = inParallel(
      jobs: jobs,
      { ProcessLifetimeTypes(order, objects, total.kept, called: total.called, single, calls, dead, uses, program, after: nil) },
      { known ?? TransientTypes(shares, order, called: total.called, values: total.values, calls, dead, outlets, total.shared, single, uses, program) })
  }
}

/// The data of judging for the next run.
struct JudgeMemory: Sendable {
  /// In the order of the units.
  let units: [JudgedUnit]
  let tables: JudgeTables
  /// The properties whose names say that someone else owns their value. Depends on declarations only.
  let delegates: [PropertyReference]
  let program: Program
}

/// The verdicts of an earlier run that are still valid: those of reused units whose recorded queries give the same answers. A class, because
/// every unit uses it.
final class JudgeReuse: Sendable {
  private let memory: JudgeMemory
  /// From the earlier run, by unit index.
  private let groups: [EvaluatedComponent]
  /// For each unit, its index in the earlier run, or -1.
  private let before: [Int32]
  private let changes: VerdictChanges
  private let live: LiveCode
  private let passing: TransientTypes
  private let uses: PropertyUses
  private let program: Program

  /// - Parameters:
  ///   - before: For each unit, its index in the earlier run, or -1.
  ///   - sites: The closures with changed candidates; `nil` where that may be all of them.
  ///   - calledAnew: The names of functions that code calls on other receivers, or on unknown ones, in only one of the two runs.
  init?(
    _ memory: JudgeMemory, _ groups: [EvaluatedComponent], _ tables: JudgeTables, _ shares: IncrementalSum<UnitAggregate>.Changes, before: [Int32],
    changed: CodeChanges,
    sites: Set<ClosureSite>?, calledAnew: Set<Name>,
    _ uses: PropertyUses, _ program: Program
  ) {
    guard let sites, tables.isSame(as: memory.tables, otherThan: changed) else { return nil }
    var changes = VerdictChanges(
      code: changed,
      types: tables.multiplyInstantiated.symmetricDifference(memory.tables.multiplyInstantiated).union(changed.types)
        .union(tables.released.changedTypes(since: memory.tables.released)), sites: sites)
    // Where the order of units changes, their contributions count in another order.
    let isSameOrder = before.indices.allSatisfy { before[$0] < 0 || Int(before[$0]) == $0 }
    let gone = Dictionary(uniqueKeysWithValues: shares.gone.lazy.map { ($0.unit.root, $0.releases) })
    let new = Dictionary(uniqueKeysWithValues: shares.new.lazy.map { ($0.unit.root, $0.releases) })
    for (root, share) in new where isSameOrder { changes.add(gone[root], share) }
    for share in new.values where !isSameOrder { changes.add(nil, share) }
    for (root, share) in gone where !isSameOrder || new[root] == nil { changes.add(share, nil) }
    tables.releases.addChanges(to: &changes)
    if !calledAnew.isEmpty {
      for function in tables.releases.calls.callees.keys {
        if let name = program.function(function).name, calledAnew.contains(program.name(name, in: Int(function.file))) {
          changes.functions.insert(function)
        }
      }
    }
    guard tables.releases.teardowns.addChanges(since: memory.tables.releases.teardowns, to: &changes) else { return nil }
    self.memory = memory
    self.groups = groups
    self.before = before
    self.changes = changes
    live = tables.live
    passing = tables.passing
    self.uses = uses
    self.program = program
  }

  /// All units, with some replaced.
  ///
  /// - Parameter indices: The indices of the replaced units.
  func units(replacing indices: [Int], by units: [JudgedUnit]) -> [JudgedUnit] { memory.units.replacing(indices, by: units) }

  func unit(_ share: UnitContribution, at index: Int) -> JudgedUnit? {
    guard before[index] >= 0 else { return nil }
    let known = memory.units[Int(before[index])]
    // Without closures there is nothing to judge, whatever the program does.
    if known.share === share, known.closures.isEmpty, known.observations.isEmpty { return known }
    guard known.share === share, let inputs = known.inputs, !share.sites.contains(where: changes.sites.contains),
      !changes.concern(inputs, uses, in: program), !(groups[Int(before[index])].inputs?.parts.haveChanged(in: changes.code) ?? true),
      known.runs(as: live, passing)
    else { return nil }
    return known
  }
}

extension JudgeTables {
  /// Whether the tables that are queried everywhere, and rarely change, are the same.
  fileprivate func isSame(as earlier: JudgeTables, otherThan changed: CodeChanges) -> Bool {
    releases.calls.isWhole == earlier.releases.calls.isWhole && shared == earlier.shared && replacedGlobals == earlier.replacedGlobals
      && lasting.isSame(as: earlier.lasting)
      && live.isSame(as: earlier.live) && passing.isSame(as: earlier.passing)
      && releases.isSame(as: earlier.releases, otherThan: changed)
  }
}

extension ReleaseFacts {
  fileprivate func isSame(as earlier: ReleaseFacts, otherThan changed: CodeChanges) -> Bool {
    func isElsewhere(_ function: FunctionReference) -> Bool { !changed.contains(codeOf: function) }
    return calls.hasSameTeardown(as: earlier.calls, otherThan: changed) && reuse.isSame(as: earlier.reuse, otherThan: changed)
      && parts.calledInDeinit == earlier.parts.calledInDeinit && parts.calledAfterRelease == earlier.parts.calledAfterRelease
      && parts.endHandlers.filter(isElsewhere) == earlier.parts.endHandlers.filter(isElsewhere)
  }
}

/// Tables that are expensive to build are stored. The others are rebuilt from the units' contributions.
extension JudgeTables {
  func store(to writer: inout StoreWriter) {
    writer.write(dead)
    lasting.store(to: &writer)
    passing.store(to: &writer)
    live.store(to: &writer)
  }

  struct Kept {
    let dead: DeadCode
    let lasting: ProcessLifetimeTypes
    let passing: TransientTypes
    let live: LiveCode

    init(from reader: inout StoreReader, in program: Program) {
      dead = reader.read()
      lasting = ProcessLifetimeTypes(from: &reader, program: program)
      passing = TransientTypes(from: &reader, program: program)
      live = LiveCode(from: &reader, program: program, dead: dead)
    }
  }

  init(_ total: UnitAggregate, _ shares: [UnitContribution], _ releases: ReleaseFacts, _ kept: Kept, _ uses: PropertyUses, in program: Program) {
    shared = total.shared
    self.releases = releases
    replacedGlobals = total.replacedGlobals
    released = ReleasedSlots(releases.parts.fieldReleases.keys, replaced: uses.replaced, in: program)
    dead = kept.dead
    made = total.made(without: dead, shares)
    lasting = kept.lasting
    passing = kept.passing
    live = kept.live
  }
}
