import Catalog
import Program
import Facts

/// The releases at an object's death: those in its `deinit`, and those in closures that its `deinit` calls.
///
/// A token whose death undoes a registration ties the registered object to the token's holder.
struct Teardowns: Sendable {
  /// An object whose death releases a property or ends a retention by a framework.
  struct Token {
    var node: NodeID
    /// The code that ends the registration of the token.
    var end: FoundRelease
  }

  private struct TeardownRelease: Equatable, Sendable {
    var property: PropertyReference
    var found: FoundRelease
  }

  /// For each class, the properties that its `deinit` releases, directly or through calls.
  private var releases: [NominalID: [TeardownRelease]] = [:]
  /// For each class, the modelled retentions that its `deinit` ends.
  private var unregistrations: [NominalID: [MemberEvent: FoundRelease]] = [:]
  /// For each class, the properties whose closures its `deinit` calls.
  private var calls: [NominalID: Set<PropertyReference>] = [:]
  /// The properties released by closures in such properties.
  private var closureReleases: [FunctionReference: [TeardownRelease]] = [:]
  /// Places in such closures that release a property which nothing but a `deinit` calls.
  private var places: Set<SourcePlace> = []
  /// The classes with an entry in one of these tables.
  private var classes: Set<NominalID> = []

  /// - Parameter shares: The contributions of the units, in order.
  init<Shares: RandomAccessCollection<ReleaseContribution>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseAggregate, _ table: CallTable, _ program: Program
  ) where Shares.Index == Int {
    for root in order.sorted(total.deinitializers.elements) {
      if let owner = program.owner(of: root), let unit = order.unit(root) { add(unit, of: owner, order, program) }
    }
    classes = Set(releases.keys).union(unregistrations.keys).union(calls.keys)
    if calls.isEmpty { return }
    let inDeinit = calls.values.reduce(into: Set()) { $0.formUnion($1) }
    // If other code calls it as well, it releases before the object dies.
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
      for unregistration in unit.unregistrations {
        if unregistrations[owner]?[unregistration.event] != nil { continue }
        unregistrations[owner, default: [:]][unregistration.event] = .init(kind: .byDeinit, function: unit.root, place: unregistration.place)
      }
      calls[owner, default: []].formUnion(unit.invoked.filter { program.owner(of: $0) == owner })
      pending += program.inCanonicalOrder(unit.callees.filter { program.owner(of: $0) == owner }).reversed()
    }
  }

  private static func release(_ fieldRelease: FieldRelease, _ unit: EvaluatedUnit) -> TeardownRelease {
    TeardownRelease(property: fieldRelease.property, found: .init(kind: .byDeinit, function: unit.root, place: fieldRelease.place))
  }

  /// Whether the same closures run when objects die.
  func hasSameParts(as earlier: Teardowns) -> Bool { places == earlier.places }

  /// Adds the entries that have changed.
  ///
  /// - Returns: Whether the change is limited to classes and closures. Otherwise anything may have changed.
  func addChanges(since earlier: Teardowns, to changes: inout VerdictChanges) -> Bool {
    guard classes == earlier.classes, hasSameParts(as: earlier) else { return false }
    for type in classes
    where releases[type] != earlier.releases[type] || unregistrations[type] != earlier.unregistrations[type] || calls[type] != earlier.calls[type] {
      changes.types.insert(type)
    }
    for closure in closureReleases.keys where closureReleases[closure] != earlier.closureReleases[closure] { changes.functions.insert(closure) }
    for closure in earlier.closureReleases.keys where closureReleases[closure] == nil { changes.functions.insert(closure) }
    return true
  }

  // MARK: Questions

  /// The tokens whose death releases the property.
  ///
  /// - Parameter isOwned: Whether a property exclusively owns its content. An object read from it dies with its owner, just as a new object dies with
  ///   its recipient.
  func tokens(for property: PropertyReference, in graph: Graph, _ record: DependencyRecord?, isOwned: (PropertyReference) -> Bool) -> [Token] {
    if releases.isEmpty { return [] }
    return tokens(in: graph, record, isOwned) { node, type in
      // The object's own property is cleared before the object dies.
      let isItself = graph.edges(to: node).contains { $0.field == .property(property) && $0.strength == .strong }
      return isItself ? nil : release(of: property, by: node, type, in: graph, record)
    }
  }

  /// The tokens whose death ends a modelled retention.
  func tokens(endingOf row: FunctionModel, in graph: Graph, _ record: DependencyRecord?, isOwned: (PropertyReference) -> Bool) -> [Token] {
    let events = row.effects.flatMap(\.endedBy)
    if events.isEmpty { return [] }
    return tokens(in: graph, record, isOwned) { _, type in events.lazy.compactMap { unregistrations[type]?[$0] }.first }
  }

  private func tokens(
    in graph: Graph, _ record: DependencyRecord?, _ isOwned: (PropertyReference) -> Bool, _ end: (NodeID, NominalID) -> FoundRelease?
  ) -> [Token] {
    if classes.isEmpty { return [] }
    return graph.nodes.indices.compactMap { index in
      // For most nodes the kind excludes them. The type is checked for the others.
      var obtained: PropertyReference?
      switch graph.nodes[index].kind {
      case .allocation: break
      case .load(_, .property(let property)): obtained = property
      default: return nil
      }
      guard case .nominal(let type, _) = graph.nodes[index].type.unwrapped, classes.contains(type) else { return nil }
      record?.ask(of: type)
      // A content that this code replaces.
      if let obtained { guard isOwned(obtained), graph.edges(from: NodeID(index)).contains(where: \.isWrite) else { return nil } }
      return end(NodeID(index), type).map { Token(node: NodeID(index), end: $0) }
    }
  }

  /// Whether an object of the class runs a `deinit` in sight when it dies.
  func hasDeinit(_ type: NominalID, in program: Program, _ record: DependencyRecord?) -> Bool {
    record?.ask(of: type)
    return program[type].ancestors.contains(where: classes.contains)
  }

  /// Whether it is code of a closure that runs at an object's death. Such code only releases content of that object.
  func isPart(_ fieldRelease: FieldRelease) -> Bool { places.contains(fieldRelease.place) }

  private func release(of property: PropertyReference, by node: NodeID, _ type: NominalID, in graph: Graph, _ record: DependencyRecord?) -> FoundRelease? {
    if let found = releases[type]?.first(where: { $0.property == property }) { return found.found }
    for called in calledProperties(of: node, in: graph) {
      // The calling code may have released it already.
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

/// A retained closure in the graph that shows its keeper.
struct RetainedClosure {
  var node: NodeID
  /// The objects of the given capture.
  var objects: [NodeID]
  /// The objects that the graph's code returns.
  var returned: Set<NodeID>

  /// The lifetime of a registration's token.
  enum TokenLifetime {
    /// Nothing holds it when the code has run.
    case diesAtOnce
    /// Only the captured object holds it, and the closure does not hold that object.
    case diesWithObject
    /// The closure holds the token's holder through its captures.
    case heldByItself
    case heldByOthers
  }

  /// - Parameter weakly: Whether the closure does not hold the captured object.
  func fate(of token: NodeID, in graph: Graph, weakly: Bool) -> TokenLifetime {
    let holders = graph.edges(to: token).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
    func isReached(_ holder: NodeID, from start: NodeID) -> Bool { holder == start || graph.strongPath(from: start, to: holder) != nil }
    if weakly {
      // Other code may do anything with a returned token.
      if returned.contains(token) { return .heldByOthers }
      let isOwn = holders.allSatisfy { holder in objects.contains { isReached(holder, from: $0) } }
      return isOwn ? .diesWithObject : .heldByOthers
    }
    if holders.contains(where: { isReached($0, from: node) }) { return .heldByItself }
    return holders.isEmpty && !returned.contains(token) ? .diesAtOnce : .heldByOthers
  }
}
