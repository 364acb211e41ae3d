import Engine

/// What a modelled function does with one argument.
public struct ArgumentEffect: Sendable, Equatable, Storable {
  /// Who keeps it.
  public enum Keeper: String, Sendable, CaseIterable, Storable {
    /// Nobody: it does not escape.
    case none
    case receiver
    /// The streams of which operators have made the receiver: who listens to what an operator gives is kept where it comes from. Nobody
    /// where the receiver is such a stream itself. Of the receiver as argument it is the operators' closures that are kept.
    case source
    /// The object that the call returns.
    case result
    /// Another argument, named by `keeperArgument`.
    case argument
    case system
    case `static`
    /// The objects whose observed properties the closure that `keeperArgument` names reads, each until such a property changes.
    case observed
  }

  public var argument: ArgumentSelector
  public var keeper: Keeper
  /// The label of the keeping argument where `keeper` is `argument`, of the reading closure where it is `observed`.
  public var keeperArgument: String?
  public var lifetime: Lifetime
  /// The event or calls that end it: "the animation ends", `invalidate`.
  public var until: String?
  /// The calls that end it. Empty where nothing does.
  public var endedBy: [MemberEvent]
  /// The methods and properties that give their result only when it has ended: whoever asks waits.
  public var awaitedBy: [MemberEvent]
  /// The event that ends it comes only when one of these has been done to the keeper. Empty where it comes by itself.
  public var setOffBy: [MemberEvent]
  /// The calls that end it where the closure asks for the next event itself, so that there is always one to come. Empty where none is known.
  public var rearmedUntil: [MemberEvent]
  /// It must be set off only where the same code has done one of these to the keeper before; empty where it always must.
  public var heldUpBy: [MemberEvent]
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
  /// True where the argument is then the last of what the keeper has (`append`).
  public var isAtEnd: Bool
  /// True where the closure is called when the keeping is over, and only then (`receiveCompletion`).
  public var isCalledWhenOver: Bool
  /// True where the keeper calls the closure to make objects that it hands out, and decides itself how often it does (a container of dependencies).
  public var isFactory: Bool
  /// True where the effect is about what the closure returns, and not about the closure (the cell of a provider).
  public var isAboutReturned: Bool
  /// True where an accessor's call keeps it as the value of the accessor's own property (`objc_setAssociatedObject`).
  public var isPropertyValue: Bool
  /// What the closure's first parameter is given when it is called, where that matters.
  public var passes: PassedValue
  /// True where only a weak reference is kept (a weak target).
  public var isWeak: Bool
  /// The effect holds only when another argument has this literal value: `repeats` is `true`.
  public var when: ArgumentCondition?
  /// True where it is a guess for the cases of which no condition tells.
  public var isAssumed: Bool

  public init(
    argument: ArgumentSelector, keeper: Keeper, keeperArgument: String?, lifetime: Lifetime, until: String?, isWeak: Bool,
    when: ArgumentCondition?, endedBy: [MemberEvent] = [], awaitedBy: [MemberEvent] = [], isUntilReturn: Bool = false,
    replaces: Bool = false, passes: PassedValue = .unknown, isUntilStreamEnd: Bool = false,
    setOffBy: [MemberEvent] = [], heldUpBy: [MemberEvent] = [], joins: Bool = false, keepsReturned: Bool = false, isAssumed: Bool = false,
    isAtEnd: Bool = false, isCalledWhenOver: Bool = false, isPropertyValue: Bool = false,
    isAboutReturned: Bool = false, rearmedUntil: [MemberEvent] = [], isFactory: Bool = false
  ) {
    self.isFactory = isFactory
    self.rearmedUntil = rearmedUntil
    self.isAboutReturned = isAboutReturned
    self.isPropertyValue = isPropertyValue
    self.isCalledWhenOver = isCalledWhenOver
    self.isAtEnd = isAtEnd
    self.isAssumed = isAssumed
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

/// What a function passes to a closure that it is given.
public enum PassedValue: String, Sendable, CaseIterable, Storable {
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
public struct ArgumentCondition: Sendable, Equatable, Storable {
  /// What the argument may be.
  public enum Value: Sendable, Equatable, Storable {
    case `true`, `false`, `nil`
    /// Not written.
    case absent
    /// One of these members of its type: `.OBJC_ASSOCIATION_ASSIGN`.
    case members([String])
  }
  /// The argument's label, or its position among those without one (`_4`).
  public var argument: String
  /// Any other expression satisfies no condition, so that rows should come in pairs with an unconditional one for the cautious reading.
  public var value: Value
  public init(argument: String, value: Value) {
    self.argument = argument
    self.value = value
  }
}
