import Program
import Facts

/// The contribution of one unit to the search for transient types.
struct TransientTypeContribution {
  let unit: EvaluatedUnit
  let made: InstantiatedTypes
  /// Functions that it uses as values.
  let values: [FunctionReference]
  /// For each class that it instantiates only for empty properties, these properties.
  let filling: [NominalID: Set<PropertyReference>]

  init(unit: EvaluatedUnit, made: InstantiatedTypes, values: [FunctionReference]) {
    self.unit = unit
    self.made = made
    self.values = values
    filling = unit.madeForEmptyProperties
  }

  /// - Parameter filling: The earlier result.
  init(unit: EvaluatedUnit, made: InstantiatedTypes, values: [FunctionReference], filling: [NominalID: Set<PropertyReference>]) {
    self.unit = unit
    self.made = made
    self.values = values
    self.filling = filling
  }

  /// Whether both units call and use the same functions, and instantiate the same types.
  func runsTheSame(as other: TransientTypeContribution) -> Bool {
    unit.root == other.unit.root && unit.callees == other.unit.callees && unit.handlers.callees == other.unit.handlers.callees
      && unit.handlers.leftToFactories == other.unit.handlers.leftToFactories
      && unit.handlers.singletons == other.unit.handlers.singletons && Set(values) == Set(other.values) && made.isSame(as: other.made)
      && unit.composed == other.unit.composed
  }

  /// Whether the unit calls, instantiates, stores and releases nothing.
  var isIdle: Bool {
    unit.callees.isEmpty && unit.handlers.callees.isEmpty && unit.handlers.made.isEmpty && unit.handlers.leftToFactories.isEmpty && values.isEmpty
      && unit.composed.isEmpty && made.types.isEmpty && made.obtained.isEmpty && unit.cleared.isEmpty && filling.isEmpty && unit.fillings.isEmpty
  }

  /// Whether both contributions are equal.
  func isSame(as other: TransientTypeContribution) -> Bool {
    runsTheSame(as: other) && unit.handlers.made == other.unit.handlers.made
      && Set(unit.cleared.map(\.property)) == Set(other.unit.cleared.map(\.property)) && filling == other.filling
      && unit.fillings.replacing == other.unit.fillings.replacing
      && unit.fillings.refilled == other.unit.fillings.refilled && unit.fillings.whileEmpty == other.unit.fillings.whileEmpty
      && unit.fillings.ofEmpty == other.unit.fillings.ofEmpty
  }
}

extension EvaluatedUnit {
  /// For each class that the unit's own code instantiates only for empty properties, these properties: `if page == nil { page = Page() }`. Objects
  /// stored for good in such an object are made as often.
  fileprivate var madeForEmptyProperties: [NominalID: Set<PropertyReference>] {
    let filled = fillings.ofEmpty
    if filled.isEmpty { return [:] }
    var properties: [NodeID: Set<PropertyReference>] = [:]
    var pending: [NodeID] = []
    for edge in graph.edges where edge.strength == .strong {
      guard case .property(let property) = edge.field, filled.contains(property), case .allocation = graph[edge.target].kind else { continue }
      if properties[edge.target, default: []].insert(property).inserted { pending.append(edge.target) }
    }
    while let holder = pending.popLast() {
      let held = properties[holder] ?? []
      graph.forEachEdge(from: holder) { edge in
        guard edge.strength == .strong, edge.field.isOwnership, case .allocation = graph[edge.target].kind else { return }
        let count = properties[edge.target]?.count ?? 0
        properties[edge.target, default: []].formUnion(held)
        if properties[edge.target]?.count != count { pending.append(edge.target) }
      }
    }
    var result: [NominalID: Set<PropertyReference>] = [:]
    var others: Set<NominalID> = []
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard case .allocation(_, instance: 0) = graph[node].kind, case .nominal(let type, _) = graph[node].type.unwrapped else { continue }
      guard let held = properties[node] else {
        others.insert(type)
        continue
      }
      result[type, default: []].formUnion(held)
    }
    return result.filter { !others.contains($0.key) }
  }
}
