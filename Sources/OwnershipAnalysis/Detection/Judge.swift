import ParallelMap
import ProgramModel
import SourceFacts
import VerdictVocabulary

/// Looks for the strong paths that close a cycle, and else for who keeps each closure, over the graphs of all units and types.
struct Judge {
  let program: Program
  let units: [EvaluatedUnit]
  let summaries: SummaryTable
  let uses: PropertyUses
  let jobs: Int
  let explainsUses: Bool
  /// The types whose graphs somebody wants to see.
  let graphedTypes: [NominalID]

  /// One graph with one closure in it.
  struct Candidate: Sendable {
    var site: ClosureSite
    /// The capture that closes the cycle; `nil` subject for a keeper.
    var captured: Field?
    var keeper: Keeper
    var lifetime: Lifetime
    var path: OwnershipPath
    var graph: GraphReference
    /// The unowned capture whose object the keeper can outlive; `nil` for other keepers.
    var outlived: Field?
    /// Is it made and kept anew each time it has run?
    var armsItself = false
    /// The node of the keeper, or of the captured object for a cycle.
    var start: NodeID
    var node: NodeID
    /// What the closure captures in this graph: by other ways to make it, it may capture nothing.
    var captures: [Field] = []
    /// Is the graph that of other code than that in which the closure is written?
    var isForeign = false
  }

  /// Where a graph can be found again when its path must be put into words.
  enum GraphReference: Sendable {
    case unit(Int)
    case type(Int)
  }

  func judge(into result: inout AnalysisResult) {
    let shared = SharedProperties(units, program)
    // What a function returns is judged with its callers, where they are in sight.
    let called = Set(units.flatMap(\.callees))
    let fromUnits = parallelMap(count: units.count, jobs: jobs) { index in
      // What an initial value gives goes into its property.
      let returned = units[index].isInitialValue(in: program) ? [] : Set(units[index].returned)
      let found = candidates(in: units[index].graph, .unit(index), returned: returned, handedOn: called.contains(units[index].root) ? returned : [])
      var closures = found.closures + outliving(in: index, shared, called)
      var references = found.references
      // What a graph that has grown too large left out may be what lets go.
      if units[index].isCut {
        for position in closures.indices { closures[position].path.assumptions += 1 }
        for position in references.indices { references[position].path.assumptions += 1 }
      }
      return (closures: closures, references: references)
    }
    var best = BestCandidates()
    var references = BestReferences()
    for found in fromUnits {
      for candidate in found.closures { best.add(candidate) }
      for candidate in found.references { references.add(candidate) }
    }

    let owners = ownersWithOpenSites(best)
    let typeGraphs = parallelMap(count: owners.count, jobs: jobs) { index in typeHeap(of: owners[index]).graph }
    result.counters.typeGraphs = typeGraphs.count
    let fromTypes = parallelMap(count: owners.count, jobs: jobs) { index in
      candidates(in: typeGraphs[index], .type(index), returned: [], cyclesOnly: true)
    }
    for found in fromTypes {
      for candidate in found.closures { best.add(candidate) }
      for candidate in found.references { references.add(candidate) }
    }

    let passing = best.keepers.filter { $0.value.keeper == .system && $0.value.lifetime == .untilEvent }
    let selfArming = SelfArming(units, in: program) { passing[$0] != nil }
    for (site, candidate) in passing where selfArming.armsItself(site) { best.armAgain(candidate) }

    let breaks = ReleaseIndex(units: units, program: program, uses: uses, shared: shared)
    let madeAnew = typesMadeAnew()
    let lasting = LastingObjects(units, uses, program)
    if explainsUses { result.references = ReferenceReports(program: program, units: units).all() }
    result.typeGraphs = graphs(of: graphedTypes, breaks)
    let found = best
    @Sendable func graph(_ reference: GraphReference) -> Graph {
      switch reference {
      case .unit(let index): units[index].graph
      case .type(let index): typeGraphs[index]
      }
    }
    let reports = parallelMap(count: units.count, jobs: jobs) { index in
      ObservationBuilder(
        program: program, unit: units[index], index: index, best: found, breaks: breaks, madeAnew: madeAnew, lasting: lasting, explainsUses: explainsUses, graphOf: graph
      ).build()
    }
    let referenceBuilder = ReferenceObservations(program: program, units: units, breaks: breaks, lasting: lasting, graphOf: graph)
    result.observations += references.withoutTwins(graphOf: graph).map(referenceBuilder.observation)
    result.observations += UnownedProperties(program: program, units: units, shared: shared, called: called, lasting: lasting, judgeKeeper: judgeKeeper)
      .observations(graphOf: graph)
    result.observations += StrongDelegates(program: program, units: units).observations()
    for report in reports {
      result.observations += report.observations
      result.closures += report.closures
    }
    for index in result.observations.indices where program.isTest(file: result.observations[index].head.file) { result.observations[index].code = .test }
    result.observations.sort { ($0.head, $0.use ?? $0.head, $0.captured) < ($1.head, $1.use ?? $1.head, $1.captured) }
    result.closures.sort { $0.place < $1.place }
  }

  /// Types of which the program makes objects elsewhere than for a global or static variable.
  private func typesMadeAnew() -> Set<NominalID> {
    var result: Set<NominalID> = []
    for unit in units where !program.isTest(unit.root) {
      let root = program.function(unit.root)
      if root.kind == .initialValue, let id = root.property {
        let property = program.files[Int(unit.root.file)][id]
        if property.isStatic || property.owner == nil { continue }
      }
      for node in unit.graph.nodes {
        if case .allocation = node.kind, case .nominal(let type, _) = node.type.unwrapped { result.insert(type) }
      }
    }
    return result
  }

  // MARK: Candidates in one graph

  func candidates(
    in graph: Graph, _ reference: GraphReference, returned: Set<NodeID>, handedOn: Set<NodeID> = [], cyclesOnly: Bool = false
  ) -> (closures: [Candidate], references: [ReferenceCandidate]) {
    let sites = graph.nodes.indices.compactMap { index in ClosureSite(graph.nodes[index].kind).map { (NodeID(index), $0) } }
    let components = sites.isEmpty ? nil : graph.strongComponents()
    let references = ObjectReferences(program: program, rules: CycleRules(program: program, uses: uses, graph: graph), graph: graph, reference: reference, root: root(of: reference), handedOn: handedOn)
      .candidates { components ?? graph.strongComponents() }
    guard let components else { return ([], references) }
    return (
      closureCandidates(sites, in: graph, reference, components, returned: returned, cyclesOnly: cyclesOnly), references
    )
  }

  private func closureCandidates(
    _ sites: [(NodeID, ClosureSite)], in graph: Graph, _ reference: GraphReference, _ components: [Int32], returned: Set<NodeID>,
    cyclesOnly: Bool
  ) -> [Candidate] {
    var result: [Candidate] = []
    let rules = CycleRules(program: program, uses: uses, graph: graph)
    for (node, site) in sites {
      let isForeign = isForeign(site, to: reference)
      let captures = Array(Set(graph.edges(from: node).compactMap { edge in if case .capture = edge.field { edge.field } else { nil } }))
      for edge in graph.edges(from: node) {
        guard case .capture = edge.field, edge.strength != .weak,
          components[Int(edge.target.index)] == components[Int(node.index)]
        else { continue }
        guard let path = rules.path(from: edge.target, to: node) else { continue }
        result.append(
          Candidate(
            site: site, captured: edge.field, keeper: .cycle, lifetime: path.isLasting ? .whileKept : .untilEvent, path: path,
            graph: reference, start: edge.target, node: node, isForeign: isForeign))
      }
      if cyclesOnly { continue }
      for (keeper, path) in graph.keepers(of: node, toll: rules.toll, where: { canKeep($0, graph, returned) && !rules.isNothing($0) }) {
        guard !rules.isPart(ofGlobal: keeper, filledBy: root(of: reference)), let (kind, lifetime) = judgeKeeper(keeper, path, graph, returned) else { continue }
        result.append(
          Candidate(
            site: site, captured: nil, keeper: kind, lifetime: lifetime, path: path, graph: reference, start: keeper, node: node,
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
    return result
  }

  private func root(of reference: GraphReference) -> FunctionReference? { if case .unit(let index) = reference { units[index].root } else { nil } }

  /// Is a closure written elsewhere than in the code of a graph?
  private func isForeign(_ site: ClosureSite, to reference: GraphReference) -> Bool {
    guard case .unit(let index) = reference else { return true }
    let root = units[index].root
    switch site {
    // By place: how deep it is nested does not matter then.
    case .function(let function): return function.file != root.file || !program.function(root).range.contains(program.function(function).range)
    case .methodReference(let place), .autoclosure(let place):
      return place.file != Int(root.file) || !program.function(root).range.contains(place.range)
    }
  }

  /// Who can call closures with unowned captures after the captured objects have gone.
  private func outliving(in unit: Int, _ shared: SharedProperties, _ called: Set<FunctionReference>) -> [Candidate] {
    let graph = units[unit].graph
    let returned = units[unit].handedOver(in: program, called)
    let search = Outliving(program: program, graph: graph, shared: shared, returned: returned)
    var result: [Candidate] = []
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard let site = ClosureSite(graph[node].kind) else { continue }
      for edge in graph.edges(from: node) where edge.strength.isUnowned {
        guard case .capture = edge.field else { continue }
        for (keeper, path) in search.keepers(of: node, outliving: graph.targets(of: node, edge.field)) {
          let judged = returned.contains(keeper) ? (.caller, .unknown) : judgeKeeper(keeper, path, graph, returned)
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

  private func canKeep(_ node: NodeID, _ graph: Graph, _ returned: Set<NodeID>) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure, .box: false
    case .allocation: returned.contains(node)
    default: true
    }
  }

  private func judgeKeeper(
    _ node: NodeID, _ path: OwnershipPath, _ graph: Graph, _ returned: Set<NodeID>
  ) -> (Keeper, Lifetime)? {
    let last = path.edges.first { $0.lifetime != .whileKept }?.lifetime
    switch graph[node].kind {
    // A global of a framework is the system's.
    case .externalGlobal: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    case .global:
      // What is assigned to the global itself stays until something else is assigned; what is put into it stays for good.
      // One slot behind the other holds one object at a time.
      let isReplaceable = path.edges.allSatisfy { if case .property = $0.field { true } else { false } }
      return (.static, path.isLasting ? last ?? (isReplaceable ? .whileKept : .unbounded) : .untilEvent)
    case .system: return (.system, path.isLasting ? last ?? .unbounded : .untilEvent)
    case .unknownCallee: return (.unknown, last ?? .unknown)
    case .selfObject, .parameter, .load, .former, .closureParameter: return (.object, path.isLasting ? .whileKept : .untilEvent)
    case .allocation: return returned.contains(node) ? (.caller, .unknown) : nil
    case .closure, .methodReference, .autoclosure, .box: return nil
    }
  }

  // MARK: Type graphs

  /// Types whose closures are stored somewhere without a cycle being seen in one function.
  private func ownersWithOpenSites(_ best: BestCandidates) -> [NominalID] {
    var seen: Set<NominalID> = []
    var result: [NominalID] = []
    for unit in units {
      guard let owner = program.owner(of: unit.root), program[owner].kind != .struct, program[owner].kind != .enum else { continue }
      // A closure may be stored here by the call of a method of another type.
      let hasOpenSite = unit.graph.nodes.contains { node in
        ClosureSite(node.kind).map { best.keepers[$0]?.keeper == .object && !best.hasCycle($0) } ?? false
      }
      if hasOpenSite, seen.insert(owner).inserted { result.append(owner) }
    }
    return result
  }

  /// The union of what all methods of a type, its extensions and superclasses do to its self-rooted objects.
  func typeHeap(of type: NominalID) -> Heap {
    var heap = Heap(program: program)
    let object = heap.graph.node(.selfObject, type: program.selfType(of: type))
    for ancestor in program[type].ancestors where program[ancestor].kind != .protocol {
      for declaration in program[ancestor].declarations {
        let file = Int(declaration.file)
        for (index, function) in program.files[file].functions.enumerated()
        where function.owner == declaration.declaration && function.parent == nil && function.kind != .deinitializer {
          let reference = FunctionReference(file: file, function: FunctionID(index))
          guard let summary = summaries[reference], !program.isStatic(reference) else { continue }
          var parameters: [Int: [NodeID]] = [:]
          for (position, parameter) in function.parameters.enumerated() {
            let variable = VariableReference(file: file, variable: parameter.variable)
            parameters[position] = [
              heap.graph.node(.closureParameter(variable), type: program.parameterType(position, of: reference))
            ]
          }
          _ = heap.instantiate(
            summary, of: reference, receiver: [object], parameters: parameters, keys: nil, range: ByteRange(start: 0, end: 0), assumptions: 0)
        }
      }
    }
    return heap
  }
}

extension ClosureSite {
  init?(_ kind: NodeKind) {
    switch kind {
    case .closure(let reference, _): self = .function(reference)
    case .methodReference(let place, _): self = .methodReference(place)
    case .autoclosure(let place, _): self = .autoclosure(place)
    default: return nil
    }
  }
}

/// The most telling candidate of each closure.
struct BestCandidates: Sendable {
  private struct CycleKey: Hashable {
    var site: ClosureSite
    var captured: Field
  }
  private var cycles: [CycleKey: Judge.Candidate] = [:]
  private var outlivers: [CycleKey: Judge.Candidate] = [:]
  private(set) var keepers: [ClosureSite: Judge.Candidate] = [:]
  private var holders: [CycleKey: Judge.Candidate] = [:]
  private var sitesWithCycles: Set<ClosureSite> = []

  func hasCycle(_ site: ClosureSite) -> Bool { sitesWithCycles.contains(site) }
  func cycle(_ site: ClosureSite, _ captured: Field) -> Judge.Candidate? { cycles[CycleKey(site: site, captured: captured)] }

  /// Who keeps the closure with what this capture refers to; where no graph shows that, who keeps the closure.
  func keeper(_ site: ClosureSite, _ captured: Field) -> Judge.Candidate? { holders[CycleKey(site: site, captured: captured)] ?? keepers[site] }

  /// Who can call the closure after the object of an unowned capture has gone.
  func outliver(_ site: ClosureSite, _ captured: Field) -> Judge.Candidate? { outlivers[CycleKey(site: site, captured: captured)] }

  /// What is kept until it has run is kept for ever where running it keeps it anew.
  mutating func armAgain(_ candidate: Judge.Candidate) {
    var candidate = candidate
    candidate.lifetime = .unbounded
    candidate.armsItself = true
    keepers[candidate.site] = candidate
    for field in candidate.captures { holders[CycleKey(site: candidate.site, captured: field)] = candidate }
  }

  mutating func add(_ candidate: Judge.Candidate) {
    if let outlived = candidate.outlived {
      let key = CycleKey(site: candidate.site, captured: outlived)
      if let known = outlivers[key], Self.rank(known) <= Self.rank(candidate) { return }
      outlivers[key] = candidate
    } else if let captured = candidate.captured {
      if candidate.lifetime != .untilEvent { sitesWithCycles.insert(candidate.site) }
      let key = CycleKey(site: candidate.site, captured: captured)
      if let known = cycles[key], Self.rank(known) <= Self.rank(candidate) { return }
      cycles[key] = candidate
    } else {
      for field in candidate.captures {
        let key = CycleKey(site: candidate.site, captured: field)
        if holders[key].map({ Self.rank(candidate) < Self.rank($0) }) ?? true { holders[key] = candidate }
      }
      if let known = keepers[candidate.site], Self.rank(known) <= Self.rank(candidate) { return }
      keepers[candidate.site] = candidate
    }
  }

  /// Smaller is more telling: lasting before passing, then the kind of keeper, then the surer path, then what the closure's own code shows,
  /// then the shorter path. (Of the code that calls that, nobody may know what it is called on.)
  static func rank(_ candidate: Judge.Candidate) -> Rank { rank(candidate.keeper, candidate.lifetime, candidate.path, isForeign: candidate.isForeign) }

  typealias Rank = (Int, Int, Int, Int, Int)

  static func rank(_ keeper: Keeper, _ lifetime: Lifetime, _ path: OwnershipPath, isForeign: Bool = false) -> Rank {
    let kind =
      switch keeper {
      case .cycle: 0
      case .static: 1
      case .system: 2
      case .unknown: 3
      case .token: 4
      case .object: 5
      case .caller: 6
      case .owner: 7
      case .none: 8
      }
    let passes = lifetime == .untilEvent || lifetime == .synchronous
    return (passes ? 1 : 0, kind, path.cost.steps, isForeign ? 1 : 0, path.edges.count)
  }
}
