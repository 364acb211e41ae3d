import Program
import Catalog

/// Code that releases a reference or ends its retention.
struct FoundRelease: Equatable, Sendable {
  var kind: ReleaseOutcome
  var function: FunctionReference
  var place: SourcePlace
  /// Whether a closure of other code on the path does it, when it is called.
  var isByOtherClosure = false
  /// All code that would end the same, callers of such code included; `nil` where it is not known.
  var enders: [Ender]? = nil

  /// Code that would end a retention.
  struct Ender: Hashable, Sendable {
    var unit: FunctionReference
    /// The closure that contains the code; `nil` for the unit's own code.
    var closure: FunctionReference?
    /// Whether the unit hands the closure to its caller.
    var isHandedOut = false
  }
}
