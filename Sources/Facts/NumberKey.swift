/// A key of a few small numbers, for whole-program tables with hundreds of thousands of entries.
///
/// The program itself makes the dense numbers, so no attacker can choose colliding ones. A multiplication spreads them well enough, and takes a tenth
/// of the time of a hash for texts.
public protocol NumberKey: Hashable {
  /// Nearly unique bits of the key.
  var keyBits: UInt64 { get }
}

extension NumberKey {
  /// Used by sets and dictionaries.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    var bits = (keyBits ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: bits ^ bits >> 32)
  }
}

/// The bits of two numbers.
@inlinable public func pairedBits(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
