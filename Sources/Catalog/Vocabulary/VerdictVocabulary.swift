import Engine

/// The subject of an observation.
public enum Subject: String, Sendable, CaseIterable, Storable {
  /// A variable or `self` that a closure captures.
  case closureCapture = "closure_capture"
  /// The object that a bound method reference (`self.tick` as a value) captures.
  case methodReference = "method_reference"
  /// A property that holds an object which refers back to the property's owner.
  case storedReference = "stored_reference"
  /// An object that is passed as a target or delegate.
  case target
  /// A stored unowned property.
  case unownedProperty = "unowned_property"
  /// An unowned property that a `deinit` uses when the referenced object is dying.
  case unownedInDeinit = "unowned_in_deinit"
  /// A suppression comment without effect.
  case suppression
  /// A weak capture that the code force-unwraps.
  case forcedUse = "forced_use"
  /// A capture-list entry that the closure does not use.
  case unusedEntry = "unused_entry"
  /// A property that holds an object strongly although its name says that its owner must not own it.
  case strongDelegate = "strong_delegate"
  /// A property into which code stores the handle of a new registration while the last one may last.
  case restartedRegistration = "restarted_registration"
  /// A property with a collection to which code adds and from which nothing takes away.
  case growingCollection = "growing_collection"
}

/// The captured value.
public enum CaptureForm: String, Sendable, CaseIterable, Storable {
  case `self`
  /// Any other object: a local, a parameter, a binding.
  case object
  /// The closure itself, or the variable that holds it.
  case closure
}

/// The strength of a reference.
public enum CaptureStrength: String, Sendable, CaseIterable, Storable {
  case strong, weak, unowned
  case unownedUnsafe = "unowned_unsafe"

  /// Whether it neither retains its object nor becomes `nil` with it.
  public var isUnowned: Bool { self == .unowned || self == .unownedUnsafe }
}

/// The keeper of a closure.
public enum Keeper: String, Sendable, CaseIterable, Storable {
  /// None: the closure is used at once and does not escape.
  case none
  /// An object that the captured object reaches through strong references: a cycle.
  case cycle
  /// A view that is a part of the captured object and has no other holder: it dies with that object. For captures that do not hold the object themselves.
  case part
  /// An object that holds the captured object as well. For captures that do not hold the object themselves.
  case owner
  /// An object to which no strong path from the captured object is known.
  case object
  /// A token or subscription whose own keeper is unknown.
  case token
  /// The caller: the closure is returned, or passed to a caller's closure.
  case caller
  /// The run loop, a queue, a running task, the notification centre.
  case system
  /// A global, a static property, a singleton.
  case `static`
  /// A callee that is neither in sight nor modelled.
  case unknown
}

/// The connection between the keeper and the closure.
public enum Via: String, Sendable, CaseIterable, Storable {
  /// The keeper holds the closure itself.
  case direct
  /// The keeper holds a token or subscription that holds the closure.
  case token
  /// The keeper holds the object because it was passed as a target or delegate.
  case target
}

/// Whether the held object is meant to go before the process ends. Later cases allow a leak more.
public enum Life: String, Sendable, CaseIterable, Comparable, Storable {
  /// No code that can run makes such an object or binds it.
  case noneMade = "none_made"
  /// Every such object lives until the process ends, whatever holds it.
  case lasting
  /// The code that makes the objects is in sight. It is not known to run again, and no code in sight lets go of them.
  case unreleased
  /// The code that makes the objects or lets go of them is out of sight, or other code may make more.
  case unknown
  /// Such objects come and go: code makes any number of them, or lets go of one.
  case passing

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
  /// A life that allows a leak less is smaller.
  public static func < (left: Life, right: Life) -> Bool { left.rank < right.rank }
}

/// Whether the retention ends in time: when the object is let go of. Later cases are worse.
public enum PathEnd: String, Sendable, CaseIterable, Storable {
  /// It ends wherever the object is let go of, or by itself.
  case guaranteed
  /// Code ends it, and where the object is let go of is out of sight or not known.
  case open
  /// Code ends it, but not at a place in sight that lets go of the object.
  case missed
  /// Nothing that runs ends it.
  case none
}

/// How long the closure is retained.
public enum Lifetime: String, Sendable, CaseIterable, Storable {
  /// Until the call returns.
  case synchronous
  /// Until an event that happens by itself: work completes, an animation ends, the user acts.
  case untilEvent = "until_event"
  /// Until some code calls a method (`invalidate`, `removeObserver`, …).
  case untilCall = "until_call"
  /// As long as its keeper lives.
  case whileKept = "while_kept"
  /// For ever, as far as visible.
  case unbounded
  case unknown
}

/// The certainty of the analysis.
public enum Evidence: String, Sendable, CaseIterable, Comparable, Storable {
  /// Every step was seen in source, or in a model verified at its source.
  case proven
  /// One step is assumed.
  case likely
  /// More than one step is assumed.
  case possible

  private var rank: Int { self == .proven ? 2 : self == .likely ? 1 : 0 }
  /// Weaker evidence is smaller.
  public static func < (left: Evidence, right: Evidence) -> Bool { left.rank < right.rank }
}

/// The form of the capture in source. It selects the rule and the message, and never raises the level.
public enum Shape: String, Sendable, CaseIterable, Storable {
  case plain
  /// Only an inner closure weakens the capture; this outer one holds it strongly.
  case nested
  /// The captured variable is the strong `self` bound by `guard let self` or similar code.
  case rebound
  /// The closure is the initial value of a lazy property.
  case lazy
  /// A nested `func`.
  case nestedFunction = "nested_function"
}

/// The purpose of the surrounding code.
public enum Code: String, Sendable, CaseIterable, Storable {
  case product
  /// In a test target: leaked objects end with the test process, and a crash fails a test.
  case test
  /// The same, where a class that tests declare holds the object: a mock, a helper. The released program has no such object.
  case testHelper = "test_helper"
  /// Compiled for debug builds only: users of the released program never run it.
  case debug
  /// Nothing in sight runs it, although objects of its type are made.
  case unused
}

/// The release of a cycle, as far as the program shows.
public enum ReleaseOutcome: String, Sendable, CaseIterable, Storable {
  case never
  /// The closure itself, the method that calls it, or later code in the same body releases.
  case bySameCode = "by_same_code"
  /// Another method releases when it is called.
  case byOtherMethod = "by_other_method"
  /// Later code in the same body releases, but a path bypasses it: an exit before it, or the path without an error.
  case onSomePaths = "on_some_ways"
  /// `deinit` releases. That helps captures that do not hold the object; for strong ones `deinit` never runs.
  case byDeinit = "by_deinit"
  /// Another method releases when it is called, and `deinit` would as well. Code that relies on the `deinit` drops an object that never dies.
  case inDeinitToo = "in_deinit_too"
  /// Another method would release, but nothing in the program calls it.
  case byUncalledMethod = "by_uncalled_method"

  /// The most certain release first.
  public var rank: Int {
    switch self {
    case .bySameCode: 0
    case .byDeinit: 1
    case .byOtherMethod: 2
    case .onSomePaths: 3
    case .inDeinitToo: 4
    case .byUncalledMethod: 5
    case .never: 6
    }
  }
}
