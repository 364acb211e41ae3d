import Program
import Facts

extension UnitEvaluator {
  /// Properties of function type called by closures that the system retains for a while. Such a closure holds the property's owner longer than others do.
  func invokedAfterRelease(in graph: Graph) -> Set<PropertyReference> {
    if invokedInside.isEmpty { return [] }
    guard let system = graph.find(.system) else { return [] }
    let kept = Set(graph.edges(from: system).filter { $0.strength == .strong && $0.lifetime != .synchronous }.map(\.target))
    var result: Set<PropertyReference> = []
    for (function, properties) in invokedInside {
      for closure in program.functions(around: function, below: root) {
        guard let node = graph.find(.closure(closure, instance: 0)), kept.contains(node) else { continue }
        let held = graph.reached(from: [node])
        result.formUnion(properties.filter { property in held.contains { isOwner(graph[$0].type, of: property) } })
      }
    }
    return result
  }

  private func isOwner(_ type: Type, of property: PropertyReference) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped, let owner = program.owner(of: property) else { return false }
    return program[id].ancestors.contains(owner)
  }
}
