import Ownership
import Catalog

extension Observation {
  /// The range for a place strategy.
  func place(_ place: Rule.Place) -> SourcePlace {
    switch place {
    case .closureHead, .methodReference, .propertyName, .handover, .comment, .store: head
    case .captureListEntry: captureListEntry ?? head
    case .use: use ?? head
    }
  }
}
