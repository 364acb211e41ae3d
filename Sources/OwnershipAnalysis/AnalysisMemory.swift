import ProgramModel

/// What a run has worked out, for the next one.
public final class AnalysisMemory: Sendable {
  public let program: Program
  /// All units, in canonical order.
  let roots: [FunctionReference]
  let outlines: [FunctionReference: UnitOutline]
  let outlineTotal: KeptTotal<OutlineTotal>
  let shareTotal: KeptTotal<ShareTotal>
  let groups: [FunctionReference: EvaluatedGroup]
  let summaries: SummaryTable
  let search: SearchMemory
  let judged: JudgeMemory
  let run: Int

  init(
    program: Program, roots: [FunctionReference], outlines: [UnitOutline], outlineTotal: KeptTotal<OutlineTotal>, shareTotal: KeptTotal<ShareTotal>,
    groups: [FunctionReference: EvaluatedGroup],
    summaries: SummaryTable,
    search: SearchMemory, judged: JudgeMemory, run: Int
  ) {
    self.program = program
    self.roots = roots
    self.outlineTotal = outlineTotal
    self.shareTotal = shareTotal
    self.outlines = Dictionary(uniqueKeysWithValues: outlines.map { ($0.root, $0) })
    self.groups = groups
    self.summaries = summaries
    self.search = search
    self.judged = judged
    self.run = run
  }
}

/// What of an earlier run still holds. What names a file that has changed is worked out anew: places and numbers in it may be others. The
/// rest holds while the answers to all that it asked for are the same.
struct Reuse: Sendable {
  let memory: AnalysisMemory
  private let program: Program
  private let changed: Set<Int32>

  /// - Returns: `nil` where more has changed than what functions do inside.
  init?(of memory: AnalysisMemory, in program: Program) {
    guard let changed = program.filesChanged(since: memory.program) else { return nil }
    self.memory = memory
    self.program = program
    self.changed = Set(changed.map { Int32($0) })
  }

  /// All units, in canonical order.
  func units() -> [FunctionReference] {
    program.inCanonicalOrder(memory.roots.filter { !changed.contains($0.file) }, adding: changed.flatMap { program.units(inFile: Int($0)) })
  }

  func changes(to outlines: KeptTotal<OutlineTotal>) -> ChangedUses {
    ChangedUses(outlines.value.uses, after: memory.outlineTotal.value.uses, changed: (outlines.changed ?? []).lazy.map(\.uses))
  }

  func outline(of root: FunctionReference) -> UnitOutline? {
    guard !changed.contains(root.file), let outline = memory.outlines[root], !outline.calls.contains(where: { changed.contains($0.file) }) else { return nil }
    return outline
  }

  func group(of members: [FunctionReference], areCalled: [Bool], _ known: SummaryTable, _ uses: ChangedUses) -> EvaluatedGroup? {
    guard let group = memory.groups[members[0]], let inputs = group.inputs else { return nil }
    guard inputs.members == members, inputs.areCalled == areCalled, inputs.files.isDisjoint(with: changed),
      inputs.summaries.allSatisfy({ known.version(of: $0) == $1 }),
      uses.areSame(inputs.properties, in: program)
    else { return nil }
    return group
  }

  func search(_ uses: ChangedUses, replacedGlobals: Tally<PropertyReference>) -> SearchReuse? {
    SearchReuse(memory.search, changed: changed, program, uses, replacedGlobals: replacedGlobals)
  }

  func judged(
    _ tables: JudgeTables, _ shares: [UnitShare], sites: Set<ClosureSite>?, _ uses: PropertyUses, explainsUses: Bool, drawsPaths: Bool
  ) -> JudgeReuse? {
    guard memory.judged.explainsUses == explainsUses, memory.judged.drawsPaths == drawsPaths else { return nil }
    return JudgeReuse(memory.judged, tables, shares, changed: changed, sites: sites, uses, program)
  }

  /// The version of a summary, where the earlier run has come to the same one.
  func version(of summary: Summary, for function: FunctionReference) -> Int? {
    guard !changed.contains(function.file), let entry = memory.summaries.entry(of: function), entry.summary == summary else { return nil }
    return entry.version
  }
}
