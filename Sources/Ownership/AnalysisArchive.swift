import Engine
import Facts
import Support
import Program

/// What a run has left for the next one, as bytes: what was worked out of each unit, and what was found in graphs and judged.
///
/// Of the tables of the whole program only those are kept that take long to make. The others are made again, as a run makes them that starts from nothing.
public enum AnalysisArchive {
  /// How many units, or groups of them, are written together.
  private static let partSize = 512

  /// The bytes of a run that has started from nothing; `nil` for another one, of which code may have other places than in the texts.
  public static func bytes(of memory: AnalysisMemory, jobs: Int) -> [UInt8]? {
    guard memory.steady.changes == nil, !memory.steady.hasMoved else { return nil }
    var writer = StoreWriter(sharing: Type.self)
    writer.writePart { $0.write(memory.program.linkingResults) }
    writer.write(memory.roots)
    writer.write(memory.run)
    writer.write(memory.judged.delegates)
    writer.writePart {
      $0.write(memory.outlineTotal.value)
      $0.write(memory.shareTotal.value)
    }
    writer.writePart {
      $0.write(memory.calls.callees)
      memory.judged.tables.releases.calls.store(to: &$0)
      $0.write(memory.judged.tables.releases.parts)
    }
    writer.writePart { memory.judged.tables.store(to: &$0) }
    writer.write(memory.search.owners)
    writer.write(memory.search.armed)
    writer.write(memory.search.best)
    writer.write(memory.search.owners.compactMap { memory.search.types[$0] })
    let parts = parts(of: memory.roots.count)
    let units = parallelMap(count: parts.count, jobs: jobs) { part in
      var writer = StoreWriter(sharing: Type.self)
      for index in parts[part] { KeptUnit(of: memory, at: index).store(to: &writer) }
      return writer.bytes
    }
    for part in units { writer.write(part: part) }
    let groups = memory.firstMembers
    writer.write(count: groups.count)
    let groupParts = Self.parts(of: groups.count)
    let groupBytes = parallelMap(count: groupParts.count, jobs: jobs) { part in
      var writer = StoreWriter(sharing: Type.self)
      for place in groupParts[part] { writer.write(KeptGroup(memory.groups[groups[place]], indices: memory.calls.indices)) }
      return writer.bytes
    }
    for part in groupBytes { writer.write(part: part) }
    return writer.bytes
  }

  /// Bytes that have been looked into.
  public struct Opened: Sendable {
    fileprivate let tables: StoreTables
    fileprivate let program: SharedBytes
    fileprivate let rest: SharedBytes

    /// What linking the program has found; `nil` for bytes that cannot be such.
    public func linkingResults() -> LinkingResults? {
      var reader = StoreReader(part: program, tables)
      let results = reader.read(LinkingResults.self)
      return reader.isAtEnd ? results : nil
    }
  }

  /// Looks into what was kept.
  public static func open(_ bytes: SharedBytes) -> Opened {
    var reader = StoreReader(bytes, sharing: Type.self)
    let program = bytes.part(reader.part())
    return Opened(tables: reader.tables!, program: program, rest: bytes.part(reader.rest))
  }

  /// What the run has left; `nil` for bytes that cannot be such.
  ///
  /// - Parameters:
  ///   - edited: The files whose text has changed since, by their index, with the facts of the old text. The run is read as one that they were about to be
  ///     edited in: then the next run costs what the edits change.
  ///   - link: Links the program of the run: of the same files, in the same order, with the same models. Meanwhile other threads read.
  public static func memory(
    of opened: Opened, edited: [Int: FileFacts] = [:], jobs: Int, _ link: @escaping @Sendable () -> Program
  ) -> AnalysisMemory? {
    let files = edited.sorted { $0.key < $1.key }
    let prepared = parallelMap(count: files.count, jobs: jobs) { SteadyFacts(files[$0].value) }
    let steady = Dictionary(uniqueKeysWithValues: zip(files, prepared).compactMap { file, facts in facts.map { (file.key, $0) } })
    let relocation = steady.isEmpty ? nil : Relocation(steady)
    var reader = StoreReader(part: opened.rest, opened.tables, context: relocation)
    let head = Head(from: &reader, of: opened.rest)
    let unitParts = Self.parts(of: head.roots.count).map { ($0.count, opened.rest.part(reader.part())) }
    let groupParts = Self.parts(of: reader.count()).map { ($0.count, opened.rest.part(reader.part())) }
    guard reader.isAtEnd else { return nil }
    let pieces = parallelMap(count: 1 + unitParts.count + groupParts.count, jobs: jobs) { index -> Piece in
      if index == 0 { return .program(SteadyProgram(link(), preparing: steady)) }
      let place = index - 1
      return place < unitParts.count
        ? .units(read(unitParts[place].0, unitParts[place].1, relocation) { KeptUnit(from: &$0) })
        : .groups(read(groupParts[place - unitParts.count].0, groupParts[place - unitParts.count].1, relocation) { $0.read(KeptGroup.self) })
    }
    guard case .program(let program) = pieces[0], let contents = Contents(head, pieces.dropFirst()) else { return nil }
    return memory(from: contents, opened.tables, relocation, program, jobs: jobs)
  }

  /// What is read in one go, or made meanwhile.
  private enum Piece: Sendable {
    case program(SteadyProgram)
    /// `nil` for bytes that cannot be such.
    case units([KeptUnit]?)
    case groups([KeptGroup]?)
  }

  private static func read<Value>(_ count: Int, _ part: SharedBytes, _ relocation: Relocation?, _ read: (inout StoreReader) -> Value) -> [Value]? {
    var reader = StoreReader(part, sharing: Type.self, context: relocation)
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      values.append(read(&reader))
      if reader.isDamaged { return nil }
    }
    return reader.isAtEnd ? values : nil
  }

  /// What stands before the units.
  private struct Head {
    let roots: [FunctionReference]
    let run: Int
    let delegates: [PropertyReference]
    /// What units add up to, who calls whom and what ends what, and the other tables of the whole program: these cannot be read without it.
    let totals: SharedBytes
    let releases: SharedBytes
    let tables: SharedBytes
    let owners: [NominalID]
    let armed: Set<ClosureSite>
    let best: BestCandidates
    let types: [TypeSearchResult]

    init(from reader: inout StoreReader, of source: SharedBytes) {
      roots = reader.read()
      run = reader.read()
      delegates = reader.read()
      totals = source.part(reader.part())
      releases = source.part(reader.part())
      tables = source.part(reader.part())
      owners = reader.read()
      armed = reader.read()
      best = reader.read()
      types = reader.read()
    }
  }

  /// All that was read.
  private struct Contents {
    let head: Head
    let units: [KeptUnit]
    let groups: [EvaluatedComponent]

    init?(_ head: Head, _ pieces: some Sequence<Piece>) {
      var units: [KeptUnit] = []
      var kept: [KeptGroup] = []
      for piece in pieces {
        switch piece {
        case .units(let read?): units += read
        case .groups(let read?): kept += read
        case .program, .units(nil), .groups(nil): return nil
        }
      }
      guard head.types.count == head.owners.count, units.map(\.outline.root) == head.roots else { return nil }
      var groupOfUnit = [EvaluatedComponent?](repeating: nil, count: units.count)
      for kept in kept {
        guard kept.members.allSatisfy(units.indices.contains) else { return nil }
        let group = kept.group(of: units)
        for member in kept.members { groupOfUnit[member] = group }
      }
      let groups = groupOfUnit.compactMap { $0 }
      guard groups.count == units.count else { return nil }
      self.head = head
      self.units = units
      self.groups = groups
    }
  }

  private static func memory(
    from contents: Contents, _ tables: StoreTables, _ relocation: Relocation?, _ steady: SteadyProgram, jobs: Int
  ) -> AnalysisMemory? {
    let program = steady.program
    let (kept, units) = (contents.head, contents.units)
    let roots = kept.roots
    guard roots.allSatisfy({ Int($0.file) < program.files.count && Int($0.function.index) < program.files[Int($0.file)].functions.count }) else { return nil }
    let shares = units.map(\.share)
    let (totals, calls) = inParallel(
      jobs: jobs,
      { () -> (InterfaceAggregate, UnitAggregate)? in
        var reader = StoreReader(part: kept.totals, tables, context: relocation)
        let totals = (reader.read(InterfaceAggregate.self), reader.read(UnitAggregate.self))
        return reader.isAtEnd ? totals : nil
      },
      { () -> (UnitCalls, CallTable, ReleaseFactTables)? in
        var reader = StoreReader(part: kept.releases, tables, context: relocation)
        let calls = UnitCalls(roots, callees: reader.read())
        let (table, parts) = (CallTable(from: &reader, program: program), reader.read(ReleaseFactTables.self))
        return reader.isAtEnd ? calls.map { ($0, table, parts) } : nil
      })
    var reader = StoreReader(part: kept.tables, tables, context: relocation)
    let judging = JudgeTables.Kept(from: &reader, in: program)
    guard reader.isAtEnd, let (outlineTotal, shareTotal) = totals, let (calls, table, parts) = calls else { return nil }
    let order = UnitOrder(shares.map(\.unit), roots, indices: calls.indices)
    let releases = ReleaseFacts(order, shares.lazy.map(\.releases), shareTotal.releases, program, table, parts)
    let outlines = units.map(\.outline)
    var summaries = SummaryTable(capacity: units.count)
    for unit in units { summaries.settle(unit.entry, of: unit.outline.root) }
    return AnalysisMemory(
      steady: steady, roots: roots, outlines: outlines, calls: calls, groups: contents.groups, shares: shares, units: order.units,
      outlineTotal: IncrementalSum(outlines, value: outlineTotal), shareTotal: IncrementalSum(shares, value: shareTotal), summaries: summaries,
      search: SearchMemory(
        units: units.map(\.found), types: Dictionary(zip(kept.owners, kept.types)) { first, _ in first }, owners: kept.owners, armed: kept.armed,
        replacedGlobals: shareTotal.replacedGlobals, best: kept.best),
      judged: JudgeMemory(
        units: units.map(\.judged), tables: JudgeTables(shareTotal, shares, releases, judging, outlineTotal.uses, in: program), delegates: kept.delegates,
        program: program), run: kept.run)
  }

  private static func parts(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: partSize).map { $0..<min($0 + partSize, count) }
  }
}

extension AnalysisMemory {
  /// For each group the first of its units.
  fileprivate var firstMembers: [Int] {
    var seen: Set<ObjectIdentifier> = []
    return groups.indices.filter { seen.insert(ObjectIdentifier(groups[$0])).inserted }
  }
}

/// What is kept of one unit. A class, as it is handed from table to table.
fileprivate final class KeptUnit: Sendable {
  let outline: UnitInterface
  let share: UnitContribution
  let entry: SummaryTable.Entry
  let found: UnitSearchResult
  let judged: JudgedUnit

  init(of memory: AnalysisMemory, at index: Int) {
    outline = memory.outlines[index]
    judged = memory.judged.units[index]
    share = judged.share
    entry = memory.summaries.entry(of: outline.root)!
    found = memory.search.units[index]
  }

  init(from reader: inout StoreReader) {
    // Its references name their files.
    reader.scope = -1
    outline = reader.read()
    reader.scope = reader.relocation?.scope(ofFile: outline.root.file) ?? -1
    let unit = reader.read(EvaluatedUnit.self)
    share = UnitContribution(unit, from: &reader)
    entry = SummaryTable.Entry(summary: unit.keptSummary, version: reader.read(), parts: reader.read())
    found = UnitSearchResult(from: &reader, unit: unit)
    judged = JudgedUnit(from: &reader, share: share)
  }

  func store(to writer: inout StoreWriter) {
    writer.write(outline)
    writer.write(share.unit)
    share.store(to: &writer)
    writer.write(entry.version)
    writer.write(entry.parts)
    found.store(to: &writer)
    judged.store(to: &writer)
  }
}

/// What is kept of units that were evaluated together.
struct KeptGroup: Sendable, Storable {
  let members: [Int]
  let isRecursive: Bool
  let rounds: Int
  let hasSettled: Bool
  let inputs: ComponentDependencies?

  init(_ group: EvaluatedComponent, indices: [FunctionReference: Int]) {
    members = group.shares.map { indices[$0.unit.root]! }
    isRecursive = group.isRecursive
    rounds = group.rounds
    hasSettled = group.hasSettled
    inputs = group.inputs
  }

  fileprivate func group(of units: [KeptUnit]) -> EvaluatedComponent {
    EvaluatedComponent(
      shares: members.map { units[$0].share }, entries: members.map { units[$0].entry }, isRecursive: isRecursive, rounds: rounds, hasSettled: hasSettled,
      inputs: inputs)
  }
}
