import Engine
import Program
import Facts
import Catalog

/// A strong reference from one object to another, without a closure in between, that keeps what it refers to by mistake.
struct ReferenceCandidate: Sendable, Storable {
  var subject: Subject
  /// The reference that the finding is about.
  var edge: Edge
  var keeper: Keeper
  var lifetime: Lifetime
  /// From the object referred to back to that reference (a cycle), or from the keeper to it; the reference itself comes last.
  var path: OwnershipPath
  var start: NodeID
  var graph: GraphReference
  /// The property's name, or the argument that hands the object over.
  var place: SourcePlace
  /// Where the code of the graph begins to keep the object: what ends that comes behind it.
  var begin: SourcePlace
  /// The properties that hold the collection below a global into which the object puts itself. That alone is data: it counts where only the
  /// object's own `deinit` takes it out.
  var registries: Set<PropertyReference> = []
}

/// Looks in one graph for objects that hold each other, or that the system holds without end.
struct ObjectReferences {
  let program: Program
  let rules: CycleRules
  let graph: Graph
  let reference: GraphReference
  /// The code of the graph, where it is that of one unit.
  let root: FunctionReference?
  /// What the code gives to callers in sight, who decide what becomes of it.
  let handedOn: Set<NodeID>
  /// What the code gives to callers, whether they are in sight or not.
  let returned: Set<NodeID>

  /// - Parameter components: for each node the number of its strong component; asked for only where some reference may close a cycle.
  func candidates(components: () -> [Int32]) -> [ReferenceCandidate] {
    var edges: [Edge] = []
    for index in graph.nodes.indices {
      graph.forEachEdge(from: NodeID(index)) { edge in if isReference(edge) { edges.append(edge) } }
    }
    if edges.isEmpty { return [] }
    var result: [ReferenceCandidate] = []
    let components = components()
    var closing: [Int32: [Edge]] = [:]
    for edge in edges {
      if components[Int(edge.source.index)] == components[Int(edge.target.index)] {
        closing[components[Int(edge.source.index)], default: []].append(edge)
      } else if let candidate = keptOutside(edge) ?? registered(edge) {
        result.append(candidate)
      }
    }
    if closing.isEmpty { return result }
    // A search that finds no way back looks at all that there is.
    let (graph, rules) = (graph, rules)
    let ways = graph.strongComponents { graph[$0.target].kind.isObject && rules.toll($0) != nil }
    let distances = EntryDistances(graph, givenOut: returned)
    for (_, edges) in closing.sorted(by: { $0.key < $1.key }) {
      result += cycles(closedBy: edges.filter { ways[Int($0.source.index)] == ways[Int($0.target.index)] }, distances)
    }
    return result
  }

  /// Something that the code at hand stores or hands over, and that is an object of the program for certain: what frameworks make is
  /// there to be handed around.
  private func isReference(_ edge: Edge) -> Bool {
    guard edge.isWrite, edge.strength == .strong, edge.place != nil, isObject(edge.target), isOfProgram(edge.target) || holdsFound(edge.target)
    else { return false }
    switch edge.field {
    case .property, .externalProperty, .model, .element, .tupleElement: break
    case .oneElement, .capture, .content, .unknown, .result, .argument: return false
    }
    if case .system = graph[edge.source].kind { return true }
    return isObject(edge.source)
  }

  private func isOfProgram(_ node: NodeID) -> Bool {
    guard case .nominal(let id, _) = graph[node].type.unwrapped else { return false }
    return program[id].isDeclared && program.semantics(of: graph[node].type) == .reference
  }

  /// Is it what an object was asked for that it is part of: its superview, its navigation controller?
  private func holdsFound(_ node: NodeID) -> Bool {
    var result = false
    graph.forEachEdge(from: node) { edge in
      if !edge.isWrite, case .model = edge.field { result = true }
    }
    return result
  }

  /// Does the code give a global an object to keep? That is data, and so is what the object is made of.
  private func isKeptByGlobal(_ edge: Edge) -> Bool {
    guard edge.isWrite, edge.strength == .strong, case .global = graph[edge.source].kind else { return false }
    return isObject(edge.target)
  }

  private func isObject(_ node: NodeID) -> Bool { graph[node].kind.isObject }

  // MARK: Cycles

  /// Of how many references of one component it is asked whether they lead back, in the order in which they count. Each costs a search of
  /// the graph, and there is one finding at the end.
  private static let searchLimit = 64

  /// How many cycles of one component are reported beside those that lead back to the object whose code it is.
  private static let cycleLimit = 8

  /// Of the references of one component those that lead back to the object whose code it is, for that is where a reader would
  /// weaken; else those that it takes to leave no cycle.
  private func cycles(closedBy edges: [Edge], _ distances: EntryDistances) -> [ReferenceCandidate] {
    let stores = edges.flatMap(stores)
    let backward = stores.filter { isSelf($0.target) }.prefix(Self.searchLimit).compactMap { cycle($0) }
    let others = stores.filter { !isSelf($0.target) }
    if !backward.isEmpty {
      // Objects that the code makes and ties to each other stay, whatever becomes of what leads back from them.
      return backward + apart([others.filter { isAllocation($0.source) && isAllocation($0.target) }], distances, avoidsSelf: true)
    }
    // What the code has just made refers back to what was there before.
    let isFresh = { (edge: Edge) in isAllocation(edge.source) && !isAllocation(edge.target) }
    return apart([others.filter(isFresh), others.filter { !isFresh($0) }], distances, avoidsSelf: false)
  }

  /// References each of which closes a cycle that stays when those before it are weakened: a view, its presenter and the presenter's router
  /// take two. Of several lists the first counts that has one.
  ///
  /// - Parameter avoidsSelf: Must the cycles not lead through the object whose code it is?
  private func apart(_ lists: [[Edge]], _ distances: EntryDistances, avoidsSelf: Bool) -> [ReferenceCandidate] {
    let ordered = lists.map { list in
      // Ownership leads away from what other code holds.
      let list = inSearchOrder(list)
      return list.filter(distances.leadsBack) + list.filter { !distances.leadsBack($0) }
    }
    var found: [ReferenceCandidate] = []
    let search = { (stores: [Edge]) in surest(of: stores, Route(avoidsSelf: avoidsSelf, without: found.map(\.edge))) }
    while found.count < Self.cycleLimit, let next = ordered.lazy.compactMap({ search($0) }).first { found.append(next) }
    return found
  }

  /// What a way back must not lead over.
  private struct Route {
    var avoidsSelf = false
    /// References that are as good as weak.
    var without: [Edge] = []

    func isOpen(_ edge: Edge) -> Bool {
      !without.contains { $0.source == edge.source && $0.target == edge.target && $0.field == edge.field }
    }
  }

  /// Of what the code at hand stores the last comes first, for that closes a cycle; where other functions store them no place tells, and the
  /// first one in the graph counts.
  private func inSearchOrder(_ stores: [Edge]) -> [Edge] {
    guard let root else { return stores }
    let own = stores.filter { isOwn($0.place!, of: root) }
    let last = own.enumerated().sorted { ($1.element.place!, $0.offset) < ($0.element.place!, $1.offset) }.map(\.element)
    return last + stores.filter { !isOwn($0.place!, of: root) }
  }

  /// The reference that closes a cycle with the fewest assumptions. Each one costs a search, and most often the first one is it.
  private func surest(of stores: [Edge], _ route: Route) -> ReferenceCandidate? {
    var best: ReferenceCandidate?
    for store in stores.filter(route.isOpen).prefix(Self.searchLimit) {
      guard let found = cycle(store, route) else { continue }
      if found.path.assumptions < best?.path.assumptions ?? .max { best = found }
      if found.path.assumptions == 0 { break }
    }
    return best
  }

  private func isSelf(_ node: NodeID) -> Bool { if case .selfObject = graph[node].kind { true } else { false } }

  /// A store through a protocol goes into objects of the types that satisfy it, where it is to be repaired. Where only some of these hold what
  /// they are given strongly, it is assumed that the object is of one that does.
  private func stores(_ edge: Edge) -> [Edge] {
    guard case .property(let requirement) = edge.field else { return [edge] }
    let witnesses = program.strongWitnesses(of: requirement)
    return witnesses.isEmpty
      ? [edge]
      : witnesses.map { witness in
        var store = edge
        store.field = .property(witness)
        store.assumptions = min(store.assumptions, 1)
        return store
      }
  }

  private func cycle(_ edge: Edge, _ route: Route = Route()) -> ReferenceCandidate? {
    if graph.isMadeInRecursion(edge.source), graph.isMadeInRecursion(edge.target) { return nil }
    let toll = { (edge: Edge) in
      isObject(edge.target) && !(route.avoidsSelf && isSelf(edge.target)) && route.isOpen(edge) ? rules.toll(edge) : nil
    }
    guard var path = graph.strongPath(from: edge.target, to: edge.source, toll: toll) else { return nil }
    path.edges.append(edge)
    path.assumptions += Int(edge.assumptions)
    if edge.endsByItself { path.isLasting = false }
    guard path.evidence > .possible, path.edges.allSatisfy(isOfItsClass), let (subject, place) = subject(of: edge) else { return nil }
    return ReferenceCandidate(
      subject: subject, edge: edge, keeper: .cycle, lifetime: path.isLasting ? .whileKept : .untilEvent, path: path, start: edge.target,
      graph: reference, place: place, begin: begin(of: edge))
  }

  /// Has the object the property at all? A cast may have said so that never succeeds for it.
  private func isOfItsClass(_ edge: Edge) -> Bool {
    guard case .property(let property) = edge.field, let owner = program.owner(of: property),
      case .nominal(let type, _) = graph[edge.source].type.unwrapped
    else { return true }
    return !program.areUnrelatedClasses(type, owner)
  }

  /// What a reference is about: a stored reference at the property that holds it, or an object that was handed over.
  private func subject(of edge: Edge) -> (Subject, SourcePlace)? {
    switch edge.field {
    case .property(let property):
      // The finding stands where its cure is.
      return program.canBeWeak(property) ? (.storedReference, nameOf(property)) : (.target, handover(of: edge))
    case .externalProperty: return (.target, edge.place!)
    case .model, .element, .tupleElement:
      // A collection is a value: the property that it was read from holds what is put into it, and cannot hold it weakly.
      if program.semantics(of: graph[edge.source].type) == .value {
        return program.holdingProperties(edge.source, in: graph).isEmpty ? nil : (.target, handover(of: edge))
      }
      return (.target, edge.place!)
    case .oneElement, .capture, .content, .unknown, .result, .argument: return nil
    }
  }

  /// Where the code at hand gives away what another function stores: `guild.seat(self)`; the store itself where it does that, or where
  /// several such calls cannot be told apart.
  private func handover(of edge: Edge) -> SourcePlace {
    let place = edge.place!
    guard let root, case .selfObject = graph[edge.target].kind, !isOwn(place, of: root) else { return place }
    let arguments = selfArguments(of: root)
    return arguments.count == 1 ? SourcePlace(file: Int(root.file), range: arguments[0]) : place
  }

  private func isOwn(_ place: SourcePlace, of root: FunctionReference) -> Bool {
    program.isWritten(place.range, inFile: place.file, in: root)
  }

  /// Where the code at hand stores the object, or gives it to a function that may store it: no sooner.
  private func begin(of edge: Edge) -> SourcePlace {
    let place = edge.place!
    guard let root, !isOwn(place, of: root) else { return place }
    let file = Int(root.file)
    switch graph[edge.target].kind {
    case .selfObject:
      if let first = selfArguments(of: root).min(by: { $0.start < $1.start }) { return SourcePlace(file: file, range: first) }
    case .allocation(let made, _): if isOwn(made, of: root) { return made }
    default: break
    }
    let start = program.function(root).range.start
    return SourcePlace(file: file, range: ByteRange(start: start, end: start))
  }

  /// Where the code of a function, closures in it included, passes `self`.
  private func selfArguments(of root: FunctionReference) -> [ByteRange] {
    var arguments: [ByteRange] = []
    for function in program.functions(within: root).lazy.map(program.function) {
      for instruction in function.instructions {
        guard case .call(_, let list) = instruction.operation else { continue }
        arguments += function.arguments[list.indices].map { function[$0.value] }.filter { $0.operation == .selfReference }.map(\.range)
      }
    }
    return arguments
  }

  private func nameOf(_ property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
  }

  // MARK: Targets of what lives without end

  /// An object that was handed to the system, or to something that the system keeps.
  private func keptOutside(_ edge: Edge) -> ReferenceCandidate? {
    // What is put into a collection is data, not a target.
    guard case .model(let row) = edge.field, program.semantics(of: graph[edge.source].type) != .value, !program.models.isOfValueType(row) else { return nil }
    var start = edge.source
    var path = OwnershipPath(edges: [], assumptions: 0, isLasting: true)
    if !isSystem(start) {
      // What the code has made and gives to a global's own objects is there to be kept.
      guard let known = graph.keepers(of: start, toll: rules.toll, where: isSystem).first, !isAllocation(edge.target) || isOfSystem(known.keeper) else {
        return nil
      }
      start = known.keeper
      path = known.path
      // What hangs below an object that is kept is a consequence: the reference or closure that keeps that one is reported, or meant.
      if leadsThroughClosure(path) { return nil }
      if rules.isPart(ofGlobal: start, filledBy: root) || path.edges.contains(where: { isReference($0) || isKeptByGlobal($0) }) { return nil }
    }
    path.edges.append(edge)
    path.assumptions += Int(edge.assumptions)
    if path.edges.contains(where: { handedOn.contains($0.source) }) { return nil }
    let ends = path.edges.contains(where: \.endsByItself)
    guard !ends, path.evidence > .possible, !program.hasSharedInstance(graph[edge.target].type.unwrapped) else { return nil }
    let lifetime = path.edges.first { $0.lifetime != .whileKept }?.lifetime ?? .unbounded
    return ReferenceCandidate(
      subject: .target, edge: edge, keeper: keeper(start), lifetime: lifetime, path: path, start: start, graph: reference, place: edge.place!,
      begin: begin(of: edge))
  }

  /// An object that puts itself into a collection below a global.
  private func registered(_ edge: Edge) -> ReferenceCandidate? {
    guard isSelf(edge.target), graph[edge.source].type.isCollection else { return nil }
    let registries = program.holdingProperties(edge.source, in: graph)
    guard !registries.isEmpty, let known = graph.keepers(of: edge.source, toll: rules.toll, where: isSystem).first else { return nil }
    var path = known.path
    if leadsThroughClosure(path) { return nil }
    path.edges.append(edge)
    path.assumptions += Int(edge.assumptions)
    guard !path.edges.contains(where: \.endsByItself), path.evidence > .possible else { return nil }
    return ReferenceCandidate(
      subject: .target, edge: edge, keeper: keeper(known.keeper), lifetime: .unbounded, path: path, start: known.keeper, graph: reference,
      place: handover(of: edge), begin: begin(of: edge), registries: registries)
  }

  private func leadsThroughClosure(_ path: OwnershipPath) -> Bool {
    path.edges.contains { if case .capture = $0.field { true } else { false } }
  }

  private func keeper(_ node: NodeID) -> Keeper { if case .system = graph[node].kind { .system } else { .static } }

  private func isAllocation(_ node: NodeID) -> Bool { if case .allocation = graph[node].kind { true } else { false } }

  private func isOfSystem(_ node: NodeID) -> Bool { if case .global = graph[node].kind { false } else { true } }

  /// Does the node live as long as the program: the system, a global?
  private func isSystem(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .system, .global, .externalGlobal: true
    default: false
    }
  }
}

extension NodeKind {
  /// Neither a closure nor what stands between a closure and an object.
  fileprivate var isObject: Bool {
    switch self {
    case .selfObject, .parameter, .allocation, .load, .former, .closureParameter: true
    case .closure, .methodReference, .autoclosure, .box, .global, .externalGlobal, .system, .unknownCallee: false
    }
  }
}
