import Program
import Facts
import Catalog

/// Runs one function with its closures over an abstract heap: a single forward pass over the instructions.
///
/// A closure's body runs where the closure is created, in the same heap, because it shares the captured objects.
/// An explicit stack of frames replaces recursion, so that nesting depth costs only memory.
///
/// It is large and must not be copied. It is no `~Copyable` type all the same: with so many properties, the compiler's check of that took two thirds of the
/// module's debug build and a third of the optimised one.
struct UnitEvaluator {
  let program: Program
  let unit: ResolvedUnit
  let captures: CaptureTable
  private(set) var summaries: RecordedSummaries
  let uses: RecordedUses
  let root: FunctionReference
  /// Whether code of the program calls the unit.
  let isCalledInSight: Bool
  let file: Int

  var heap: Heap
  /// The possible contents of each variable of a finished function.
  var variables: [VariableID: [NodeID]] = [:]
  /// Variables assigned by a function of the unit other than the declaring one.
  let sharedVariables: Set<VariableID>
  /// Mutable captured variables: they live in a box.
  var boxed: Set<VariableID> = []
  var frames: [Frame] = []
  /// For each running function, its index among the frames.
  var frameIndices: [FunctionID: Int] = [:]
  /// The frames that have assigned to variables of other frames.
  var assigningFrames: [Int] = []
  var returned: [NodeID] = []
  /// Whether some `return` gives a value without a known object. Of joined values (`a ?? b`) the known ones count.
  var returnsUntracked = false
  var thrown: [NodeID] = []
  /// The assignments to `inout` parameters, by position.
  var written: [Int: [NodeID]] = [:]
  /// Properties that the unit releases, and shared variables that its closures clear.
  var cleared: [FieldRelease] = []
  /// For each property and place, the release events.
  var fieldReleaseEvents: [FieldReleaseSite: [Int32]] = [:]
  /// The closures whose releases through calls are recorded.
  var fieldReleaseCallers: [FieldReleaseCall: Set<FunctionReference>] = [:]
  var releasedVariables: [VariableID: SourcePlace] = [:]
  /// What the unit, a method, removes from its receiver, a value.
  var selfRelease: SelfRelease?
  /// The stores of the unit's own code into properties.
  var fillings = PropertyStores()
  /// Releases by closures through `inout` parameters.
  var inoutClosureReleases: [InoutClosureRelease] = []
  /// Local constants with another meaning as a key than themselves.
  var variableKeys: [VariableID: ElementKey] = [:]
  /// Closures (by their whole range) whose registration discards the key that could remove them.
  var keyless: Set<SourcePlace> = []
  /// Closures that are called exactly when their retention is over.
  var endHandlers: Set<FunctionReference> = []
  /// Closures by which outside code makes any number of objects.
  var factories: Set<FunctionReference> = []
  /// The factories that run once, by a call on their holder: `inObjectScope(.container)`.
  var singleFactories: Set<FunctionReference> = []
  /// For calls whose retention another call ends, the properties that hold the receiver or the token.
  var handles: [SourcePlace: Set<PropertyReference>] = [:]
  /// The uses of each closure and method reference of this unit, for explanations.
  var closureUses: [ClosureSite: [ClosureUse]] = [:]
  /// The parameters that the unit loses track of.
  var lostParameters: [Int: ClosureLoss] = [:]
  /// Classes of which the unit requests objects that outside code may make.
  var obtained: Set<NominalID> = []
  /// The callees of its closures and nested functions, and the classes that these request.
  var closureCallees: [FunctionReference: Set<FunctionReference>] = [:]
  var obtainedByClosures: [FunctionReference: Set<NominalID>] = [:]
  /// For each method reference, and each nested function used as a value, where it is first written.
  var functionValues: [ClosureSite: FunctionValue] = [:]
  /// Functions of the program that this unit calls.
  var callees: Set<FunctionReference> = []
  /// Arguments with objects passed to functions of the program, by parameter position; empty where they are unknown.
  var passedObjects: [FunctionReference: [Int: Set<NodeID>]] = [:]
  /// The receivers of calls of the program's methods; empty where they are unknown.
  var receiverObjects: [FunctionReference: Set<NodeID>] = [:]
  /// Properties into which unknown values are stored.
  var unknownStores: Set<PropertyReference> = []
  /// Calls that end a modelled retention.
  var unregistrations: [Unregistration] = []
  /// By position in `unregistrations`: the captured variable whose content the call ends.
  var variablesEnded: [Int: VariableID] = [:]
  /// By position in `unregistrations`: the type of the ended objects that the code states.
  var statedTypes: [Int: Type] = [:]
  /// Retentions until an event that needs a trigger, and objects passed to code that may trigger it.
  var awaited: [AwaitedEvent] = []
  var handedOn: Set<NodeID> = []
  /// What the assignment that runs shows of its value.
  var assigned: PassedArgument?
  /// For feeds of streams that the unit finishes, the arguments with which it does.
  var finishes: [NodeID: ParameterWays] = [:]
  /// For these feeds, the functions and closures whose own code finishes the stream.
  var finishers: [NodeID: Set<FunctionReference>] = [:]
  /// The streams that deliver their values in the background, with the row of the operator that names the scheduler.
  var backgroundStreams: [NodeID: Int] = [:]
  /// For the parameter by which a closure feeds a stream, that stream.
  var feeds: [NodeID: NodeID] = [:]
  /// The closures retained until an endless loop in them ends, and the streams of these loops.
  var loops: [LoopingClosure] = []
  var loopedStreams: [FunctionReference: [NodeID]] = [:]
  /// For each function of the unit, the reads that notify observers, and the observed properties that the unit changes.
  var observedReads: [FunctionReference: Set<ObservedRead>] = [:]
  var changed: [FieldRelease] = []
  /// For each call that observes changes, the observed properties.
  var observed: [SourcePlace: Set<PropertyReference>] = [:]
  /// Properties of function type whose value this unit calls.
  var invoked: Set<PropertyReference> = []
  /// The same for each closure and nested function of the unit.
  var invokedInside: [FunctionReference: Set<PropertyReference>] = [:]
  /// Parameters of closures, and parts of them, that the closures call.
  var invokedParameters: Set<NodeID> = []
  var evaluated: Set<FunctionReference> = []
  /// For each release event, the owners of the released property; none where they are unknown.
  var releasedObjects: [Int32: Set<NodeID>] = [:]
  /// The runs of the unit's closures, in the order in which they ended.
  var closureRuns: [ClosureRun] = []
  /// The release events of closures that leave a slot empty on every run.
  var closureEvents: Set<Int32> = []
  /// Where the code takes out all elements behind a place of a list.
  var cuts: Set<SourcePlace> = []
  /// Local collections from which the code takes elements.
  var shortened: Set<VariableID> = []
  /// For releases by replacement, the new objects.
  var replacements: [Int32: Set<NodeID>] = [:]
  /// The control flow of each function of the unit.
  let flows: [FunctionReference: FunctionFlow]
  /// For each function of the unit, the instructions after which it never continues, if any.
  private(set) var nonReturning: [FunctionReference: Set<Int>] = [:]
  /// The endless bodies of this unit.
  var endlessBodies: [FunctionReference: EndlessBody] = [:]
  /// The objects that endless closures hold in their own variables or through a call that does not return.
  var held: [FunctionReference: [HeldVariable]] = [:]
  /// Whether some call in the unit may remove the last element of a collection; `nil` until queried.
  var mayTakeLast: Bool?
  /// What the statements of closures give that return nothing.
  var parts: [FunctionReference: [NodeID]] = [:]
  /// The arguments of nested functions, whose bodies run in the same heap.
  var passed: [(parameter: NodeID, argument: NodeID)] = []

  /// For parameters of nested functions, and values read from them, their final contents.
  var givenParts: [NodeID: Set<NodeID>] = [:]

  /// A call joins at most this many implementations.
  static let implementationLimit = 4
  /// With more, but at most this many, it is checked whether all retain a closure alike.
  static let agreementLimit = 16
  /// A graph begins with room for a node for each instruction, but at most for so many.
  private static let reservedNodes = 48
  /// The maximum number of implementations whose stores are looked up.
  static let storeLimit = 64

  /// Releases the summaries after evaluation: a remaining reference to the table would force a copy at the next change.
  mutating func forgetSummaries() { summaries = RecordedSummaries(table: SummaryTable(), record: nil) }

  init(
    _ root: FunctionReference, unit: ResolvedUnit, captures: CaptureTable, summaries: RecordedSummaries, uses: RecordedUses,
    isCalledInSight: Bool, recursiveGroup: Set<FunctionReference>, in program: Program
  ) {
    let file = Int(root.file)
    var heap = Heap(program: program)
    heap.recursiveGroup = recursiveGroup
    var instructionCount = 0
    var flows: [FunctionReference: FunctionFlow] = [:]
    var nonReturning: [FunctionReference: Set<Int>] = [:]
    var endlessBodies: [FunctionReference: EndlessBody] = [:]
    for function in Self.innermostFirst(root, in: program) {
      guard let body = unit.bodies[function] else { continue }
      let calls = NonReturningCalls(function, body, endlessBodies, summaries, in: program)
      if !calls.instructions.isEmpty { nonReturning[function] = calls.instructions }
      let flow = FunctionFlow(function, calls, in: program)
      flows[function] = flow
      instructionCount += flow.function.instructions.count
      endlessBodies[function] = EndlessBodySearch(flow, of: root, unit, body, endlessBodies, summaries, uses).find()
    }
    if instructionCount > 2 { heap.graph.reserve(min(instructionCount, Self.reservedNodes)) }
    var boxed: Set<VariableID> = []
    for list in captures.captures.values {
      for capture in list {
        if case .variable(let id) = capture.subject {
          let variable = program.files[file][id]
          if !variable.isLet, variable.kind != .captureListEntry { boxed.insert(id) }
        }
      }
    }
    // All properties are set at the end, once: a call before that would copy the evaluator.
    self.program = program
    self.isCalledInSight = isCalledInSight
    self.heap = heap
    self.unit = unit
    self.captures = captures
    self.summaries = summaries
    self.uses = uses
    self.root = root
    self.file = file
    self.boxed = boxed
    self.flows = flows
    self.nonReturning = nonReturning
    self.endlessBodies = endlessBodies
    sharedVariables = unit.variablesAssignedElsewhere(in: program)
  }

  static func innermostFirst(_ root: FunctionReference, in program: Program) -> [FunctionReference] {
    program.functions(within: root).reversed()
  }

  /// Evaluates the whole unit.
  mutating func run() {
    enter(root)
    drainFrames()
    storeInitialValue()
    storeObservedValue()
    retainReturned()
    // Nested functions without a call or use in sight still run some day.
    for reference in program.functions(within: root).dropFirst() {
      enter(reference)
      drainFrames()
    }
    runEscapingClosures()
    passClosureArguments()
    linkPassedArguments()
    resolveClosureUnregistrations()
    settleEvents()
    settleLoops()
    settleStreams()
    dropRefilled()
    // No more code of the unit runs, so that the summary says what all of it has made.
    heap.position = place(ByteRange(start: 0, end: 0))
  }

  /// The value computed by an initial-value unit goes into its property.
  private mutating func storeInitialValue() {
    let function = program.function(root)
    guard function.kind == .initialValue, let id = function.property else { return }
    let property = PropertyReference(file: file, property: id)
    let declaration = program.property(property)
    if program.isNeverMade(property) {
      for node in returned { record(.neverMade(property), of: node, function.range) }
      returned = []
      return
    }
    if let wrapper = program.wrapper(of: property), !selfNodes().isEmpty {
      let holders = initialWrapper(wrapper, of: property)
      if program.holdsNoObjects(program.type(of: property)) { returned = [] }
      for holder in holders {
        for node in returned { heap.retain(node, by: holder, field: .element, place: place(declaration.nameRange)) }
      }
      return
    }
    if program.holdsNoObjects(program.type(of: property)) {
      returned = []
      return
    }
    let holders = selfNodes() + (selfNodes().isEmpty ? [heap.graph.node(.global(property), type: program.type(of: property))] : [])
    for node in returned {
      for holder in holders {
        heap.retain(
          node, by: holder, field: .property(property), strength: CaptureStrength(program.ownership(of: property)),
          place: place(declaration.nameRange))
      }
      record(.initialValue(property), of: node, function.range)
    }
  }

  /// The argument of `willSet` is the property's content right after the observer.
  private mutating func storeObservedValue() {
    let function = program.function(root)
    guard function.kind == .willSet, let id = function.property, let parameter = heap.graph.find(.parameter(0)) else { return }
    let declaration = program.files[file][id]
    let property = PropertyReference(file: file, property: id)
    for holder in selfNodes() {
      heap.retain(
        parameter, by: holder, field: .property(property),
        strength: CaptureStrength(program.ownership(of: property)), place: place(declaration.nameRange))
    }
  }

  /// The argument of `didSet` is the property's former content.
  var formerContent: FormerContent? {
    let function = program.function(root)
    guard function.kind == .didSet, let property = function.property else { return nil }
    return heap.graph.find(.parameter(0)).map { FormerContent(node: $0, property: PropertyReference(file: file, property: property)) }
  }

  mutating func enter(_ reference: FunctionReference) {
    guard let body = unit.bodies[reference], evaluated.insert(reference).inserted else { return }
    let function = program.function(reference)
    pushFrame(reference, function, body)
    // A nested function may be called from anywhere.
    if function.kind == .function { heap.graph.flow.conditions = [] }
    for (index, parameter) in function.parameters.enumerated() {
      let type = unit.variableType(parameter.variable)
      let node =
        reference == root
        ? heap.graph.node(.parameter(index), type: type)
        : heap.graph.node(.closureParameter(self.reference(to: parameter.variable)), type: type)
      bind(parameter.variable, to: [node] + sharedDefaults(of: index, in: reference), place: place(function.nameRange))
    }
    if reference == root {
      holdSender(function)
      holdByParameters(function)
    }
    frames[top].begin(with: state)
  }

  // MARK: Access to the frame at hand

  var top: Int { frames.count - 1 }
  func value(_ id: ValueID) -> [NodeID] { frames[top].values[Int(id.index)] }
  func type(_ id: ValueID) -> Type { frames[top].code.body.type(id) }
  func operation(_ id: ValueID) -> Operation { frames[top].code.function[id].operation }
  func place(_ range: ByteRange) -> SourcePlace { SourcePlace(file: file, range: range) }

  /// Whether the current code runs on every path through the unit. Code after a `guard` that returns does not.
  var isOnEveryPath: Bool { frames.count == 1 && frames[0].isOnEveryPath }

  /// The object behind `self` in the member.
  mutating func selfNodes() -> [NodeID] {
    guard let owner = program.owner(of: root), !program.isStatic(root) else { return [] }
    return [heap.graph.node(.selfObject, type: program.selfType(of: owner))]
  }

  /// The object behind a bare member name: the meaning of `self` at that place; empty for a name that is no member.
  mutating func implicitBase(of reference: Reference, _ selfBinding: VariableID?) -> [NodeID] {
    reference.readsSelf ? selfObjects(selfBinding) : []
  }

  /// The meaning of `self` for a bare name: its current binding, else the current object.
  mutating func selfObjects(_ selfBinding: VariableID?) -> [NodeID] { selfBinding.map { nodes(of: $0) ?? [] } ?? selfNodes() }

  // MARK: Closures

  /// The node of a closure or nested function; created with its captures on first use.
  mutating func closureNode(_ reference: FunctionReference) -> NodeID {
    heap.graph.find(.closure(reference, instance: 0)) ?? createClosure(reference)
  }

  /// The node of a closure or nested function created here, with an edge for each capture.
  mutating func createClosure(_ reference: FunctionReference) -> NodeID {
    let node = heap.graph.node(.closure(reference, instance: 0), type: .unknown)
    let function = program.function(reference)
    for capture in captures.captures(of: reference) {
      var targets: [NodeID] = []
      var variable: VariableID?
      switch capture.subject {
      case .selfObject: targets = selfNodes()
      case .variable(let id):
        variable = id
        if let entry = function.captureList.first(where: { $0.variable == id }) {
          targets = copied(value(entry.value), entry.range)
          // The entry belongs to the closure, which does not run yet.
          variables[id] = targets
        } else {
          targets = boxed.contains(id) ? [boxNode(id)] : nodes(of: id) ?? []
        }
      }
      heap.capture(targets, by: node, as: variable.map { self.reference(to: $0) }, strength: capture.strength, place: place(capture.entry ?? capture.use))
    }
    return node
  }
}
