import Engine
import Program
import Facts

/// The effects of a unit that the rest of the program must know, besides its summary.
struct UnitEffects: Sendable, Storable {
  let returned: [NodeID]
  let cleared: [FieldRelease]
  let releasedVariables: [VariableID: SourcePlace]
  let fillings: PropertyStores
  /// Captures that are used only while code waits that holds the captured object.
  let awaitedCaptures: Set<AwaitedCapture>
  let keyless: Set<SourcePlace>
  /// Classes of which it requests objects that outside code may make.
  let obtained: Set<NominalID>
  /// Closures that are called exactly when their retention is over.
  let endHandlers: Set<FunctionReference>
  /// Closures that call the function that makes them.
  let rearming: Set<FunctionReference>
  let handles: [SourcePlace: Set<PropertyReference>]
  let invoked: Set<PropertyReference>
  /// Properties called by closures that outlive all other holders of the object.
  let invokedAfterRelease: Set<PropertyReference>
  let unregistrations: [Unregistration]
  let changed: [FieldRelease]
  let observed: [SourcePlace: Set<PropertyReference>]
  /// The properties into which it stores, directly or through calls, with the first store in its own code.
  let storedProperties: [PropertyReference: SourcePlace?]
  let callees: Set<FunctionReference>
  /// The arguments that it passes to functions of the program, by parameter position; empty where they are unknown.
  let passedObjects: [FunctionReference: [Int: Set<NodeID>]]
  /// The receivers on which it calls methods of the program's classes; empty where they are unknown.
  let receiverObjects: [FunctionReference: Set<NodeID>]
  /// Properties into which it stores unknown values.
  let unknownStores: Set<PropertyReference>
  /// The closures in it that may run any number of times.
  let handlers: CallbackCode
  let occasions: CallbackOccasions
  let composed: ComposedViews
  let held: [FunctionReference: [HeldVariable]]
  let functionValues: [ClosureSite: FunctionValue]
  /// The certain effects of each function of the unit; functions without any are left out.
  let certainRuns: [FunctionReference: Set<RunTarget>]
  /// For each function of the unit, the instructions after which it never continues, if any.
  let nonReturning: [FunctionReference: Set<Int>]

  init(_ evaluator: borrowing UnitEvaluator, _ graph: Graph) {
    // A closure that captures the evaluator would copy it.
    let (root, program) = (evaluator.root, evaluator.program)
    returned = evaluator.returned
    cleared = evaluator.cleared
    releasedVariables = evaluator.releasedVariables
    fillings = evaluator.fillings
    awaitedCaptures = AwaitedClosures(evaluator.unit, evaluator.captures, evaluator.flows, evaluator.program).find()
    keyless = evaluator.keyless
    obtained = evaluator.obtained
    endHandlers = evaluator.endHandlers
    rearming = Set(evaluator.closureCallees.lazy.filter { $0.value.contains(root) }.map(\.key))
    handles = evaluator.handles.merging(evaluator.tokens(in: graph)) { $0.union($1) }
    invoked = evaluator.invoked
    invokedAfterRelease = evaluator.invokedAfterRelease(in: graph)
    unregistrations = evaluator.unregistrations
    changed = evaluator.changed
    observed = evaluator.observed
    storedProperties = graph.filledProperties { program.isWritten($0.range, inFile: $0.file, in: root) }
    callees = evaluator.callees
    passedObjects = evaluator.passedObjects
    receiverObjects = evaluator.receiverObjects
    unknownStores = evaluator.unknownStores
    handlers = CallbackCode(evaluator, graph)
    occasions = CallbackOccasions(of: handlers, in: graph, program)
    composed = ComposedViews(evaluator, graph)
    held = evaluator.held
    functionValues = evaluator.functionValues
    certainRuns = evaluator.certainRuns()
    nonReturning = evaluator.nonReturning
  }
}
