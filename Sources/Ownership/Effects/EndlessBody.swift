import Engine
import Facts

/// A body that never ends by itself: it loops until it is cancelled, or calls a function that does.
struct EndlessBody: Sendable, Equatable, Storable {
  /// The instructions where the body hangs: a loop or a call.
  var instructions: Range<Int>
  /// The source range of the loop or call.
  var range: ByteRange
  /// The number of assumptions behind it: a sequence continues, a branch is taken.
  var assumptions: UInt8
  /// The arguments of the unit with which it ends all the same.
  var endsIf = ParameterWays.never
}
