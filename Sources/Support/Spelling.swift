/// Suggests what the user may have meant.
package enum Spelling {
  /// The candidate nearest to a word, the first among equals; `nil` if none is near. Case and the difference between `-` and `_` are ignored.
  package static func nearest(to word: some StringProtocol, among candidates: [String]) -> String? {
    let written = normalized(word)
    // Long words are no typos of each other; the bound keeps hostile input cheap.
    if written.count > 96 { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let wanted = normalized(candidate)
      // One typo per three letters.
      let limit = max(1, wanted.count / 3)
      guard abs(written.count - wanted.count) <= limit else { continue }
      let distance = distance(written, wanted)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// `; did you mean …?`, or nothing.
  package static func hint(for word: some StringProtocol, in candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// ``  `a`, `b` or `c`  ``
  package static func list(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func normalized(_ word: some StringProtocol) -> [UInt8] {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"): UInt8(ascii: "_")
      default: byte
      }
    }
  }

  /// The edit distance: the number of inserted, removed, changed or transposed letters between two words.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
