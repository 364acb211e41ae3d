import ProgramModel

/// What a run has worked out, for the next one.
public final class AnalysisMemory: Sendable {
  /// With the places of the texts.
  public var program: Program { steady.read }
  let steady: SteadyProgram
  /// All units, in canonical order. What is kept of each stands at the same index.
  let roots: [FunctionReference]
  let outlines: [UnitOutline]
  let calls: UnitCalls
  let groups: [EvaluatedGroup]
  let outlineTotal: KeptTotal<OutlineTotal>
  let shareTotal: KeptTotal<ShareTotal>
  let summaries: SummaryTable
  let search: SearchMemory
  let judged: JudgeMemory
  let run: Int

  init(
    steady: SteadyProgram, roots: [FunctionReference], outlines: [UnitOutline], calls: UnitCalls, groups: [EvaluatedGroup],
    outlineTotal: KeptTotal<OutlineTotal>, shareTotal: KeptTotal<ShareTotal>, summaries: SummaryTable, search: SearchMemory, judged: JudgeMemory, run: Int
  ) {
    self.steady = steady
    self.roots = roots
    self.outlines = outlines
    self.calls = calls
    self.groups = groups
    self.outlineTotal = outlineTotal
    self.shareTotal = shareTotal
    self.summaries = summaries
    self.search = search
    self.judged = judged
    self.run = run
  }
}

/// What of an earlier run still holds. What names code that has changed is worked out anew: places and numbers in it may be others. The
/// rest holds while the answers to all that it asked for are the same.
struct Reuse: Sendable {
  let memory: AnalysisMemory
  /// All units, in canonical order.
  let roots: [FunctionReference]
  /// For each unit its index in the earlier run; -1 where its code has changed.
  private let before: [Int32]
  private let program: Program
  private let changed: CodeChanges

  /// - Returns: `nil` where more has changed than what functions do inside.
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
  }

  /// The index that a unit had in the earlier run; `nil` where its code has changed.
  func earlier(_ index: Int) -> Int? { before[index] < 0 ? nil : Int(before[index]) }

  func outlineTotal(_ outlines: [UnitOutline]) -> KeptTotal<OutlineTotal> { KeptTotal(outlines, after: memory.outlineTotal, at: before) }
  func shareTotal(_ shares: [UnitShare]) -> KeptTotal<ShareTotal> { KeptTotal(shares, after: memory.shareTotal, at: before) }

  /// `nil` where units have other indices than before.
  func calls(of outlines: [UnitOutline]) -> UnitCalls? {
    guard outlines.count == memory.outlines.count, before.indices.allSatisfy({ before[$0] < 0 || Int(before[$0]) == $0 }) else { return nil }
    return UnitCalls(
      memory.calls, of: outlines, before: memory.outlines, changed: outlines.indices.filter { outlines[$0] !== memory.outlines[$0] })
  }

  func changes(to outlines: KeptTotal<OutlineTotal>) -> ChangedUses {
    ChangedUses(outlines.value.uses, after: memory.outlineTotal.value.uses, changed: (outlines.changes?.all ?? []).lazy.map(\.uses))
  }

  func outline(of index: Int) -> UnitOutline? {
    guard let index = earlier(index) else { return nil }
    let outline = memory.outlines[index]
    return outline.calledParts.contains(where: changed.contains) ? nil : outline
  }

  /// - Parameter members: The indices of the units.
  func group(of members: [Int], isCalled: (FunctionReference) -> Bool, _ known: SummaryTable, _ uses: ChangedUses) -> EvaluatedGroup? {
    guard let first = earlier(members[0]) else { return nil }
    let group = memory.groups[first]
    guard let inputs = group.inputs, inputs.members.count == members.count, !inputs.parts.contains(where: changed.contains) else { return nil }
    for (place, index) in members.enumerated() where inputs.members[place] != roots[index] || inputs.areCalled[place] != isCalled(roots[index]) { return nil }
    guard inputs.summaries.allSatisfy({ known.version(of: $0.function) == $0.version }), uses.areSame(inputs.properties, in: program) else { return nil }
    return group
  }

  func search(_ uses: ChangedUses, replacedGlobals: Tally<PropertyReference>) -> SearchReuse? {
    SearchReuse(memory.search, before: before, changed: changed, program, uses, replacedGlobals: replacedGlobals)
  }

  func judged(
    _ tables: JudgeTables, _ changes: KeptTotal<ShareTotal>.Changes?, sites: Set<ClosureSite>?, _ uses: PropertyUses, explainsUses: Bool, drawsPaths: Bool
  ) -> JudgeReuse? {
    guard let changes, memory.judged.explainsUses == explainsUses, memory.judged.drawsPaths == drawsPaths else { return nil }
    return JudgeReuse(memory.judged, tables, changes, before: before, changed: changed, sites: sites, uses, program)
  }

  func tables(_ changes: KeptTotal<ShareTotal>.Changes) -> JudgeTables.Earlier {
    JudgeTables.Earlier(tables: memory.judged.tables, uses: memory.outlineTotal.value.uses, changed: changed, shares: changes)
  }

  /// The version of a summary, where the earlier run has come to the same one.
  func version(of summary: Summary, for function: FunctionReference) -> Int? {
    guard !changed.contains(program.part(naming: function)), let entry = memory.summaries.entry(of: function), entry.summary == summary else { return nil }
    return entry.version
  }
}
