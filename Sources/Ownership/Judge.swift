import Support
import Program
import Facts
import Catalog

/// Turns the graphs of all units into observations: searches them, judges the candidates, and describes the result.
struct Judge {
  let program: Program
  /// The contributions of the units, in order.
  let shares: [UnitContribution]
  /// The indices of the re-evaluated units; `nil` where unit indices differ from before.
  let changed: [Int]?
  let total: IncrementalSum<UnitAggregate>
  let order: UnitOrder
  let summaries: SummaryTable
  let uses: PropertyUses
  let jobs: Int
  /// The types whose graphs are wanted.
  let graphedTypes: [NominalID]

  let reuse: Reuse?
  let changedUses: ChangedUses?
  let keepsMemoryForNextRun: Bool
  let announcer: WorkAnnouncer

  /// The results of judging, besides the observations.
  struct Judged {
    /// The data for the next run, if one follows.
    let kept: (search: SearchMemory, judged: JudgeMemory)?
  }

  /// - Returns: `nil` if the result is no longer needed.
  func judge(into result: inout AnalysisResult, while isWanted: @Sendable () -> Bool) -> Judged? {
    let units = order.units
    result.order = order
    let changes = total.changes
    let total = total.value
    let shared = total.shared
    // A function's result is judged with its callers, if they are in sight.
    let called = total.called
    let replacedGlobals = total.replacedGlobals
    let search = CandidateSearch(
      program: program, units: units, summaries: summaries, uses: uses, replacedGlobals: replacedGlobals,
      awaitedCaptures: total.awaitedCaptures, sites: { [shares] in shares[$0].sites }, jobs: jobs,
      reuse: changedUses.flatMap { reuse?.search($0, replacedGlobals: replacedGlobals, shares: changed, callees: callees(changes)) },
      keepsMemoryForNextRun: keepsMemoryForNextRun)
    let earlier = changes.flatMap { changes in changedUses.flatMap { reuse?.tables(changes, $0) } }
    let releases = ReleaseFacts(order, shares.lazy.map(\.releases), total.releases, program, after: earlier?.releases)
    guard isWanted() else { return nil }
    // The two are independent.
    let (found, tables) = inParallel(
      jobs: jobs, { search.all(shared, called, releases.parts) }, { JudgeTables(total, shares, order, releases, uses, program, jobs: jobs, after: earlier) })
    let typeGraphs = found.typeGraphs
    result.counters.typeGraphs = typeGraphs.count
    result.counters.cutTypeGraphs = found.cutTypeGraphs
    result.counters.searchSteps = found.steps

    @Sendable func breaks(_ record: DependencyRecord?, _ steps: StepCounter = StepCounter()) -> ReleaseIndex {
      ReleaseIndex(
        program: program, uses: RecordedUses(uses: uses, record: record), shared: shared, tables: tables.releases, steps: steps,
        flows: AskedFlows(program))
    }
    result.typeGraphs = graphs(of: graphedTypes, search) { breaks($0) }
    @Sendable func graph(_ reference: GraphReference) -> Graph {
      switch reference {
      case .unit(let index): units[index].graph
      case .type(let index): typeGraphs[index]!
      }
    }
    let lifeTables = tables.lives
    let known = reuse?.judged(tables, changes, sites: found.changedSites, uses)
    @Sendable func observed(_ index: Int, _ record: DependencyRecord?, _ steps: StepCounter) -> (observations: [Observation], closures: [ClosureReport]) {
      let releases = breaks(record, steps)
      let judge = CaptureJudge(
        program: program, unit: units[index], index: index, best: found.closures, breaks: releases,
        lives: ObjectLives(program: program, tables: lifeTables, releases: releases),
        obligation: Obligation(program: program, tables: lifeTables, releases: releases, order: order), graphOf: graph)
      return announcer.announcing(units[index].root) {
        ObservationBuilder(program: program, unit: units[index], judge: judge, graphOf: graph).build()
      }
    }
    @Sendable func judged(_ index: Int) -> JudgedUnit {
      if let known = known?.unit(shares[index], at: index) { return known }
      let record = keepsMemoryForNextRun ? DependencyRecord() : nil
      let steps = StepCounter()
      // Nothing is observed in a unit without closures, and a judge is expensive to make.
      let (observations, closures) = shares[index].sites.isEmpty ? ([], []) : observed(index, record, steps)
      let inputs = record.map {
        VerdictDependencies($0, of: units[index].root, places: observations.places.union(closures.places), in: program)
      }
      return JudgedUnit(
        shares[index], observations: observations, closures: closures, inputs: inputs, weighedReleases: steps.count, tables.live, tables.passing)
    }
    let suspects = known == nil ? nil : reuse?.judgedUnits(changed)
    let judgedUnits =
      suspects.map { suspects in
        parallelMap(count: suspects.count, jobs: jobs, while: isWanted) { judged(suspects[$0]) }.map { known!.units(replacing: suspects, by: $0) }
      } ?? parallelMap(count: units.count, jobs: jobs, while: isWanted, judged)
    guard let judged = judgedUnits else { return nil }
    result.counters.weighedReleases = judged.reduce(0) { $0 + $1.weighedReleases }
    let told = found.references.withoutTwins(in: program, graphOf: graph)
    // Each thread has its own builder.
    let builder = { @Sendable in
      let releases = breaks(nil)
      let judge = ReferenceJudge(
        program: program, units: units, breaks: releases, lives: ObjectLives(program: program, tables: lifeTables, releases: releases),
        obligation: Obligation(program: program, tables: lifeTables, releases: releases, order: order), graphOf: graph)
      return ReferenceObservations(program: program, units: units, judge: judge, graphOf: graph)
    }
    let references = parallelMap(count: told.count, jobs: jobs, state: builder) { builder, index -> Observation? in
      let worst = builder.judge.worst(told[index], of: found.references.others(than: told[index]))
      return builder.judge.isMeant(worst) ? builder.observation(worst) : nil
    }.compactMap { $0 }
    let unowned = UnownedProperties(
      program: program, units: units, uses: uses, shared: shared, called: called, lasting: tables.lasting, live: tables.live,
      judgeKeeper: search.judgeKeeper
    ).all()
    let propertyBuilder = PropertyObservations(
      program: program, breaks: breaks(nil), lasting: tables.lasting, live: tables.live, graphOf: graph)
    var observations = [result.observations, references, unowned.compactMap(propertyBuilder.observation)]
    let strong = StrongDelegates(program: program, total: total.delegates, uses: uses, isApplication: tables.passing.isApplication)
    let delegates = reuse?.delegates ?? strong.candidates()
    let judgedReferences = Set(references.map(\.head))
    observations.append(strong.all(of: delegates).compactMap { propertyBuilder.observation($0, judged: judgedReferences) })
    let obligations = OpenObligations(
      program: program, order: order, uses: uses, releases: releases,
      runs: RepeatedRuns(program: program, order: order, calls: releases.calls, values: total.values, live: tables.live, passing: tables.passing),
      refilled: total.refilled)
    observations.append(obligations.restarted(total.begun.elements).map(propertyBuilder.observation))
    observations.append(obligations.growing(total.growths.elements).map(propertyBuilder.observation))
    let late = LateUnownedUses(program: program, lasting: tables.lasting)
    observations.append(judged.flatMap { $0.observations.flatMap(late.uses) })
    for unit in judged where !unit.observations.isEmpty || !unit.closures.isEmpty {
      observations.append(unit.observations)
      result.closures += unit.closures
    }
    result.observations = ObservationOrder.joined(observations, in: program)
    let forced = ForcedUses(program: program, order: order, shared: shared, called: called, lasting: tables.lasting)
    forced.removeSafe(from: &result.observations)
    for index in result.observations.indices {
      if let keeper = forced.safeKeeper(of: result.observations[index]) {
        (result.observations[index].keeper, result.observations[index].lifetime) = (keeper, .whileKept)
      }
      if result.observations[index].isOfOwnObject, let owner = result.observations[index].enclosingType {
        result.observations[index].isOnlyHold = total.closureOwned.contains(owner, in: program)
      }
      let file = result.observations[index].head.file
      let path = result.observations[index].path
      if !program.isCompiled(file: file) || path.contains(placeIn: { !program.isCompiled(file: $0) }) {
        result.observations[index].code = .unused
      } else if program.isTest(file: file) {
        result.observations[index].code = program.leadsThroughTests(path) ? .testHelper : .test
      } else if tables.passing.isApplication, !result.observations[index].strength.isUnowned, path.contains(placeIn: program.isTest) {
        // The application does not connect the objects itself. Users of a library may do as its tests do. A crash in the program's own code is no test's.
        result.observations[index].code = .test
      } else if program.files[file].isForDebugging {
        result.observations[index].code = .debug
      }
    }
    result.closures.sort { $0.place < $1.place }
    result.keep(remains: [tables, found, judged])
    let kept = found.memory.map {
      ($0, JudgeMemory(units: judged, tables: tables, delegates: delegates, program: program))
    }
    return Judged(kept: kept)
  }

  /// The indices of the units called by new or removed code.
  private func callees(_ changes: IncrementalSum<UnitAggregate>.Changes?) -> [Int] {
    Set(changes.map { $0.all.flatMap(\.unit.callees) } ?? []).compactMap(order.index(of:))
  }
}

extension [PathStep] {
  /// Whether the place of a step lies in such a file.
  fileprivate func contains(placeIn isMeant: (_ file: Int) -> Bool) -> Bool { contains { $0.place.map { isMeant($0.file) } ?? false } }
}

extension Program {
  /// Whether an object on the path is of a class that tests declare.
  fileprivate func leadsThroughTests(_ path: [PathStep]) -> Bool {
    path.contains { step in
      guard case .reference(let reference) = step.kind, case .nominal(let type, _) = reference.source.type.unwrapped, self[type].isDeclared else {
        return false
      }
      return self[type].kind != .protocol && isTest(file: Int(self[type].declarations[0].file))
    }
  }
}
