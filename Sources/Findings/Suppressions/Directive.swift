import Support

/// A parsed `// unretain:` comment.
struct Directive {
  enum Command: Equatable {
    /// Suppresses findings on one line.
    case line(Line)
    /// Suppresses findings from the comment on.
    case begin
    /// Ends the region opened by `begin`.
    case end
  }

  /// The line that a comment concerns.
  enum Line: String, CaseIterable {
    case this, next, previous
  }

  enum Rules {
    case all
    case named(Set<String>)

    func contains(_ rule: String) -> Bool {
      switch self {
      case .all: true
      case .named(let names): names.contains(rule)
      }
    }
  }

  var command: Command
  var rules: Rules
  /// The text after ` - `.
  var reason: String?
}

extension Directive {
  /// Parses the text after `unretain:`. `nil` if it is invalid; `problems` lists the reasons and ignored parts.
  ///
  /// - Parameter text: Such as `disable:next stored_closure_cycle - kept on purpose`.
  static func read(_ text: String, ruleNames: [String], problems: inout [String]) -> Directive? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let command = command(words.first ?? "", problems: &problems) else { return nil }
    let dashes: Set<Substring> = ["-", "--", "–", "—"]
    let dash = words.firstIndex(where: dashes.contains) ?? words.endIndex
    let names = words[..<dash].dropFirst().flatMap { $0.split(separator: ",") }
    guard !names.isEmpty else {
      problems.append("no rule is named: write the name of a rule, or `all`")
      return nil
    }
    var known: Set<String> = []
    for name in names {
      if name == "all" || ruleNames.contains(String(name)) {
        known.insert(String(name))
      } else {
        problems.append("`\(shortened(name))` is not a rule" + suggestion(for: name, among: ruleNames + ["all"]))
      }
    }
    guard !known.isEmpty else { return nil }
    // The reason as written, including its inner white space.
    let reason = words[dash...].dropFirst().first.map { String(text[$0.startIndex...]) }
    return Directive(command: command, rules: known.contains("all") ? .all : .named(known), reason: reason)
  }

  private static let spellings = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]

  private static func command(_ word: Substring, problems: inout [String]) -> Command? {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("disable", 1): return .begin
    case ("enable", 1): return .end
    case ("disable", _):
      if let line = Line(rawValue: String(parts[1])) { return .line(line) }
    default: break
    }
    let hint =
      Spelling.nearest(to: word, among: spellings).map { "did you mean `\($0)`?" }
      ?? "write `disable:next`, `disable:this`, `disable:previous`, or `disable` and `enable`, and then the names of rules"
    problems.append("`\(shortened(word))` is not known; \(hint)")
    return nil
  }

  private static func suggestion(for name: Substring, among candidates: [String]) -> String {
    Spelling.nearest(to: name, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// A recognisable part of a word. Backticks would end the name in the message.
  private static func shortened(_ word: Substring) -> String {
    let limit = 60
    let shown = word.prefix(limit).filter { $0 != "`" }
    return word.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}
