import Program
import Facts
import Catalog

/// Runs one function, with the closures in it, over an abstract heap: a single forward pass over the instructions.
///
/// A closure's body is run where the closure is created, in the same heap, since what it captures are the same objects.
/// An explicit stack of frames stands in for recursion, so that nesting depth costs memory only.
struct UnitEvaluator {
  let program: Program
  let unit: ResolvedUnit
  let captures: CaptureTable
  private(set) var summaries: RecordedSummaries
  let uses: RecordedUses
  let root: FunctionReference
  /// Does code of the program call the unit?
  let isCalledInSight: Bool
  let file: Int

  var heap: Heap
  /// What each variable of a function that has come to its end may have held.
  var variables: [VariableID: [NodeID]] = [:]
  /// Variables that another function of the unit assigns to than the one that declares them.
  let sharedVariables: Set<VariableID>
  /// Variables that a closure captures and that can change: they live in a box.
  var boxed: Set<VariableID> = []
  var frames: [Frame] = []
  /// For each function that is being run its place among the frames.
  var frameIndices: [FunctionID: Int] = [:]
  /// The frames that have assigned to variables of others.
  var assigningFrames: [Int] = []
  var returned: [NodeID] = []
  var thrown: [NodeID] = []
  /// What the unit assigns to its `inout` parameters, by position.
  var written: [Int: [NodeID]] = [:]
  /// Properties that the unit empties, and variables that its closures empty, which they share with it.
  var cleared: [Clearing] = []
  /// For each property and place the events by which it is emptied there.
  var clearingEvents: [ClearedPlace: [Int32]] = [:]
  /// The closures of which it is noted what they empty by a call.
  var clearingCallers: [ClearingCall: Set<FunctionReference>] = [:]
  var clearedVariables: [VariableID: SourcePlace] = [:]
  /// What the unit, a method, takes out of the value whose method it is.
  var selfRelease: SelfRelease?
  /// Properties that the unit's own code gives something, and how.
  var fillings = Fillings()
  /// What closures empty of what they are lent.
  var lentReleases: [LentRelease] = []
  /// What local constants mean as keys, where it is not just themselves.
  var variableKeys: [VariableID: ElementKey] = [:]
  /// Closures (whole) that are registered in a way that throws the key away with which they could be taken out again.
  var keyless: Set<SourcePlace> = []
  /// Closures that are called when their keeping is over, and only then.
  var endHandlers: Set<FunctionReference> = []
  /// Closures by which something outside makes objects as often as it likes.
  var factories: Set<FunctionReference> = []
  /// For calls that somebody can wait for, the properties that hold what the call was made on.
  var receivers: [SourcePlace: Set<PropertyReference>] = [:]
  /// How each closure or method reference written in this unit is used, for explanations.
  var closureUses: [ClosureSite: [ClosureUse]] = [:]
  /// The parameters of which the unit loses sight.
  var lostParameters: [Int: ClosureLoss] = [:]
  /// Classes of which the unit asks for objects that something outside may make for it.
  var obtained: Set<NominalID> = []
  /// What its closures and nested functions call, and of which classes they ask for objects.
  var closureCallees: [FunctionReference: Set<FunctionReference>] = [:]
  var obtainedByClosures: [FunctionReference: Set<NominalID>] = [:]
  /// For each method reference, and for each nested function that is used as a value, where that is first written.
  var functionValues: [ClosureSite: FunctionValue] = [:]
  /// Functions of the program that this unit calls.
  var callees: Set<FunctionReference> = []
  /// What calls pass to functions of the program that hold objects, by the position of the parameter; nothing where that is not known.
  var passedObjects: [FunctionReference: [Int: Set<NodeID>]] = [:]
  /// The objects on which calls run methods of classes of the program; nothing where that is not known.
  var receiverObjects: [FunctionReference: Set<NodeID>] = [:]
  /// Properties that are given something of which nothing is known.
  var unknownStores: Set<PropertyReference> = []
  /// Calls that end what some model keeps until then.
  var endings: [Ending] = []
  /// What is kept until an event that somebody must set off, and the objects that are handed to others, who may do so.
  var awaited: [AwaitedEvent] = []
  var handedOn: Set<NodeID> = []
  /// For the parameter by which a closure feeds a stream, that stream.
  var feeds: [NodeID: NodeID] = [:]
  /// The closures that are kept until an endless loop in them ends, and the streams that such loops go over.
  var loops: [LoopingClosure] = []
  var loopedStreams: [FunctionReference: [NodeID]] = [:]
  /// For each function of the unit the reads that it tells observers of, and the observed properties that the unit changes.
  var observedReads: [FunctionReference: Set<ObservedRead>] = [:]
  var changed: [Clearing] = []
  /// For each call that observes changes, the properties that they are of.
  var observed: [SourcePlace: Set<PropertyReference>] = [:]
  /// Properties of function type whose value this unit calls.
  var invoked: Set<PropertyReference> = []
  /// The same for each closure and nested function of the unit.
  var invokedInside: [FunctionReference: Set<PropertyReference>] = [:]
  /// Parameters of closures, and parts of them, that the closures call.
  var invokedParameters: Set<NodeID> = []
  var evaluated: Set<FunctionReference> = []
  /// For each event by which something is emptied the objects that it is emptied of; none where they are not known.
  var clearedObjects: [Int32: Set<NodeID>] = [:]
  /// How the closures of the unit have been run, in the order in which they ended.
  var closureRuns: [ClosureRun] = []
  /// The events by which closures leave something empty, whenever they run.
  var closureEvents: Set<Int32> = []
  /// For emptyings that put another object in the place of the one before, the objects put there.
  var replacements: [Int32: Set<NodeID>] = [:]
  /// The control flow of each function of the unit.
  let flows: [FunctionReference: FunctionFlow]
  /// For each function of the unit the instructions behind which it never goes on, where there are any.
  private(set) var nonReturning: [FunctionReference: Set<Int>] = [:]
  /// Which bodies of this unit do not end by themselves.
  var endlessBodies: [FunctionReference: EndlessBody] = [:]
  /// What closures that do not end hold in their own variables or by a call that does not return.
  var held: [FunctionReference: [HeldVariable]] = [:]
  /// May some call in the unit take out what was put at the end of a collection last? `nil` as long as nobody has asked.
  var mayTakeLast: Bool?
  /// What is passed for the parameters of nested functions, whose bodies run in this same heap.
  var passed: [(parameter: NodeID, argument: NodeID)] = []

  /// For parameters of nested functions, and what was read from them, what they are in the end.
  var givenParts: [NodeID: Set<NodeID>] = [:]

  /// A call is joined over at most this many implementations.
  static let implementationLimit = 4
  /// Of more, but no more than this, it is asked whether they all keep a closure alike.
  static let agreementLimit = 16
  /// Of how many it is looked up what they store of what they are given.
  static let storeLimit = 64

  /// Lets go of what is known of other functions, for nobody asks any more: who holds the table makes the next change copy it.
  mutating func forgetSummaries() { summaries = RecordedSummaries(table: SummaryTable(), record: nil) }

  init(
    _ root: FunctionReference, unit: ResolvedUnit, captures: CaptureTable, summaries: RecordedSummaries, uses: RecordedUses,
    isCalledInSight: Bool, recursiveGroup: Set<FunctionReference>, in program: Program
  ) {
    self.program = program
    self.isCalledInSight = isCalledInSight
    heap = Heap(program: program)
    heap.recursiveGroup = recursiveGroup
    sharedVariables = unit.variablesAssignedElsewhere(in: program)
    self.unit = unit
    self.captures = captures
    self.summaries = summaries
    self.uses = uses
    self.root = root
    file = Int(root.file)
    var flows: [FunctionReference: FunctionFlow] = [:]
    for function in Self.innermostFirst(root, in: program) {
      guard let body = unit.bodies[function] else { continue }
      let calls = NonReturningCalls(function, body, endlessBodies, summaries, in: program)
      if !calls.instructions.isEmpty { nonReturning[function] = calls.instructions }
      let flow = FunctionFlow(function, calls, in: program)
      flows[function] = flow
      endlessBodies[function] = EndlessBodySearch(flow, unit, body, endlessBodies, summaries, uses).find()
    }
    self.flows = flows
    for list in captures.captures.values {
      for capture in list {
        if case .variable(let id) = capture.subject {
          let variable = program.files[file][id]
          if !variable.isLet, variable.kind != .captureListEntry { boxed.insert(id) }
        }
      }
    }
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
    keepReturned()
    // Nested functions that nothing in view calls or passes on still run some day.
    for reference in program.functions(within: root).dropFirst() {
      enter(reference)
      drainFrames()
    }
    runKeptClosures()
    passClosureArguments()
    linkPassedArguments()
    tellWhatClosuresEnd()
    settleEvents()
    settleLoops()
    dropRefilled()
  }

  /// What callers must know of the unit.
  func summary() -> Summary {
    var summary = Summary(of: heap, returned: returned, thrown: thrown, written: written, observed: rootReads)
    var noted: Set<SummaryClearing> = []
    for clearing in cleared where clearing.isOfSelf && !clearing.isForGone && !isKeptForLater(clearing.closure) {
      let item = SummaryClearing(
        property: clearing.property, key: clearing.key, isCertain: clearing.isCertain, conditions: clearing.conditions,
        ownerClass: mostSpecific(clearing.ownerClass), method: clearing.method ?? root)
      if noted.insert(item).inserted { summary.cleared.append(item) }
    }
    summary.usesKeys =
      !summary.conditions.isEmpty || summary.namesKeys || summary.cleared.contains { $0.key != nil || !$0.conditions.isEmpty }
      || summary.overwritten.contains { $0.key != nil }
    summary.endless = endlessBodies[root]
    summary.endsProcess = flows[root]?.endsProcess ?? false
    summary.lost = lostParameters
    summary.selfRelease = selfRelease
    return summary
  }

  /// Of a class and that whose code it is the one that inherits from the other.
  private func mostSpecific(_ other: NominalID?) -> NominalID? {
    guard let owner = program.owner(of: root), program[owner].kind == .class else { return other }
    return other.map { program[$0].ancestors.contains(owner) ? $0 : owner } ?? owner
  }

  /// What each function of the unit does on every way through it.
  func certainRuns() -> [FunctionReference: Set<RunTarget>] {
    var result: [FunctionReference: Set<RunTarget>] = [:]
    for (function, body) in unit.bodies {
      guard let flow = flows[function] else { continue }
      let runs = MustExecute.of(flow, body, methodReferences: captures.methodReferences[function] ?? [])
      if !runs.isEmpty { result[function] = runs }
    }
    return result
  }

  /// The value that an initial-value unit computes goes into its property.
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
    if program.holdsNoObjects(program.type(of: property)) {
      returned = []
      return
    }
    if let wrapper = program.wrapper(of: property), !selfNodes().isEmpty {
      for holder in wrapperInstance(wrapper, of: property, base: selfNodes()) {
        for node in returned { heap.keep(node, by: holder, field: .element, place: place(declaration.nameRange)) }
      }
      return
    }
    let holders = selfNodes() + (selfNodes().isEmpty ? [heap.graph.node(.global(property), type: program.type(of: property))] : [])
    for node in returned {
      for holder in holders {
        heap.keep(
          node, by: holder, field: .property(property), strength: CaptureStrength(declaration.ownership),
          place: place(declaration.nameRange))
      }
      record(.initialValue(property), of: node, function.range)
    }
  }

  /// What `willSet` is given is what the property holds as soon as the observer has run.
  private mutating func storeObservedValue() {
    let function = program.function(root)
    guard function.kind == .willSet, let id = function.property, let parameter = heap.graph.find(.parameter(0)) else { return }
    let declaration = program.files[file][id]
    for holder in selfNodes() {
      heap.keep(
        parameter, by: holder, field: .property(PropertyReference(file: file, property: id)),
        strength: CaptureStrength(declaration.ownership), place: place(declaration.nameRange))
    }
  }

  /// What `didSet` is given is what the property has held.
  var formerContent: FormerContent? {
    let function = program.function(root)
    guard function.kind == .didSet, let property = function.property else { return nil }
    return heap.graph.find(.parameter(0)).map { FormerContent(node: $0, property: PropertyReference(file: file, property: property)) }
  }

  mutating func enter(_ reference: FunctionReference) {
    guard let body = unit.bodies[reference], evaluated.insert(reference).inserted else { return }
    let function = program.function(reference)
    pushFrame(reference, function, body)
    // A nested function may be called from any place.
    if function.kind == .function { heap.graph.flow.conditions = [] }
    for (index, parameter) in function.parameters.enumerated() {
      let type = unit.variableType(parameter.variable)
      let node =
        reference == root
        ? heap.graph.node(.parameter(index), type: type)
        : heap.graph.node(.closureParameter(VariableReference(file: file, variable: parameter.variable)), type: type)
      bind(parameter.variable, to: [node], place: place(function.nameRange))
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
  func type(_ id: ValueID) -> Type { frames[top].body.type(id) }
  func operation(_ id: ValueID) -> Operation { frames[top].function[id].operation }
  func place(_ range: ByteRange) -> SourcePlace { SourcePlace(file: file, range: range) }

  /// Is the code at hand sure to run whichever way the unit takes? Behind a `guard` that returns it is not.
  var isOnEveryWay: Bool { frames.count == 1 && frames[0].isOnEveryWay }

  /// The object that `self` means in the member.
  mutating func selfNodes() -> [NodeID] {
    guard let owner = program.owner(of: root), !program.isStatic(root) else { return [] }
    return [heap.graph.node(.selfObject, type: program.selfType(of: owner))]
  }

  /// The object that a member's bare name reads: what `self` means at that place; nothing for a name that is no member.
  mutating func implicitBase(of reference: Reference, _ selfBinding: VariableID?) -> [NodeID] {
    reference.readsSelf ? selfObjects(selfBinding) : []
  }

  /// What `self` means where a bare name is written: what it has been bound to there, else the object whose code it is.
  mutating func selfObjects(_ selfBinding: VariableID?) -> [NodeID] { selfBinding.map { nodes(of: $0) ?? [] } ?? selfNodes() }

  // MARK: Closures

  /// The node of a closure or nested function; made with what it captures where it is new.
  mutating func closureNode(_ reference: FunctionReference) -> NodeID {
    heap.graph.find(.closure(reference, instance: 0)) ?? createClosure(reference)
  }

  /// The node of a closure or nested function that is created here, with an edge for everything that it captures.
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
      heap.capture(targets, by: node, as: variable, strength: capture.strength, place: place(capture.entry ?? capture.use))
    }
    return node
  }
}
