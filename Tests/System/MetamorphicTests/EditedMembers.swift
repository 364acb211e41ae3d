/// Edits of what other files can see of a type.
enum MemberEdits {
  /// A text in which a type has a member more, or one that is called otherwise, has another type, or is gone.
  static func edited(_ bytes: [UInt8], _ number: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let added = lines.indices.filter { lines[$0].hasSuffix("// added") }
    let choice = Int.random(in: 0..<8, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      editUnnamed(&lines, number, &generator)
    } else if let line = added.randomElement(using: &generator), choice < 4 {
      switch choice {
      case 0: lines.remove(at: line)
      case 1: lines[line] = lines[line].replacing("added", with: "addedAgain", maxReplacements: 1)
      case 2: lines[line] = lines[line].replacing("Int", with: "String").replacing("= 0", with: "= \"\"")
      default: lines[line] = lines[line].replacing("private ", with: "static ")
      }
    } else if let line = types(lines).randomElement(using: &generator) {
      lines.insert(Self.members.randomElement(using: &generator)!.replacing("added", with: "added\(number % 4)") + " // added", at: line + 1)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Edits what other code uses without its name: initialisers, `deinit`, the cases of an enum, imports, and members of related types.
  private static func editUnnamed(_ lines: inout [String], _ number: Int, _ generator: inout SeededGenerator) {
    func line(where isMeant: (String) -> Bool) -> Int? { lines.indices.filter { isMeant(lines[$0]) }.randomElement(using: &generator) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      guard let line = line(where: { $0.contains(" init(") }) else { break }
      let parameter = " init(unnamed\(number): Int = 0, "
      lines[line] = lines[line].replacing(" init(", with: parameter).replacing(", )", with: ")")
    case 1:
      guard let line = line(where: { $0.contains("unnamed") }) else { break }
      lines[line] = lines[line].replacing(/unnamed[0-9]+: Int = 0,? ?/, with: "")
    case 2:
      guard let line = line(where: { $0.contains("class ") && $0.hasSuffix("{") && !$0.contains("func ") }) else { break }
      let known = lines[line...].firstIndex { $0.contains("deinit {") && $0.hasSuffix("}") }
      if let known { lines.remove(at: known) } else { lines.insert("  deinit { print(self) }", at: line + 1) }
    case 3:
      guard let line = line(where: { $0.contains("enum ") && $0.hasSuffix("{") }) else { break }
      if lines[line + 1].contains("case unnamed") { lines.remove(at: line + 1) } else { lines.insert("  case unnamed(Int)", at: line + 1) }
    case 4:
      if lines[0].hasPrefix("import UIKit") { lines.remove(at: 0) } else { lines.insert("import UIKit", at: 0) }
    default:
      guard let from = line(where: { $0.contains("func ") && $0.hasSuffix("}") && $0.contains("{") }), let line = types(lines).randomElement(using: &generator)
      else { break }
      lines.insert(lines[from] + " // added", at: line + 1)
    }
  }

  /// The lines that open a type.
  static func types(_ lines: [String]) -> [Int] {
    lines.indices.filter { line in
      lines[line].hasSuffix("{") && ["class ", "struct ", "extension ", "actor "].contains { lines[line].contains($0) } && !lines[line].contains("func ")
    }
  }

  private static let members = [
    "  private var added: Int = 0",
    "  private var added = 0",
    "  var added: (() -> Void)?",
    "  weak var addedDelegate: AnyObject?",
    "  static var added: Int = 0",
    "  private var added: Int { 0 }",
    "  private func added(_ value: Int) { print(self, value) }",
    "  func added() { let run = { print(self) }; run() }",
    "  private static func added() -> Int { 0 }",
    "  private lazy var added: () -> Void = { print(self) }",
    "  var added: Int = 0 { didSet { print(added) } }",
    "  private let added = [Int: String]()",
    "  private let added: any Sendable = 0",
    // Names that other types of these programs have too.
    "  func start() { print(self) }",
    "  private func load() {}",
    "  func stop(_ added: Int) { print(self, added) }",
    "  func update() { let run = { print(self) }; run() }",
    "  init(added: Int) { print(self) }",
    "  convenience init(added: Int) { self.init() }",
  ]
}

/// Somebody who types a statement or a member.
struct Typing {
  let path: String
  let isMember: Bool
  private let lines: [[UInt8]]
  private let line: Int
  private let text: [UInt8]

  init(in file: (path: String, bytes: [UInt8]), _ generator: inout SeededGenerator) {
    path = file.path
    lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    let types = MemberEdits.types(lines.map { String(decoding: $0, as: UTF8.self) })
    let texts = [
      "private var total: Int = 0", "func refresh(_ name: String) { print(self, name) }", "private func start() {}",
      "let handler: () -> Void = { print(self) }; handler()",
    ]
    let text = types.isEmpty ? texts.last! : texts.randomElement(using: &generator)!
    isMember = text != texts.last!
    line = isMember ? types.randomElement(using: &generator)! + 1 : Int.random(in: 0...lines.count, using: &generator)
    self.text = Array(text.utf8)
  }

  /// The text after some keys: more with each edit.
  func text(after edit: Int) -> [UInt8] {
    let typed = Array(text.prefix((edit + 1) * 11 / 2))
    return Array((lines[..<line] + [typed] + lines[line...]).joined(separator: [UInt8(ascii: "\n")]))
  }
}
