import Engine
import Program
import Facts

/// The classes whose objects only closures hold: to make such a closure weak lets go of an object that is still needed.
struct ClosureOwnedTypes: Sendable, Storable {
  /// What one unit shows.
  struct Contribution: Sendable, Storable {
    /// Classes of objects that only closures hold, and something else holds one of these closures.
    var byClosures: Set<NominalID> = []
    /// Classes and protocols of objects that something else holds.
    var byOthers: Set<NominalID> = []

    init(_ unit: EvaluatedUnit, in program: Program) {
      guard unit.stores else { return }
      let graph = unit.graph
      for edge in graph.edges where edge.isWrite && edge.strength == .strong && Self.isOwner(edge, in: graph) {
        if case .nominal(let type, _) = graph[edge.target].type.unwrapped { byOthers.insert(type) }
      }
      let returned = unit.returned.isEmpty ? [] : graph.reached(from: unit.returned)
      for index in graph.nodes.indices {
        let node = NodeID(index)
        guard case .allocation = graph[node].kind, case .nominal(let type, _) = graph[node].type.unwrapped, program[type].isDeclared,
          program[type].kind == .class, !byOthers.contains(type), !byClosures.contains(type)
        else { continue }
        // Whoever gets the result may hold it.
        if returned.contains(node) { continue }
        if Self.isHeldFromOutside(node, in: graph) { byClosures.insert(type) }
      }
      byClosures.subtract(byOthers)
    }

    /// Whether the reference is one of an owner: no closure's capture, and no local variable's.
    private static func isOwner(_ edge: Edge, in graph: Graph) -> Bool {
      switch edge.field {
      case .property, .externalProperty, .model, .element, .tupleElement, .unknown: !graph[edge.source].kind.isClosure
      default: false
      }
    }

    /// Whether something that stays leads to an object, through closures, without the object itself.
    private static func isHeldFromOutside(_ object: NodeID, in graph: Graph) -> Bool {
      var seen: Set<NodeID> = [object]
      var pending = graph.edges(to: object).filter { $0.strength == .strong && $0.field.isOwnership && graph[$0.source].kind.isClosure }.map(\.source)
      while let node = pending.popLast() {
        guard seen.insert(node).inserted else { continue }
        switch graph[node].kind {
        case .system, .global, .externalGlobal, .unknownCallee, .selfObject, .parameter: return true
        // A part of the object stays only with the object.
        case .load(let base, _), .former(let base, _): pending.append(base)
        default: pending += graph.edges(to: node).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
        }
      }
      return false
    }
  }

  var byClosures = Multiset<NominalID>()
  var byOthers = Multiset<NominalID>()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: Contribution, _ times: Int32) {
    byClosures.count(share.byClosures, times)
    byOthers.count(share.byOthers, times)
  }

  /// Whether nothing but closures holds objects of the class, as far as the program makes them.
  func contains(_ type: NominalID, in program: Program) -> Bool {
    byClosures.contains(type) && !program[type].ancestors.contains(where: byOthers.contains)
  }
}
