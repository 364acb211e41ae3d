import Program
import Facts

/// How an object that a callee makes is told apart from those that other calls make: by the call, and by its context in the callee.
struct CallContext: Hashable, Sendable {
  var callee: FunctionReference
  /// The call: the calls of a chain begin at the same place.
  var range: ByteRange
  var inner: Int32

  /// What functions make that call each other in turn: one for all rounds. Their callers know such objects by numbers below it.
  static let recursive: Int32 = -1
}
