import Catalog

/// The verdict on one capture or reference. It is described later.
struct Verdict {
  var keeper: Keeper
  var lifetime: Lifetime
  var evidence: Evidence
  var broken: ReleaseOutcome = .never
  /// The release that would end the retention, if any.
  var release: PathRelease?
  /// Whether the object lives until the process ends. Then nothing else ends its retention.
  var endsWithProcess = false

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

  /// Adjusts the verdict if the object may live until the process ends anyway.
  mutating func take(_ lasting: ProcessLifetimeTypes.Certainty, heldBy strength: CaptureStrength) {
    switch lasting {
    case .unknown: break
    case .assumed: evidence = min(evidence, .likely)
    case .certain: objectLivesForProcess(heldBy: strength)
    }
  }

  /// An object that the system holds until the process ends cannot leak, and outlives all references to it.
  mutating func objectLivesForProcess(heldBy strength: CaptureStrength) {
    switch strength {
    case .weak: break
    case .unowned, .unownedUnsafe: if keeper != .none { keeper = .owner }
    case .strong:
      guard lifetime != .synchronous, keeper != .none else { return }
      // Nor can it be freed late: every holder holds it for good.
      keeper = .owner
      lifetime = .untilEvent
      broken = .never
      endsWithProcess = true
    }
  }
}
