/// Edits of what other files can see of a type.
enum MemberEdits {
  /// A text in which a type has a member more, or one that is called otherwise, has another type, or is gone.
  static func edited(_ bytes: [UInt8], _ number: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let added = lines.indices.filter { lines[$0].hasSuffix("// added") }
    let choice = Int.random(in: 0..<8, using: &generator)
    if let line = added.randomElement(using: &generator), choice < 4 {
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
