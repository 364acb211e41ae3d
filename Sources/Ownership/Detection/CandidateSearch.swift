import Support
import Program
import Facts
import Catalog

/// Looks in the graphs of all units and types for strong paths that close a cycle, and else for who keeps each closure.
struct CandidateSearch {
  let program: Program
  let units: [EvaluatedUnit]
  let summaries: SummaryTable
  let uses: PropertyUses
  /// Properties of no object that code puts something in the place of something else in.
  let replacedGlobals: Tally<PropertyReference>
  /// Unowned captures that are used only while code waits that holds the object.
  let awaitedCaptures: Tally<AwaitedCapture>
  /// The closures in the graph of the unit with an index.
  let sites: @Sendable (Int) -> Set<ClosureSite>
  let jobs: Int

  /// What an earlier search has found, as far as it still holds.
  let reuse: SearchReuse?
  /// Does another run follow?
  let keepsMemory: Bool

  /// What was found in all graphs.
  struct Found {
    var closures: BestCandidates
    var references: BestReferences
    /// The graphs of types that `GraphReference.type` numbers, where something was found in them.
    var typeGraphs: [Graph?]
    /// Of how many graphs of types something was left out.
    var cutTypeGraphs: Int
    /// How many nodes the search for cycles and keepers went on from.
    var steps: Int
    /// The closures of which something else may have been found than in the run before; `nil` where that may be all.
    var changedSites: Set<ClosureSite>?
    /// What the next search can take over.
    var memory: SearchMemory?
  }

  /// - Parameters:
  ///   - called: Functions whose callers are in sight.
  ///   - parts: What certainly runs.
  func all(_ shared: SharedProperties, _ called: Tally<FunctionReference>, _ parts: ReleaseParts) -> Found {
    let fromUnits = fromUnits(called)
    let telling = fromUnits.indices.filter { fromUnits[$0].saysSomething }
    let toldByUnits = parallelMap(count: telling.count, jobs: jobs) { place -> (closures: [RankedCandidate], references: [ReferenceCandidate]) in
      let index = telling[place]
      let found = fromUnits[index]
      let references = found.found.references.isEmpty ? [] : found.found.moved(to: .unit(index)).doubted(units[index].isCut).references
      if !found.hasUnownedCaptures { return (found.closures(at: index), references) }
      let outlivers = FoundInGraph(closures: outliving(in: index, shared, called, parts), references: [], steps: 0, properties: [])
      return (found.closures(at: index) + outlivers.rankedClosures(units[index].isCut), references)
    }
    var best = BestCandidates(asManyAs: reuse?.best)
    var references = BestReferences()
    for told in toldByUnits {
      for candidate in told.closures { best.add(candidate) }
      for candidate in told.references { references.add(candidate) }
    }

    let owners = ownersWithOpenSites(best)
    let fromTypes = parallelMap(count: owners.count, jobs: jobs) { index in
      let kept = reuse?.type(owners[index], summaries) { members(of: owners[index]) } ?? search(owners[index], members(of: owners[index]))
      let all = kept.found.moved(to: .type(index)).doubted(kept.isCut)
      return (kept: kept, closures: all.closures.map(RankedCandidate.init), references: all.references)
    }
    for found in fromTypes {
      for candidate in found.closures { best.add(candidate) }
      for candidate in found.references { references.add(candidate) }
    }

    let passing = best.keepers { $0.keeper == .system && $0.lifetime == .untilEvent }
    let selfArming = SelfArming(parts, in: program) { passing[$0] != nil }
    let armed = selfArming.arming(of: passing.keys)
    for site in armed { best.armAgain(passing[site]!) }
    for (site, candidate) in passing where !armed.contains(site) && asksAgain(site, candidate, parts) { best.waitForCall(candidate) }
    let found = SearchMemory(
      units: keepsMemory ? fromUnits : [], types: keepsMemory ? Dictionary(uniqueKeysWithValues: zip(owners, fromTypes.map(\.kept))) : [:],
      owners: owners, armed: armed, replacedGlobals: replacedGlobals, best: best)
    return Found(
      closures: best, references: references, typeGraphs: fromTypes.map(\.kept.graph), cutTypeGraphs: fromTypes.lazy.filter(\.kept.isCut).count,
      steps: fromUnits.reduce(0) { $0 + $1.found.steps } + fromTypes.reduce(0) { $0 + $1.kept.found.steps }, changedSites: reuse?.sitesChanged(to: found),
      memory: keepsMemory ? found : nil)
  }

  /// What was found in each unit.
  private func fromUnits(_ called: Tally<FunctionReference>) -> [FoundInUnit] {
    @Sendable func found(_ index: Int) -> FoundInUnit {
      reuse?.unit(units[index], at: index, isCalled: called.contains(units[index].root)) ?? search(units[index], at: index, called)
    }
    guard let reuse, let suspects = reuse.suspects else { return parallelMap(count: units.count, jobs: jobs, found) }
    return reuse.units.replacing(suspects, by: parallelMap(count: suspects.count, jobs: jobs) { found(suspects[$0]) })
  }

  /// Does a closure, on some of its ways, make the call anew that has kept it, and does a model tell what ends that for good?
  private func asksAgain(_ site: ClosureSite, _ candidate: Candidate, _ parts: ReleaseParts) -> Bool {
    guard case .function(let closure) = site, parts.rearming.contains(closure), case .model(let row)? = candidate.path.edges.last?.field else { return false }
    return program.models.functions[row].effects.contains { !$0.rearmedUntil.isEmpty }
  }

  private func search(_ unit: EvaluatedUnit, at index: Int, _ called: Tally<FunctionReference>) -> FoundInUnit {
    // What an initial value gives goes into its property.
    let returned = unit.isInitialValue(in: program) ? [] : Set(unit.returned)
    let isCalled = called.contains(unit.root)
    let found = candidates(in: unit.graph, .unit(index), returned: returned, handedOn: isCalled ? returned : [])
    return FoundInUnit(unit: unit, isCalled: isCalled, found: found)
  }

  private func search(_ type: NominalID, _ members: [FunctionReference]) -> FoundInType {
    let (graph, isCut) = joinedGraph(of: type, members)
    let found = candidates(in: graph, .type(0), returned: [], cyclesOnly: true)
    // Nobody asks for the others again, and all of them together are large.
    let kept = found.closures.isEmpty && found.references.isEmpty ? nil : graph
    return FoundInType(members: members.map { FoundInType.Member($0, summaries) }, graph: kept, isCut: isCut, found: found)
  }

  // MARK: Candidates in one graph

  func candidates(
    in graph: Graph, _ reference: GraphReference, returned: Set<NodeID>, handedOn: Set<NodeID> = [], cyclesOnly: Bool = false
  ) -> FoundInGraph {
    let record = keepsMemory ? InputRecord() : nil
    let sites = graph.nodes.indices.compactMap { index in ClosureSite(graph.nodes[index].kind).map { (NodeID(index), $0) } }
    let components = sites.isEmpty ? nil : graph.strongComponents()
    let rules = CycleRules(program: program, uses: RecordedUses(uses: uses, record: record), graph: graph)
    let references = ObjectReferences(
      program: program, rules: rules, graph: graph, reference: reference, root: root(of: reference), handedOn: handedOn, returned: returned
    ).candidates { components ?? graph.strongComponents() }
    guard let components else { return FoundInGraph(closures: [], references: references, steps: 0, properties: record.map { Array($0.properties) } ?? []) }
    let (closures, steps) = closureCandidates(sites, in: graph, rules, reference, components, returned: returned, cyclesOnly: cyclesOnly)
    return FoundInGraph(closures: closures, references: references, steps: steps, properties: record.map { Array($0.properties) } ?? [])
  }

  private func closureCandidates(
    _ sites: [(NodeID, ClosureSite)], in graph: Graph, _ rules: CycleRules, _ reference: GraphReference, _ components: [Int32], returned: Set<NodeID>,
    cyclesOnly: Bool
  ) -> (found: [Candidate], steps: Int) {
    var result: [Candidate] = []
    var steps = 0
    var told = ToldCycles(in: graph, program)
    var search = KeeperSearch(graph, toll: rules.toll, where: { canKeep($0, graph, returned) && !rules.isNothing($0) }, areAlike: { isSomeObject($0, graph) })
    for (node, site) in sites {
      let isForeign = isForeign(site, to: reference)
      let captures = Array(Set(graph.edges(from: node).compactMap { edge in if case .capture = edge.field { edge.field } else { nil } }))
      for (field, captured) in captured(by: node, components, in: graph) {
        if told.isTold(node, field, captured) || !isForeign && told.isToldWithCaptured(node, field, captured) { continue }
        guard let (start, path) = rules.path(fromOneOf: captured, to: node, steps: &steps) else { continue }
        result.append(
          Candidate(
            site: site, captured: field, keeper: .cycle, lifetime: path.isLasting ? .whileKept : .untilEvent, path: path,
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
          graph: reference, start: cycle.captured, node: cycle.closure, isForeign: isForeign(site, to: reference), isToldElsewhere: true))
    }
    return (result, steps + search.steps)
  }

  /// Of what one capture may be more objects than this are looked at together.
  private static let togetherLimit = 8

  /// What a closure captures that may lead back to it: each object by itself, or where one capture may be many, all of them together.
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

  /// Is a closure written elsewhere than in the code of a graph?
  private func isForeign(_ site: ClosureSite, to reference: GraphReference) -> Bool {
    guard case .unit(let index) = reference else { return true }
    let root = units[index].root
    switch site {
    // By place: how deep it is nested does not matter then.
    case .function(let function): return !program.isWritten(program.function(function).range, inFile: Int(function.file), in: root)
    case .methodReference(let place), .autoclosure(let place):
      return !program.isWritten(place.range, inFile: place.file, in: root)
    }
  }

  /// Who can call closures with unowned captures after the captured objects have gone.
  func outliving(in unit: Int, _ shared: SharedProperties, _ called: Tally<FunctionReference>, _ parts: ReleaseParts) -> [Candidate] {
    let graph = units[unit].graph
    let returned = units[unit].handedOver(in: program, called)
    let root = units[unit].root
    let search = Outliving(program: program, graph: graph, shared: shared, returned: returned) { property in
      guard let clearings = parts.clearings[property] else { return false }
      // What the code at hand takes out itself it holds until it ends.
      return clearings.contains { !$0.isInDeinit && (!program.isTest($0.function) || program.isTest(root)) } && !clearings.contains { $0.function == root }
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

  /// Does the closure use the captured object only while code waits that holds it?
  private func isAwaited(_ site: ClosureSite, _ variable: VariableID?) -> Bool {
    guard case .function(let closure) = site, let variable else { return false }
    return awaitedCaptures.contains(AwaitedCapture(closure: closure, variable: variable))
  }

  /// Is it an object of which nothing else is known than that it is there?
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
    // A global of a framework is the system's.
    case .externalGlobal: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    // Somebody else keeps what a weak global refers to.
    case .global(let property) where program.ownership(of: property) != .strong: return (.object, path.isLasting ? .whileKept : .untilEvent)
    case .global(let property):
      // What is assigned to the global itself stays until something else is assigned; what is put into it stays for good, unless the
      // global is given another object. One slot behind the other holds one object at a time.
      let isReplaceable =
        replacedGlobals.contains(property) && !program.type(of: property).isCollection || path.edges.allSatisfy { !$0.isWrite || holdsOne($0) }
      let end = isReplaceable ? path.edges.first { $0.lifetime != .whileKept && !isReplaced($0) }?.lifetime : last
      return (.static, path.isLasting ? end ?? (isReplaceable ? .whileKept : .unbounded) : .untilEvent)
    case .system: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    case .unknownCallee: return (.unknown, last ?? .unknown)
    case .selfObject, .parameter, .load, .former, .closureParameter: return (.object, path.isLasting ? .whileKept : .untilEvent)
    case .allocation: return returned.contains(node) ? (.caller, .unknown) : nil
    case .closure, .methodReference, .autoclosure, .box: return nil
    }
  }

  /// Does each call of what makes the reference put another object in the place of the one before?
  private func isReplaced(_ edge: Edge) -> Bool {
    guard case .model(let row) = edge.field else { return false }
    return program.models.functions[row].effects.contains { $0.replaces }
  }

  /// Does a reference stand for one object at a time, rather than for all that was ever put there?
  private func holdsOne(_ edge: Edge) -> Bool {
    switch edge.field {
    case .property, .externalProperty, .capture, .content: true
    // A token holds the closure that it was made with.
    case .model(let row): program.models.functions[row].effects.allSatisfy { $0.keeper == .result || $0.keeper == .none || $0.replaces }
    case .oneElement, .element, .tupleElement, .unknown, .result, .argument: false
    }
  }

  // MARK: Type graphs

  /// Types whose closures are stored somewhere without a cycle being seen in one function.
  func ownersWithOpenSites(_ best: BestCandidates) -> [NominalID] {
    var seen: Set<NominalID> = []
    var result: [NominalID] = []
    for index in units.indices {
      let sites = sites(index)
      guard !sites.isEmpty, let owner = program.owner(of: units[index].root), program[owner].kind != .struct, program[owner].kind != .enum,
        !seen.contains(owner)
      else { continue }
      // A closure may be stored here by the call of a method of another type.
      let hasOpenSite = sites.contains { best.keeper($0)?.keeper == .object && !best.hasCycle($0) }
      if hasOpenSite, seen.insert(owner).inserted { result.append(owner) }
    }
    return result
  }
}
