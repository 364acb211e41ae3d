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
    memory.judged.tables.keep(in: &writer)
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

  /// What the run has left; `nil` for bytes that cannot be such.
  ///
  /// - Parameter program: That of the run: of the same files, in the same order, with the same models.
  public static func memory(from bytes: UnsafeRawBufferPointer, _ program: Program, jobs: Int) -> AnalysisMemory? {
    var reader = KeepReader(bytes)
    let roots = reader.read([FunctionReference].self)
    guard roots.allSatisfy({ Int($0.file) < program.files.count && Int($0.function.index) < program.files[Int($0.file)].functions.count }) else { return nil }
    let run = reader.read(Int.self)
    let (explainsUses, drawsPaths) = (reader.read(Bool.self), reader.read(Bool.self))
    let delegates = reader.read([PropertyReference].self)
    let tables = JudgeTables.Kept(from: &reader, in: program)
    let owners = reader.read([NominalID].self)
    let armed = reader.read(Set<ClosureSite>.self)
    let best = reader.read(BestCandidates.self)
    let types = reader.read([FoundInType].self)
    guard
      let units = read(roots.count, &reader, jobs, { KeptUnit(from: &$0) }),
      let groups = read(reader.count(), &reader, jobs, { $0.read(KeptGroup.self) }),
      reader.isAtEnd, types.count == owners.count, units.map(\.outline.root) == roots
    else { return nil }

    var groupOfUnit = [EvaluatedGroup?](repeating: nil, count: units.count)
    for kept in groups {
      guard kept.members.allSatisfy(units.indices.contains) else { return nil }
      let group = kept.group(of: units)
      for member in kept.members { groupOfUnit[member] = group }
    }
    let outlines = units.map(\.outline)
    let shares = units.map(\.share)
    let outlineTotal = KeptTotal<OutlineTotal>(outlines)
    let shareTotal = KeptTotal<ShareTotal>(shares)
    let calls = UnitCalls(of: outlines)
    var summaries = SummaryTable(capacity: units.count)
    for unit in units { summaries.settle(unit.entry, of: unit.outline.root) }
    let order = UnitOrder(shares.map(\.unit), indices: calls.indices)
    let evaluated = groupOfUnit.compactMap { $0 }
    guard evaluated.count == units.count else { return nil }
    return AnalysisMemory(
      steady: SteadyProgram(program, after: nil), roots: roots, outlines: outlines, calls: calls, groups: evaluated, outlineTotal: outlineTotal,
      shareTotal: shareTotal, summaries: summaries,
      search: SearchMemory(
        units: units.map(\.found), types: Dictionary(zip(owners, types)) { first, _ in first }, owners: owners, armed: armed,
        replacedGlobals: shareTotal.value.replacedGlobals, best: best),
      judged: JudgeMemory(
        units: units.map(\.judged), tables: JudgeTables(shareTotal.value, shares, order, program, tables), delegates: delegates, program: program,
        explainsUses: explainsUses, drawsPaths: drawsPaths), run: run)
  }

  private static func parts(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: partSize).map { $0..<min($0 + partSize, count) }
  }

  private static func read<Value: Sendable>(
    _ count: Int, _ reader: inout KeepReader, _ jobs: Int, _ read: @Sendable (inout KeepReader) -> Value
  ) -> [Value]? {
    let parts = parts(of: count)
    // They are only read.
    nonisolated(unsafe) let bytes = parts.map { _ in reader.part() }
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
private struct KeptUnit: Sendable {
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
