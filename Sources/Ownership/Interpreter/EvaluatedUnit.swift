import Program
import Facts

/// The immutable result of evaluating a unit. A class, because it is passed around often.
final class EvaluatedUnit: Sendable {
  let root: FunctionReference
  /// Used only by code that inspects the unit itself.
  private let details: Later<Details>
  /// The inputs of whole-program tables. These no longer need the unit afterwards.
  private let effects: Later<UnitEffects>
  let keptSummary: Later<Summary>
  var graph: Graph { _read { yield details.value.graph } }
  var captures: CaptureTable { _read { yield details.value.captures } }
  var summary: Summary { _read { yield keptSummary.value } }
  var uses: [ClosureSite: [ClosureUse]] { details.value.uses }
  var passedClosures: [PassedClosure] {
    uses.values.flatMap { $0.compactMap(\.passedClosure) }.sorted { ($0.place, $0.function, $0.parameter) < ($1.place, $1.function, $1.parameter) }
  }
  var variables: [VariableID: [NodeID]] { details.value.variables }
  var returned: [NodeID] { _read { yield effects.value.returned } }
  var cleared: [Clearing] { _read { yield effects.value.cleared } }
  var clearedVariables: [VariableID: SourcePlace] { _read { yield effects.value.clearedVariables } }
  var fillings: Fillings { _read { yield effects.value.fillings } }
  var awaitedCaptures: Set<AwaitedCapture> { _read { yield effects.value.awaitedCaptures } }
  var keyless: Set<SourcePlace> { _read { yield effects.value.keyless } }
  var obtained: Set<NominalID> { _read { yield effects.value.obtained } }
  var endHandlers: Set<FunctionReference> { _read { yield effects.value.endHandlers } }
  var rearming: Set<FunctionReference> { _read { yield effects.value.rearming } }
  var receivers: [SourcePlace: Set<PropertyReference>] { _read { yield effects.value.receivers } }
  var invoked: Set<PropertyReference> { _read { yield effects.value.invoked } }
  var invokedLate: Set<PropertyReference> { _read { yield effects.value.invokedLate } }
  var endings: [Ending] { _read { yield effects.value.endings } }
  var changed: [Clearing] { _read { yield effects.value.changed } }
  var observed: [SourcePlace: Set<PropertyReference>] { _read { yield effects.value.observed } }
  var storedProperties: [PropertyReference: SourcePlace?] { _read { yield effects.value.storedProperties } }
  var callees: Set<FunctionReference> { _read { yield effects.value.callees } }
  var passedObjects: [FunctionReference: [Int: Set<NodeID>]] { _read { yield effects.value.passedObjects } }
  var receiverObjects: [FunctionReference: Set<NodeID>] { _read { yield effects.value.receiverObjects } }
  var unknownStores: Set<PropertyReference> { _read { yield effects.value.unknownStores } }
  var handlers: HandlerCode { _read { yield effects.value.handlers } }
  var held: [FunctionReference: [HeldVariable]] { _read { yield effects.value.held } }
  var functionValues: [ClosureSite: FunctionValue] { _read { yield effects.value.functionValues } }
  var certainRuns: [FunctionReference: Set<RunTarget>] { _read { yield effects.value.certainRuns } }
  var nonReturning: [FunctionReference: Set<Int>] { _read { yield effects.value.nonReturning } }
  let collapsedLoads: Int
  let collapsedCalls: Int

  func variableType(_ id: VariableID) -> Type { details.value.variableTypes[id] ?? .unknown }

  /// Whether something was left out because it would have grown too large, or the recursive group did not converge.
  let isCut: Bool

  init(_ evaluator: UnitEvaluator, summary: Summary, hasSettled: Bool) {
    root = evaluator.root
    let graph = evaluator.heap.graph.finished()
    details = Later(
      Details(
        graph: graph, captures: evaluator.captures, uses: evaluator.closureUses, variables: evaluator.variables,
        variableTypes: evaluator.unit.variableTypes))
    effects = Later(UnitEffects(evaluator, graph))
    collapsedLoads = evaluator.heap.collapsedLoads
    collapsedCalls = evaluator.heap.collapsedCalls
    isCut = !hasSettled || collapsedCalls > 0 || evaluator.heap.cutValues > 0
    keptSummary = Later(summary)
  }

  init(from reader: inout KeepReader) {
    root = reader.read()
    details = Later(from: &reader)
    effects = Later(from: &reader)
    keptSummary = Later(from: &reader)
    collapsedLoads = reader.read()
    collapsedCalls = reader.read()
    isCut = reader.read()
  }
}

extension EvaluatedUnit: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(root)
    details.keep(in: &writer)
    effects.keep(in: &writer)
    keptSummary.keep(in: &writer)
    writer.write(collapsedLoads)
    writer.write(collapsedCalls)
    writer.write(isCut)
  }
}

extension EvaluatedUnit {
  fileprivate struct Details: Sendable {
    let graph: Graph
    let captures: CaptureTable
    let uses: [ClosureSite: [ClosureUse]]
    let variables: [VariableID: [NodeID]]
    let variableTypes: [VariableID: Type]
  }
}

extension EvaluatedUnit.Details: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(graph)
    writer.write(captures)
    writer.write(uses)
    writer.write(variables)
    writer.write(variableTypes)
  }
  init(from reader: inout KeepReader) {
    self.init(graph: reader.read(), captures: reader.read(), uses: reader.read(), variables: reader.read(), variableTypes: reader.read())
  }
}
