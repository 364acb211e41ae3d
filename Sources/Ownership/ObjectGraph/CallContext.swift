import Program
import Facts

/// Distinguishes objects made by different calls of a callee: by the call, and by the object's context in the callee.
struct CallContext: NumberKey, Sendable {
  var callee: FunctionReference
  /// The range of the call. The calls of a chain start at the same place, so the start alone would not do.
  var range: ByteRange
  var inner: Int32

  var keyBits: UInt64 {
    callee.keyBits &* 0xD6E8_FEB8_6659_FD93 ^ range.keyBits &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(UInt32(bitPattern: inner)) &* 0xBF58_476D_1CE4_E5B9
  }

  /// The context of objects made by mutually recursive functions: one for all rounds. Callers number such objects below it.
  static let recursive: Int32 = -1

  /// The context of the collections and tuples that a stream makes of values: one for all. No number of a call is even and below zero.
  static let collected: Int32 = -2
}
