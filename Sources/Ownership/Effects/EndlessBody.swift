import Engine
import Facts

/// A body that does not come to an end by itself: it loops for ever, until somebody cancels it, or calls something that does.
struct EndlessBody: Sendable, Equatable, Storable {
  /// The instructions during which the body hangs: a loop, or one call.
  var instructions: Range<Int>
  /// The loop's or the call's range in the source.
  var range: ByteRange
  /// How many assumptions that takes: that a sequence goes on, that a branch is taken.
  var assumptions: UInt8
}
