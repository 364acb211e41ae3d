import Catalog

/// The verdict on one capture or reference. It is described later.
struct Verdict {
  var keeper: Keeper
  var lifetime: Lifetime
  var evidence: Evidence
  var broken: ReleaseOutcome = .never
  /// The release that would end the retention, if any.
  var release: PathRelease?
  /// The life of the held object.
  var life = ObjectLife.passing
  /// Whether a place in sight lets go of the object without an end.
  var isMissed = false
  /// An occasion that misses the end, if one is known.
  var missedOccasion: MissedOccasion?

  /// No keeper.
  static let harmless = Verdict(keeper: .none, lifetime: .synchronous, evidence: .proven)

  /// Sets the release of a path.
  ///
  /// - Parameter isUntilCallOnly: Whether the keeper is the system, or static. If only a call ends the retention, such a keeper retains for ever where
  ///   nothing
  ///   makes that call.
  mutating func take(_ release: PathRelease?, isUntilCallOnly: Bool) {
    self.release = release
    broken = release?.found.kind ?? .never
    if isUntilCallOnly, lifetime == .untilCall, broken == .never { lifetime = .unbounded }
  }

  /// Whether nothing ends the retention of the closure.
  private var isForGood: Bool {
    switch keeper {
    case .cycle: lifetime != .untilEvent && lifetime != .synchronous
    case .system, .static: lifetime == .unbounded && broken == .never
    default: false
    }
  }

  /// Whether the system, or something that lives as long as the process, most likely retains a passing object for good.
  var isForGoodAndCertain: Bool { keeper != .cycle && isForGood && evidence > .possible && life.life == .passing }

  /// Whether the retention ends when the object is let go of.
  var end: PathEnd {
    if lifetime == .synchronous || lifetime == .untilEvent { return .guaranteed }
    switch broken {
    case .never, .byUncalledMethod: return .none
    case .inDeinitToo, .onSomePaths: return .missed
    case .bySameCode, .byDeinit: return .guaranteed
    case .byOtherMethod: return isMissed ? .missed : .open
    }
  }

  /// Whether a cycle, the system or a static retains a passing object, and that does not end by itself.
  var isLastingRetentionOfPassingObject: Bool {
    life.life == .passing && (keeper == .cycle || keeper == .system || keeper == .static) && lifetime != .untilEvent && lifetime != .synchronous
  }

  /// Whether the end is the work of another method: a property is emptied, or a retention ended by a call. Then it matters who runs that method.
  var isLeftToOthers: Bool {
    guard broken == .byOtherMethod else { return false }
    switch release?.act {
    case .empties: return true
    case .ends: return release?.found.enders != nil
    default: return false
    }
  }

  /// Whether the retention ends when a closure of other code is called. The author of the retained closure does not know when that is.
  var isLeftToClosure: Bool { broken == .bySameCode && release?.found.isByOtherClosure == true }

  /// Marks the end as missed.
  ///
  /// - Parameter letGo: The place in sight that lets go of the object, if it is known.
  mutating func miss(at letGo: ObjectLife.LetGo? = nil) {
    isMissed = true
    broken = .byOtherMethod
    if let letGo { life.letGo = letGo }
  }

  /// Marks the end as missed on an occasion. Other code ends it on others only.
  mutating func miss(on occasion: MissedOccasion) {
    missedOccasion = occasion
    broken = .onSomePaths
  }

  /// Sets the life of the held object.
  mutating func take(_ life: ObjectLife, heldBy strength: CaptureStrength) {
    self.life = life
    if keeper == .none || strength == .weak { return }
    // Such an object is not freed late, and an unowned reference stays valid. A strong one without end is worth a note: each further object of the class
    // would leak.
    if life.life == .lasting, strength.isUnowned || !isForGood { keeper = .owner }
  }
}
