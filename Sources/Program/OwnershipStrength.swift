import Facts
import Catalog

extension Ownership {
  /// The declaration keyword for a strength.
  init(_ strength: CaptureStrength) {
    switch strength {
    case .strong: self = .strong
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .unownedUnsafe: self = .unownedUnsafe
    }
  }
}
