import Program
import Catalog

/// Code that lets go of something, or ends what keeps it.
struct FoundRelease: Equatable, Sendable {
  var kind: Break
  var function: FunctionReference
  var place: SourcePlace
}
