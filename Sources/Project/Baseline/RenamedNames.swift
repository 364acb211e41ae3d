extension KnownFinding {
  /// The line without the names of some parts of its identity; `nil` if none of them stands in it.
  ///
  /// Two lines that differ only in these names give the same text.
  func text(without parts: ArraySlice<String>) -> String? {
    let names = Set(parts.compactMap(Self.name)).sorted()
    let tokens = text.tokens.map { token in (token, rest: names.lazy.compactMap { token.beforeName($0) }.first) }
    return tokens.contains { $0.rest != nil } ? tokens.map { token, rest in rest.map { $0 + "_" } ?? String(token) }.joined() : nil
  }

  /// The last name of a part of an identity: `b` of "`a.b`", `f` of "f(_:)".
  private static func name(_ part: String) -> String? {
    let quoted = part.split(separator: "`", omittingEmptySubsequences: false)
    let words = quoted.count == 3 ? quoted[1] : part[...]
    return words.prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
  }
}

extension String {
  /// The words and what is between them, in order.
  fileprivate var tokens: [Substring] {
    var tokens: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let token = rest.prefix { $0.isPartOfName == first.isPartOfName }
      tokens.append(token)
      rest = rest[token.endIndex...]
    }
    return tokens
  }
}

extension Substring {
  private static let keywords = ["func", "var", "let", "class", "actor", "struct", "enum", "extension", "protocol"]

  /// What stands before a name in a word; `nil` if the word is not this name. A line of a `KnownFinding` has no white space: a name follows its
  /// keyword directly, as in "funcstart".
  fileprivate func beforeName(_ name: String) -> String? {
    if self == name { return "" }
    return hasSuffix(name) && Self.keywords.contains { dropLast(name.count).hasSuffix($0) } ? String(dropLast(name.count)) : nil
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
