import Engine

/// What a function outside the program does with the closures and objects that it is given.
public struct FunctionModel: Sendable, Equatable, Storable {
  public enum Confidence: String, Sendable, CaseIterable, Storable {
    /// Somebody read the source or measured it.
    case checked
    /// Read in part, or in a thread of its maintainers.
    case partly
    /// From memory of documentation. Never leads to an error.
    case remembered
  }

  /// The framework or library that declares it. Two of them may declare the same name; what a file imports decides.
  public var framework: String
  /// The receiver's type, protocol or, for a static method or initialiser, the type itself; `nil` for a free function.
  /// Its last name alone (`TimerPublisher`): of types outside it the program knows no more.
  public var type: String?
  /// The base name: `sink`, `init`, or the property's name for an assignment.
  public var name: String
  /// True for the assignment of a property: `process.terminationHandler = …`. Its effects have the argument `_`.
  public var isAssignment: Bool
  /// Argument labels in order, `_` for none; `nil` matches any call of that name. A call matches when it has these labels in this
  /// order; those in `optionalLabels` may be missing, and trailing closures have any label.
  public var labels: [String]?
  /// Positions in `labels` of the arguments that a call may leave out.
  public var optionalLabels: [Int]
  /// What happens to each argument; an argument that is not named here does nothing that matters.
  public var effects: [ArgumentEffect]
  /// What the result is.
  public var result: ResultModel
  /// The type of the result; `nil` where it does not matter or is not known.
  public var resultType: ModelType?
  /// Does the call take out, or drop, what its receiver holds?
  public var emptying: Emptying
  /// The label of the argument under whose value the receiver keeps, finds or takes out; `nil` where nothing is looked up.
  public var key: String?
  /// When the stream that the call makes ends, if it makes one and somebody said so.
  public var streamEnd: StreamEnd?
  /// The methods by which the closure that feeds a stream finishes it.
  public var finishedBy: [String]
  /// The methods by which the closure, called on what it is given, lets go on whoever waits for the call.
  public var resumedBy: [String]
  /// May what the call gives be thrown away?
  public var isDiscardable: Bool
  /// True where Apple's systems have it and the open-source libraries do not, or not with these labels.
  public var isDarwinOnly: Bool
  /// What the caller waits for: the calls that let it go on. Empty for a call that does not wait.
  public var waitsFor: [MemberEvent]
  /// With `waitsFor`: the label of the initialiser's argument that says how often a call goes through without; only zero means waiting.
  public var countedFrom: String?
  /// The type of what closure arguments are given first; `nil` where it does not matter or is not known.
  public var closureParameter: ModelType?
  /// What the call tells observers of its first argument.
  public var telling: Telling
  /// The label of the argument that goes on holding what an implementation of the function returns: the table that asks its data source
  /// for a cell. `nil` where it is the caller's alone.
  public var resultKeeper: String?
  /// Do frameworks call it only to use the object once more? What an implementation ends then, nothing ends for the last use.
  public var isForReuse: Bool
  /// Do frameworks call it no more than once for each object?
  public var isCalledOnce: Bool
  /// Does it only look at the types that it is given (`String(describing:)`), and makes no objects of them?
  public var inspectsTypes: Bool
  /// What the call does in place of returning; `nil` where it returns.
  public var neverReturns: NeverReturning?
  /// What to do where the call keeps an object too long and no fix can be written: a sentence part. `nil` where nothing more can be said
  /// than the rule does.
  public var advice: String?
  /// Where the fact comes from.
  public var source: String
  public var confidence: Confidence
  /// `file:line` of the row, for `unretain why`.
  public var origin: String

  /// Does it make an object?
  public var isInitializer: Bool { name == "init" }

  public init(
    type: String?, name: String, labels: [String]?, effects: [ArgumentEffect], result: ResultModel, resultType: ModelType?,
    source: String, confidence: Confidence, origin: String, isAssignment: Bool = false, framework: String = "",
    emptying: Emptying = .nothing, optionalLabels: [Int] = [], streamEnd: StreamEnd? = nil,
    finishedBy: [String] = [], waitsFor: [MemberEvent] = [], countedFrom: String? = nil, telling: Telling = .nothing,
    closureParameter: ModelType? = nil, isDarwinOnly: Bool = false, key: String? = nil, advice: String? = nil,
    resultKeeper: String? = nil, isForReuse: Bool = false, neverReturns: NeverReturning? = nil, resumedBy: [String] = [], isDiscardable: Bool = false,
    isCalledOnce: Bool = false, inspectsTypes: Bool = false
  ) {
    self.isCalledOnce = isCalledOnce
    self.inspectsTypes = inspectsTypes
    self.isDiscardable = isDiscardable
    self.neverReturns = neverReturns
    self.resumedBy = resumedBy
    self.resultKeeper = resultKeeper
    self.isForReuse = isForReuse
    self.key = key
    self.advice = advice
    self.isDarwinOnly = isDarwinOnly
    self.closureParameter = closureParameter
    self.waitsFor = waitsFor
    self.countedFrom = countedFrom
    self.telling = telling
    self.finishedBy = finishedBy
    self.streamEnd = streamEnd
    self.emptying = emptying
    self.optionalLabels = optionalLabels
    self.framework = framework
    self.type = type
    self.name = name
    self.isAssignment = isAssignment
    self.labels = labels
    self.effects = effects
    self.result = result
    self.resultType = resultType
    self.source = source
    self.confidence = confidence
    self.origin = origin
  }
}

/// What a call does that never returns.
public enum NeverReturning: String, Sendable, CaseIterable, Storable {
  /// The process ends (`fatalError`, `exit`): nothing that the code around it holds matters any more.
  case processEnds = "process_ends"
  /// The process goes on, and other code of it runs (`dispatchMain`).
  case runsOn = "runs_on"
}

/// What a call drops of what its receiver holds.
public enum Emptying: String, Sendable, CaseIterable, Storable {
  case nothing
  /// An element, or those that fit (`popFirst`, `removeValue`).
  case some
  /// The element at the end (`popLast`).
  case last
  case all
}

/// When a stream (a publisher, an observable, an asynchronous sequence) that a call makes comes to an end.
public enum StreamEnd: String, Sendable, CaseIterable, Storable {
  /// Whatever the streams do that it is made of.
  case byItself = "by_itself"
  /// When the stream that the call is made on ends.
  case withReceiver = "with_receiver"
  /// When that one, and all that the arguments are or return, have ended.
  case withAll = "with_all"
  /// When the closure that feeds it calls one of `finishedBy` on what it is given.
  case whenFinished = "when_finished"
  /// When something calls one of `finishedBy` on the stream that is the argument, or that ends.
  case whenArgumentEmits = "when_argument_emits"
}

/// What a call tells those who observe its first argument.
public enum Telling: String, Sendable, CaseIterable, Storable {
  case nothing
  /// That a property is being read: whoever tracks reads now is to know of its next change.
  case read
}

/// What the result of a modelled call is.
public enum ResultModel: String, Sendable, CaseIterable, Storable {
  case other
  /// Nothing: the call exchanges what its first two arguments hold (`swap`).
  case exchange
  /// The receiver itself (a builder).
  case receiver
  /// What the closure argument returns, which the call runs.
  case returned
  /// A collection of what the closure argument returns (`map`).
  case collected
  /// A collection of that, without what is `nil` (`compactMap`).
  case compacted
  /// A collection of the elements of the sequences that the closure argument returns (`flatMap`).
  case flattened
  /// The first argument, or what the closure makes of it and of the receiver's elements (`reduce`).
  case folded
  /// The first argument with what the closure, which is given it to change, puts into it (`reduce(into:)`).
  case accumulated
  /// A collection of the elements of the arguments that no effect names (`Array(_:)`, `zip`).
  case gathered
  /// One of the receiver's elements.
  case element
  /// A new collection of tuples, each with one element of every argument (`zip`).
  case paired
  /// The argument itself (`Optional.some`).
  case argument
  /// An object that the receiver goes on holding (a cell of a table).
  case kept
  /// In an accessor the value of the accessor's own property, which the first argument holds (`objc_getAssociatedObject`).
  case property
  /// A new object that keeps what `keeper: result` says: a token, a publisher, a timer.
  case object
}
