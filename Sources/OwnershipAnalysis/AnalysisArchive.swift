import ByteArchive
import ParallelMap
import ProgramModel

/// What a run has left for the next one, as bytes: what was worked out of each unit, and what was found in graphs and judged.
///
/// Of the tables of the whole program only those are kept that take long to make. The others are made again, as a run makes them that starts from nothing.
public enum AnalysisArchive {
  /// How many units, or groups of them, are written together.
  private static let partSize = 512

  /// The bytes of a run that has started from nothing; `nil` for another one, of which code may have other places than in the texts.
  public static func bytes(of memory: AnalysisMemory, jobs: Int) -> [UInt8]? {
    guard memory.steady.changes == nil, !memory.steady.hasMoved else { return nil }
    var writer = KeepWriter()
    writer.write(memory.roots)
    writer.write(memory.run)
    writer.write(memory.judged.explainsUses)
    writer.write(memory.judged.drawsPaths)
    writer.write(memory.judged.delegates)
    writer.writePart {
      $0.write(memory.outlineTotal.value)
      $0.write(memory.shareTotal.value)
    }
    writer.writePart {
      $0.write(memory.calls.callees)
      memory.judged.tables.releases.keep(in: &$0)
    }
    writer.writePart { memory.judged.tables.keep(in: &$0) }
    writer.write(memory.search.owners)
    writer.write(memory.search.armed)
    writer.write(memory.search.best)
    writer.write(memory.search.owners.compactMap { memory.search.types[$0] })
    let parts = parts(of: memory.roots.count)
    let units = parallelMap(count: parts.count, jobs: jobs) { part in
      var writer = KeepWriter()
      for index in parts[part] { KeptUnit(of: memory, at: index).keep(in: &writer) }
      return writer.bytes
    }
    for part in units { writer.write(part: part) }
    let groups = memory.firstMembers
    writer.write(count: groups.count)
    let groupParts = Self.parts(of: groups.count)
    let groupBytes = parallelMap(count: groupParts.count, jobs: jobs) { part in
      var writer = KeepWriter()
      for place in groupParts[part] { writer.write(KeptGroup(memory.groups[groups[place]], indices: memory.calls.indices)) }
      return writer.bytes
    }
    for part in groupBytes { writer.write(part: part) }
    return writer.bytes
  }

  /// What can be read without the program: in another thread, while that is linked.
  public struct Contents: Sendable {
    fileprivate let roots: [FunctionReference]
    fileprivate let run: Int
    fileprivate let explainsUses: Bool
    fileprivate let drawsPaths: Bool
    fileprivate let delegates: [PropertyReference]
    /// What units add up to, who calls whom and what ends what, and the other tables of the whole program: these cannot be read without it.
    fileprivate let totals: SharedBytes
    fileprivate let releases: SharedBytes
    fileprivate let tables: SharedBytes
    fileprivate let context: KeepTables
    fileprivate let owners: [NominalID]
    fileprivate let armed: Set<ClosureSite>
    fileprivate let best: BestCandidates
    fileprivate let types: [FoundInType]
    fileprivate let units: [KeptUnit]
    fileprivate let groups: [EvaluatedGroup]
  }

  /// Reads what was kept; `nil` for bytes that cannot be such.
  public static func contents(of bytes: SharedBytes, jobs: Int) -> Contents? {
    var reader = KeepReader(bytes)
    let roots = reader.read([FunctionReference].self)
    let run = reader.read(Int.self)
    let (explainsUses, drawsPaths) = (reader.read(Bool.self), reader.read(Bool.self))
    let delegates = reader.read([PropertyReference].self)
    let (totals, releases, tables) = (reader.part(), reader.part(), reader.part())
    let owners = reader.read([NominalID].self)
    let armed = reader.read(Set<ClosureSite>.self)
    let best = reader.read(BestCandidates.self)
    let types = reader.read([FoundInType].self)
    guard
      let units = read(roots.count, &reader, jobs, { KeptUnit(from: &$0) }),
      let kept = read(reader.count(), &reader, jobs, { $0.read(KeptGroup.self) }),
      reader.isAtEnd, types.count == owners.count, units.map(\.outline.root) == roots
    else { return nil }
    var groupOfUnit = [EvaluatedGroup?](repeating: nil, count: units.count)
    for kept in kept {
      guard kept.members.allSatisfy(units.indices.contains) else { return nil }
      let group = kept.group(of: units)
      for member in kept.members { groupOfUnit[member] = group }
    }
    let groups = groupOfUnit.compactMap { $0 }
    guard groups.count == units.count else { return nil }
    return Contents(
      roots: roots, run: run, explainsUses: explainsUses, drawsPaths: drawsPaths, delegates: delegates, totals: totals, releases: releases,
      tables: tables, context: reader.tables, owners: owners, armed: armed, best: best, types: types, units: units, groups: groups)
  }

  /// What the run has left; `nil` for bytes that cannot be such.
  ///
  /// - Parameter program: That of the run: of the same files, in the same order, with the same models.
  public static func memory(from kept: Contents, _ program: Program, jobs: Int) -> AnalysisMemory? {
    let (roots, units) = (kept.roots, kept.units)
    guard roots.allSatisfy({ Int($0.file) < program.files.count && Int($0.function.index) < program.files[Int($0.file)].functions.count }) else { return nil }
    let shares = units.map(\.share)
    let (totals, calls) = inParallel(
      jobs: jobs,
      { () -> (OutlineTotal, ShareTotal)? in
        var reader = KeepReader(part: kept.totals, kept.context)
        let totals = (reader.read(OutlineTotal.self), reader.read(ShareTotal.self))
        return reader.isAtEnd ? totals : nil
      },
      { () -> (UnitCalls, CallTable, ReleaseParts)? in
        var reader = KeepReader(part: kept.releases, kept.context)
        let calls = UnitCalls(roots, callees: reader.read())
        let (table, parts) = (CallTable(from: &reader, in: program), reader.read(ReleaseParts.self))
        return reader.isAtEnd ? calls.map { ($0, table, parts) } : nil
      })
    var reader = KeepReader(part: kept.tables, kept.context)
    let judging = JudgeTables.Kept(from: &reader, in: program)
    guard reader.isAtEnd, let (outlineTotal, shareTotal) = totals, let (calls, table, parts) = calls else { return nil }
    let order = UnitOrder(shares.map(\.unit), indices: calls.indices)
    let releases = ReleaseTables(order, shares, shareTotal.releases, program, table, parts)
    let outlines = units.map(\.outline)
    var summaries = SummaryTable(capacity: units.count)
    for unit in units { summaries.settle(unit.entry, of: unit.outline.root) }
    return AnalysisMemory(
      steady: SteadyProgram(program, after: nil), roots: roots, outlines: outlines, calls: calls, groups: kept.groups,
      outlineTotal: KeptTotal(outlines, value: outlineTotal), shareTotal: KeptTotal(shares, value: shareTotal), summaries: summaries,
      search: SearchMemory(
        units: units.map(\.found), types: Dictionary(zip(kept.owners, kept.types)) { first, _ in first }, owners: kept.owners, armed: kept.armed,
        replacedGlobals: shareTotal.replacedGlobals, best: kept.best),
      judged: JudgeMemory(
        units: units.map(\.judged), tables: JudgeTables(shareTotal, shares, releases, judging), delegates: kept.delegates, program: program,
        explainsUses: kept.explainsUses, drawsPaths: kept.drawsPaths), run: kept.run)
  }

  private static func parts(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: partSize).map { $0..<min($0 + partSize, count) }
  }

  private static func read<Value: Sendable>(
    _ count: Int, _ reader: inout KeepReader, _ jobs: Int, _ read: @Sendable (inout KeepReader) -> Value
  ) -> [Value]? {
    let parts = parts(of: count)
    let bytes = parts.map { _ in reader.part() }
    let values = parallelMap(count: parts.count, jobs: jobs) { part -> [Value]? in
      var reader = KeepReader(bytes[part])
      var values: [Value] = []
      values.reserveCapacity(parts[part].count)
      for _ in parts[part] {
        values.append(read(&reader))
        if reader.isDamaged { return nil }
      }
      return reader.isAtEnd ? values : nil
    }
    return values.contains { $0 == nil } ? nil : values.flatMap { $0! }
  }
}

extension AnalysisMemory {
  /// For each group the first of its units.
  fileprivate var firstMembers: [Int] {
    var seen: Set<ObjectIdentifier> = []
    return groups.indices.filter { seen.insert(ObjectIdentifier(groups[$0])).inserted }
  }
}

/// What is kept of one unit.
fileprivate struct KeptUnit: Sendable {
  let outline: UnitOutline
  let share: UnitShare
  let entry: SummaryTable.Entry
  let found: FoundInUnit
  let judged: JudgedUnit

  init(of memory: AnalysisMemory, at index: Int) {
    outline = memory.outlines[index]
    judged = memory.judged.units[index]
    share = judged.share
    entry = memory.summaries.entry(of: outline.root)!
    found = memory.search.units[index]
  }

  init(from reader: inout KeepReader) {
    outline = reader.read()
    let unit = reader.read(EvaluatedUnit.self)
    share = UnitShare(unit, from: &reader)
    entry = SummaryTable.Entry(summary: unit.keptSummary, version: reader.read(), parts: reader.read())
    found = FoundInUnit(unit, from: &reader)
    judged = JudgedUnit(share, from: &reader)
  }

  func keep(in writer: inout KeepWriter) {
    writer.write(outline)
    writer.write(share.unit)
    share.keep(in: &writer)
    writer.write(entry.version)
    writer.write(entry.parts)
    found.keep(in: &writer)
    judged.keep(in: &writer)
  }
}

/// What is kept of units that were evaluated together.
private struct KeptGroup: Keepable, Sendable {
  let members: [Int]
  let isRecursive: Bool
  let rounds: Int
  let hasSettled: Bool
  let inputs: GroupInputs?

  init(_ group: EvaluatedGroup, indices: [FunctionReference: Int]) {
    members = group.shares.map { indices[$0.unit.root]! }
    isRecursive = group.isRecursive
    rounds = group.rounds
    hasSettled = group.hasSettled
    inputs = group.inputs
  }

  init(from reader: inout KeepReader) {
    members = reader.read()
    isRecursive = reader.read()
    rounds = reader.read()
    hasSettled = reader.read()
    inputs = reader.read()
  }

  func keep(in writer: inout KeepWriter) {
    writer.write(members)
    writer.write(isRecursive)
    writer.write(rounds)
    writer.write(hasSettled)
    writer.write(inputs)
  }

  func group(of units: [KeptUnit]) -> EvaluatedGroup {
    EvaluatedGroup(
      shares: members.map { units[$0].share }, entries: members.map { units[$0].entry }, isRecursive: isRecursive, rounds: rounds, hasSettled: hasSettled,
      inputs: inputs)
  }
}
