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

  /// Removes the uses of an object that is certainly there: code that has it waits for the closure, which nothing keeps.
  func removeSafe(from observations: inout [Observation]) {
    guard observations.contains(where: { $0.subject == .forcedUse }) else { return }
    let unkept = Set(observations.lazy.filter { $0.subject == .closureCapture && $0.strength == .weak && $0.keeper == .none }.map(\.captured))
    observations.removeAll { $0.subject == .forcedUse && isOfCallInProgress($0, unkept: unkept) }
  }

  /// - Parameter unkept: The weak captures of closures without a keeper.
  private func isOfCallInProgress(_ observation: Observation, unkept: Set<ObjectName>) -> Bool {
    guard unkept.contains(observation.captured), let (holder, variable, _) = holder(of: observation),
      let entry = program.function(holder).captureList.first(where: { $0.variable == variable }), let maker = program.parent(of: holder)
    else { return false }
    switch program.function(maker)[entry.value].operation {
    case .selfReference: return true
    case .variable(let source): return program.file(maker)[source].ownership == .strong
    default: return false
    }
  }

  /// Whether it is such a use, and only the captured object keeps the closure, for good and as far as the code shows.
  func isKeptByObject(_ observation: Observation) -> Bool {
    guard let (holder, variable, unit) = holder(of: observation), let node = unit.graph.find(.closure(holder, instance: 0)) else { return false }
    let graph = unit.graph
    let objects = graph.targets(of: node, .capture(variable))
    guard !objects.isEmpty, objects.allSatisfy({ isKept(node, by: $0, in: graph) }) else { return false }
    let search = Outliving(program: program, graph: graph, shared: shared, returned: unit.handedOver(in: program, called)) { _ in false }
    return search.keepers(of: node, outliving: objects).isEmpty
  }

  /// The closure of a forced use, if the capture is its own: an inner closure may use the capture of the one around it. None where the way of the
  /// closure is lost.
  private func holder(of observation: Observation) -> (function: FunctionReference, variable: VariableID, unit: EvaluatedUnit)? {
    guard observation.subject == .forcedUse, case .variable(let captured) = observation.captured, let root = observation.enclosingFunction,
      let unit = order.unit(root)
    else { return nil }
    let function = program.innermost(at: observation.closure, in: root)
    guard program.file(root)[captured.variable].function == function.function,
      unit.uses[.function(function)]?.allSatisfy({ $0.loss == nil }) ?? true
    else { return nil }
    return (function, captured.variable, unit)
  }

  private func isKept(_ closure: NodeID, by object: NodeID, in graph: Graph) -> Bool {
    guard let path = graph.strongPath(from: object, to: closure), !path.edges.isEmpty else { return false }
    return path.isLasting && path.evidence > .possible
  }
}
