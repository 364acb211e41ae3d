import Program
import Support

/// The data that a run leaves for the next one.
public final class AnalysisMemory: Sendable {
  /// With the places of the current texts.
  public var program: Program { steady.read }
  /// Whether the run continued an earlier one.
  public var goesOn: Bool { steady.changes != nil }
  let steady: SteadyProgram
  /// All units in canonical order. Other per-unit data uses the same indices.
  let roots: [FunctionReference]
  let outlines: [UnitInterface]
  let calls: UnitCalls
  let groups: [EvaluatedComponent]
  let shares: [UnitContribution]
  let units: [EvaluatedUnit]
  let outlineTotal: IncrementalSum<InterfaceAggregate>
  let shareTotal: IncrementalSum<UnitAggregate>
  let summaries: SummaryTable
  let search: SearchMemory
  let judged: JudgeMemory
  let run: Int
  fileprivate let records: UnitRecords
  /// The dependency filter of each unit.
  let questions: Lazy<[DependencyFilter]>

  init(
    steady: SteadyProgram, roots: [FunctionReference], outlines: [UnitInterface], calls: UnitCalls, groups: [EvaluatedComponent],
    shares: [UnitContribution], units: [EvaluatedUnit],
    outlineTotal: IncrementalSum<InterfaceAggregate>, shareTotal: IncrementalSum<UnitAggregate>, summaries: SummaryTable, search: SearchMemory,
    judged: JudgeMemory, run: Int,
    after reuse: Reuse? = nil
  ) {
    self.steady = steady
    self.roots = roots
    self.outlines = outlines
    self.calls = calls
    self.groups = groups
    self.shares = shares
    self.units = units
    self.outlineTotal = outlineTotal
    self.shareTotal = shareTotal
    self.summaries = summaries
    self.search = search
    self.judged = judged
    self.run = run
    let records = UnitRecords(outlines: outlines, groups: groups, found: search.units, judged: judged.units, program: steady.program)
    self.records = records
    questions = reuse.map { Lazy($0.questions(records)) } ?? Lazy { records.questions() }
  }
}

/// The results of an earlier run that are still valid. Results that name changed code are computed again, because places and numbers in it may
/// have changed. All other results are valid while the recorded queries give the same answers. A class, because every unit uses it.
final class Reuse: Sendable {
  let memory: AnalysisMemory
  /// All units in canonical order.
  let roots: [FunctionReference]
  /// For each unit, its index in the earlier run; -1 if its code has changed.
  private let before: [Int32]
  private let program: Program
  private let changed: CodeChanges
  /// Whether all unchanged units have the same indices as before, and the number of other units is the same.
  let isSameOrder: Bool

  /// - Returns: `nil` if more than function bodies has changed.
  init?(of memory: AnalysisMemory, in steady: SteadyProgram) {
    guard let changed = steady.changes else { return nil }
    let program = steady.program
    let new = changed.files.flatMap { program.units(inFile: $0) }.filter(changed.contains(codeOf:))
    let roots = program.inCanonicalOrder(memory.roots.filter { !changed.contains(codeOf: $0) }, adding: new)
    var next = 0
    before = roots.map { root in
      if changed.contains(codeOf: root) { return -1 }
      while memory.roots[next] != root { next += 1 }
      return Int32(next)
    }
    self.memory = memory
    self.roots = roots
    self.program = program
    self.changed = changed
    let before = before
    isSameOrder = roots.count == memory.roots.count && before.indices.allSatisfy { before[$0] < 0 || Int(before[$0]) == $0 }
  }

  fileprivate func questions(_ records: UnitRecords) -> [DependencyFilter] {
    records.questions(after: memory.records, memory.questions.value, at: before)
  }

  /// The units that the filters do not rule out, in ascending order. Requires unchanged indices.
  func indices(where mayHaveChanged: (DependencyFilter) -> Bool) -> [Int] {
    let questions = memory.questions.value
    return before.indices.filter { before[$0] < 0 || mayHaveChanged(questions[$0]) }
  }

  /// The prepared units; `nil` where their indices differ from the earlier run.
  ///
  /// - Parameter prepare: Prepares the units with these indices.
  func prepared(_ prepare: ([Int]) -> [PreparedUnit]) -> PreparedUnits? {
    guard isSameOrder else { return nil }
    let suspects = indices { $0.calledFiles & changed.fileBits != 0 }
    return PreparedUnits(memory.outlines, replacing: zip(suspects, prepare(suspects)).map { ($0, $1) })
  }

  /// The changed inputs of unit evaluation.
  func changes(_ uses: ChangedUses) -> DependencyFilter.Bits { DependencyFilter.Bits(changed, uses) }

  /// The properties whose names say that someone else owns their value; `nil` where there may be new ones.
  var delegates: [PropertyReference]? { changed.hasOtherMembers ? nil : memory.judged.delegates }

  /// The index of a unit in the earlier run; `nil` if its code has changed.
  func earlier(_ index: Int) -> Int? { before[index] < 0 ? nil : Int(before[index]) }

  func outlineTotal(_ units: PreparedUnits) -> IncrementalSum<InterfaceAggregate> {
    units.changed.map { IncrementalSum(units.outlines, after: memory.outlineTotal, changed: $0) }
      ?? IncrementalSum(units.outlines, after: memory.outlineTotal, at: before)
  }

  /// - Parameter changed: The indices of the re-evaluated units; `nil` where unit indices differ from before.
  func shareTotal(_ shares: [UnitContribution], changed: [Int]?) -> IncrementalSum<UnitAggregate> {
    changed.map { IncrementalSum(shares, after: memory.shareTotal, changed: $0) } ?? IncrementalSum(shares, after: memory.shareTotal, at: before)
  }

  func calls(of units: PreparedUnits) -> UnitCalls {
    units.changed.map { UnitCalls(memory.calls, of: units.outlines, before: memory.outlines, changed: $0) }
      ?? UnitCalls(memory.calls, of: units.outlines, before: memory.outlines, at: before)
  }

  func changes(to outlines: IncrementalSum<InterfaceAggregate>) -> ChangedUses {
    ChangedUses(outlines.value.uses, after: memory.outlineTotal.value.uses, changed: changed(outlines, \.uses).joined())
  }

  /// The functions that gained or lost a caller in the program.
  func changedCallees(to outlines: IncrementalSum<InterfaceAggregate>) -> Set<FunctionReference> {
    changed(outlines, \.calledByProgram).reduce(into: []) { result, pair in
      result.formUnion(pair.dropFirst().reduce(pair[0]) { $0.symmetricDifference($1) })
    }
  }

  /// The contributions of new and removed units, paired by root, without equal pairs.
  private func changed<Part: Equatable>(_ outlines: IncrementalSum<InterfaceAggregate>, _ part: (UnitInterface) -> Part) -> [[Part]] {
    let changes = outlines.changes?.all ?? []
    return Dictionary(grouping: changes, by: \.root).values.map { $0.map(part) }.filter { $0.count != 2 || $0[0] != $0[1] }
  }

  func outline(of index: Int) -> UnitInterface? {
    guard let index = earlier(index) else { return nil }
    let outline = memory.outlines[index]
    return outline.calledParts.haveChanged(in: changed) ? nil : outline
  }

  /// The inputs of a group of functions, besides its own code.
  struct Context: Sendable {
    let uses: ChangedUses
    /// The functions whose callers have changed.
    let callees: Set<FunctionReference>
    /// The functions with changed summaries; `nil` where their order may have changed.
    var summaries: Set<FunctionReference>?
  }

  /// - Parameter members: The indices of the units.
  func group(of members: [Int], isCalled: (FunctionReference) -> Bool, _ known: SummaryTable, _ context: Context) -> EvaluatedComponent? {
    guard let first = earlier(members[0]) else { return nil }
    let group = memory.groups[first]
    guard let inputs = group.inputs, inputs.members.count == members.count, !inputs.parts.changeGraphs(in: changed),
      changed.types.isEmpty || !inputs.types.contains(where: changed.types.contains)
    else { return nil }
    for (place, index) in members.enumerated() {
      if inputs.members[place] != roots[index] { return nil }
      if context.callees.contains(roots[index]), inputs.areCalled[place] != isCalled(roots[index]) { return nil }
    }
    if let changed = context.summaries {
      if !changed.isEmpty, inputs.summaries.contains(where: { changed.contains($0.function) }) { return nil }
    } else if !inputs.summaries.allSatisfy({ known.version(of: $0.function) == $0.version }) {
      return nil
    }
    return context.uses.areSame(inputs.properties, in: program) ? group : nil
  }

  /// The functions of a group with changed summaries.
  func changedSummaries(of group: EvaluatedComponent, _ members: [Int]) -> [FunctionReference] {
    if let first = earlier(members[0]), memory.groups[first] === group { return [] }
    return zip(members, group.entries).filter { memory.summaries.version(of: roots[$0]) != $1.version }.map { roots[$0.0] }
  }

  /// - Parameters:
  ///   - shares: The indices of the re-evaluated units; `nil` where unit indices differ from before.
  ///   - callees: The indices of the units whose callers have changed.
  func search(
    _ uses: ChangedUses, replacedGlobals: Multiset<PropertyReference>, shares: [Int]?, callees: some Sequence<Int>
  ) -> SearchReuse? {
    let suspects = shares.map { shares in
      let changes = changes(uses)
      return Set(shares).union(callees).union(indices { $0.mayBeSearched(after: changes) }).sorted()
    }
    return SearchReuse(memory.search, before: before, changed: changed, program, uses, replacedGlobals: replacedGlobals, suspects: suspects)
  }

  /// The re-evaluated units, and those that the filters do not exclude from judging.
  ///
  /// - Parameter shares: The indices of the re-evaluated units; `nil` where unit indices differ from before.
  func judgedUnits(_ shares: [Int]?) -> [Int]? { shares.map { Set($0).union(indices(where: \.isJudged)).sorted() } }

  func judged(
    _ tables: JudgeTables, _ changes: IncrementalSum<UnitAggregate>.Changes?, sites: Set<ClosureSite>?, _ uses: PropertyUses
  ) -> JudgeReuse? {
    guard let changes else { return nil }
    let earlier = memory.outlineTotal.value.uses
    let names = uses.namesOfUnknown(otherThan: earlier).union(uses.namesOfInherited(otherThan: earlier))
    return JudgeReuse(memory.judged, memory.groups, tables, changes, before: before, changed: changed, sites: sites, calledAnew: names, uses, program)
  }

  func tables(_ changes: IncrementalSum<UnitAggregate>.Changes, _ changedUses: ChangedUses) -> JudgeTables.Earlier {
    JudgeTables.Earlier(memory.judged.tables, memory.outlineTotal.value.uses, changed, changedUses, changes)
  }

  /// The version of a summary, if it equals that of the earlier run.
  func version(of summary: Summary, for function: FunctionReference) -> Int? {
    guard !changed.contains(program.part(naming: function)), let entry = memory.summaries.entry(of: function), entry.summary == summary else { return nil }
    return entry.version
  }
}
