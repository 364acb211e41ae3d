import RuleFormat

/// What a `// unretain:` comment says.
struct Directive {
  /// Which line the comment is about.
  enum Scope: String, CaseIterable {
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

  var scope: Scope
  var rules: Rules
  /// What stands behind ` - `.
  var reason: String?
}

extension Directive {
  /// Reads what follows `unretain:`. `nil` where it suppresses nothing; `problems` says why, or what of it does not
  /// count.
  ///
  /// - Parameter text: Such as `disable:next stored_closure_cycle - kept on purpose`.
  static func read(_ text: String, ruleNames: [String], problems: inout [String]) -> Directive? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let scope = scope(words.first ?? "", problems: &problems) else { return nil }
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
    // The reason as it was written, its inner white space included.
    let reason = words[dash...].dropFirst().first.map { String(text[$0.startIndex...]) }
    return Directive(scope: scope, rules: known.contains("all") ? .all : .named(known), reason: reason)
  }

  private static func scope(_ command: Substring, problems: inout [String]) -> Scope? {
    let parts = command.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let choices = "write `disable:next`, `disable:this` or `disable:previous`"
    guard parts.first == "disable" else {
      problems.append("`\(shortened(command))` says nothing to unretain: \(choices), and then the names of rules")
      return nil
    }
    guard parts.count > 1, !parts[1].isEmpty else {
      problems.append("`disable` does not say which line: \(choices)")
      return nil
    }
    if let scope = Scope(rawValue: String(parts[1])) { return scope }
    let nearest = Spelling.nearest(to: parts[1], among: Scope.allCases.map(\.rawValue))
    let hint = nearest.map { "did you mean `disable:\($0)`?" } ?? choices
    problems.append("`\(shortened(command))` is not known; \(hint)")
    return nil
  }

  private static func suggestion(for name: Substring, among candidates: [String]) -> String {
    Spelling.nearest(to: name, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Enough of a word to recognise it by. Backticks would end the name in the message.
  private static func shortened(_ word: Substring) -> String {
    let limit = 60
    let shown = word.prefix(limit).filter { $0 != "`" }
    return word.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}
