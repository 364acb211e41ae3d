/// Edits by which a file declares a type more or less.
enum TypeEdits {
  private static let begin = "// added from here", end = "// to here"

  /// A text with a type, extension or typealias more, or without one that an earlier edit has added.
  static func edited(_ bytes: [UInt8], _ number: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if let first = lines.firstIndex(of: begin), let last = lines[first...].firstIndex(of: end), Int.random(in: 0..<3, using: &generator) == 0 {
      lines.removeSubrange(first...last)
    } else {
      let added = [begin] + declaration(number, besides: lines, &generator).split(separator: "\n").map { String($0) } + [end]
      lines.insert(contentsOf: added, at: Bool.random(using: &generator) ? lines.count : 0)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// A file of its own.
  static func file(_ number: Int, besides bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    return Array(declaration(number, besides: lines, &generator).utf8)
  }

  private static func declaration(_ number: Int, besides lines: [String], _ generator: inout SeededGenerator) -> String {
    var text = texts.randomElement(using: &generator)!.replacing("Added", with: "Added\(number % 4)").replacing("added", with: "added\(number % 4)")
    let classes = lines.filter { $0.contains("class ") && $0.hasSuffix("{") && !$0.contains("func ") }.compactMap(name)
    let types = MemberEdits.types(lines).map { lines[$0] }.compactMap(name)
    text = text.replacing("Known", with: classes.randomElement(using: &generator) ?? "Hashable")
    return text.replacing("Other", with: types.randomElement(using: &generator) ?? "Int")
  }

  /// The name of the type that a line opens.
  private static func name(_ line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.firstIndex { ["class", "struct", "extension", "actor"].contains($0) }.flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
  }

  private static let texts = [
    "final class Added {\n  var handler: (() -> Void)?\n  func start() { handler = { self.start() } }\n}",
    "final class Added {\n  let other: Other?\n  init(other: Other?) { self.other = other }\n  func show() { print(other as Any) }\n  deinit { print(1) }\n}",
    "struct Added { var value = 0 }",
    "protocol Added: AnyObject { func start() }",
    "enum Added { case one, two(Int)\n  static let shared = Added.one\n}",
    "class Added: Known {\n  func load() { let run = { print(self) }; run() }\n}",
    "extension Other {\n  func added() { let run = { print(self) }; run() }\n}",
    "extension Other {\n  struct Added { var handler: (() -> Void)? }\n}",
    "extension Other: CustomStringConvertible {\n  var description: String { \"\" }\n}",
    "protocol Added { func start() }\nextension Other: Added {\n  func start() { let run = { print(self) }; run() }\n}",
    "protocol Added: AnyObject {}\nextension Added {\n  func start() { let run = { print(self) }; run() }\n}\nextension Known: Added {}",
    "typealias Added = () -> Void",
    "func useAdded() { let made = Added(); made.start() }",
    "actor Added {\n  static let shared = Added()\n  func update() { Task { self.update() } }\n}",
  ]
}
