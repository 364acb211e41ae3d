import Engine
import Program
import Facts

/// Properties that hold objects which others hold as well, as far as the program shows: such an object can live on when the one
/// with the property has gone.
///
/// What a property was only ever given fresh, it owns alone. Of a property that nothing in sight fills nobody knows, and it counts as
/// an owner.
struct SharedProperties: Equatable, Sendable, Storable {
  var shared = Tally<PropertyReference>()
  var given = Tally<PropertyReference>()
  var fresh = Tally<PropertyReference>()

  init() {}

  /// What the code of one unit fills properties with.
  struct Share: Sendable, Storable {
    var shared: Set<PropertyReference> = []
    /// What others have given the code.
    var given: Set<PropertyReference> = []
    /// What nobody else has.
    var fresh: Set<PropertyReference> = []

    init(_ unit: EvaluatedUnit, in program: Program) {
      let returned = unit.isInitialValue(in: program) ? [] : Set(unit.returned)
      // Once: each time it is asked for it is copied.
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

  /// - Parameter times: 1 puts it in, -1 takes out what was put in.
  mutating func count(_ share: Share, _ times: Int32) {
    shared.count(share.shared, times)
    given.count(share.given, times)
    fresh.count(share.fresh, times)
  }

  /// Can what the property holds outlive the object whose property it is?
  func contains(_ property: PropertyReference, in program: Program) -> Bool {
    // Whoever makes the object passes what nobody else has, wherever that is in sight.
    shared.contains(property) || given.contains(property) && !fresh.contains(property) || program.property(property).ownership != .strong
  }

  /// Does code fill it with what nobody else has?
  func isFilledAlone(_ property: PropertyReference) -> Bool { fresh.contains(property) && !shared.contains(property) }

  private enum Origin { case fresh, given, shared }

  /// The property that a reference fills: itself, or through the collection that it holds.
  private static func property(of edge: Edge, _ graph: Graph, _ program: Program) -> PropertyReference? {
    switch edge.field {
    case .property(let property): return property
    case .element, .tupleElement, .model:
      guard program.semantics(of: graph[edge.source].type) == .value else { return nil }
      let holder = graph.collection(holding: edge.source)
      if case .load(_, .property(let property)) = graph[holder].kind { return property }
      return nil
    case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument: return nil
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
        return root(of: other.source, graph) != root(of: edge.source, graph) && !isKeptAlone(other.source, by: edge.target, graph)
      }
      return isHeldElsewhere ? .shared : .fresh
    case .selfObject, .closure, .autoclosure, .methodReference, .box, .former, .system, .unknownCallee: return nil
    }
  }

  /// Does nobody but the object keep what holds it? Then that goes with it.
  private static func isKeptAlone(_ holder: NodeID, by object: NodeID, _ graph: Graph) -> Bool {
    let keepers = graph.edges(to: holder).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
    return !keepers.isEmpty && keepers.allSatisfy { $0 == object }
  }

  private static func root(of node: NodeID, _ graph: Graph) -> NodeID {
    var node = node
    while case .load(let base, _) = graph[node].kind { node = base }
    return node
  }
}

extension EvaluatedUnit {
  /// What an initial value returns goes into its property and nowhere else.
  func isInitialValue(in program: Program) -> Bool { program.function(root).kind == .initialValue }

  /// What is returned to callers that are not in sight.
  func handedOver(in program: Program, _ called: Tally<FunctionReference>) -> Set<NodeID> {
    isInitialValue(in: program) || called.contains(root) ? [] : Set(returned)
  }
}
