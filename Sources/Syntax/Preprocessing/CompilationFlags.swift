/// The known values of `#if` conditions: names that are set or not, platforms, versions.
///
/// An unknown condition is neither true nor false, and all its branches count.
public struct CompilationFlags: Sendable, Equatable {
  /// The values of `NAME`, and of `canImport(NAME)` and similar tests, spelled without blanks.
  private var known: [String: Bool] = [:]
  /// By test, for `os`, `arch` and other tests that exactly one argument passes: that argument.
  private var chosen: [String: String] = [:]
  /// The versions of the compiler and of the language.
  private var versions: [String: [Int]] = [:]

  /// Knows nothing.
  public init() {}

  /// Whether nothing is known.
  public var isEmpty: Bool { known.isEmpty && chosen.isEmpty && versions.isEmpty }

  /// All known values in a canonical order.
  public var canonicalText: String {
    let lines =
      known.map { "\($0.value ? "" : "!")\($0.key)" } + chosen.map { "\($0.key)(\($0.value))" }
      + versions.map { "\($0.key)(\($0.value.map(String.init).joined(separator: ".")))" }
    return lines.sorted().joined(separator: "\n")
  }

  /// Records a definition: `DEBUG`, `!DEBUG`, `os(iOS)`, `canImport(UIKit)`, `compiler(6.1)`, …
  ///
  /// - Returns: False, without recording it, if the text is not a definition.
  public mutating func define(_ definition: String) -> Bool {
    var text = definition.filter { $0 != " " }[...]
    let isSet = text.first != "!"
    if !isSet { text = text.dropFirst() }
    guard let first = text.utf8.first, first.isWordByte, !first.isDigit else { return false }
    guard let parenthesis = text.firstIndex(of: "(") else {
      guard text.utf8.allSatisfy(\.isWordByte), text != "true", text != "false" else { return false }
      known[String(text)] = isSet
      return true
    }
    let test = String(text[..<parenthesis])
    let argument = text[text.index(after: parenthesis)...].dropLast()
    guard text.last == ")", test.utf8.allSatisfy(\.isWordByte), !argument.isEmpty, !argument.contains(where: { $0 == "(" || $0 == ")" }) else {
      return false
    }
    if Self.versionTests.contains(test) {
      guard isSet, let version = Self.version(argument) else { return false }
      versions[test] = version
    } else if isSet, Self.exclusiveTests.contains(test) {
      chosen[test] = String(argument)
    } else {
      known[String(text)] = isSet
    }
    return true
  }

  private static let versionTests: Set = ["swift", "compiler"]
  private static let exclusiveTests: Set = ["os", "arch"]

  private static func version(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }
  }

  // MARK: Conditions

  /// Whether a condition holds; `nil` if that is unknown.
  package func value(of condition: ArraySlice<UInt8>) -> Bool? {
    var parser = ConditionParser(text: condition)
    return parser.value { value(ofTest: $0) }
  }

  /// The value of `NAME` or of `test(argument)`, without blanks.
  private func value(ofTest text: String) -> Bool? {
    if text == "true" { return true }
    if text == "false" { return false }
    if let value = known[text] { return value }
    guard let parenthesis = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let test = String(text[..<parenthesis])
    let argument = text[text.index(after: parenthesis)...].dropLast()
    if let chosen = chosen[test] { return chosen == argument }
    if let version = versions[test] { return Self.compare(version, argument) }
    return nil
  }

  /// Compares a version with a requirement such as `>=5.9` or `<6`.
  private static func compare(_ version: [Int], _ requirement: Substring) -> Bool? {
    let isLess = requirement.first == "<"
    guard isLess || requirement.hasPrefix(">="), let wanted = Self.version(requirement.dropFirst(isLess ? 1 : 2)) else { return nil }
    let isAtLeast = !version.lexicographicallyPrecedes(wanted)
    return isLess ? !isAtLeast : isAtLeast
  }

  /// The flags of a compiler newer than any version in the text. Used where one branch has to be chosen.
  static let newestCompiler: CompilationFlags = {
    var flags = CompilationFlags()
    flags.versions = ["swift": [.max], "compiler": [.max]]
    return flags
  }()

  /// These flags, with the newest compiler where no version is set.
  var withNewestCompiler: CompilationFlags {
    var flags = self
    flags.versions.merge(Self.newestCompiler.versions) { own, _ in own }
    return flags
  }
}

/// Parses a condition: tests, `!`, `&&`, `||` and parentheses. Anything else is unknown.
///
/// Operators wait on a stack, because the nesting of parentheses is unlimited.
private struct ConditionParser {
  let text: ArraySlice<UInt8>
  private var index: Int
  private var operators: [UInt8] = []
  private var values: [Bool?] = []

  init(text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex
  }

  mutating func value(_ test: (String) -> Bool?) -> Bool? {
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "!"), UInt8(ascii: "("):
        operators.append(byte)
        index += 1
      case UInt8(ascii: ")"):
        apply { $0 != UInt8(ascii: "(") }
        guard operators.popLast() != nil else { return nil }
        index += 1
      case UInt8(ascii: "&"), UInt8(ascii: "|"):
        guard index + 1 < text.endIndex, text[index + 1] == byte else { return nil }
        // `!` binds tighter than `&&`, and that tighter than `||`.
        apply { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "&") || $0 == byte }
        operators.append(byte)
        index += 2
      case _ where byte.isWordByte: values.append(test(nextTest()))
      default: return nil
      }
    }
    apply { $0 != UInt8(ascii: "(") }
    return operators.isEmpty && values.count == 1 ? values[0] : nil
  }

  /// `NAME`, or `test(argument)` without blanks.
  private mutating func nextTest() -> String {
    var bytes: [UInt8] = []
    while index < text.endIndex, text[index].isWordByte {
      bytes.append(text[index])
      index += 1
    }
    if index < text.endIndex, text[index] == UInt8(ascii: "("), let end = text[index...].firstIndex(of: UInt8(ascii: ")")) {
      bytes += text[index...end].filter { $0 != UInt8(ascii: " ") }
      index = end + 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func apply(while isWanted: (UInt8) -> Bool) {
    while let last = operators.last, isWanted(last) {
      operators.removeLast()
      if last == UInt8(ascii: "!") {
        let value = values.popLast() ?? nil
        values.append(value.map { !$0 })
        continue
      }
      let right = values.popLast() ?? nil
      let left = values.popLast() ?? nil
      if last == UInt8(ascii: "&") {
        values.append(left == false || right == false ? false : left == nil || right == nil ? nil : true)
      } else {
        values.append(left == true || right == true ? true : left == nil || right == nil ? nil : false)
      }
    }
  }
}
