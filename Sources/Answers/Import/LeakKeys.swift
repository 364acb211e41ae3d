/// Search texts for the first line of a leak report: each such line contains one of them. A log has millions of other lines.
struct LeakKeys: Sendable {
  /// In small letters, by their first byte.
  private let keys: [[[UInt8]]]

  init() {
    let texts = [
      "leak", "dealloc", "deinit", "destroyed", "retain cycle", "reference cycle", "released", "still ", "freed", "be nil, got", "xctassertnil",
      "expectation failed", "-->", "-> ", "root ", "cycle back", "lost in loss", "):",
    ]
    var keys = [[[UInt8]]](repeating: [], count: 256)
    for text in texts { keys[Int(text.utf8.first ?? 0)].append(Array(text.utf8.dropFirst())) }
    self.keys = keys
  }

  /// Whether one of them stands in a line, in small or capital letters.
  func occur(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < line.count {
      for rest in keys[Int(Self.small(line[index]))] where follows(rest, index, line) { return true }
      index += 1
    }
    return false
  }

  private func follows(_ rest: [UInt8], _ index: Int, _ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + rest.count < line.count else { return false }
    var offset = 0
    while offset < rest.count {
      if Self.small(line[index + 1 + offset]) != rest[offset] { return false }
      offset += 1
    }
    return true
  }

  private static func small(_ byte: UInt8) -> UInt8 { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte }
}
