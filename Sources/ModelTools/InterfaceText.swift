/// Turns a module interface into standalone Swift.
///
/// An interface declares functions without bodies and properties with bare accessors, which the grammar accepts only in protocols.
enum InterfaceText {
  /// The text with an empty body for each function and accessor outside of protocols, whether it has no body or an inlinable one. In interfaces each
  /// declaration
  /// is on a line of its own.
  static func withBodies(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count * 5 / 4)
    // For each open brace, whether it belongs to a protocol.
    var protocols: [Bool] = []
    // The number of open braces in the body being skipped.
    var openBraces = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if openBraces > 0 {
        openBraces += braces(line)
        continue
      }
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") || code.hasPrefix("#") { continue }
      let opensBody = code.hasSuffix("{") && protocols.last != true
      if opensBody, isFunction(code) || isProperty(code) {
        result += code + (isProperty(code) ? " get {} }\n" : "}\n")
        openBraces = 1
        continue
      }
      if protocols.last == true || code.hasSuffix("{") {
        result += line
      } else if let accessors = code.range(of: " { "), code.hasSuffix(" }"), isAccessors(code[accessors.upperBound...]) {
        result += code[..<accessors.lowerBound] + " { " + bodies(code[accessors.upperBound...]) + "}"
      } else if isFunction(code), !code.hasSuffix("}") {
        result += code + " {}"
      } else {
        result += line
      }
      result += "\n"
      if code.hasPrefix("}") { _ = protocols.popLast() }
      if code.hasSuffix("{") { protocols.append(code.words.contains("protocol")) }
    }
    return result
  }

  /// The difference of opening and closing braces in the line; those in string literals come in pairs.
  private static func braces(_ line: Substring) -> Int {
    line.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
  }

  private static func isFunction(_ code: Substring) -> Bool {
    code.words.prefix { !$0.contains("(") || $0.hasPrefix("@") || $0.hasPrefix("nonisolated(") }.contains("func")
      || code.words.contains { word in ["init(", "init?(", "init!(", "init<", "init?<"].contains { word.hasPrefix($0) } }
  }

  /// A property or subscript, for which the getter is sufficient.
  private static func isProperty(_ code: Substring) -> Bool {
    let words = code.words.prefix { !["{", "="].contains($0) }
    return words.contains("var") || words.contains { $0.hasPrefix("subscript(") || $0.hasPrefix("subscript<") }
  }

  private static let accessorWords: Set<Substring> = [
    "get", "set", "_read", "_modify", "async", "throws", "mutating", "nonmutating", "consuming", "borrowing", "__consuming", "unsafeAddress", "read", "modify",
    "unsafeMutableAddress",
  ]

  private static func isAccessors(_ text: Substring) -> Bool { text.dropLast(2).words.allSatisfy(accessorWords.contains) }

  /// `get set` as `get {} set {} `.
  private static func bodies(_ text: Substring) -> String {
    text.dropLast(2).words.filter { $0 == "get" || $0 == "set" }.map { "\($0) {} " }.joined()
  }
}

extension Substring {
  fileprivate var words: [Substring] { split(separator: " ") }

  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while let first = self[start...].firstIndex(of: text.first!) {
      if self[first...].hasPrefix(text) { return first..<index(first, offsetBy: text.count) }
      start = index(after: first)
    }
    return nil
  }
}
