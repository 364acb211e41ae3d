import Engine
import Program
import Facts

/// What a unit does, as far as the rest of the program has to know of it besides its summary.
struct UnitEffects: Sendable, Storable {
  let returned: [NodeID]
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
  /// Closures that call the function that makes them.
  let rearming: Set<FunctionReference>
  let receivers: [SourcePlace: Set<PropertyReference>]
  let invoked: Set<PropertyReference>
  /// Those that closures call which outlive whoever else holds the object.
  let invokedLate: Set<PropertyReference>
  let endings: [Ending]
  let changed: [Clearing]
  let observed: [SourcePlace: Set<PropertyReference>]
  /// The properties that it stores something in, itself or by what it calls, with the first place where its own code does.
  let storedProperties: [PropertyReference: SourcePlace?]
  let callees: Set<FunctionReference>
  /// What it passes to functions of the program, by the position of the parameter; nothing where that is not known.
  let passedObjects: [FunctionReference: [Int: Set<NodeID>]]
  /// The objects on which it runs methods of classes of the program; nothing where that is not known.
  let receiverObjects: [FunctionReference: Set<NodeID>]
  /// Properties that it gives something of which nothing is known.
  let unknownStores: Set<PropertyReference>
  /// The closures in it that may run any number of times.
  let handlers: HandlerCode
  let held: [FunctionReference: [HeldVariable]]
  let functionValues: [ClosureSite: FunctionValue]
  /// What certainly happens when each function of the unit runs; functions of which nothing is certain are left out.
  let certainRuns: [FunctionReference: Set<RunTarget>]
  /// For each function of the unit the instructions behind which it never goes on, where there are any.
  let nonReturning: [FunctionReference: Set<Int>]

  init(_ evaluator: UnitEvaluator, _ graph: Graph) {
    // A closure that names the evaluator copies it.
    let (root, program) = (evaluator.root, evaluator.program)
    returned = evaluator.returned
    cleared = evaluator.cleared
    clearedVariables = evaluator.clearedVariables
    fillings = evaluator.fillings
    awaitedCaptures = AwaitedClosures(evaluator.unit, evaluator.captures, evaluator.flows, evaluator.program).find()
    keyless = evaluator.keyless
    obtained = evaluator.obtained
    endHandlers = evaluator.endHandlers
    rearming = Set(evaluator.closureCallees.lazy.filter { $0.value.contains(root) }.map(\.key))
    receivers = evaluator.receivers
    invoked = evaluator.invoked
    invokedLate = evaluator.invokedLate(in: graph)
    endings = evaluator.endings
    changed = evaluator.changed
    observed = evaluator.observed
    storedProperties = graph.filledProperties { program.isWritten($0.range, inFile: $0.file, in: root) }
    callees = evaluator.callees
    passedObjects = evaluator.passedObjects
    receiverObjects = evaluator.receiverObjects
    unknownStores = evaluator.unknownStores
    handlers = HandlerCode(evaluator, graph)
    held = evaluator.held
    functionValues = evaluator.functionValues
    certainRuns = evaluator.certainRuns()
    nonReturning = evaluator.nonReturning
  }
}
