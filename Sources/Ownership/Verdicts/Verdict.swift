import Catalog

/// What is judged of one capture or reference. The words come later.
struct Verdict {
  var keeper: Keeper
  var lifetime: Lifetime
  var evidence: Evidence
  var broken: Break = .never
  /// What would end it, where something would.
  var release: PathRelease?
  /// Does the object live until the process ends? Then nothing else ends what holds it.
  var endsWithProcess = false

  /// Nobody keeps it.
  static let harmless = Verdict(keeper: .none, lifetime: .synchronous, evidence: .proven)

  /// What is kept along a path, and what would end that.
  ///
  /// - Parameter isUntilCallOnly: Is it the system, or something static, that keeps it? What only a call ends such a keeper keeps for ever
  ///   where nothing calls it.
  mutating func take(_ release: PathRelease?, isUntilCallOnly: Bool) {
    self.release = release
    broken = release?.found.kind ?? .never
    if isUntilCallOnly, lifetime == .untilCall, broken == .never { lifetime = .unbounded }
  }

  /// What becomes of the verdict where the object may live until the process ends anyway.
  mutating func take(_ lasting: LastingObjects.Certainty, heldBy strength: CaptureStrength) {
    switch lasting {
    case .unknown: break
    case .assumed: evidence = min(evidence, .likely)
    case .certain: objectLivesForProcess(heldBy: strength)
    }
  }

  /// What the system holds until the process ends cannot leak, and outlives whatever refers to it.
  mutating func objectLivesForProcess(heldBy strength: CaptureStrength) {
    switch strength {
    case .weak: break
    case .unowned, .unownedUnsafe: if keeper != .none { keeper = .owner }
    case .strong:
      guard lifetime != .synchronous, keeper != .none else { return }
      // It cannot be freed late either: whoever holds it holds it for good.
      keeper = .owner
      lifetime = .untilEvent
      broken = .never
      endsWithProcess = true
    }
  }
}
