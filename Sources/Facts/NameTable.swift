/// Assigns one `NameID` to every distinct identifier of a file.
///
/// Identifiers are hashed directly from the source bytes; a `String` is created once per distinct name.
struct NameTable {
  private(set) var names: [String] = []
  /// The concatenated bytes of all names, and the start of each.
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  /// Open addressing with linear probing; -1 is free. The size is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  /// The number of distinct names so far.
  var count: Int { names.count }

  /// Returns the names and resets the table for the next file, keeping its memory.
  mutating func takeNames() -> [String] {
    let result = names
    names = []
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    hashes.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = -1 }
    return result
  }

  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash && isEqual(index, text) { return NameID(index) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(names.count)
    hashes.append(hash)
    bytes.append(contentsOf: text)
    starts.append(UInt32(bytes.count))
    names.append(String(decoding: text, as: UTF8.self))
    let result = NameID(names.count - 1)
    if names.count * 2 > slots.count { grow() }
    return result
  }

  mutating func intern(_ text: StaticString) -> NameID {
    text.withUTF8Buffer { intern($0) }
  }

  private func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == text.count else { return false }
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  /// FNV-1a: names are short, and the table must not depend on the process's random seed.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}
