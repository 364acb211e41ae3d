import Engine

/// What an observation is about.
public enum Subject: String, Sendable, CaseIterable, Storable {
  /// A variable or `self` that a closure captures.
  case closureCapture = "closure_capture"
  /// The object that a bound method reference (`self.tick` as a value) captures.
  case methodReference = "method_reference"
  /// A property that holds an object which leads back to the property's owner.
  case storedReference = "stored_reference"
  /// An object that is handed over as target or delegate.
  case target
  /// A stored unowned property.
  case unownedProperty = "unowned_property"
  /// One that a `deinit` uses when the referenced object is going.
  case unownedInDeinit = "unowned_in_deinit"
  /// A comment that suppresses findings, and does so in vain.
  case suppression
  /// A weak capture that the code unwraps by force.
  case forcedUse = "forced_use"
  /// A capture-list entry that the closure does not use.
  case unusedEntry = "unused_entry"
  /// A property that holds an object strongly though its name says that its owner is not meant to.
  case strongDelegate = "strong_delegate"
}

/// What is captured.
public enum CaptureForm: String, Sendable, CaseIterable, Storable {
  case `self`
  /// Any other object: a local, a parameter, a binding.
  case object
  /// The closure itself, or the variable that holds it.
  case closure
}

/// How a reference holds its object.
public enum CaptureStrength: String, Sendable, CaseIterable, Storable {
  case strong, weak, unowned
  case unownedUnsafe = "unowned_unsafe"

  /// Does it neither keep its object nor notice when that is gone?
  public var isUnowned: Bool { self == .unowned || self == .unownedUnsafe }
}

/// Who keeps a closure alive.
public enum Keeper: String, Sendable, CaseIterable, Storable {
  /// Nobody: the closure is used at once and does not escape.
  case none
  /// An object that the captured object reaches through strong references: a cycle.
  case cycle
  /// A view that is a part of the captured object, and that nobody else has: it goes with that object. For captures that do not hold it themselves.
  case part
  /// An object that holds the captured object as well, for captures that do not hold it themselves.
  case owner
  /// An object, and no strong path from the captured object to it is known.
  case object
  /// A token or subscription whose own keeper is not known.
  case token
  /// The caller: the closure is returned, or handed to a caller's closure.
  case caller
  /// The run loop, a queue, a running task, the notification centre.
  case system
  /// A global, a static property, a singleton.
  case `static`
  /// A callee that is neither in sight nor modelled.
  case unknown
}

/// What stands between the keeper and the closure.
public enum Via: String, Sendable, CaseIterable, Storable {
  /// The keeper holds the closure itself.
  case direct
  /// The keeper holds a token or subscription that holds the closure.
  case token
  /// The keeper holds the object because it was handed over as a target or delegate.
  case target
}

/// For how long the closure is kept.
public enum Lifetime: String, Sendable, CaseIterable, Storable {
  /// Until the call returns.
  case synchronous
  /// Until something happens by itself: work completes, an animation ends, the user acts.
  case untilEvent = "until_event"
  /// Until some code calls a method (`invalidate`, `removeObserver`, …).
  case untilCall = "until_call"
  /// As long as its keeper lives.
  case whileKept = "while_kept"
  /// With no end in sight.
  case unbounded
  case unknown
}

/// How sure the analysis is.
public enum Evidence: String, Sendable, CaseIterable, Comparable, Storable {
  /// Every step was seen in source or in a model that somebody checked at its source.
  case proven
  /// One step is assumed.
  case likely
  /// More than one step is assumed.
  case possible

  private var rank: Int { self == .proven ? 2 : self == .likely ? 1 : 0 }
  /// Weaker evidence is smaller.
  public static func < (left: Evidence, right: Evidence) -> Bool { left.rank < right.rank }
}

/// The form that the capture has in source. It chooses the rule and the words, and never raises the level.
public enum Shape: String, Sendable, CaseIterable, Storable {
  case plain
  /// Only an inner closure weakens the capture; this outer one holds it strongly.
  case nested
  /// The captured variable is the strong `self` that a `guard let self` or the like made.
  case rebound
  /// The closure is the initial value of a lazy property.
  case lazy
  /// A nested `func`.
  case nestedFunction = "nested_function"
}

/// What the code is for in which the place lies.
public enum Code: String, Sendable, CaseIterable, Storable {
  case product
  /// A test target's: what it leaves behind goes with its process, and where it crashes a test fails.
  case test
  /// Compiled for debug builds alone: who uses the released program never runs it.
  case debug
}

/// What ends a cycle, as far as the program shows.
public enum Break: String, Sendable, CaseIterable, Storable {
  case never
  /// The closure itself, the method that calls it, or later code in the same body lets go.
  case bySameCode = "by_same_code"
  /// Another method lets go when it is called.
  case byOtherMethod = "by_other_method"
  /// Later code in the same body lets go, but a way leads past that: an exit before it, or the way without an error.
  case onSomeWays = "on_some_ways"
  /// `deinit` lets go. That helps captures that do not hold the object; for strong ones `deinit` never runs.
  case byDeinit = "by_deinit"
  /// Another method lets go when it is called, and `deinit` would as well: who counts on that lets go of an object that never dies.
  case inDeinitToo = "in_deinit_too"
  /// Another method would let go, and nothing in the program calls it.
  case byUncalledMethod = "by_uncalled_method"

  /// The surest way of letting go first.
  public var rank: Int {
    switch self {
    case .bySameCode: 0
    case .byDeinit: 1
    case .byOtherMethod: 2
    case .onSomeWays: 3
    case .inDeinitToo: 4
    case .byUncalledMethod: 5
    case .never: 6
    }
  }
}
