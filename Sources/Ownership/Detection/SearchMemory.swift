import Engine
import Support
import Program

/// The results for the graph of one unit or type.
struct GraphSearchResult: Sendable, Storable {
  var closures: [Candidate]
  var references: [ReferenceCandidate]
  /// The number of expanded nodes.
  var steps: Int
  /// The properties queried for whether anything fills them.
  var properties: [PropertyReference]

  /// The same under another graph number.
  func moved(to graph: GraphReference) -> GraphSearchResult {
    if closures.isEmpty, references.isEmpty { return self }
    var result = self
    for index in closures.indices where closures[index].graph != graph { result.closures[index].graph = graph }
    for index in references.indices where references[index].graph != graph { result.references[index].graph = graph }
    return result
  }

  /// If the graph has grown too large, a release may be among what it left out.
  ///
  /// - Parameter isCut: Whether the graph has left something out.
  func doubted(_ isCut: Bool) -> GraphSearchResult {
    if !isCut { return self }
    var result = self
    for index in closures.indices { result.closures[index].path.assumptions += 1 }
    for index in references.indices { result.references[index].path.assumptions += 1 }
    return result
  }

  /// The results for closures, with that doubt.
  func rankedClosures(_ isCut: Bool) -> [RankedCandidate] { doubted(isCut).closures.map(RankedCandidate.init) }
}

final class UnitSearchResult: Sendable, PartlyStorable {
  let unit: EvaluatedUnit  // storable: given
  /// Whether its callers are in sight.
  let isCalled: Bool
  let found: GraphSearchResult
  let hasUnownedCaptures: Bool
  /// The results for closures while the unit's graph keeps its number. Many runs need them.
  private let ranked: Lazy<[RankedCandidate]>  // storable: skipped

  convenience init(unit: EvaluatedUnit, isCalled: Bool, found: GraphSearchResult) {
    self.init(unit: unit, isCalled: isCalled, found: found, hasUnownedCaptures: unit.graph.hasUnownedEdges)
  }

  init(unit: EvaluatedUnit, isCalled: Bool, found: GraphSearchResult, hasUnownedCaptures: Bool) {
    self.unit = unit
    self.isCalled = isCalled
    self.found = found
    self.hasUnownedCaptures = hasUnownedCaptures
    let isCut = unit.isCut
    ranked = Lazy { found.rankedClosures(isCut) }
  }

  /// The candidates for closures.
  ///
  /// - Parameter index: The unit's current number.
  func closures(at index: Int) -> [RankedCandidate] {
    let isMoved = found.closures.first.map { $0.graph != .unit(index) } ?? false
    return isMoved ? found.moved(to: .unit(index)).rankedClosures(unit.isCut) : ranked.value
  }

  /// Whether it can contribute to the results for closures and references.
  var saysSomething: Bool { hasUnownedCaptures || !found.closures.isEmpty || !found.references.isEmpty }
}

final class TypeSearchResult: Sendable, Storable {
  /// A method of the type with the version of its summary; 0 where there is none.
  struct Member: Sendable, Equatable, Storable {
    let function: FunctionReference
    let version: Int

    init(_ function: FunctionReference, _ summaries: SummaryTable) {
      self.function = function
      version = summaries.version(of: function)
    }
  }
  let members: [Member]
  /// `nil` where nothing was found in it.
  let graph: Graph?
  let isCut: Bool
  let found: GraphSearchResult

  init(members: [Member], graph: Graph?, isCut: Bool, found: GraphSearchResult) {
    self.members = members
    self.graph = graph
    self.isCut = isCut
    self.found = found
  }
}

/// The results of a search for the next one.
struct SearchMemory: Sendable {
  /// In the order of the units.
  let units: [UnitSearchResult]
  let types: [NominalID: TypeSearchResult]
  /// The searched types in order.
  let owners: [NominalID]
  /// The closures that reschedule themselves.
  let armed: Set<ClosureSite>
  let replacedGlobals: Multiset<PropertyReference>
  let best: BestCandidates

  /// The closures whose result comes from the graph of a unit.
  fileprivate func sites(toldBy index: Int) -> Set<ClosureSite> {
    let unit = units[index]
    // Unowned captures are checked again on each run.
    if unit.hasUnownedCaptures { return Set(unit.unit.graph.nodes.lazy.compactMap { ClosureSite($0.kind) }) }
    return Set(unit.found.moved(to: .unit(index)).closures.lazy.filter(best.tells).map(\.site))
  }
}

/// The results of an earlier search that are still valid: those for reused graphs whose recorded queries give the same answers. A class, because every
/// unit uses it.
final class SearchReuse: Sendable {
  private let memory: SearchMemory
  /// For each unit, its index in the earlier search, or -1.
  private let before: [Int32]
  private let changed: CodeChanges
  private let program: Program
  private let uses: ChangedUses
  /// The units whose results may change, in ascending order; `nil` where unit indices differ from before.
  let suspects: [Int]?

  init?(
    _ memory: SearchMemory, before: [Int32], changed: CodeChanges, _ program: Program, _ uses: ChangedUses, replacedGlobals: Multiset<PropertyReference>,
    suspects: [Int]?
  ) {
    guard memory.replacedGlobals == replacedGlobals else { return nil }
    self.memory = memory
    self.before = before
    self.changed = changed
    self.program = program
    self.uses = uses
    self.suspects = suspects
  }

  /// The results for all units, in order.
  var units: [UnitSearchResult] { memory.units }
  var best: BestCandidates { memory.best }

  func unit(_ unit: EvaluatedUnit, at index: Int, isCalled: Bool) -> UnitSearchResult? {
    guard before[index] >= 0 else { return nil }
    let known = memory.units[Int(before[index])]
    return known.unit === unit && known.isCalled == isCalled && holds(known.found) ? known : nil
  }

  /// - Parameter members: The members of the type.
  func type(_ type: NominalID, _ summaries: SummaryTable, members: () -> [FunctionReference]) -> TypeSearchResult? {
    guard let known = memory.types[type], holds(known.found) else { return nil }
    // If no file with a part of it has changed, the type has the same members in the same order.
    let mayHaveOthers = program[type].ancestors.contains { program[$0].declarations.contains { changed.contains(file: $0.file) } }
    if mayHaveOthers, members() != known.members.map(\.function) { return nil }
    for member in known.members {
      let entry = summaries.entry(of: member.function)
      guard entry?.version ?? 0 == member.version, !changed.contains(naming: member.function, in: program), entry?.parts.haveChanged(in: changed) != true else {
        return nil
      }
    }
    return known
  }

  /// The closures whose result may have changed. If the order of searched types changed, that may be all.
  func sitesChanged(to found: SearchMemory) -> Set<ClosureSite>? {
    guard found.owners == memory.owners else { return nil }
    var result = found.armed.symmetricDifference(memory.armed)
    if let suspects {
      for index in suspects where memory.units[index] !== found.units[index] {
        result.formUnion(found.sites(toldBy: index))
        result.formUnion(memory.sites(toldBy: index))
      }
      addSites(ofTypesIn: found, to: &result)
      return result
    }
    var isKept = [Bool](repeating: false, count: memory.units.count)
    for (index, earlier) in before.enumerated() {
      if earlier >= 0, memory.units[Int(earlier)] === found.units[index] {
        isKept[Int(earlier)] = true
      } else {
        result.formUnion(found.sites(toldBy: index))
      }
    }
    for index in memory.units.indices where !isKept[index] { result.formUnion(memory.sites(toldBy: index)) }
    addSites(ofTypesIn: found, to: &result)
    return result
  }

  private func addSites(ofTypesIn found: SearchMemory, to sites: inout Set<ClosureSite>) {
    for type in found.owners where found.types[type] !== memory.types[type] {
      for found in [found.types[type], memory.types[type]] { for candidate in found?.found.closures ?? [] { sites.insert(candidate.site) } }
    }
  }

  private func holds(_ found: GraphSearchResult) -> Bool {
    uses.areSame(found.properties, in: program) && found.references.allSatisfy { $0.hasPlaceOfProperty(in: program) }
  }
}
