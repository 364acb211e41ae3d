import Catalog
import Ownership

/// A condition with typed values.
enum PreparedCondition: Sendable {
  case subject([Subject])
  case form([CaptureForm])
  case strength([CaptureStrength])
  case keeper([Keeper])
  case lifetime([Lifetime])
  case evidence([Evidence])
  case life([Life])
  case end([PathEnd])
  case shape([Shape])
  case broken([ReleaseOutcome])
  case via([Via])
  case code([Code])

  init(_ condition: Condition) {
    func values<Value: RawRepresentable<String>>() -> [Value] { condition.values.compactMap(Value.init(rawValue:)) }
    self =
      switch condition.attribute {
      case .subject: .subject(values())
      case .form: .form(values())
      case .strength: .strength(values())
      case .keeper: .keeper(values())
      case .lifetime: .lifetime(values())
      case .evidence: .evidence(values())
      case .life: .life(values())
      case .end: .end(values())
      case .shape: .shape(values())
      case .broken: .broken(values())
      case .via: .via(values())
      case .code: .code(values())
      }
  }

  func holds(for observation: Observation) -> Bool {
    switch self {
    case .subject(let values): values.contains(observation.subject)
    case .form(let values): values.contains(observation.form)
    case .strength(let values): values.contains(observation.strength)
    case .keeper(let values): values.contains(observation.keeper)
    case .lifetime(let values): values.contains(observation.lifetime)
    case .evidence(let values): values.contains(observation.evidence)
    case .life(let values): values.contains(observation.life)
    case .end(let values): values.contains(observation.pathEnd)
    case .shape(let values): values.contains(observation.shape)
    case .broken(let values): values.contains(observation.broken)
    case .via(let values): values.contains(observation.via)
    case .code(let values): values.contains(observation.code) || observation.code == .testHelper && values.contains(.test)
    }
  }
}

extension [PreparedCondition] {
  init(_ conditions: [Condition]) { self = conditions.map(PreparedCondition.init) }

  /// True where every condition holds.
  func hold(for observation: Observation) -> Bool { allSatisfy { $0.holds(for: observation) } }
}
