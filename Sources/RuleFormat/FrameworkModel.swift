/// What a function outside the program does with the closures and objects that it is given.
public struct FunctionModel: Sendable, Equatable {
  public enum Confidence: String, Sendable, Codable, CaseIterable {
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
  /// The type of the result, as Swift syntax; `nil` where it does not matter or is not known.
  public var resultType: String?
  /// Does the call take out, or drop, what its receiver holds?
  public var emptying: Emptying
  /// The label of the argument under whose value the receiver keeps, finds or takes out; `nil` where nothing is looked up.
  public var key: String?
  /// When the stream that the call makes ends, if it makes one and somebody said so.
  public var streamEnd: StreamEnd?
  /// The methods by which the closure that feeds a stream finishes it.
  public var finishedBy: [String]
  /// True where Apple's systems have it and the open-source libraries do not, or not with these labels.
  public var isDarwinOnly: Bool
  /// What the caller waits for: the methods, as `Type.name`, that let it go on. Empty for a call that does not wait.
  public var waitsFor: [String]
  /// With `waitsFor`: the label of the initialiser's argument that says how often a call goes through without; only zero means waiting.
  public var countedFrom: String?
  /// The type of what closure arguments are given first, as Swift syntax; `nil` where it does not matter or is not known.
  public var closureParameter: String?
  /// What the call tells observers of its first argument.
  public var telling: Telling
  /// The label of the argument that goes on holding what an implementation of the function returns: the table that asks its data source
  /// for a cell. `nil` where it is the caller's alone.
  public var resultKeeper: String?
  /// Do frameworks call it only to use the object once more? What an implementation ends then, nothing ends for the last use.
  public var isForReuse: Bool
  /// What to do where the call keeps an object too long and no fix can be written: a sentence part. `nil` where nothing more can be said
  /// than the rule does.
  public var advice: String?
  /// Where the fact comes from.
  public var source: String
  public var confidence: Confidence
  /// `file:line` of the row, for `unretain why`.
  public var origin: String

  public init(
    type: String?, name: String, labels: [String]?, effects: [ArgumentEffect], result: ResultModel, resultType: String?,
    source: String, confidence: Confidence, origin: String, isAssignment: Bool = false, framework: String = "",
    emptying: Emptying = .nothing, optionalLabels: [Int] = [], streamEnd: StreamEnd? = nil,
    finishedBy: [String] = [], waitsFor: [String] = [], countedFrom: String? = nil, telling: Telling = .nothing,
    closureParameter: String? = nil, isDarwinOnly: Bool = false, key: String? = nil, advice: String? = nil,
    resultKeeper: String? = nil, isForReuse: Bool = false
  ) {
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

/// What a call drops of what its receiver holds.
public enum Emptying: String, Sendable, Codable, CaseIterable {
  case nothing
  /// An element, or those that fit (`popLast`, `removeValue`).
  case some
  case all
}

/// When a stream (a publisher, an observable, an asynchronous sequence) that a call makes comes to an end.
public enum StreamEnd: String, Sendable, Codable, CaseIterable {
  /// Whatever the streams do that it is made of.
  case byItself = "by_itself"
  /// When the stream that the call is made on ends.
  case withReceiver = "with_receiver"
  /// When that one, and all that the arguments are or return, have ended.
  case withAll = "with_all"
  /// When the closure that feeds it calls one of `finishedBy` on what it is given.
  case whenFinished = "when_finished"
}

/// What a call tells those who observe its first argument.
public enum Telling: String, Sendable, Codable, CaseIterable {
  case nothing
  /// That a property is being read: whoever tracks reads now is to know of its next change.
  case read
}

/// What the result of a modelled call is.
public enum ResultModel: String, Sendable, Codable, CaseIterable {
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
  /// An object that the receiver goes on holding (a cell of a table).
  case kept
  /// A new object that keeps what `keeper: result` says: a token, a publisher, a timer.
  case object
}

/// What a modelled function does with one argument.
public struct ArgumentEffect: Sendable, Equatable {
  /// Who keeps it.
  public enum Keeper: String, Sendable, Codable, CaseIterable {
    /// Nobody: it does not escape.
    case none
    case receiver
    /// The object that the call returns.
    case result
    /// Another argument, named by `keeperArgument`.
    case argument
    case system
    case `static`
    /// The objects whose observed properties the closure that `keeperArgument` names reads, each until such a property changes.
    case observed
  }

  /// The argument's label. `_` stands for those without one, `*` for any closure argument that no other effect of the row names,
  /// `self` the receiver of the call (`cancellable.store(in: &set)`: the set keeps the receiver).
  public var argument: String
  public var keeper: Keeper
  /// The label of the keeping argument where `keeper` is `argument`, of the reading closure where it is `observed`.
  public var keeperArgument: String?
  public var lifetime: Lifetime
  /// The event or calls that end it: "the animation ends", `invalidate`.
  public var until: String?
  /// The methods whose call ends it, as `Type.name`, or `name` for any type. Empty where nothing does.
  public var endedBy: [String]
  /// The methods and properties that give their result only when it has ended, as `endedBy`: whoever asks waits.
  public var awaitedBy: [String]
  /// The event that ends it comes only when one of these has been called on the keeper: `Type.name`, or `Type.name = true` for an
  /// assignment. Empty where it comes by itself.
  public var setOffBy: [String]
  /// It must be set off only where the same code has called one of these on the keeper before; empty where it always must.
  public var heldUpBy: [String]
  /// True where what the closure returns is kept as well (the streams that `flatMap` is given).
  public var keepsReturned: Bool
  /// True where the code that was given the receiver does not return before the closure has (child tasks).
  public var joins: Bool
  /// True where the keeper runs the closure and lets go when its body has returned: a body that never ends is kept for ever.
  public var isUntilReturn: Bool
  /// True where the keeper lets go when the stream that the call is made on ends.
  public var isUntilStreamEnd: Bool
  /// True where each call replaces what an earlier one gave (`setEventHandler`).
  public var replaces: Bool
  /// What the closure's first parameter is given when it is called, where that matters.
  public var passes: PassedValue
  /// True where only a weak reference is kept (a weak target).
  public var isWeak: Bool
  /// The effect holds only when another argument has this literal value: `repeats` is `true`.
  public var when: ArgumentCondition?

  public init(
    argument: String, keeper: Keeper, keeperArgument: String?, lifetime: Lifetime, until: String?, isWeak: Bool,
    when: ArgumentCondition?, endedBy: [String] = [], awaitedBy: [String] = [], isUntilReturn: Bool = false,
    replaces: Bool = false, passes: PassedValue = .unknown, isUntilStreamEnd: Bool = false,
    setOffBy: [String] = [], heldUpBy: [String] = [], joins: Bool = false, keepsReturned: Bool = false
  ) {
    self.keepsReturned = keepsReturned
    self.setOffBy = setOffBy
    self.heldUpBy = heldUpBy
    self.joins = joins
    self.isUntilStreamEnd = isUntilStreamEnd
    self.argument = argument
    self.keeper = keeper
    self.keeperArgument = keeperArgument
    self.lifetime = lifetime
    self.until = until
    self.endedBy = endedBy
    self.awaitedBy = awaitedBy
    self.isUntilReturn = isUntilReturn
    self.replaces = replaces
    self.passes = passes
    self.isWeak = isWeak
    self.when = when
  }
}

extension ArgumentEffect {
  /// The `Type.property` of an assignment that `setOffBy` or `heldUpBy` names (`Type.property = true`); `nil` for a method.
  public static func assignedProperty(_ text: String) -> String? {
    for value in ["true", "false"] where text.hasSuffix(" = \(value)") { return String(text.dropLast(value.count + 3)) }
    return nil
  }
}

/// What a function passes to a closure that it is given.
public enum PassedValue: String, Sendable, Codable, CaseIterable {
  case unknown
  /// The elements of the receiver, one after the other.
  case elements
  /// The values of the receiver, a dictionary, one after the other.
  case values
  case receiver
  /// Two elements of the receiver at a time.
  case pairs
  /// What the receiver, a lock, guards: its generic argument.
  case content
  /// What the call gives.
  case result
}

/// A condition on the literal value of another argument of the same call.
public struct ArgumentCondition: Sendable, Equatable {
  public var argument: String
  /// `true`, `false` or `nil`; `absent` for an argument that is not written. Any other expression satisfies no condition, so that
  /// rows should come in pairs with an unconditional one for the cautious reading.
  public var value: String
  public init(argument: String, value: String) {
    self.argument = argument
    self.value = value
  }
}

/// A type outside the program, as far as ownership needs it.
public struct TypeModel: Sendable, Equatable {
  public enum Kind: String, Sendable, Codable, CaseIterable { case `class`, `struct`, `enum`, actor, `protocol` }

  /// A stored property (or one that behaves like it) of the type.
  public struct Property: Sendable, Equatable {
    public var name: String
    public var type: String?
    public var strength: CaptureStrength
    /// Does holding it keep it for as long as the object lives? False for computed properties that hand out something fresh.
    public var isStored: Bool
    public var isStatic: Bool
    /// Does it tell running code that somebody wants it to end (`Task.isCancelled`)?
    public var tellsCancellation: Bool
    /// Does it give one of the elements that the object, a collection, holds?
    public var isElement = false
    /// How the object holds what the property gives; `nil` where it does not.
    public var heldStrength: CaptureStrength? { isStored && !isElement ? strength : nil }
    public init(
      name: String, type: String?, strength: CaptureStrength, isStored: Bool, isStatic: Bool, tellsCancellation: Bool = false
    ) {
      self.tellsCancellation = tellsCancellation
      self.name = name
      self.type = type
      self.strength = strength
      self.isStored = isStored
      self.isStatic = isStatic
    }
  }

  /// The framework or library that declares it.
  public var framework: String
  public var name: String
  public var kind: Kind
  /// Superclass and protocols.
  public var inherits: [String]
  public var isClassBound: Bool
  public var properties: [Property]
  /// For a stream (an asynchronous sequence, a publisher) whether it comes to an end by itself; `nil` where its producer decides.
  public var sequenceEnd: SequenceEnd?
  /// Does the system hold each instance until the process ends (an application's delegate, a test case)? Such an object cannot leak.
  public var livesForProcess: Bool
  /// Do the stored properties of a class that has an attribute of this name tell observers of reads and changes?
  public var isObserved: Bool
  /// Do most classes of most frameworks inherit from it (`NSObject`)?
  public var isRoot: Bool
  /// What a type that is nested in it inherits from, where no model tells of that one (`Publishers.Map`); `nil` where nothing is known.
  public var nested: String?
  /// The global variable that holds its one instance (`NSApp`).
  public var global: String?
  /// Is what an outlet of the type refers to part of the tree that the object with the outlet holds (a view)?
  public var isInTree = false
  public var source: String
  public var confidence: FunctionModel.Confidence

  /// Does a stream end?
  public enum SequenceEnd: String, Sendable, Codable, CaseIterable { case finite, endless }

  public init(
    name: String, kind: Kind, inherits: [String], isClassBound: Bool, properties: [Property], source: String,
    confidence: FunctionModel.Confidence, framework: String = "", sequenceEnd: SequenceEnd? = nil, livesForProcess: Bool = false,
    isObserved: Bool = false,
    isRoot: Bool = false, nested: String? = nil, global: String? = nil, isInTree: Bool = false
  ) {
    self.nested = nested
    self.global = global
    self.isInTree = isInTree
    self.isRoot = isRoot
    self.livesForProcess = livesForProcess
    self.isObserved = isObserved
    self.sequenceEnd = sequenceEnd
    self.framework = framework
    self.name = name
    self.kind = kind
    self.inherits = inherits
    self.isClassBound = isClassBound
    self.properties = properties
    self.source = source
    self.confidence = confidence
  }
}

/// What an argument label or function name suggests about a callee that is neither in sight nor modelled.
public struct UnknownCalleePattern: Sendable, Equatable {
  /// Glob patterns (`*` only) for the argument label and the function's base name; `nil` matches any.
  public var label: String?
  public var function: String?
  public var keeper: ArgumentEffect.Keeper
  public var lifetime: Lifetime
  public var reason: String
  public init(label: String?, function: String?, keeper: ArgumentEffect.Keeper, lifetime: Lifetime, reason: String) {
    self.label = label
    self.function = function
    self.keeper = keeper
    self.lifetime = lifetime
    self.reason = reason
  }
}

/// What the name of a stored property suggests about how objects that its type's sources do not show hold what it refers to.
public struct UnknownPropertyPattern: Sendable, Equatable {
  /// Glob pattern (`*` only) for the property's name.
  public var name: String
  public var strength: CaptureStrength
  public var reason: String
  public init(name: String, strength: CaptureStrength, reason: String) {
    self.name = name
    self.strength = strength
    self.reason = reason
  }
}

/// A framework that nobody has without importing it by name: what it declares, files that do not import it may call something else.
public struct LibraryModel: Sendable, Equatable {
  /// The framework, as its rows name it.
  public var framework: String
  /// The modules, one of which code imports to see what the rows are about.
  public var modules: [String]
  public init(framework: String, modules: [String]) {
    self.framework = framework
    self.modules = modules
  }
}

/// All models, built in or a project's own.
public struct FrameworkModels: Sendable, Equatable {
  public var functions: [FunctionModel]
  public var types: [TypeModel]
  public var unknown: [UnknownCalleePattern]
  public var unknownProperties: [UnknownPropertyPattern]
  public var libraries: [LibraryModel]
  public init(
    functions: [FunctionModel] = [], types: [TypeModel] = [], unknown: [UnknownCalleePattern] = [], unknownProperties: [UnknownPropertyPattern] = [],
    libraries: [LibraryModel] = []
  ) {
    self.libraries = libraries
    self.functions = functions
    self.types = types
    self.unknown = unknown
    self.unknownProperties = unknownProperties
  }
}
