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
  let lasting: ProcessLifetimeTypes

  /// Removes the uses of an object that is certainly there: code that has it waits for the closure, which nothing keeps.
  func removeSafe(from observations: inout [Observation]) {
    guard observations.contains(where: { $0.subject == .forcedUse }) else { return }
    let unkept = Set(observations.lazy.filter { $0.subject == .closureCapture && $0.strength == .weak && $0.keeper == .none }.map(\.captured))
    observations.removeAll { $0.subject == .forcedUse && isOfCallInProgress($0, unkept: unkept) }
  }

  /// - Parameter unkept: The weak captures of closures without a keeper.
  private func isOfCallInProgress(_ observation: Observation, unkept: Set<ObjectName>) -> Bool {
    guard unkept.contains(observation.captured), let (holder, variable, unit) = holder(of: observation), !isLost(holder, in: unit),
      let entry = program.function(holder).captureList.first(where: { $0.variable == variable.variable }), let maker = program.parent(of: holder)
    else { return false }
    switch program.function(maker)[entry.value].operation {
    case .selfReference: return true
    case .variable(let source): return program.file(maker)[source].ownership == .strong
    default: return false
    }
  }

  /// The keeper of the closure of such a use, if it makes the use safe: the captured object, for good and as far as the code shows; an owner of both, where
  /// the object lives as long as the process; an unknown one, where nothing in sight keeps the closure for longer than the object lives.
  func safeKeeper(of observation: Observation) -> Keeper? {
    guard let (holder, variable, unit) = holder(of: observation), let node = unit.graph.find(.closure(holder, instance: 0)) else { return nil }
    let graph = unit.graph
    let objects = graph.targets(of: node, .capture(variable))
    if objects.isEmpty { return nil }
    if objects.allSatisfy({ lasting.certainty(of: graph[$0].type, inFile: observation.head.file) == .certain }) { return .owner }
    let search = Outliving(program: program, graph: graph, shared: shared, returned: unit.handedOver(in: program, called)) { _ in false }
    let keepers = search.keepers(of: node, outliving: objects)
    guard keepers.allSatisfy({ graph[$0.keeper].kind == .unknownCallee || $0.path.edges.contains { $0.field == .unknown } }) else { return nil }
    return keepers.isEmpty && !isLost(holder, in: unit) && objects.allSatisfy { isKept(node, by: $0, in: graph) } ? .cycle : .unknown
  }

  /// The closure of a forced use, if the capture is its own: an inner closure may use the capture of the one around it.
  private func holder(of observation: Observation) -> (function: FunctionReference, variable: VariableReference, unit: EvaluatedUnit)? {
    guard observation.subject == .forcedUse, case .variable(let captured) = observation.captured, let root = observation.enclosingFunction,
      let unit = order.unit(root)
    else { return nil }
    let function = program.innermost(at: observation.closure, in: root)
    guard program.file(root)[captured.variable].function == function.function else { return nil }
    return (function, captured, unit)
  }

  /// Whether the analysis has lost the way of the closure.
  private func isLost(_ closure: FunctionReference, in unit: EvaluatedUnit) -> Bool {
    unit.uses[.function(closure)]?.contains { $0.loss != nil } ?? false
  }

  private func isKept(_ closure: NodeID, by object: NodeID, in graph: Graph) -> Bool {
    guard let path = graph.strongPath(from: object, to: closure), !path.edges.isEmpty else { return false }
    return path.isLasting && path.evidence > .possible
  }
}
