import Program
import Facts
import Catalog

/// Weak captures that code unwraps by force. They are as safe as `unowned` ones: where the captured object alone keeps the closure, the closure does not
/// outlive it.
struct ForcedUses {
  let program: Program
  let order: UnitOrder
  let shared: SharedProperties
  /// Functions whose callers are in sight.
  let called: Multiset<FunctionReference>

  /// Whether it is such a use, and only the captured object keeps the closure, for good and as far as the code shows.
  func isKeptByObject(_ observation: Observation) -> Bool {
    guard observation.subject == .forcedUse, case .variable(let captured) = observation.captured, let root = observation.enclosingFunction,
      let unit = order.unit(root)
    else { return false }
    let variable = captured.variable
    let graph = unit.graph
    let function = program.innermost(at: observation.closure, in: root)
    // An inner closure may use the capture of the one around it.
    guard let holder = program.file(root)[variable].function == function.function ? function : nil,
      let node = graph.find(.closure(holder, instance: 0))
    else { return false }
    if unit.uses[.function(holder)]?.contains(where: { $0.loss != nil }) ?? false { return false }
    let objects = graph.targets(of: node, .capture(variable))
    guard !objects.isEmpty, objects.allSatisfy({ isKept(node, by: $0, in: graph) }) else { return false }
    let search = Outliving(program: program, graph: graph, shared: shared, returned: unit.handedOver(in: program, called)) { _ in false }
    return search.keepers(of: node, outliving: objects).isEmpty
  }

  private func isKept(_ closure: NodeID, by object: NodeID, in graph: Graph) -> Bool {
    guard let path = graph.strongPath(from: object, to: closure), !path.edges.isEmpty else { return false }
    return path.isLasting && path.evidence > .possible
  }
}
