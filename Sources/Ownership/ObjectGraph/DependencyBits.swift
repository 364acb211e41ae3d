import Program
import Facts

extension NumberKey {
  /// One of 64 bits. Several keys share a bit.
  var dependencyBit: UInt64 { 1 << ((keyBits &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}

extension Sequence where Element: NumberKey {
  /// The union of their bits.
  var dependencyBits: UInt64 { reduce(0) { $0 | $1.dependencyBit } }
}
