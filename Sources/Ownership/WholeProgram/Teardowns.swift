import Catalog
import Program
import Facts

/// What the death of an object lets go of: what its `deinit` empties, and what those closures empty that its `deinit` calls.
///
/// A token whose end undoes a registration binds what is registered to whoever holds the token.
struct Teardowns: Sendable {
  /// An object whose end empties a property, or ends what a framework keeps.
  struct Token {
    var node: NodeID
    /// The code that ends what the token stands for.
    var end: FoundRelease
  }

  private struct Release: Equatable, Sendable {
    var property: PropertyReference
    var found: FoundRelease
  }

  /// For each class what its `deinit` empties, itself or through what it calls.
  private var releases: [NominalID: [Release]] = [:]
  /// For each class what its `deinit` ends of what models keep.
  private var endings: [NominalID: [MemberEvent: FoundRelease]] = [:]
  /// For each class the closures in its properties that its `deinit` calls.
  private var calls: [NominalID: Set<PropertyReference>] = [:]
  /// What closures that such properties hold empty.
  private var closureReleases: [FunctionReference: [Release]] = [:]
  /// Where such closures empty something that nothing but a `deinit` calls.
  private var places: Set<SourcePlace> = []
  /// The classes of which one of these tables knows something.
  private var classes: Set<NominalID> = []

  /// - Parameter shares: Those of the units, in their order.
  init<Shares: RandomAccessCollection<ReleaseShare>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseTotal, _ table: CallTable, _ program: Program
  ) where Shares.Index == Int {
    for root in order.sorted(total.deinitializers.elements) {
      if let owner = program.owner(of: root), let unit = order.unit(root) { add(unit, of: owner, order, program) }
    }
    classes = Set(releases.keys).union(endings.keys).union(calls.keys)
    if calls.isEmpty { return }
    let inDeinit = calls.values.reduce(into: Set()) { $0.formUnion($1) }
    // What other code calls as well empties something before the object dies.
    let calledBefore = inDeinit.filter { total.invokers[$0]?.elements.contains { !table.isTeardown($0) } ?? false }
    let storers = inDeinit.reduce(into: Set<FunctionReference>()) { if let roots = total.storers[$1]?.elements { $0.formUnion(roots) } }
    for root in order.sorted(storers) {
      let share = shares[order.place(of: root)]
      for put in share.storedClosures where calls[put.type]?.contains(put.property) ?? false {
        let parts = share.unit.cleared.filter { $0.closure.map { program.isNested($0, in: put.closure) } ?? false }
        closureReleases[put.closure] = parts.map { Self.release($0, share.unit) }
        if !calledBefore.contains(put.property) { places.formUnion(parts.map(\.place)) }
      }
    }
  }

  /// Follows a `deinit` into the methods of its own class that it calls.
  private mutating func add(
    _ unit: EvaluatedUnit, of owner: NominalID, _ order: UnitOrder, _ program: Program
  ) {
    var pending = [unit.root]
    var seen: Set<FunctionReference> = []
    while let function = pending.popLast() {
      guard seen.insert(function).inserted, let unit = order.unit(function) else { continue }
      releases[owner, default: []] += unit.cleared.filter { !$0.isOfSelf }.map { Self.release($0, unit) }
      for ending in unit.endings {
        if endings[owner]?[ending.event] != nil { continue }
        endings[owner, default: [:]][ending.event] = .init(kind: .byDeinit, function: unit.root, place: ending.place)
      }
      calls[owner, default: []].formUnion(unit.invoked.filter { program.owner(of: $0) == owner })
      pending += program.inCanonicalOrder(unit.callees.filter { program.owner(of: $0) == owner }).reversed()
    }
  }

  private static func release(_ clearing: Clearing, _ unit: EvaluatedUnit) -> Release {
    Release(property: clearing.property, found: .init(kind: .byDeinit, function: unit.root, place: clearing.place))
  }

  /// Do the same closures run when objects die?
  func hasSameParts(as earlier: Teardowns) -> Bool { places == earlier.places }

  /// Notes what has another answer than before.
  ///
  /// - Returns: Is what changed bound to classes and closures? If not, anything may have changed.
  func addChanges(since earlier: Teardowns, to changes: inout JudgementChanges) -> Bool {
    guard classes == earlier.classes, hasSameParts(as: earlier) else { return false }
    for type in classes where releases[type] != earlier.releases[type] || endings[type] != earlier.endings[type] || calls[type] != earlier.calls[type] {
      changes.types.insert(type)
    }
    for closure in closureReleases.keys where closureReleases[closure] != earlier.closureReleases[closure] { changes.functions.insert(closure) }
    for closure in earlier.closureReleases.keys where closureReleases[closure] == nil { changes.functions.insert(closure) }
    return true
  }

  // MARK: Questions

  /// The objects whose end empties the property.
  ///
  /// - Parameter isOwned: Does a property alone hold what it has? What code reads from there dies with the owner, as what it makes does
  ///   with who is given it.
  func tokens(for property: PropertyReference, in graph: Graph, _ record: InputRecord?, isOwned: (PropertyReference) -> Bool) -> [Token] {
    if releases.isEmpty { return [] }
    return tokens(in: graph, record, isOwned) { node, type in
      // What holds the object itself is empty before the object dies.
      let isItself = graph.edges(to: node).contains { $0.field == .property(property) && $0.strength == .strong }
      return isItself ? nil : release(of: property, by: node, type, in: graph, record)
    }
  }

  /// The objects whose end ends what a model says is kept.
  func tokens(endingOf row: FunctionModel, in graph: Graph, _ record: InputRecord?, isOwned: (PropertyReference) -> Bool) -> [Token] {
    let events = row.effects.flatMap(\.endedBy)
    if events.isEmpty { return [] }
    return tokens(in: graph, record, isOwned) { _, type in events.lazy.compactMap { endings[type]?[$0] }.first }
  }

  private func tokens(
    in graph: Graph, _ record: InputRecord?, _ isOwned: (PropertyReference) -> Bool, _ end: (NodeID, NominalID) -> FoundRelease?
  ) -> [Token] {
    if classes.isEmpty { return [] }
    return graph.nodes.indices.compactMap { index in
      // Of most nodes the kind says that they are none: types are asked for of the others.
      var obtained: PropertyReference?
      switch graph.nodes[index].kind {
      case .allocation: break
      case .load(_, .property(let property)): obtained = property
      default: return nil
      }
      guard case .nominal(let type, _) = graph.nodes[index].type.unwrapped, classes.contains(type) else { return nil }
      record?.ask(of: type)
      // One that this code gives something new to hold.
      if let obtained { guard isOwned(obtained), graph.edges(from: NodeID(index)).contains(where: \.isWrite) else { return nil } }
      return end(NodeID(index), type).map { Token(node: NodeID(index), end: $0) }
    }
  }

  /// Is this code of a closure that runs when an object dies? Then it empties what belongs to that object, and nothing else.
  func isPart(_ clearing: Clearing) -> Bool { places.contains(clearing.place) }

  private func release(of property: PropertyReference, by node: NodeID, _ type: NominalID, in graph: Graph, _ record: InputRecord?) -> FoundRelease? {
    if let found = releases[type]?.first(where: { $0.property == property }) { return found.found }
    for called in calledProperties(of: node, in: graph) {
      // Code that calls it may have let go of it by now.
      for target in graph.everyTarget(of: node, .property(called)) {
        guard case .closure(let closure, _) = graph[target].kind else { continue }
        record?.ask(of: closure)
        if let found = closureReleases[closure]?.first(where: { $0.property == property }) { return found.found }
      }
    }
    return nil
  }

  private func calledProperties(of node: NodeID, in graph: Graph) -> Set<PropertyReference> {
    guard case .nominal(let type, _) = graph[node].type.unwrapped else { return [] }
    return calls[type] ?? []
  }
}

/// A closure that something keeps, in the graph that shows it.
struct KeptClosure {
  var node: NodeID
  /// The objects that the capture at hand refers to.
  var objects: [NodeID]
  /// What the code of the graph hands on.
  var returned: Set<NodeID>

  /// What becomes of the token of a registration.
  enum Fate {
    /// Nothing holds it when the code has run.
    case diesAtOnce
    /// The captured object alone holds it, which the closure does not hold.
    case diesWithObject
    /// The closure holds, through what it captures, who holds the token.
    case heldByItself
    case heldByOthers
  }

  /// - Parameter weakly: Does the closure not hold the captured object?
  func fate(of token: NodeID, in graph: Graph, weakly: Bool) -> Fate {
    let holders = graph.edges(to: token).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
    func isReached(_ holder: NodeID, from start: NodeID) -> Bool { holder == start || graph.strongPath(from: start, to: holder) != nil }
    if weakly {
      // What other code is given nobody knows here.
      if returned.contains(token) { return .heldByOthers }
      let isOwn = holders.allSatisfy { holder in objects.contains { isReached(holder, from: $0) } }
      return isOwn ? .diesWithObject : .heldByOthers
    }
    if holders.contains(where: { isReached($0, from: node) }) { return .heldByItself }
    return holders.isEmpty && !returned.contains(token) ? .diesAtOnce : .heldByOthers
  }
}
