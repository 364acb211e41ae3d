import Engine
import Program
import Facts
import Support

/// The immutable result of evaluating a unit. A class, because it is passed around often.
final class EvaluatedUnit: Sendable, Storable {
  let root: FunctionReference
  /// Used only by code that inspects the unit itself.
  let details: Lazy<Details>
  /// The inputs of whole-program tables. These no longer need the unit afterwards.
  let effects: Lazy<UnitEffects>
  let keptSummary: Lazy<Summary>
  var graph: Graph { _read { yield details.value.graph } }
  /// Whether its code makes references. Most code only reads, and a graph is expensive to copy.
  var stores: Bool { graph.edges.contains { $0.isWrite } }
  var captures: CaptureTable { _read { yield details.value.captures } }
  var summary: Summary { _read { yield keptSummary.value } }
  var uses: [ClosureSite: [ClosureUse]] { details.value.uses }
  var passedClosures: [PassedClosure] {
    uses.values.flatMap { $0.compactMap(\.passedClosure) }.sorted { ($0.place, $0.function, $0.parameter) < ($1.place, $1.function, $1.parameter) }
  }
  var variables: [VariableID: [NodeID]] { details.value.variables }
  var returned: [NodeID] { _read { yield effects.value.returned } }
  var cleared: [FieldRelease] { _read { yield effects.value.cleared } }
  var releasedVariables: [VariableID: SourcePlace] { _read { yield effects.value.releasedVariables } }
  var fillings: PropertyStores { _read { yield effects.value.fillings } }
  var awaitedCaptures: Set<AwaitedCapture> { _read { yield effects.value.awaitedCaptures } }
  var keyless: Set<SourcePlace> { _read { yield effects.value.keyless } }
  var obtained: Set<NominalID> { _read { yield effects.value.obtained } }
  var endHandlers: Set<FunctionReference> { _read { yield effects.value.endHandlers } }
  var rearming: Set<FunctionReference> { _read { yield effects.value.rearming } }
  var handles: [SourcePlace: Set<PropertyReference>] { _read { yield effects.value.handles } }
  var invoked: Set<PropertyReference> { _read { yield effects.value.invoked } }
  var invokedAfterRelease: Set<PropertyReference> { _read { yield effects.value.invokedAfterRelease } }
  var unregistrations: [Unregistration] { _read { yield effects.value.unregistrations } }
  var changed: [FieldRelease] { _read { yield effects.value.changed } }
  var observed: [SourcePlace: Set<PropertyReference>] { _read { yield effects.value.observed } }
  var storedProperties: [PropertyReference: SourcePlace?] { _read { yield effects.value.storedProperties } }
  var callees: Set<FunctionReference> { _read { yield effects.value.callees } }
  var passedObjects: [FunctionReference: [Int: Set<NodeID>]] { _read { yield effects.value.passedObjects } }
  var receiverObjects: [FunctionReference: Set<NodeID>] { _read { yield effects.value.receiverObjects } }
  var unknownStores: Set<PropertyReference> { _read { yield effects.value.unknownStores } }
  var handlers: CallbackCode { _read { yield effects.value.handlers } }
  var occasions: CallbackOccasions { _read { yield effects.value.occasions } }
  var composed: ComposedViews { _read { yield effects.value.composed } }
  var held: [FunctionReference: [HeldVariable]] { _read { yield effects.value.held } }
  var functionValues: [ClosureSite: FunctionValue] { _read { yield effects.value.functionValues } }
  var certainRuns: [FunctionReference: Set<RunTarget>] { _read { yield effects.value.certainRuns } }
  var nonReturning: [FunctionReference: Set<Int>] { _read { yield effects.value.nonReturning } }
  let collapsedLoads: Int
  let collapsedCalls: Int

  func variableType(_ id: VariableID) -> Type { details.value.variableTypes[id] ?? .unknown }

  /// Whether something was left out because it would have grown too large, or the recursive group did not converge.
  let isCut: Bool

  convenience init(_ evaluator: borrowing UnitEvaluator, summary: Summary, hasSettled: Bool) {
    let graph = evaluator.heap.graph.finished()
    let details = Lazy(
      Details(
        graph: graph, captures: evaluator.captures, uses: evaluator.closureUses, variables: evaluator.variables,
        variableTypes: evaluator.unit.variableTypes))
    self.init(
      root: evaluator.root, details: details, effects: Lazy(UnitEffects(evaluator, graph)), keptSummary: Lazy(summary),
      collapsedLoads: evaluator.heap.collapsedLoads, collapsedCalls: evaluator.heap.collapsedCalls,
      isCut: !hasSettled || evaluator.heap.collapsedCalls > 0 || evaluator.heap.cutValues > 0 || evaluator.captures.isCut)
  }

  init(
    root: FunctionReference, details: Lazy<Details>, effects: Lazy<UnitEffects>, keptSummary: Lazy<Summary>, collapsedLoads: Int, collapsedCalls: Int,
    isCut: Bool
  ) {
    self.root = root
    self.details = details
    self.effects = effects
    self.keptSummary = keptSummary
    self.collapsedLoads = collapsedLoads
    self.collapsedCalls = collapsedCalls
    self.isCut = isCut
  }
}

extension EvaluatedUnit {
  struct Details: Sendable, Storable {
    let graph: Graph
    let captures: CaptureTable
    let uses: [ClosureSite: [ClosureUse]]
    let variables: [VariableID: [NodeID]]
    let variableTypes: [VariableID: Type]
  }
}
