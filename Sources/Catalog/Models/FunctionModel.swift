import Engine

/// The effects of a function outside the program on its closure and object arguments.
public struct FunctionModel: Sendable, Equatable, Storable {
  public enum Confidence: String, Sendable, CaseIterable, Storable {
    /// Verified in the source or by measurement.
    case checked
    /// Partly read, or confirmed in a discussion with maintainers.
    case partly
    /// From memory of the documentation. Never leads to an error.
    case remembered
  }

  /// The declaring framework or library. Two of them may declare the same name; a file's imports decide.
  public var framework: String
  /// The receiver's type, protocol or, for a static method or initialiser, the type itself; `nil` for a free function.
  /// The last name component only (`TimerPublisher`): the program knows outside types only by that.
  public var type: String?
  /// The base name: `sink`, `init`, or the property's name for an assignment.
  public var name: String
  /// True for the assignment of a property: `process.terminationHandler = …`. Its effects have the argument `_`.
  public var isAssignment: Bool
  /// Argument labels in order, `_` for none; `nil` matches any call of that name. A call matches with these labels in this order; those in `optionalLabels`
  /// may be missing, and trailing closures have any label.
  public var labels: [String]?
  /// Positions in `labels` of optional arguments.
  public var optionalLabels: [Int]
  /// The effects on arguments; an argument not listed has no relevant effect.
  public var effects: [ArgumentEffect]
  /// The kind of the result.
  public var result: ResultModel
  /// The type of the result; `nil` where it is irrelevant or unknown.
  public var resultType: ModelType?
  /// Whether the call removes content of its receiver.
  public var emptying: Emptying
  /// The label of the argument that is the receiver's key; `nil` without a key.
  public var key: String?
  /// The end of the stream that the call makes, if it makes one and the end is stated.
  public var streamEnd: StreamEnd?
  /// The calls that finish the stream, on its feed.
  public var finishedBy: [StreamFinisher]
  /// The methods by which the closure, through its argument, resumes the code that waits for the call.
  public var resumedBy: [String]
  /// Whether the result may be discarded.
  public var isDiscardable: Bool
  /// Whether only Apple's systems have it, or have it with these labels, and not the open-source libraries.
  public var isDarwinOnly: Bool
  /// The calls for which the caller waits; empty for a call that does not wait.
  public var waitsFor: [MemberEvent]
  /// With `waitsFor`: the label of the initialiser's argument with the number of calls that do not wait. Only zero means waiting.
  public var countedFrom: String?
  /// The type of the first argument of closure arguments; `nil` where it is irrelevant or unknown.
  public var closureParameter: ModelType?
  /// What the call reports to observers of its first argument.
  public var telling: Telling
  /// The label of the argument that retains the result of an implementation: the table that requests a cell from its data source. `nil` if only the
  /// caller gets it.
  public var resultKeeper: String?
  /// Whether frameworks call it only to reuse an object. Releases in an implementation then do not happen after the last use.
  public var isForReuse: Bool
  /// When frameworks call an implementation, where that says something about the end of its object; `nil` otherwise.
  public var occasion: Occasion?
  /// Whether frameworks call it at most once per object.
  public var isCalledOnce: Bool
  /// The enum case of its argument with which the factory that the receiver holds runs once, and its object stays; `nil` where the call says nothing of that.
  public var singleCase: String?
  /// The label of the argument that is the scheduler on which a stream delivers its values; `nil` where it delivers them as they come.
  public var deliversOn: String?
  /// Whether it gives a scheduler that runs beside the main thread.
  public var isBackground: Bool
  /// Whether it only inspects type arguments (`String(describing:)`) and does not instantiate them.
  public var inspectsTypes: Bool
  /// How the call leaves instead of returning; `nil` if it returns.
  public var neverReturns: NeverReturning?
  /// Advice where the call retains an object too long and no fix can be generated: a sentence part. `nil` if there is nothing to add to the rule's text.
  public var advice: String?
  /// The source of the information.
  public var source: String
  public var confidence: Confidence
  /// `file:line` of the row, for `unretain why`.
  public var origin: String

  /// Whether it makes an object.
  public var isInitializer: Bool { name == "init" }

  public init(
    type: String?, name: String, labels: [String]?, effects: [ArgumentEffect], result: ResultModel, resultType: ModelType?,
    source: String, confidence: Confidence, origin: String, isAssignment: Bool = false, framework: String = "",
    emptying: Emptying = .nothing, optionalLabels: [Int] = [], streamEnd: StreamEnd? = nil,
    finishedBy: [StreamFinisher] = [], waitsFor: [MemberEvent] = [], countedFrom: String? = nil, telling: Telling = .nothing,
    closureParameter: ModelType? = nil, isDarwinOnly: Bool = false, key: String? = nil, advice: String? = nil,
    resultKeeper: String? = nil, isForReuse: Bool = false, neverReturns: NeverReturning? = nil, resumedBy: [String] = [], isDiscardable: Bool = false,
    isCalledOnce: Bool = false, inspectsTypes: Bool = false, occasion: Occasion? = nil, singleCase: String? = nil,
    deliversOn: String? = nil, isBackground: Bool = false
  ) {
    self.deliversOn = deliversOn
    self.isBackground = isBackground
    self.singleCase = singleCase
    self.occasion = occasion
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

extension FunctionModel {
  /// The end of a retention with a lifetime, in words; `nil` where no effect with that lifetime states one.
  public func until(_ lifetime: Lifetime) -> String? { effects.first { $0.lifetime == lifetime && $0.until != nil }?.until }
}

/// How a call leaves that never returns.
public enum NeverReturning: String, Sendable, CaseIterable, Storable {
  /// The process ends (`fatalError`, `exit`): nothing held by the surrounding code matters any more.
  case processEnds = "process_ends"
  /// The process continues with other code (`dispatchMain`).
  case runsOn = "runs_on"
}

/// The occasion on which a framework calls a method or a closure.
public enum Occasion: String, Sendable, CaseIterable, Storable {
  /// The object, or the screen, view or window that it stands for, goes (`viewDidDisappear`).
  case going
  /// The user answers a question. Each question gets one of several answers, and then is over (the actions of an alert, `pickerDidCancel`).
  case answer
  /// The user goes to what the argument is or makes, and comes back: it is shown again, as another one (`NavigationLink`).
  case shown
}

/// The content that a call removes from its receiver.
public enum Emptying: String, Sendable, CaseIterable, Storable {
  case nothing
  /// An element, or all matching ones (`popFirst`, `removeValue`).
  case some
  /// The elements behind a place, if the argument is a range without an end (`removeSubrange(level...)`). A range with both ends cuts a list whatever
  /// stands there: it says nothing of one element.
  case tail
  /// The element at the end (`popLast`).
  case last
  case all
}

/// When the stream made by a call (a publisher, an observable, an asynchronous sequence) ends.
public enum StreamEnd: String, Sendable, CaseIterable, Storable {
  /// Independently of its source streams.
  case byItself = "by_itself"
  /// With the receiver stream.
  case withReceiver = "with_receiver"
  /// With the receiver stream and all streams that the arguments are or return.
  case withAll = "with_all"
  /// When the feeding closure calls one of `finishedBy` on its argument, or, without such a closure, the code that makes the stream on the stream.
  case whenFinished = "when_finished"
  /// When one of `finishedBy` is called on the stream that is the argument, or that stream ends.
  case whenArgumentEmits = "when_argument_emits"
}

/// What a call reports to observers of its first argument.
public enum Telling: String, Sendable, CaseIterable, Storable {
  case nothing
  /// The read of a property: the current read tracker must learn about its next change.
  case read
}

extension ResultModel {
  /// Whether it is made of what the closure returns for each element.
  public var isOfEachElement: Bool {
    switch self {
    case .collected, .compacted, .flattened, .folded, .accumulated: true
    default: false
    }
  }
}

/// The kind of a modelled call's result.
public enum ResultModel: String, Sendable, CaseIterable, Storable {
  case other
  /// None: the call exchanges the contents of its first two arguments (`swap`).
  case exchange
  /// The receiver itself (a builder).
  case receiver
  /// The result of the closure argument, which the call runs.
  case returned
  /// A collection of the closure's results (`map`).
  case collected
  /// The same without `nil` (`compactMap`).
  case compacted
  /// A collection of the elements of the sequences that the closure returns (`flatMap`).
  case flattened
  /// The first argument, or the closure's result from it and the receiver's elements (`reduce`).
  case folded
  /// The first argument, as modified by the closure (`reduce(into:)`).
  case accumulated
  /// A collection of the elements of the arguments without an effect (`Array(_:)`, `zip`).
  case gathered
  /// One of the receiver's elements.
  case element
  /// A new collection of tuples with one element of every argument (`zip`).
  case paired
  /// The argument itself (`Optional.some`).
  case argument
  /// An object that the receiver continues to hold (a cell of a table).
  case kept
  /// In an accessor, the value of the accessor's own property, held by the first argument (`objc_getAssociatedObject`).
  case property
  /// A new object that retains the arguments with `keeper: result`: a token, a publisher, a timer.
  case object
  /// The one object that the static accessor of a type returns each time (`NSApplication.shared`, written as a method).
  case shared
}
