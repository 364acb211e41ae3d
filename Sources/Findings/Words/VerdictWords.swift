import Catalog
import Ownership

/// The life of an object and the end of its retention, in words.
extension Words {
  /// Whether the object is meant to go, with the reason.
  public func life(_ observation: Observation) -> String {
    switch observation.life {
    case .noneMade: "none made (nothing in sight that runs makes or binds it)"
    case .lasting: "lasting (the process keeps it, or code makes one and lets go of it nowhere)"
    case .unreleased: "unreleased (nothing in sight makes it any number of times, or lets go of it)"
    case .unknown: "unknown (others than the code in sight may make it; nothing in sight lets go of it)"
    case .passing:
      observation.path.contains { if case .letGo = $0.kind { true } else { false } }
        ? "passing (let go of at the place named in the path)" : "passing (it comes and goes: code makes it again and again, or lets go of it)"
    }
  }

  /// Whether the retention ends when the object is let go of, with the reason.
  public func end(_ observation: Observation) -> String {
    switch observation.pathEnd {
    case .guaranteed: "guaranteed (it ends by itself, or the same code ends it)"
    case .open: "open (another method ends it; no place in sight lets go of the object without that)"
    case .missed: "missed (the object is let go of without it)"
    case .none: observation.broken == .byUncalledMethod ? "none (nothing that runs calls what would end it)" : "none (nothing in sight ends it)"
    }
  }
}
