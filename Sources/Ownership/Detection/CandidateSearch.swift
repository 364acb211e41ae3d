import Support
import Program
import Facts
import Catalog

/// Searches the graphs of all units and types for strong paths that close a cycle, and otherwise for the keepers of closures.
struct CandidateSearch {
  let program: Program
  let units: [EvaluatedUnit]
  let summaries: SummaryTable
  let uses: PropertyUses
  /// Static or global properties whose content code replaces.
  let replacedGlobals: Multiset<PropertyReference>
  /// Unowned captures that are used only while code waits that holds the object.
  let awaitedCaptures: Multiset<AwaitedCapture>
  /// The closures in the graph of the unit with an index.
  let sites: @Sendable (Int) -> Set<ClosureSite>
  let jobs: Int

  /// The results of an earlier search that are still valid.
  let reuse: SearchReuse?
  /// Whether another run follows.
  let keepsMemoryForNextRun: Bool

  /// The results from all graphs.
  struct Found {
    var closures: BestCandidates
    var references: BestReferences
    /// The graphs of types, by the number in `GraphReference.type`, where something was found.
    var typeGraphs: [Graph?]
    /// The number of type graphs with something left out.
    var cutTypeGraphs: Int
    /// The number of nodes expanded in searches for cycles and keepers.
    var steps: Int
    /// The closures whose result may differ from the previous run; `nil` where that may be all.
    var changedSites: Set<ClosureSite>?
    /// The data for the next search.
    var memory: SearchMemory?
  }

  /// - Parameters:
  ///   - called: Functions whose callers are in sight.
  ///   - parts: The tables with the certain effects of functions.
  func all(_ shared: SharedProperties, _ called: Multiset<FunctionReference>, _ parts: ReleaseFactTables) -> Found {
    let fromUnits = fromUnits(called)
    let telling = fromUnits.indices.filter { fromUnits[$0].saysSomething }
    let toldByUnits = parallelMap(count: telling.count, jobs: jobs) { place -> (closures: [RankedCandidate], references: [ReferenceCandidate]) in
      let index = telling[place]
      let found = fromUnits[index]
      let references = found.found.references.isEmpty ? [] : found.found.moved(to: .unit(index)).doubted(units[index].isCut).references
      if !found.hasUnownedCaptures { return (found.closures(at: index), references) }
      let outlivers = GraphSearchResult(closures: outliving(in: index, shared, called, parts), references: [], steps: 0, properties: [])
      return (found.closures(at: index) + outlivers.rankedClosures(units[index].isCut), references)
    }
    var best = BestCandidates(asManyAs: reuse?.best)
    var references = BestReferences()
    for told in toldByUnits {
      for candidate in told.closures { best.add(candidate) }
      for candidate in told.references { references.add(candidate, in: program) }
    }

    let owners = ownersWithOpenSites(best)
    let fromTypes = parallelMap(count: owners.count, jobs: jobs) { index in
      let kept = reuse?.type(owners[index], summaries) { members(of: owners[index]) } ?? search(owners[index], members(of: owners[index]))
      let all = kept.found.moved(to: .type(index)).doubted(kept.isCut)
      return (kept: kept, closures: all.closures.map(RankedCandidate.init), references: all.references)
    }
    for found in fromTypes {
      for candidate in found.closures { best.add(candidate) }
      for candidate in found.references { references.add(candidate, in: program) }
    }

    let passing = best.keepers { $0.keeper == .system && $0.lifetime == .untilEvent }
    let selfArming = SelfRescheduling(parts, in: program) { passing[$0] != nil }
    let armed = selfArming.arming(of: passing.keys)
    for site in armed { best.armAgain(passing[site]!) }
    for (site, candidate) in passing where !armed.contains(site) && asksAgain(site, candidate, parts) { best.waitForCall(candidate) }
    let found = SearchMemory(
      units: keepsMemoryForNextRun ? fromUnits : [], types: keepsMemoryForNextRun ? Dictionary(uniqueKeysWithValues: zip(owners, fromTypes.map(\.kept))) : [:],
      owners: owners, armed: armed, replacedGlobals: replacedGlobals, best: best)
    return Found(
      closures: best, references: references, typeGraphs: fromTypes.map(\.kept.graph), cutTypeGraphs: fromTypes.lazy.filter(\.kept.isCut).count,
      steps: fromUnits.reduce(0) { $0 + $1.found.steps } + fromTypes.reduce(0) { $0 + $1.kept.found.steps }, changedSites: reuse?.sitesChanged(to: found),
      memory: keepsMemoryForNextRun ? found : nil)
  }

  /// The results for each unit.
  private func fromUnits(_ called: Multiset<FunctionReference>) -> [UnitSearchResult] {
    @Sendable func found(_ index: Int) -> UnitSearchResult {
      reuse?.unit(units[index], at: index, isCalled: called.contains(units[index].root)) ?? search(units[index], at: index, called)
    }
    guard let reuse, let suspects = reuse.suspects else { return parallelMap(count: units.count, jobs: jobs, found) }
    return reuse.units.replacing(suspects, by: parallelMap(count: suspects.count, jobs: jobs) { found(suspects[$0]) })
  }

  /// Whether a closure, on some path, makes the retaining call again, and a model states what ends that for good.
  private func asksAgain(_ site: ClosureSite, _ candidate: Candidate, _ parts: ReleaseFactTables) -> Bool {
    guard case .function(let closure) = site, parts.rearming.contains(closure), case .model(let row)? = candidate.path.edges.last?.field else { return false }
    return program.models.functions[row].effects.contains { !$0.rearmedUntil.isEmpty }
  }

  private func search(_ unit: EvaluatedUnit, at index: Int, _ called: Multiset<FunctionReference>) -> UnitSearchResult {
    // The result of an initial value goes into its property.
    let returned = unit.isInitialValue(in: program) ? [] : Set(unit.returned)
    let isCalled = called.contains(unit.root)
    // Nothing is kept where nothing is stored.
    if !unit.stores, sites(index).isEmpty {
      return UnitSearchResult(unit: unit, isCalled: isCalled, found: GraphSearchResult(closures: [], references: [], steps: 0, properties: []))
    }
    let found = candidates(in: unit.graph, .unit(index), returned: returned, handedOn: isCalled ? returned.union(unit.keptAsCallersSay) : [])
    return UnitSearchResult(unit: unit, isCalled: isCalled, found: found)
  }

  private func search(_ type: NominalID, _ members: [FunctionReference]) -> TypeSearchResult {
    let (graph, isCut) = joinedGraph(of: type, members)
    let found = candidates(in: graph, .type(0), returned: [], cyclesOnly: true)
    // Other graphs are not needed again, and are large in total.
    let kept = found.closures.isEmpty && found.references.isEmpty ? nil : graph
    return TypeSearchResult(members: members.map { TypeSearchResult.Member($0, summaries) }, graph: kept, isCut: isCut, found: found)
  }

  // MARK: Candidates in one graph

  func candidates(
    in graph: Graph, _ reference: GraphReference, returned: Set<NodeID>, handedOn: Set<NodeID> = [], cyclesOnly: Bool = false
  ) -> GraphSearchResult {
    let record = keepsMemoryForNextRun ? DependencyRecord() : nil
    let sites = graph.nodes.indices.compactMap { index in ClosureSite(graph.nodes[index].kind).map { (NodeID(index), $0) } }
    let components = sites.isEmpty ? nil : graph.strongComponents()
    let rules = CycleRules(program: program, uses: RecordedUses(uses: uses, record: record), graph: graph)
    let references = ObjectReferences(
      program: program, rules: rules, graph: graph, reference: reference, root: root(of: reference), handedOn: handedOn, returned: returned
    ).candidates { components ?? graph.strongComponents() }
    guard let components else {
      return GraphSearchResult(closures: [], references: references, steps: 0, properties: record.map { Array($0.properties) } ?? [])
    }
    let (closures, steps) = closureCandidates(sites, in: graph, rules, reference, components, returned: returned, cyclesOnly: cyclesOnly)
    return GraphSearchResult(closures: closures, references: references, steps: steps, properties: record.map { Array($0.properties) } ?? [])
  }

  /// The number of nodes expanded in one graph in searches for cycles. Of as many long cycles the first ones are told.
  private static let stepLimit = 1 << 18

  private func closureCandidates(
    _ sites: [(NodeID, ClosureSite)], in graph: Graph, _ rules: CycleRules, _ reference: GraphReference, _ components: [Int32], returned: Set<NodeID>,
    cyclesOnly: Bool
  ) -> (found: [Candidate], steps: Int) {
    var result: [Candidate] = []
    var steps = 0
    var told = ReportedCycles(in: graph, program)
    var search = KeeperSearch(graph, toll: rules.toll, where: { canKeep($0, graph, returned) && !rules.isNothing($0) }, areAlike: { isSomeObject($0, graph) })
    for (node, site) in sites {
      let isForeign = isForeign(site, to: reference)
      let captures = Array(Set(graph.edges(from: node).compactMap { edge in if case .capture = edge.field { edge.field } else { nil } }))
      for (field, captured) in captured(by: node, components, in: graph) {
        if told.isReported(node, field, captured) || !isForeign && told.isReportedWithCaptured(node, field, captured) { continue }
        if steps >= Self.stepLimit {
          told.leave(node, field, captured)
          continue
        }
        guard let (start, path) = rules.path(fromOneOf: captured, to: node, steps: &steps) else { continue }
        result.append(
          Candidate(
            site: site, captured: field, keeper: .cycle, lifetime: path.isLasting ? .whileKept : .untilEvent, path: path.shortened,
            graph: reference, start: start, node: node, isForeign: isForeign))
        told.tell(of: path, closedBy: node)
      }
      if cyclesOnly { continue }
      for (keeper, path) in search.keepers(of: node) {
        guard !rules.isPart(ofGlobal: keeper, filledBy: root(of: reference)), let (kind, lifetime) = judgeKeeper(keeper, path, graph, returned) else {
          continue
        }
        result.append(
          Candidate(
            site: site, captured: nil, keeper: kind, lifetime: lifetime, path: path, graph: reference, start: path.edges.first?.source ?? keeper, node: node,
            captures: captures, isForeign: isForeign))
      }
      if returned.contains(node) {
        result.append(
          Candidate(
            site: site, captured: nil, keeper: .caller, lifetime: .unknown,
            path: OwnershipPath(edges: [], assumptions: 0, isLasting: true), graph: reference, start: node, node: node,
            captures: captures, isForeign: isForeign))
      }
    }
    for cycle in told.others() {
      guard let site = ClosureSite(graph[cycle.closure].kind) else { continue }
      result.append(
        Candidate(
          site: site, captured: cycle.field, keeper: .cycle, lifetime: .whileKept, path: OwnershipPath(edges: [], assumptions: 0, isLasting: true),
          graph: reference, start: cycle.captured, node: cycle.closure, isForeign: isForeign(site, to: reference), isReportedElsewhere: true))
    }
    return (result, steps + search.steps)
  }

  /// A capture with more possible objects is searched as a whole.
  private static let togetherLimit = 8

  /// The captured objects that may lead back to the closure: one by one, or all of a capture together if there are many.
  private func captured(by node: NodeID, _ components: [Int32], in graph: Graph) -> [(field: Field, objects: Set<NodeID>)] {
    var result: [(field: Field, objects: Set<NodeID>)] = []
    var counts: [Field: Int] = [:]
    for edge in graph.edges(from: node) {
      guard case .capture = edge.field, edge.strength != .weak, components[Int(edge.target.index)] == components[Int(node.index)],
        !(graph.isMadeInRecursion(node) && graph.isMadeInRecursion(edge.target))
      else { continue }
      result.append((edge.field, [edge.target]))
      counts[edge.field, default: 0] += 1
    }
    if counts.values.allSatisfy({ $0 <= Self.togetherLimit }) { return result }
    var together: [(field: Field, objects: Set<NodeID>)] = []
    for (field, objects) in result {
      if counts[field]! > Self.togetherLimit, let known = together.firstIndex(where: { $0.field == field }) {
        together[known].objects.formUnion(objects)
      } else {
        together.append((field, objects))
      }
    }
    return together
  }

  private func root(of reference: GraphReference) -> FunctionReference? { if case .unit(let index) = reference { units[index].root } else { nil } }

  /// Whether a closure is written outside the graph's code.
  private func isForeign(_ site: ClosureSite, to reference: GraphReference) -> Bool {
    guard case .unit(let index) = reference else { return true }
    let root = units[index].root
    switch site {
    // By range: nesting does not matter then.
    case .function(let function): return !program.isWritten(program.function(function).range, inFile: Int(function.file), in: root)
    case .methodReference(let place), .autoclosure(let place):
      return !program.isWritten(place.range, inFile: place.file, in: root)
    }
  }

  /// The code that can call closures with unowned captures after the captured objects have died.
  func outliving(in unit: Int, _ shared: SharedProperties, _ called: Multiset<FunctionReference>, _ parts: ReleaseFactTables) -> [Candidate] {
    let graph = units[unit].graph
    let returned = units[unit].handedOver(in: program, called)
    let root = units[unit].root
    let search = Outliving(program: program, graph: graph, shared: shared, returned: returned) { property in
      guard let fieldReleases = parts.fieldReleases[property] else { return false }
      // The current code holds what it removes itself until it ends.
      return fieldReleases.contains { !$0.isInDeinit && (!program.isTest($0.function) || program.isTest(root)) }
        && !fieldReleases.contains { $0.function == root }
    }
    var result: [Candidate] = []
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard let site = ClosureSite(graph[node].kind) else { continue }
      for edge in graph.edges(from: node) where edge.strength.isUnowned {
        guard case .capture(let variable) = edge.field, !isAwaited(site, variable) else { continue }
        for (keeper, path) in search.keepers(of: node, outliving: graph.targets(of: node, edge.field)) {
          let judged: (Keeper, Lifetime)? =
            if returned.contains(keeper) {
              (.caller, .unknown)
            } else if search.isMadeHere(keeper) {
              (.object, path.isLasting ? .whileKept : .untilEvent)
            } else {
              judgeKeeper(keeper, path, graph, returned)
            }
          guard let (kind, lifetime) = judged else { continue }
          result.append(
            Candidate(
              site: site, captured: nil, keeper: kind, lifetime: lifetime, path: path, graph: .unit(unit), outlived: edge.field,
              start: keeper, node: node))
        }
      }
    }
    return result
  }

  /// Whether the closure uses the captured object only while code waits that holds it.
  private func isAwaited(_ site: ClosureSite, _ variable: VariableReference?) -> Bool {
    guard case .function(let closure) = site, let variable else { return false }
    return awaitedCaptures.contains(AwaitedCapture(closure: closure, variable: variable))
  }

  /// Whether nothing but the object's existence is known.
  private func isSomeObject(_ node: NodeID, _ graph: Graph) -> Bool {
    switch graph[node].kind {
    case .selfObject, .parameter, .load, .former, .closureParameter: true
    default: false
    }
  }

  private func canKeep(_ node: NodeID, _ graph: Graph, _ returned: Set<NodeID>) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure, .box: false
    case .allocation: returned.contains(node)
    default: true
    }
  }

  func judgeKeeper(
    _ node: NodeID, _ path: OwnershipPath, _ graph: Graph, _ returned: Set<NodeID>
  ) -> (Keeper, Lifetime)? {
    let last = path.edges.first { $0.lifetime != .whileKept }?.lifetime
    switch graph[node].kind {
    // A framework's global belongs to the system.
    case .externalGlobal: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    // The object of a weak global is retained elsewhere.
    case .global(let property) where program.ownership(of: property) != .strong: return (.object, path.isLasting ? .whileKept : .untilEvent)
    case .global(let property):
      // The content of the global itself stays until the next assignment. Elements added to it stay for good, unless the global is assigned another object.
      // A chain of slots holds one object at a time.
      let isReplaceable =
        replacedGlobals.contains(property) && !program.type(of: property).isCollection || path.holdsOne(in: graph, program, onlyWritten: true)
      let end = isReplaceable ? path.edges.first { $0.lifetime != .whileKept && !isReplaced($0) }?.lifetime : last
      return (.static, path.isLasting ? end ?? (isReplaceable ? .whileKept : .unbounded) : .untilEvent)
    case .system: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    case .unknownCallee: return (.unknown, last ?? .unknown)
    case .selfObject, .parameter, .load, .former, .closureParameter: return (.object, path.isLasting ? .whileKept : .untilEvent)
    case .allocation: return returned.contains(node) ? (.caller, .unknown) : nil
    case .closure, .methodReference, .autoclosure, .box: return nil
    }
  }

  /// Whether each repetition of the retaining call replaces the former object.
  private func isReplaced(_ edge: Edge) -> Bool {
    guard case .model(let row) = edge.field else { return false }
    return program.models.functions[row].effects.contains { $0.replaces }
  }

  // MARK: Type graphs

  /// Types with stored closures for which no single function shows a cycle.
  func ownersWithOpenSites(_ best: BestCandidates) -> [NominalID] {
    var seen: Set<NominalID> = []
    var result: [NominalID] = []
    for index in units.indices {
      let sites = sites(index)
      guard !sites.isEmpty, let owner = program.owner(of: units[index].root), program[owner].kind != .struct, program[owner].kind != .enum,
        !seen.contains(owner)
      else { continue }
      // A method call of another type may store a closure here.
      let hasOpenSite = sites.contains { best.keeper($0)?.keeper == .object && !best.hasCycle($0) }
      if hasOpenSite, seen.insert(owner).inserted { result.append(owner) }
    }
    return result
  }
}
