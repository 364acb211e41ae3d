import Engine

/// The effect of a modelled function on one argument.
public struct ArgumentEffect: Sendable, Equatable, Storable {
  /// The keeper.
  public enum Keeper: String, Sendable, CaseIterable, Storable {
    /// None: it does not escape.
    case none
    case receiver
    /// The source streams of the receiver's operators: a subscriber of a derived stream is retained by its source. No keeper if the receiver is a source
    /// stream itself. If the argument is the receiver, the operators' closures are retained.
    case source
    /// The object returned by the call.
    case result
    /// Another argument, named by `keeperArgument`.
    case argument
    case system
    case `static`
    /// The objects whose observed properties are read by the closure in `keeperArgument`, each until such a property changes.
    case observed

    /// Whether no object of the program, nor one that the call concerns, is the keeper.
    public var isOutside: Bool { self == .system || self == .static }
  }

  public var argument: ArgumentSelector
  public var keeper: Keeper
  /// The label of the retaining argument if `keeper` is `argument`; of the reading closure if it is `observed`.
  public var keeperArgument: String?
  public var lifetime: Lifetime
  /// The event or the calls that end the retention: "the animation ends", `invalidate`.
  public var until: String?
  /// The calls that end it; empty if there are none.
  public var endedBy: [MemberEvent]
  /// The methods and properties whose result is available only after the end. Their callers wait for it.
  public var awaitedBy: [MemberEvent]
  /// The end needs one of these events on the keeper as a trigger. Empty if it comes by itself.
  public var setOffBy: [MemberEvent]
  /// The calls that end it if the closure itself requests the next event, so that there is always another one. Empty if none is known.
  public var rearmedUntil: [MemberEvent]
  /// The trigger is needed only if the same code has caused one of these events on the keeper before; empty if it is always needed.
  public var heldUpBy: [MemberEvent]
  /// Whether the closure's result is retained as well (the streams returned in `flatMap`).
  public var retainsReturned: Bool
  /// Whether the code that passed the receiver does not return before the closure has (child tasks).
  public var joins: Bool
  /// Whether the keeper runs the closure and releases it when its body has returned. An endless body is retained for ever.
  public var isUntilReturn: Bool
  /// Whether the keeper releases it when the receiver stream ends.
  public var isUntilStreamEnd: Bool
  /// The calls on the only source of the receiver stream that end that stream; empty if there are none.
  public var finishedBy: [MemberEvent]
  /// Whether each call replaces the argument of an earlier one (`setEventHandler`).
  public var replaces: Bool
  /// Whether the argument becomes the keeper's last element (`append`).
  public var isAtEnd: Bool
  /// Whether the closure is called exactly when the retention is over (`receiveCompletion`).
  public var isCalledWhenOver: Bool
  /// Whether the closure is a factory that the keeper calls any number of times (a dependency container).
  public var isFactory: Bool
  /// Whether the keeper is a stack of screens: the user takes the argument off it, except where the stack itself goes.
  public var isStacked: Bool
  /// When the closure, or a closure that the argument holds, is called, where that says something about the end of an object; `nil` otherwise.
  public var occasion: Occasion?
  /// Whether the effect concerns the closure's result rather than the closure (the cell of a provider).
  public var isAboutReturned: Bool
  /// Whether the effect concerns the closure that the compiler makes of the argument, an `@autoclosure`, rather than its value.
  public var isAutoclosure: Bool
  /// Whether, in an accessor, the argument is retained as the value of the accessor's own property (`objc_setAssociatedObject`).
  public var isPropertyValue: Bool
  /// The argument of the closure's first parameter, where it matters.
  public var passes: PassedValue
  /// What the stream that the call makes, or else its receiver, emits because of the argument.
  public var emits: EmittedValue
  /// Whether the reference is weak (a weak target).
  public var isWeak: Bool
  /// Whether the argument stays while its weak keeper is shown above it (a presenting controller), or, where that is the system, until the call's closures are
  /// let go of. These closures then run with the argument there.
  public var isBeneath: Bool
  /// A condition on another argument's literal value: `repeats` is `true`.
  public var when: ArgumentCondition?
  /// Whether the effect is a guess for cases that no condition covers.
  public var isAssumed: Bool

  public init(
    argument: ArgumentSelector, keeper: Keeper, keeperArgument: String?, lifetime: Lifetime, until: String?, isWeak: Bool,
    when: ArgumentCondition?, endedBy: [MemberEvent] = [], awaitedBy: [MemberEvent] = [], isUntilReturn: Bool = false,
    replaces: Bool = false, passes: PassedValue = .unknown, isUntilStreamEnd: Bool = false,
    setOffBy: [MemberEvent] = [], heldUpBy: [MemberEvent] = [], joins: Bool = false, retainsReturned: Bool = false, isAssumed: Bool = false,
    isAtEnd: Bool = false, isCalledWhenOver: Bool = false, isPropertyValue: Bool = false,
    isAboutReturned: Bool = false, isAutoclosure: Bool = false, rearmedUntil: [MemberEvent] = [], isFactory: Bool = false, isStacked: Bool = false,
    occasion: Occasion? = nil, emits: EmittedValue = .nothing, finishedBy: [MemberEvent] = [], isBeneath: Bool = false
  ) {
    self.isBeneath = isBeneath
    self.finishedBy = finishedBy
    self.occasion = occasion
    self.isStacked = isStacked
    self.emits = emits
    self.isFactory = isFactory
    self.rearmedUntil = rearmedUntil
    self.isAboutReturned = isAboutReturned
    self.isAutoclosure = isAutoclosure
    self.isPropertyValue = isPropertyValue
    self.isCalledWhenOver = isCalledWhenOver
    self.isAtEnd = isAtEnd
    self.isAssumed = isAssumed
    self.retainsReturned = retainsReturned
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

/// The argument that a function passes to its closure.
public enum PassedValue: String, Sendable, CaseIterable, Storable {
  case unknown
  /// The elements of the receiver, one at a time.
  case elements
  /// The values of the receiver, a dictionary, one at a time.
  case values
  case receiver
  /// Two elements of the receiver at a time.
  case pairs
  /// The value guarded by the receiver, a lock: its generic argument.
  case content
  /// The result of the call.
  case result
  /// The values that the receiver, a stream, emits. A property that is the argument is assigned them; another stream emits them.
  case emitted
  /// What the result, a stream, has emitted so far, and a value that the receiver emits (`scan`).
  case accumulated
}

extension PassedValue {
  /// Whether the closure is called for each of several values.
  public var isOneAfterTheOther: Bool {
    switch self {
    case .elements, .values, .pairs, .emitted, .accumulated: true
    case .unknown, .receiver, .content, .result: false
    }
  }
}

/// What a stream emits because of an argument.
public enum EmittedValue: String, Sendable, CaseIterable, Storable {
  case nothing
  /// The argument (`send`, `just`).
  case value
  /// The elements of the argument (`from`).
  case elements
  /// What the argument, a stream, emits.
  case stream
  /// What the streams emit that the argument, a stream, emits.
  case inner
  /// Collections of what the argument, a stream, emits.
  case collected
  /// Tuples with one part for each argument of this kind: what that stream emits.
  case part
  /// What the argument, a function, makes of what the receiver emits.
  case returned
  /// What the streams emit that the argument, a function, returns.
  case ofReturned = "of_returned"
  /// What the argument, a function, has its first parameter emit.
  case ofParameter = "of_parameter"
}

/// A condition on the literal value of another argument of the same call.
public struct ArgumentCondition: Sendable, Equatable, Storable {
  /// The value in a condition.
  public enum Value: Sendable, Equatable, Storable {
    case `true`, `false`, `nil`
    /// The argument is not written.
    case absent
    /// One of these members of its type: `.OBJC_ASSOCIATION_ASSIGN`.
    case members([String])
    /// The receiver is a parameter of a method that only frameworks call: the connection that a listener accepts.
    case received
  }
  /// The argument's label, or its position among those without one (`_4`); `self` is the receiver.
  public var argument: String
  /// Any other expression meets no condition. So rows should have an unconditional effect as well, for the cautious reading.
  public var value: Value
  public init(argument: String, value: Value) {
    self.argument = argument
    self.value = value
  }
}
