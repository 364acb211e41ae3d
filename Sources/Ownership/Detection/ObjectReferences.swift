import Engine
import Program
import Facts
import Catalog

/// A strong reference between two objects, without a closure in between, that retains its target by mistake.
struct ReferenceCandidate: Sendable, Storable {
  var subject: Subject
  /// The reported reference.
  var edge: Edge
  var keeper: Keeper
  var lifetime: Lifetime
  /// From the target back to the reference (a cycle), or from the keeper to it; the reference itself comes last.
  var path: OwnershipPath
  var start: NodeID
  var graph: GraphReference
  /// The property's name, or the argument that passes the object.
  var place: SourcePlace
  /// Where the graph's code begins to retain the object. A release comes after that.
  var begin: SourcePlace
  /// The properties that hold the collection below a global into which the object adds itself. That alone is data. It counts only where just the object's
  /// own `deinit` removes it.
  var registries: Set<PropertyReference> = []

  /// Whether the place is that of the property's name still. An edit may move the property and leave the storing code as it is.
  func hasPlaceOfProperty(in program: Program) -> Bool {
    guard subject == .storedReference, case .property(let property) = edge.field else { return true }
    return place == program.namePlace(of: property)
  }
}

/// Searches one graph for objects that hold each other, or that the system holds without end.
struct ObjectReferences {
  let program: Program
  let rules: CycleRules
  let graph: Graph
  let reference: GraphReference
  /// The unit of the graph, if it is the graph of one unit.
  let root: FunctionReference?
  /// The objects about which callers in sight decide.
  let handedOn: Set<NodeID>
  /// The results for all callers.
  let returned: Set<NodeID>

  /// - Parameter components: For each node, the number of its strong component; called only where some reference may close a cycle.
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
      } else if let candidate = retainedOutside(edge) ?? registered(edge) {
        result.append(candidate)
      }
    }
    if closing.isEmpty { return result }
    // A search without result visits everything.
    let (graph, rules) = (graph, rules)
    let componentOf = graph.strongComponents { isObject($0.target) && rules.toll($0) != nil }
    let distances = EntryDistances(graph, givenOut: returned)
    for (_, edges) in closing.sorted(by: { $0.key < $1.key }) {
      result += cycles(closedBy: edges.filter { componentOf[Int($0.source.index)] == componentOf[Int($0.target.index)] }, distances)
    }
    return result
  }

  /// Whether the current code stores or passes the target, and it is certainly an object of the program. Frameworks' objects are meant to be passed around.
  private func isReference(_ edge: Edge) -> Bool {
    guard edge.isWrite, edge.strength == .strong, edge.place != nil, isObject(edge.target),
      isOfProgram(edge.target) || isCast(edge.target) || holdsFound(edge.target)
    else { return false }
    switch edge.field {
    case .property, .externalProperty, .model, .element, .tupleElement: break
    case .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return false
    }
    if case .system = graph[edge.source].kind { return true }
    return isObject(edge.source)
  }

  private func isOfProgram(_ node: NodeID) -> Bool {
    guard case .nominal(let id, _) = graph[node].type.unwrapped else { return false }
    return program[id].isDeclared && program.semantics(of: graph[node].type) == .reference
  }

  /// Whether code uses the object as one of the program's classes, after a cast: `stack.topViewController as? Screen`.
  private func isCast(_ node: NodeID) -> Bool {
    guard case .load(_, .externalProperty) = graph[node].kind else { return false }
    var result = false
    graph.forEachEdge(from: node) { edge in
      if case .property(let property) = edge.field, program.owner(of: property).map({ program[$0].isOfObjects }) ?? false { result = true }
    }
    return result
  }

  /// Whether it was obtained as the container of an object: its superview, its navigation controller.
  private func holdsFound(_ node: NodeID) -> Bool {
    var result = false
    graph.forEachEdge(from: node) { edge in
      if !edge.isWrite, case .model = edge.field { result = true }
    }
    return result
  }

  /// Whether the code gives the object to a global to keep. That is data, and so are the object's parts.
  private func isRetainedByGlobal(_ edge: Edge) -> Bool {
    guard edge.isWrite, edge.strength == .strong, case .global = graph[edge.source].kind else { return false }
    return isObject(edge.target)
  }

  private func isObject(_ node: NodeID) -> Bool { graph[node].kind.isObject || isTopLevelVariable(node) }

  /// Whether the node is the object in a variable of top-level code, which that code uses like a local variable.
  private func isTopLevelVariable(_ node: NodeID) -> Bool {
    guard let root, case .global(let property) = graph[node].kind, program.function(root).kind == .topLevel, property.file == root.file else { return false }
    let declaration = program.property(property)
    return declaration.owner == nil && !declaration.isLet && isOfProgram(node)
  }

  // MARK: Cycles

  /// The maximum number of references per component that are searched for a way back, in order of significance. Each costs a graph search, and only one
  /// finding results.
  private static let searchLimit = 64

  /// The maximum number of reported cycles per component, besides those that lead back to the current object.
  private static let cycleLimit = 8

  /// The references of one component that lead back to the current object, where a reader would weaken one; else a set that breaks all cycles.
  private func cycles(closedBy edges: [Edge], _ distances: EntryDistances) -> [ReferenceCandidate] {
    let stores = edges.flatMap(stores)
    let backward = stores.filter { isSelf($0.target) }.prefix(Self.searchLimit).compactMap { cycle($0) }
    let others = stores.filter { !isSelf($0.target) }
    if !backward.isEmpty {
      // Objects that the code makes and connects to each other leak, whatever happens to their back references.
      return backward + apart([others.filter { isAllocation($0.source) && isAllocation($0.target) }], distances, avoidsSelf: true)
    }
    // A fresh object that refers back to an existing one.
    let isFresh = { (edge: Edge) in isAllocation(edge.source) && !isAllocation(edge.target) }
    return apart([others.filter(isFresh), others.filter { !isFresh($0) }], distances, avoidsSelf: false)
  }

  /// References that each close a cycle which remains when the previous ones are weakened: a view, its presenter and the presenter's router take two. The
  /// first list with a result counts.
  ///
  /// - Parameter avoidsSelf: Whether the cycles must not go through the current object.
  private func apart(_ lists: [[Edge]], _ distances: EntryDistances, avoidsSelf: Bool) -> [ReferenceCandidate] {
    let ordered = lists.map { list in
      // Ownership leads away from entry points.
      let list = inSearchOrder(list)
      return list.filter(distances.leadsBack) + list.filter { !distances.leadsBack($0) }
    }
    var found: [ReferenceCandidate] = []
    let search = { (stores: [Edge]) in surest(of: stores, Route(avoidsSelf: avoidsSelf, without: found.map(\.edge))) }
    while found.count < Self.cycleLimit, let next = ordered.lazy.compactMap({ search($0) }).first { found.append(next) }
    return found
  }

  /// Restrictions on a way back.
  private struct Route {
    var avoidsSelf = false
    /// References that count as weak.
    var without: [Edge] = []

    func isOpen(_ edge: Edge) -> Bool {
      !without.contains { $0.source == edge.source && $0.target == edge.target && $0.field == edge.field }
    }
  }

  /// Of the current code's stores the last comes first, because it closes the cycle. For stores in other functions places say nothing, and the graph's
  /// order counts.
  private func inSearchOrder(_ stores: [Edge]) -> [Edge] {
    guard let root else { return stores }
    let own = stores.filter { isOwn($0.place!, of: root) }
    let last = own.enumerated().sorted { ($1.element.place!, $0.offset) < ($0.element.place!, $1.offset) }.map(\.element)
    return last + stores.filter { !isOwn($0.place!, of: root) }
  }

  /// The reference that closes a cycle with the fewest assumptions. Each costs a search, and usually the first one is it.
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

  /// A store through a protocol goes to objects of the conforming types, where it is to be repaired. If only some of them hold it strongly, the object
  /// is assumed to be one of these.
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
    // Recursive calls share nodes: the collection of one call would hold the elements of another. The cycle of a single call is found in its own evaluation.
    if graph.isMadeInRecursion(edge.source), graph.isMadeInRecursion(edge.target) || graph.isElement(edge.target) { return nil }
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

  /// Whether the object has the property at all. A cast may claim a type that the object never has.
  private func isOfItsClass(_ edge: Edge) -> Bool {
    guard case .property(let property) = edge.field, let owner = program.owner(of: property),
      case .nominal(let type, _) = graph[edge.source].type.unwrapped
    else { return true }
    return !program.areUnrelatedClasses(type, owner)
  }

  /// The subject of a reference: the property of a stored reference, or an object that was passed.
  private func subject(of edge: Edge) -> (Subject, SourcePlace)? {
    switch edge.field {
    case .property(let property):
      // The finding is reported where it can be fixed.
      return program.canBeWeak(property) ? (.storedReference, program.namePlace(of: property)) : (.target, handover(of: edge))
    case .externalProperty: return (.target, edge.place!)
    case .model, .element, .tupleElement:
      // A collection is a value: the property from which it was read holds its elements, and cannot hold them weakly.
      // A stream is no collection.
      if program.semantics(of: graph[edge.source].type) == .value, program.stream(of: graph[edge.source].type) == nil {
        return program.holdingProperties(edge.source, in: graph).isEmpty ? nil : (.target, handover(of: edge))
      }
      return (.target, edge.place!)
    case .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return nil
    }
  }

  /// Where the current code passes the object that another function stores: `guild.seat(self)`. The store itself if the current code contains it, or if
  /// several such calls cannot be distinguished.
  private func handover(of edge: Edge) -> SourcePlace {
    let place = edge.place!
    guard let root, case .selfObject = graph[edge.target].kind, !isOwn(place, of: root) else { return place }
    var arguments: [ByteRange] = []
    // `list.source = self`, where a setter stores it.
    if case .property(let property) = edge.field, program.property(property).isComputed { arguments = selfAssignments(of: root, to: property) }
    if arguments.isEmpty { arguments = selfArguments(of: root) }
    return arguments.count == 1 ? SourcePlace(file: Int(root.file), range: arguments[0]) : place
  }

  private func isOwn(_ place: SourcePlace, of root: FunctionReference) -> Bool {
    program.isWritten(place.range, inFile: place.file, in: root)
  }

  /// The earliest place where the current code stores the object or passes it to a function that may store it.
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

  /// The places where the code of a function and its closures passes `self`.
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

  /// The places where the code of a function and its closures assigns `self` to a property of that name.
  private func selfAssignments(of root: FunctionReference, to property: PropertyReference) -> [ByteRange] {
    let name = program.name(program.property(property).name, in: Int(property.file))
    var places: [ByteRange] = []
    for function in program.functions(within: root).lazy.map(program.function) {
      for instruction in function.instructions {
        guard case .assign(let target, let value, _) = instruction.operation, function[value].operation == .selfReference else { continue }
        switch function[target].operation {
        case .member(_, let written), .name(let written, _):
          if program.name(written, in: Int(root.file)) == name { places.append(function[value].range) }
        default: break
        }
      }
    }
    return places
  }

  // MARK: Targets of what lives without end

  /// An object passed to the system, or to something that the system retains.
  private func retainedOutside(_ edge: Edge) -> ReferenceCandidate? {
    // Elements of a collection are data, not targets.
    guard case .model(let row) = edge.field, program.semantics(of: graph[edge.source].type) != .value, !program.models.isOfValueType(row) else { return nil }
    if handedOn.contains(edge.target) { return nil }
    var start = edge.source
    var path = OwnershipPath(edges: [], assumptions: 0, isLasting: true)
    if !isSystem(start) {
      // A fresh object given to a global's own objects is meant to be kept.
      guard let known = graph.keepers(of: start, toll: rules.toll, where: isSystem).first, !isAllocation(edge.target) || isOfSystem(known.keeper) else {
        return nil
      }
      start = known.keeper
      path = known.path
      // Objects below a retained object are a consequence: the reference or closure that retains that object is reported, or is intended.
      if leadsThroughClosure(path) { return nil }
      if rules.isPart(ofGlobal: start, filledBy: root) || path.edges.contains(where: { isReference($0) || isRetainedByGlobal($0) }) { return nil }
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

  /// An object that adds itself to a collection below a global.
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

  /// Whether the node lives as long as the program: the system, a global.
  private func isSystem(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .system, .global, .externalGlobal: true
    default: false
    }
  }
}

extension NodeKind {
  /// Neither a closure nor a node between a closure and an object.
  fileprivate var isObject: Bool {
    switch self {
    case .selfObject, .parameter, .allocation, .load, .former, .closureParameter: true
    case .closure, .methodReference, .autoclosure, .box, .global, .externalGlobal, .system, .unknownCallee: false
    }
  }
}
