import Program
import Facts
import Catalog

/// The result for one stored unowned property: whether its owner can outlive the referenced object.
struct UnownedProperty: Sendable {
  /// The most certain path in sight that retains the owner after the referenced object has died.
  struct Outliver: Sendable {
    var keeper: Keeper
    var lifetime: Lifetime
    var path: OwnershipPath
    var start: NodeID
    var graph: GraphReference
    /// Where the property is set; `nil` where no file shows it.
    var filled: SourcePlace?

    var rank: BestCandidates.Rank { BestCandidates.rank(keeper, lifetime, path) }
  }
  var outliver: Outliver?
  /// How the referenced object holds an object whose `deinit` uses the property: they die together, and the use comes too late.
  var owner: Outliver?
  /// Whether the program in sight sets the property.
  var isFilledInSight = false
}

/// Searches for objects with unowned references, and for their keepers.
struct UnownedProperties {
  let program: Program
  let units: [EvaluatedUnit]
  let uses: PropertyUses
  let shared: SharedProperties
  /// Functions whose callers are in sight.
  let called: Multiset<FunctionReference>
  let lasting: ProcessLifetimeTypes
  let live: LiveCode
  let judgeKeeper: (NodeID, OwnershipPath, Graph, Set<NodeID>) -> (Keeper, Lifetime)?

  /// Every unowned property of the program, in order.
  func all() -> [(property: PropertyReference, known: UnownedProperty)] {
    var known: [PropertyReference: UnownedProperty] = [:]
    var order: [PropertyReference] = []
    for file in program.files.indices {
      for property in program.properties(inFile: file) {
        let declaration = program.property(property)
        guard declaration.ownership.isUnowned, !declaration.isStatic, declaration.owner != nil
        else { continue }
        known[property] = UnownedProperty()
        order.append(property)
      }
    }
    if order.isEmpty { return [] }
    let parts = units.reduce(into: Set<OwnPart>()) { collectOwnParts(of: $1.graph, known, into: &$0) }
    // What nothing runs puts nothing into properties.
    for index in units.indices where live.mayRun(units[index].root) { collect(from: index, parts, into: &known) }
    return order.map { ($0, known[$0]!) }
  }

  /// An object that the property's owner holds as well where the code makes it. Whoever has only a part of that code in sight does not see it.
  private struct OwnPart: Hashable {
    let property: PropertyReference
    let made: SourcePlace
  }

  /// Adds the objects that a unit puts both into an unowned property and, strongly, into another property of the same object.
  private func collectOwnParts(of graph: Graph, _ known: [PropertyReference: UnownedProperty], into parts: inout Set<OwnPart>) {
    for edge in graph.edges where edge.isWrite && edge.strength.isUnowned {
      guard case .property(let property) = edge.field, known[property] != nil, case .allocation(let place, _) = graph[edge.target].kind else { continue }
      if isOwnPart(edge.target, of: edge.source, in: graph) { parts.insert(OwnPart(property: property, made: place)) }
    }
  }

  /// Whether the code has stored the object in a property of the owner, directly or in a collection there.
  private func isOwnPart(_ object: NodeID, of owner: NodeID, in graph: Graph) -> Bool {
    graph.edges(to: object).contains { edge in
      guard edge.strength == .strong, edge.isWrite else { return false }
      switch edge.field {
      case .property: return edge.source == owner
      case .element, .model:
        guard program.semantics(of: graph[edge.source].type) == .value, case .load(owner, .property) = graph[graph.collection(holding: edge.source)].kind
        else { return false }
        return true
      default: return false
      }
    }
  }

  private func collect(from unit: Int, _ parts: Set<OwnPart>, into known: inout [PropertyReference: UnownedProperty]) {
    let graph = units[unit].graph
    let file = Int(units[unit].root.file)
    let returned = units[unit].handedOver(in: program, called)
    let results = Set(units[unit].returned)
    let search = Outliving(program: program, graph: graph, shared: shared, returned: returned) { _ in false }
    for index in graph.nodes.indices {
      // The keepers of an object outlive its possible targets or not, whichever of these a reference names.
      var searched: Set<PropertyReference> = []
      for edge in graph.edges(from: NodeID(index)) where edge.isWrite {
        guard case .property(let property) = edge.field, known[property] != nil else { continue }
        switch graph[edge.source].kind {
        // Inside its own initialiser or setter the keeper is not known yet.
        case .allocation, .load: break
        default: continue
        }
        known[property]!.isFilledInSight = true
        let targets = graph.targets(of: edge.source, edge.field)
        if targets.allSatisfy({ lasting.isInSlot($0, in: graph, inFile: file) }) { continue }
        switch graph[edge.target].kind {
        case .allocation(let made, _): if parts.contains(OwnPart(property: property, made: made)) { continue }
        // A link from one part to the next leads to a part of the same owner.
        case .load(_, .property(let link)), .former(_, .property(let link)):
          if known[link] != nil, parts.contains(where: { $0.property == property }) { continue }
        default: break
        }
        if uses.isUsedInDeinit(property), let owner = owner(of: edge, unit, graph), known[property]!.owner.map({ owner.rank < $0.rank }) ?? true {
          known[property]!.owner = owner
        }
        let keepers = searched.insert(property).inserted ? search.keepers(of: edge.source, outliving: targets) : []
        for (keeper, path) in keepers {
          let judged = returned.contains(keeper) ? (.caller, .unknown) : judgeKeeper(keeper, path, graph, returned)
          guard let (kind, lifetime) = judged else { continue }
          let outliver = UnownedProperty.Outliver(
            keeper: kind, lifetime: lifetime, path: path, start: keeper, graph: .unit(unit), filled: edge.place)
          if let best = known[property]!.outliver, best.rank <= outliver.rank { continue }
          known[property]!.outliver = outliver
        }
        // Callers in sight make no difference if the code itself drops the object.
        if results.contains(edge.source), targets.allSatisfy({ goes($0, withCallThatGives: results, graph) }) {
          let outliver = UnownedProperty.Outliver(
            keeper: .caller, lifetime: .unknown, path: OwnershipPath(edges: [], assumptions: 0, isLasting: true), start: edge.source, graph: .unit(unit),
            filled: edge.place)
          if known[property]!.outliver.map({ outliver.rank < $0.rank }) ?? true { known[property]!.outliver = outliver }
        }
        if known[property]!.outliver == nil, let receiver = unknownReceiver(of: edge.source, property, graph) {
          known[property]!.outliver = UnownedProperty.Outliver(
            keeper: .unknown, lifetime: .unknown, path: OwnershipPath(edges: [], assumptions: 1, isLasting: true), start: receiver, graph: .unit(unit),
            filled: edge.place)
        }
      }
    }
  }

  /// Whether the code has made an object that nothing holds after it returns.
  private func goes(_ object: NodeID, withCallThatGives results: Set<NodeID>, _ graph: Graph) -> Bool {
    var seen: Set<NodeID> = []
    var pending = [object]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch graph[node].kind {
      case .allocation, .closure, .autoclosure, .methodReference, .box: if results.contains(node) { return false }
      default: return false
      }
      let holders = graph.edges(to: node).filter { $0.strength == .strong }.map(\.source)
      // An object that holds itself stays.
      if holders.contains(object) { return false }
      pending += holders
    }
    return true
  }

  /// How the referenced object holds the owner of the unowned reference.
  private func owner(of edge: Edge, _ unit: Int, _ graph: Graph) -> UnownedProperty.Outliver? {
    guard let path = graph.strongPath(from: edge.target, to: edge.source), !path.edges.isEmpty, path.isLasting else { return nil }
    return UnownedProperty.Outliver(
      keeper: .object, lifetime: .whileKept, path: path, start: edge.target, graph: .unit(unit), filled: edge.place)
  }

  /// A callback supplied by a library's user may retain its arguments. Only types that the user can name qualify.
  private func unknownReceiver(of object: NodeID, _ property: PropertyReference, _ graph: Graph) -> NodeID? {
    guard let owner = program.owner(of: property), program.isPublic(owner) else { return nil }
    return graph.edges(to: object).first { edge in
      guard case .argument = edge.field else { return false }
      switch graph[edge.source].kind {
      case .load, .parameter: return true
      default: return false
      }
    }?.source
  }
}
