import Facts
import Catalog

extension Ownership {
  /// How a declaration would say it.
  init(_ strength: CaptureStrength) {
    switch strength {
    case .strong: self = .strong
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .unownedUnsafe: self = .unownedUnsafe
    }
  }
}
