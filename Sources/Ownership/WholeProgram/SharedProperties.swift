import Engine
import Program
import Facts

/// Properties whose objects have other holders too, as far as the program shows. Such an object can outlive the property's owner.
///
/// A property that only ever receives fresh objects owns them exclusively. If no store is in sight, the property counts as the exclusive owner.
struct SharedProperties: Equatable, Sendable, Storable {
  var shared = Multiset<PropertyReference>()
  var given = Multiset<PropertyReference>()
  var fresh = Multiset<PropertyReference>()

  init() {}

  /// The stores of one unit.
  struct Contribution: Equatable, Sendable, Storable {
    var shared: Set<PropertyReference> = []
    /// Properties into which it stores received objects.
    var given: Set<PropertyReference> = []
    /// Properties into which it stores objects without other holders.
    var fresh: Set<PropertyReference> = []

    var isEmpty: Bool { shared.isEmpty && given.isEmpty && fresh.isEmpty }

    init(_ unit: EvaluatedUnit, in program: Program) {
      guard unit.stores else { return }
      // A getter that fills a property and returns its content shares no more than one that only reads it.
      let returned = unit.isInitialValue(in: program) || program.function(unit.root).kind == .getter ? [] : Set(unit.returned)
      // Read once, because each access would copy it.
      let graph = unit.graph
      for index in graph.nodes.indices {
        graph.forEachEdge(from: NodeID(index)) { edge in
          guard edge.isWrite, edge.strength == .strong, let property = SharedProperties.property(of: edge, graph, program),
            !program.isTest(unit.root) || program.isTest(property)
          else { return }
          switch SharedProperties.origin(of: edge, graph, returned, program) {
          case .shared: shared.insert(property)
          case .given: given.insert(property)
          case .fresh: fresh.insert(property)
          case nil: break
          }
        }
      }
    }
  }

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: Contribution, _ times: Int32) {
    shared.count(share.shared, times)
    given.count(share.given, times)
    fresh.count(share.fresh, times)
  }

  /// Whether the property's content can outlive the property's owner.
  func contains(_ property: PropertyReference, in program: Program) -> Bool {
    // Every caller of the initialiser in sight passes an object without other holders.
    shared.contains(property) || isOnlyGiven(property) || program.property(property).ownership != .strong
  }

  /// Whether code stores objects without other holders in it.
  func isFilledAlone(_ property: PropertyReference) -> Bool { fresh.contains(property) && !shared.contains(property) }

  /// Whether all code in sight that fills the property stores objects of others in it: who empties it lets go of none.
  func isOnlyGiven(_ property: PropertyReference) -> Bool { given.contains(property) && !fresh.contains(property) }

  private enum Origin { case fresh, given, shared }

  /// The property that a reference fills, directly or through a collection in it.
  private static func property(of edge: Edge, _ graph: Graph, _ program: Program) -> PropertyReference? {
    switch edge.field {
    case .property(let property): return property
    case .element, .tupleElement, .model:
      guard program.semantics(of: graph[edge.source].type) == .value else { return nil }
      let holder = graph.collection(holding: edge.source)
      if case .load(_, .property(let property)) = graph[holder].kind { return property }
      return nil
    case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return nil
    }
  }

  private static func origin(of edge: Edge, _ graph: Graph, _ returned: Set<NodeID>, _ program: Program) -> Origin? {
    guard !graph[edge.target].type.isFunction else { return nil }
    switch graph[edge.target].kind {
    case .parameter, .closureParameter: return .given
    case .global, .externalGlobal: return .shared
    case .load: return root(of: edge.target, graph) == root(of: edge.source, graph) ? nil : .given
    case .allocation:
      if returned.contains(edge.target) { return .shared }
      let isHeldElsewhere = graph.edges(to: edge.target).contains { other in
        guard other.source != edge.source, other.strength == .strong, other.field.isOwnership, !other.endsByItself else { return false }
        return !isRetainedOnly(other.source, by: [edge.target, root(of: edge.source, graph)], graph, returned)
      }
      return isHeldElsewhere ? .shared : .fresh
    case .selfObject, .closure, .autoclosure, .methodReference, .box, .former, .system, .unknownCallee: return nil
    }
  }

  /// Whether a holder is one of the objects or a part of one, or only they retain it, directly or through other holders. Then it dies with them.
  private static func isRetainedOnly(_ holder: NodeID, by objects: [NodeID], _ graph: Graph, _ returned: Set<NodeID>) -> Bool {
    var seen: Set<NodeID> = []
    var pending = [holder]
    while let node = pending.popLast() {
      if objects.contains(root(of: node, graph)) || !seen.insert(node).inserted { continue }
      if returned.contains(node) { return false }
      switch graph[node].kind {
      case .allocation, .closure, .methodReference, .autoclosure, .box: break
      default: return false
      }
      let keepers = graph.edges(to: node).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
      if keepers.isEmpty { return false }
      pending += keepers
    }
    return true
  }

  private static func root(of node: NodeID, _ graph: Graph) -> NodeID {
    var node = node
    while case .load(let base, _) = graph[node].kind { node = base }
    return node
  }
}

extension EvaluatedUnit {
  /// The result of an initial value goes to its property and nowhere else.
  func isInitialValue(in program: Program) -> Bool { program.function(root).kind == .initialValue }

  /// The objects returned to callers out of sight. What an override gives its superclass is the object's own.
  func handedOver(in program: Program, _ called: Multiset<FunctionReference>) -> Set<NodeID> {
    isInitialValue(in: program) || called.contains(root) || program.overridesFramework(root) ? [] : Set(returned)
  }
}
