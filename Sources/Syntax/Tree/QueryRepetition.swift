/// Finds what tree-sitter's compiler of queries does not bear: a `*` or `?` behind something that may be absent already, as in `((a)?)*`.
///
/// It then goes round in a circle, or reads where nothing is (seen with 0.20 to 0.25). Such a query says nothing that one quantifier would not say.
struct QueryRepetition {
  private struct Level {
    enum Kind { case node, group, alternation }
    var kind: Kind
    /// Whether everything, or for an alternation something, in it may be absent.
    var mayBeAbsent: Bool
    /// Whether there was anything in it.
    var isEmpty = true
    /// Whether the last thing in it may be absent; `nil` where there is none that a quantifier could stand behind.
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

    /// Whether the whole may be absent.
    mutating func end() -> Bool {
      close(last)
      last = nil
      return kind != .node && !isEmpty && mayBeAbsent
    }
  }

  /// The offset of the first such quantifier, in bytes; `nil` where there is none.
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
        // The kind of a node can begin like what stands for any.
        index = isGroup ? content : wordEnd(text, from: content)
        continue
      case UInt8(ascii: "["):
        levels.append(Level(kind: .alternation, mayBeAbsent: false))
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        // One too many is a mistake that the compiler tells.
        guard levels.count > 1 else { return nil }
        var level = levels.removeLast()
        let mayBeAbsent = level.end()
        levels[levels.count - 1].begin(mayBeAbsent)
      case UInt8(ascii: "*"), UInt8(ascii: "?"):
        guard let last = levels[levels.count - 1].last else { break }
        if last { return index }
        levels[levels.count - 1].last = true
      case UInt8(ascii: "_"):
        // One stands for any node; several in a row are several.
        levels[levels.count - 1].begin(false)
      case UInt8(ascii: "."), UInt8(ascii: "-"): break
      case _ where isWord(text, index):
        index = wordEnd(text, from: index)
        continue
      case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "!"):
        // Names, with the `?` of predicates; a quantifier may stand behind a capture.
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

  /// Where what a parenthesis holds begins.
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

  /// Whether a parenthesis holds a sequence, and no node of a kind.
  private static func isGroup(_ text: [UInt8], at start: Int) -> Bool {
    start < text.count && [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: ".")].contains(text[start])
  }
}
