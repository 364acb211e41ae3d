/// `#if` in source texts.
///
/// The grammar takes `#if` lines for statements, with the contents of all branches between them. That is what the analysis
/// wants, but it fails where a directive stands inside something: between the cases of a `switch`, before an attribute,
/// around the head of a function. There the lines are blanked, at equal length, so that all places stay true.
enum ConditionalCompilation {
  enum Branches { case all, first }

  /// The text without its directives and, if asked, without all branches but the first. `nil` if it has none.
  static func blanked(_ source: [UInt8], keeping branches: Branches) -> [UInt8]? {
    var result = source
    var hasDirective = false
    /// The number of the branch at hand, of every open `#if`.
    var open: [Int] = []
    var hidden = 0
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      let directive = directive(source[start..<end])
      if hidden > 0 || directive != nil { blank(&result, start..<end) }
      if let directive {
        hasDirective = true
        switch directive {
        case .if: open.append(0)
        case .else:
          guard let last = open.indices.last else { break }
          open[last] += 1
          if open[last] == 1, branches == .first { hidden += 1 }
        case .endif:
          if let last = open.popLast(), last > 0, branches == .first { hidden -= 1 }
        }
      }
      start = end + 1
    }
    return hasDirective ? result : nil
  }

  private enum Directive { case `if`, `else`, endif }

  private static func directive(_ line: ArraySlice<UInt8>) -> Directive? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.first == UInt8(ascii: "#") else { return nil }
    let word = text.dropFirst().prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    if word.elementsEqual("if".utf8) { return .if }
    if word.elementsEqual("elseif".utf8) || word.elementsEqual("else".utf8) { return .else }
    if word.elementsEqual("endif".utf8) { return .endif }
    return nil
  }

  private static func blank(_ source: inout [UInt8], _ range: Range<Int>) {
    for index in range where source[index] != UInt8(ascii: "\r") { source[index] = UInt8(ascii: " ") }
  }
}
