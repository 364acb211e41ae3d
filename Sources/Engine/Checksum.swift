/// FNV-1a over words of eight bytes. Detects accidental damage, not attacks.
public enum Checksum {
  /// The checksum of bytes.
  public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian) &* 0x0000_0100_0000_01b3
      sum ^= sum >> 29
      offset += 8
    }
    for byte in bytes[offset...] { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return sum
  }
}
