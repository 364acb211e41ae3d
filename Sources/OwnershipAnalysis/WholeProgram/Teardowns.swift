import FrameworkModels
import ProgramModel
import SourceFacts

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

  private struct Release: Sendable {
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
  /// Where such closures empty something.
  private var places: Set<SourcePlace> = []

  init(_ units: [EvaluatedUnit], _ program: Program) {
    let deinits = units.filter { program.function($0.root).kind == .deinitializer }
    if deinits.isEmpty { return }
    let byRoot = Dictionary(units.map { ($0.root, $0) }, uniquingKeysWith: { first, _ in first })
    for unit in deinits {
      guard let owner = program.owner(of: unit.root) else { continue }
      add(unit, of: owner, byRoot, program)
    }
    if calls.isEmpty { return }
    for unit in units {
      for index in unit.graph.nodes.indices {
        for property in calledProperties(of: NodeID(index), in: unit.graph) {
          for target in unit.graph.targets(of: NodeID(index), .property(property)) {
            // The code of a closure is in the unit where it is written.
            guard case .closure(let closure, instance: 0) = unit.graph[target].kind else { continue }
            let parts = unit.cleared.filter { $0.closure.map { program.isNested($0, in: closure) } ?? false }
            closureReleases[closure] = parts.map { Self.release($0, unit) }
            places.formUnion(parts.map(\.place))
          }
        }
      }
    }
  }

  /// Follows a `deinit` into the methods of its own class that it calls.
  private mutating func add(
    _ unit: EvaluatedUnit, of owner: NominalID, _ byRoot: [FunctionReference: EvaluatedUnit], _ program: Program
  ) {
    var pending = [unit.root]
    var seen: Set<FunctionReference> = []
    while let function = pending.popLast() {
      guard seen.insert(function).inserted, let unit = byRoot[function] else { continue }
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

  // MARK: Questions

  /// The objects whose end empties the property.
  ///
  /// - Parameter isOwned: Does a property alone hold what it has? What code reads from there dies with the owner, as what it makes does
  ///   with who is given it.
  func tokens(for property: PropertyReference, in graph: Graph, isOwned: (PropertyReference) -> Bool) -> [Token] {
    if releases.isEmpty { return [] }
    return tokens(in: graph, isOwned) { node, type in release(of: property, by: node, type, in: graph) }
  }

  /// The objects whose end ends what a model says is kept.
  func tokens(endingOf row: FunctionModel, in graph: Graph, isOwned: (PropertyReference) -> Bool) -> [Token] {
    let events = row.effects.flatMap(\.endedBy)
    if events.isEmpty || endings.isEmpty { return [] }
    return tokens(in: graph, isOwned) { _, type in events.lazy.compactMap { endings[type]?[$0] }.first }
  }

  private func tokens(in graph: Graph, _ isOwned: (PropertyReference) -> Bool, _ end: (NodeID, NominalID) -> FoundRelease?) -> [Token] {
    graph.nodes.indices.compactMap { index in
      guard case .nominal(let type, _) = graph.nodes[index].type.unwrapped else { return nil }
      switch graph.nodes[index].kind {
      case .allocation: break
      // One that this code gives something new to hold.
      case .load(_, .property(let property)):
        guard isOwned(property), graph.edges(from: NodeID(index)).contains(where: \.isWrite) else { return nil }
      default: return nil
      }
      return end(NodeID(index), type).map { Token(node: NodeID(index), end: $0) }
    }
  }

  /// Is this code of a closure that runs when an object dies? Then it empties what belongs to that object, and nothing else.
  func isPart(_ clearing: Clearing) -> Bool { places.contains(clearing.place) }

  private func release(of property: PropertyReference, by node: NodeID, _ type: NominalID, in graph: Graph) -> FoundRelease? {
    if let found = releases[type]?.first(where: { $0.property == property }) { return found.found }
    for called in calledProperties(of: node, in: graph) {
      // Code that calls it may have let go of it by now.
      for target in graph.everyTarget(of: node, .property(called)) {
        guard case .closure(let closure, _) = graph[target].kind else { continue }
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
