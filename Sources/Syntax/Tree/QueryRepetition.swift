/// Detects queries that crash tree-sitter's query compiler: a `*` or `?` after something already optional, as in `((a)?)*`.
///
/// The compiler then does not terminate, or reads invalid memory (seen with 0.20 to 0.25). Such a query is equivalent to one with a single quantifier.
struct QueryRepetition {
  private struct Level {
    enum Kind { case node, group, alternation }
    var kind: Kind
    /// Whether all its content, or for an alternation some alternative, is optional.
    var mayBeAbsent: Bool
    /// Whether it has no content.
    var isEmpty = true
    /// Whether its last element is optional; `nil` if a quantifier cannot follow.
    var last: Bool?

    mutating func close(_ item: Bool?) {
      guard let item else { return }
      switch kind {
      case .node: break
      case .group: mayBeAbsent = (isEmpty || mayBeAbsent) && item
      case .alternation: mayBeAbsent = mayBeAbsent || item
      }
      isEmpty = false
    }

    mutating func begin(_ item: Bool?) {
      close(last)
      last = item
    }

    /// Whether the whole is optional.
    mutating func end() -> Bool {
      close(last)
      last = nil
      return kind != .node && !isEmpty && mayBeAbsent
    }
  }

  /// The byte offset of the first such quantifier; `nil` if there is none.
  static func first(in text: [UInt8]) -> Int? {
    var levels = [Level(kind: .group, mayBeAbsent: false)]
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: ";"):
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\""):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
        levels[levels.count - 1].begin(false)
      case UInt8(ascii: "("):
        let content = start(of: text, behind: index)
        let isGroup = isGroup(text, at: content)
        levels.append(Level(kind: isGroup ? .group : .node, mayBeAbsent: false))
        // A node kind can begin like a wildcard.
        index = isGroup ? content : wordEnd(text, from: content)
        continue
      case UInt8(ascii: "["):
        levels.append(Level(kind: .alternation, mayBeAbsent: false))
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        // The compiler reports a superfluous parenthesis.
        guard levels.count > 1 else { return nil }
        var level = levels.removeLast()
        let mayBeAbsent = level.end()
        levels[levels.count - 1].begin(mayBeAbsent)
      case UInt8(ascii: "*"), UInt8(ascii: "?"):
        guard let last = levels[levels.count - 1].last else { break }
        if last { return index }
        levels[levels.count - 1].last = true
      case UInt8(ascii: "_"):
        // One is a wildcard for any node; several in a row are several.
        levels[levels.count - 1].begin(false)
      case UInt8(ascii: "."), UInt8(ascii: "-"): break
      case _ where isWord(text, index):
        index = wordEnd(text, from: index)
        continue
      case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "!"):
        // Names, including the `?` of predicates; a quantifier may follow a capture.
        index += 1
        while index < text.count, isWord(text, index) || (byte == UInt8(ascii: "#") && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text[index])) {
          index += 1
        }
        index -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func isWord(_ text: [UInt8], _ index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default: return false
    }
  }

  private static func wordEnd(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    while isWord(text, index) { index += 1 }
    return index
  }

  /// The beginning of a parenthesis's content.
  private static func start(of text: [UInt8], behind open: Int) -> Int {
    var index = open + 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: ";"):
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      default: return index
      }
    }
    return index
  }

  /// Whether a parenthesis contains a sequence rather than a node kind.
  private static func isGroup(_ text: [UInt8], at start: Int) -> Bool {
    start < text.count && [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: ".")].contains(text[start])
  }
}
