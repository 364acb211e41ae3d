import ProgramModel
import SourceFacts

/// What evaluating a unit gave. Nothing changes it; a class, so that handing it on costs one reference and not all of its parts.
final class EvaluatedUnit: Sendable {
  let root: FunctionReference
  /// What only those ask for who look into the unit.
  private let details: Later<Details>
  let keptSummary: Later<Summary>
  var graph: Graph { _read { yield details.value.graph } }
  var captures: CaptureTable { _read { yield details.value.captures } }
  var summary: Summary { _read { yield keptSummary.value } }
  let returned: [NodeID]
  var uses: [ClosureSite: [ClosureUse]] { details.value.uses }
  let cleared: [Clearing]
  let clearedVariables: [VariableID: SourcePlace]
  let fillings: Fillings
  /// Captures that are not used before, nor after, code waits that holds what is captured.
  let awaitedCaptures: Set<AwaitedCapture>
  let keyless: Set<SourcePlace>
  /// Classes of which it asks for objects that something outside may make for it.
  let obtained: Set<NominalID>
  /// Closures that are called when their keeping is over, and only then.
  let endHandlers: Set<FunctionReference>
  var passedClosures: [PassedClosure] {
    uses.values.flatMap { $0.compactMap(\.passedClosure) }.sorted { ($0.place, $0.function, $0.parameter) < ($1.place, $1.function, $1.parameter) }
  }
  let receivers: [SourcePlace: Set<PropertyReference>]
  let invoked: Set<PropertyReference>
  let endings: [Ending]
  let changed: [Clearing]
  let observed: [SourcePlace: Set<PropertyReference>]
  /// The properties that it stores something in, itself or by what it calls, with the first place where its own code does.
  let storedProperties: [PropertyReference: SourcePlace?]
  let callees: Set<FunctionReference>
  /// The closures in it that may run any number of times.
  let handlers: HandlerCode
  let held: [FunctionReference: [HeldVariable]]
  let functionValues: [ClosureSite: FunctionValue]
  /// What certainly happens when each function of the unit runs; functions of which nothing is certain are left out.
  let certainRuns: [FunctionReference: Set<RunTarget>]
  /// For each function of the unit the instructions behind which it never goes on, where there are any.
  let nonReturning: [FunctionReference: Set<Int>]
  var variables: [VariableID: [NodeID]] { details.value.variables }
  let collapsedLoads: Int
  let collapsedCalls: Int

  func variableType(_ id: VariableID) -> Type { details.value.variableTypes[id] ?? .unknown }

  /// Was something left out because it would have grown too large, or did the functions that call each other not settle?
  let isCut: Bool

  init(_ evaluator: UnitEvaluator, summary: Summary, hasSettled: Bool) {
    root = evaluator.root
    let graph = evaluator.heap.graph.finished()
    details = Later(
      Details(
        graph: graph, captures: evaluator.captures, uses: evaluator.closureUses, variables: evaluator.variables,
        variableTypes: evaluator.unit.variableTypes))
    returned = evaluator.returned
    cleared = evaluator.cleared
    clearedVariables = evaluator.clearedVariables
    fillings = evaluator.fillings
    awaitedCaptures = AwaitedClosures(evaluator.unit, evaluator.captures, evaluator.flows, evaluator.program).find()
    keyless = evaluator.keyless
    obtained = evaluator.obtained
    endHandlers = evaluator.endHandlers
    receivers = evaluator.receivers
    invoked = evaluator.invoked
    endings = evaluator.endings
    changed = evaluator.changed
    observed = evaluator.observed
    storedProperties = graph.filledProperties { [root] in evaluator.program.isWritten($0.range, inFile: $0.file, in: root) }
    callees = evaluator.callees
    handlers = HandlerCode(evaluator, graph)
    held = evaluator.held
    functionValues = evaluator.functionValues
    certainRuns = evaluator.certainRuns()
    nonReturning = evaluator.nonReturning
    collapsedLoads = evaluator.heap.collapsedLoads
    collapsedCalls = evaluator.heap.collapsedCalls
    isCut = !hasSettled || collapsedCalls > 0 || evaluator.heap.cutValues > 0
    keptSummary = Later(summary)
  }

  init(from reader: inout KeepReader) {
    root = reader.read()
    details = Later(from: &reader)
    keptSummary = Later(from: &reader)
    returned = reader.read()
    cleared = reader.read()
    clearedVariables = reader.read()
    fillings = reader.read()
    awaitedCaptures = reader.read()
    keyless = reader.read()
    obtained = reader.read()
    endHandlers = reader.read()
    receivers = reader.read()
    invoked = reader.read()
    endings = reader.read()
    changed = reader.read()
    observed = reader.read()
    storedProperties = reader.read()
    callees = reader.read()
    handlers = reader.read()
    held = reader.read()
    functionValues = reader.read()
    certainRuns = reader.read()
    nonReturning = reader.read()
    collapsedLoads = reader.read()
    collapsedCalls = reader.read()
    isCut = reader.read()
  }
}

extension EvaluatedUnit: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(root)
    details.keep(in: &writer)
    keptSummary.keep(in: &writer)
    writer.write(returned)
    writer.write(cleared)
    writer.write(clearedVariables)
    writer.write(fillings)
    writer.write(awaitedCaptures)
    writer.write(keyless)
    writer.write(obtained)
    writer.write(endHandlers)
    writer.write(receivers)
    writer.write(invoked)
    writer.write(endings)
    writer.write(changed)
    writer.write(observed)
    writer.write(storedProperties)
    writer.write(callees)
    writer.write(handlers)
    writer.write(held)
    writer.write(functionValues)
    writer.write(certainRuns)
    writer.write(nonReturning)
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
