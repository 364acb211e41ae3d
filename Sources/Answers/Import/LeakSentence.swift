/// A sentence of a test or of a checker in the program about an object that was not freed.
enum LeakSentence {
  /// Words that say so.
  private static let leaks: [StaticString] = [
    "leak", "retain cycle", "reference cycle", "still alive", "still in memory", "be nil, got <", "xctassertnil failed: \"",
  ]
  /// Words that say the contrary.
  private static let denials: [StaticString] = ["no leak", "0 leaks", "not leak", "n't leak", "leaked bytes", "leaked in ", "leak summary", "leak check"]
  /// What happens to objects that do not leak.
  private static let ends: [StaticString] = ["dealloc", "deinit", "released", "freed", "destroyed"]
  /// Words that say that it did not happen.
  private static let negations: [StaticString] = ["not ", "n't ", "never", "should", "expected", "fail", "without"]

  /// The sentence without what is no part of it, such as the name of the test; `nil` if it tells of no leak.
  static func read(_ words: Substring) -> Substring? {
    if !tells(words) { return nil }
    let sentence = stripped(words)
    return tells(sentence) ? sentence : nil
  }

  private static func tells(_ words: Substring) -> Bool {
    if words.hasPrefix("Process ") || words.hasPrefix("Test Case ") || words.hasPrefix("Test Suite ") { return false }
    let text = words.lowercased()[...]
    if denials.contains(where: { text.range(ofText: $0) != nil }) { return false }
    if leaks.contains(where: { text.range(ofText: $0) != nil }) { return true }
    if text.range(ofText: "expectation failed: (") != nil, text.range(ofText: ") == nil") != nil { return true }
    return ends.contains { text.range(ofText: $0) != nil } && negations.contains { text.range(ofText: $0) != nil }
  }

  /// Without the place in a file and the name of the test: `Tests/CartTests.swift:9: error: -[AppTests.CartTests testLeak] : `.
  private static func stripped(_ words: Substring) -> Substring {
    var rest = words
    if let open = rest.range(ofText: "-["), let close = rest[open.upperBound...].firstIndex(of: "]") { rest = rest[rest.index(after: close)...] }
    let parts = rest.split(separator: " ", omittingEmptySubsequences: false).filter { $0.range(ofText: ".swift") == nil }
    return parts.joined(separator: " ")[...]
  }

  /// The properties in `- self.model.onChange`, of a list of what leaks; `nil` for another line.
  static func properties(_ words: Substring) -> [Substring]? {
    guard words == "- self" || words.hasPrefix("- self.") else { return nil }
    return words.dropFirst("- self".count).split(separator: ".").map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }.filter { !$0.isEmpty }
  }

  /// The class in `Cart (3/1):`, of a list of how many objects there are and may be.
  static func overcounted(_ words: Substring) -> Substring? {
    guard let open = words.range(ofText: " ("), let close = words.lastIndex(of: ")"), open.upperBound < close, words[close...].hasPrefix("):") else {
      return nil
    }
    let counts = words[open.upperBound..<close].split(separator: "/").map { Int($0) }
    guard counts.count == 2, let count = counts[0], let limit = counts[1], count > limit else { return nil }
    let name = words[..<open.lowerBound]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && !name.isEmpty ? name : nil
  }
}
