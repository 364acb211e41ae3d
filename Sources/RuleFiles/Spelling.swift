/// Finds what somebody may have meant.
package enum Spelling {
  /// The candidate nearest to the word, if it is near enough to be a slip.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance < (best?.distance ?? Int.max) { best = (distance, candidate) }
    }
    guard let best, best.distance <= max(1, min(word.count, best.candidate.count) / 3) else { return nil }
    return best.candidate
  }

  /// ` (did you mean …?)`, or nothing.
  package static func hint(for word: String, in candidates: [String]) -> String {
    nearest(to: word, in: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// ``  `a`, `b` or `c`  ``
  package static func list(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    // Long words are not slips of each other; the bound keeps hostile input cheap.
    guard left.count <= 64, right.count <= 64 else { return Int.max }
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let substitution = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
