import Program
import Catalog

/// Code that releases a reference or ends its retention.
struct FoundRelease: Equatable, Sendable {
  var kind: ReleaseOutcome
  var function: FunctionReference
  var place: SourcePlace
}
