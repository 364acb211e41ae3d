/// A key of a few small numbers, as tables of the whole program have by the hundred thousand.
///
/// The numbers are dense and made by the program itself: nobody can choose them to collide, so that a multiplication spreads them well enough, and
/// takes a tenth of the time of the hash that texts need.
public protocol NumberKey: Hashable {
  /// Tells keys apart, but for a few.
  var keyBits: UInt64 { get }
}

extension NumberKey {
  /// What sets and dictionaries ask for.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    var bits = (keyBits ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: bits ^ bits >> 32)
  }
}

/// The bits of two numbers.
@inlinable public func pairedBits(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
