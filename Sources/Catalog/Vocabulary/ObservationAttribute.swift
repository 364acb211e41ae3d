import Engine

/// An attribute of an observation that conditions can test. Its values are the raw values of the named enum.
public enum ObservationAttribute: String, Sendable, CaseIterable, Storable {
  /// `Subject`
  case subject
  /// `CaptureForm`
  case form
  /// `CaptureStrength`
  case strength
  /// `Keeper`
  case keeper
  /// `Lifetime`
  case lifetime
  /// `Evidence`
  case evidence
  /// `Life`
  case life
  /// `PathEnd`
  case end
  /// `Shape`
  case shape
  /// `ReleaseOutcome`
  case broken
  /// `Via`
  case via
  /// `Code`
  case code

  /// All possible values of the attribute.
  public var values: [String] {
    switch self {
    case .subject: Subject.allCases.map(\.rawValue)
    case .form: CaptureForm.allCases.map(\.rawValue)
    case .strength: CaptureStrength.allCases.map(\.rawValue)
    case .keeper: Keeper.allCases.map(\.rawValue)
    case .lifetime: Lifetime.allCases.map(\.rawValue)
    case .evidence: Evidence.allCases.map(\.rawValue)
    case .life: Life.allCases.map(\.rawValue)
    case .end: PathEnd.allCases.map(\.rawValue)
    case .shape: Shape.allCases.map(\.rawValue)
    case .broken: ReleaseOutcome.allCases.map(\.rawValue)
    case .via: Via.allCases.map(\.rawValue)
    case .code: Code.allCases.map(\.rawValue)
    }
  }
}
