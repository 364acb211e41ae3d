import CSupport

/// The hash SHA-256 of FIPS 180-4.
///
/// Uses the processor's own instructions if available, which take a tenth of the time. A library would cost a minute of build time and megabytes in the
/// binary. Cache entries are found by this hash alone, so it must be one for which no one can construct collisions.
public struct SHA256: Sendable {
  private(set) var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes of an incomplete block.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  public init() {}

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { update($0) } }

  /// Adds the UTF-8 of a text and its length, so that following data cannot be taken for a part of it.
  public mutating func update(_ text: String) {
    var text = text
    update(UInt64(text.utf8.count))
    text.withUTF8 { update($0) }
  }

  /// Adds a number.
  public mutating func update(_ number: UInt64) {
    update((0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      if rest.count < 64 { return }
      let block = rest
      block.withUnsafeBufferPointer { addBlocks($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / 64 * 64
    if start < end { addBlocks(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
    rest.append(contentsOf: bytes[end...])
  }

  private mutating func addBlocks(_ bytes: UnsafeBufferPointer<UInt8>) {
    if unretain_sha256_add(&state, bytes.baseAddress, bytes.count / 64) == 0 { addInSwift(bytes) }
  }

  /// The same without special instructions.
  mutating func addInSwift(_ blocks: UnsafeBufferPointer<UInt8>) {
    for start in stride(from: 0, to: blocks.count, by: 64) {
      compress(UnsafeBufferPointer(rebasing: blocks[start..<start + 64]), state: &state, schedule: &schedule)
    }
  }

  /// The hash of all added data, 32 bytes.
  public consuming func finish() -> [UInt8] {
    let bits = byteCount * 8
    var padding: [UInt8] = [0x80]
    padding += Array(repeating: 0, count: (119 - rest.count) % 64)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - $0 * 8)) }
    update(padding)
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - $0 * 8)) } }
  }
}

private let constants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]

/// Adds one block of 64 bytes to the state.
private func compress(_ block: UnsafeBufferPointer<UInt8>, state: inout [UInt32], schedule: inout [UInt32]) {
  func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
  let raw = UnsafeRawBufferPointer(block)
  constants.withUnsafeBufferPointer { constants in
    schedule.withUnsafeMutableBufferPointer { words in
      for index in 0..<16 { words[index] = UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)) }
      for index in 16..<64 {
        let early = words[index - 15]
        let late = words[index - 2]
        let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
        let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      state.withUnsafeMutableBufferPointer { state in
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
          let choice = e & f ^ ~e & g
          let majority = a & b ^ a & c ^ b & c
          let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index] &+ words[index]
          let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
      }
    }
  }
}
