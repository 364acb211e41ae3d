import Syntax

/// Adds comments and blank lines, and changes spaces.
enum Layout {
  static func comments(in file: SourceProgram.File, _ rewriting: inout Rewriting, _ generator: inout SeededGenerator) {
    for gap in gaps(in: file) where file.bytes[gap].contains(UInt8(ascii: "\n")) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: rewriting.insert("\n", at: gap.lowerBound)
      case 1: rewriting.insert("\n// What stands here means nothing { ( \"\n", at: gap.lowerBound)
      case 2: rewriting.insert("  // it = { self }", at: gap.lowerBound)
      case 3: rewriting.insert("\n/* Nor does this:\n } */ ", at: gap.lowerBound)
      default: break
      }
    }
  }

  static func spaces(in file: SourceProgram.File, _ rewriting: inout Rewriting, _ generator: inout SeededGenerator) {
    let lineEnd = Bool.random(using: &generator) ? "\r\n" : "\n"
    for gap in gaps(in: file) {
      let lines = file.bytes[gap].count { $0 == UInt8(ascii: "\n") }
      if lines > 0 {
        rewriting.replace(gap, by: String(repeating: lineEnd, count: lines) + "\t  ")
      } else if !gap.isEmpty {
        rewriting.replace(gap, by: "   ")
      }
    }
  }

  /// What stands between two tokens: spaces and line ends.
  private static func gaps(in file: SourceProgram.File) -> [Range<Int>] {
    guard let tree = file.tree else { return [] }
    let texts: Set<NodeKind> = [.lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral, .regexLiteral, .directive]
    var gaps: [Range<Int>] = []
    var end = 0
    for element in tree.elements {
      // What is written within a text is the text's.
      if element.range.lowerBound < end { continue }
      guard element.children.isEmpty || texts.contains(element.kind) else { continue }
      let gap = end..<element.range.lowerBound
      if !gap.isEmpty, file.bytes[gap].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) { gaps.append(gap) }
      end = element.range.upperBound
    }
    return gaps
  }
}
