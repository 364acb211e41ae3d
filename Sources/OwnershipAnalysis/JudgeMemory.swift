import ProgramModel

/// What was judged of one unit's closures, and what that hangs on.
final class JudgedUnit: Sendable {
  let share: UnitShare
  let observations: [Observation]
  let closures: [ClosureReport]
  /// `nil` where no other run follows.
  let inputs: JudgementInputs?
  /// Can the code run at all? `nil` where nothing was asked of it.
  private let mayRun: Bool?
  /// And any number of times?
  private let mayRunAgain: Bool?

  init(_ share: UnitShare, observations: [Observation], closures: [ClosureReport], inputs: JudgementInputs?, _ live: LiveCode, _ passing: PassingObjects) {
    self.share = share
    self.observations = observations
    self.closures = closures
    self.inputs = inputs
    mayRun = observations.isEmpty ? nil : live.mayRun(share.unit.root)
    mayRunAgain = observations.isEmpty ? nil : passing.mayRunAgain(share.unit.root)
  }

  /// Can the code run, or not, and that often, as before?
  func runs(as live: LiveCode, _ passing: PassingObjects) -> Bool {
    (mayRun.map { $0 == live.mayRun(share.unit.root) } ?? true) && (mayRunAgain.map { $0 == passing.mayRunAgain(share.unit.root) } ?? true)
  }
}

/// What the whole program says of closures: what judging a unit asks besides what was found of its closures.
struct JudgeTables: Sendable {
  let shared: SharedProperties
  let releases: ReleaseTables
  /// Types of which there is more than what a global or static variable holds.
  let madeAnew: Tally<NominalID>
  let lasting: LastingObjects
  let live: LiveCode
  let passing: PassingObjects
}

extension JudgeTables {
  /// - Parameter shares: Those of the units, in their order.
  init(_ total: ShareTotal, _ shares: [UnitShare], _ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program) {
    shared = total.shared
    madeAnew = total.madeAnew
    releases = ReleaseTables(units, shares.map(\.releases), program)
    lasting = LastingObjects(units, shares.lazy.map(\.lasting), shares.lazy.map(\.made), uses, called: total.called, releases.calls, program)
    passing = PassingObjects(
      shares.map { PassingObjects.Share(unit: $0.unit, made: $0.made, values: $0.values) }, releases.calls, uses, program)
    live = LiveCode(shares.lazy.map(\.made), values: total.values, uses, releases.calls, program)
  }
}

/// What judging has left, for the next run.
struct JudgeMemory: Sendable {
  let units: [FunctionReference: JudgedUnit]
  let tables: JudgeTables
  let program: Program
  let explainsUses: Bool
  let drawsPaths: Bool
}

/// What was judged in an earlier run, as far as it still holds: of units that were taken over, while the answers to what was asked are the same.
struct JudgeReuse: Sendable {
  private let memory: JudgeMemory
  private let changes: JudgementChanges
  private let live: LiveCode
  private let passing: PassingObjects
  private let uses: PropertyUses
  private let program: Program

  /// - Parameters:
  ///   - changed: The files with other texts.
  ///   - sites: The closures of which something else was found than before; `nil` where that may be all.
  init?(
    _ memory: JudgeMemory, _ tables: JudgeTables, _ shares: [UnitShare], changed: Set<Int32>, sites: Set<ClosureSite>?, _ uses: PropertyUses, _ program: Program
  ) {
    guard let sites, tables.isSame(as: memory.tables, inOtherFilesThan: changed) else { return nil }
    var changes = JudgementChanges(types: tables.madeAnew.symmetricDifference(memory.tables.madeAnew), files: changed, sites: sites)
    for share in shares {
      let earlier = memory.units[share.unit.root]
      if earlier?.share === share { continue }
      changes.add(share.unit, in: program)
      // What lies in a file that has changed is looked at below: its numbers are others now.
      if let earlier, !changed.contains(share.unit.root.file) { changes.add(earlier.share.unit, in: program) }
    }
    for unit in memory.units.values where changed.contains(unit.share.unit.root.file) { changes.add(unit.share.unit, in: memory.program) }
    guard tables.releases.teardowns.addChanges(since: memory.tables.releases.teardowns, inOtherFilesThan: changed, to: &changes) else { return nil }
    self.memory = memory
    self.changes = changes
    live = tables.live
    passing = tables.passing
    self.uses = uses
    self.program = program
  }

  func unit(_ share: UnitShare) -> JudgedUnit? {
    guard let known = memory.units[share.unit.root], known.share === share, let inputs = known.inputs, !changes.files.contains(share.unit.root.file),
      share.sites.isDisjoint(with: changes.sites), !changes.concern(inputs, uses, in: program), known.runs(as: live, passing)
    else { return nil }
    return known
  }
}

extension JudgeTables {
  /// Are those tables the same that are asked all over the program, and change seldom?
  fileprivate func isSame(as earlier: JudgeTables, inOtherFilesThan changed: Set<Int32>) -> Bool {
    shared == earlier.shared && lasting.isSame(as: earlier.lasting) && live.isSame(as: earlier.live) && passing.isSame(as: earlier.passing)
      && releases.isSame(as: earlier.releases, inOtherFilesThan: changed)
  }
}

extension ReleaseTables {
  fileprivate func isSame(as earlier: ReleaseTables, inOtherFilesThan changed: Set<Int32>) -> Bool {
    func isElsewhere(_ function: FunctionReference) -> Bool { !changed.contains(function.file) }
    return calls.hasSameTeardown(as: earlier.calls, inOtherFilesThan: changed) && reuse.isSame(as: earlier.reuse, inOtherFilesThan: changed)
      && parts.calledInDeinit == earlier.parts.calledInDeinit && parts.endHandlers.filter(isElsewhere) == earlier.parts.endHandlers.filter(isElsewhere)
  }
}
