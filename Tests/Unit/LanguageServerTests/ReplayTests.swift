import Text
import LanguageServer
import Reporting
import Findings
import TestSupport
import Testing
import Project

/// Types into a server as people do, and holds what it shows against what the command line says of the same texts.
@Suite struct ReplayTests {
  private let folder: TemporaryFolder

  private static let files = [
    "Model.swift": "final class Model {\n  var onChange: (() -> Void)?\n  var other: Screen?\n}\n",
    "Screen.swift": """
    final class Screen {
      let model = Model()
      var title = "é😀"
      func load() { model.onChange = { self.title = "😀 changed" } }
      func next() { model.onChange = { [unowned self] in self.load() } }
    }
    """,
    "List.swift": "final class List {\n  var rows: [() -> Void] = []\n  func add() { rows.append { self.add() } }\n}\n",
  ]
  private static let pieces = [
    "self", "é", "😀", "\n", "\r\n", "{", "}", " ", "weak ", "[weak self] in ", "// unretain:disable:next all - on purpose\n", "var done: (() -> Void)?\n",
    "func go() { done = { self.go() } }\n", "\"", "(", ")",
  ]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(name, text) }
  }

  @Test(arguments: PositionEncoding.allCases) func whatIsTypedIsJudgedAsTheCommandLineDoes(encoding: PositionEncoding) throws {
    var random = LinearGenerator(state: UInt64(encoding.rawValue.utf8.count) * 7 + UInt64(encoding.rawValue.utf8.last!))
    let editor = Editor()
    editor.initialize(folder.path, capabilities: ["general": ["positionEncodings": [.string(encoding.rawValue)]]], options: ["minimumLevel": "note"])
    var texts = Self.files
    for name in texts.keys.sorted() { editor.open(uri(name), texts[name]!) }
    for version in 2..<40 {
      for name in texts.keys.sorted() where Int.random(in: 0..<2, using: &random) == 0 {
        var steps: [JSONValue] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) { steps.append(change(&texts[name]!, encoding, &random)) }
        editor.notify("textDocument/didChange", ["textDocument": ["uri": .string(uri(name)), "version": .integer(version)], "contentChanges": .array(steps)])
      }
      if Int.random(in: 0..<3, using: &random) == 0 { editor.passTime() }
      guard version % 3 == 0 else { continue }
      editor.settle()
      let expected = try expected(texts, encoding)
      for name in texts.keys.sorted() {
        let shown = editor.published(uri(name))?.items.map { "\($0["code"]?.string ?? "") \(Self.text($0["range"])) \($0["message"]?.string ?? "")" } ?? []
        #expect(shown.map { $0.split(separator: "\n")[0] } == expected[name, default: []].map { $0.split(separator: "\n")[0] }, "\(name), version \(version)")
      }
    }
  }

  private func uri(_ name: String) -> String { FileURI.of(path: folder.absolute(name)) }

  private static func text(_ range: JSONNode?) -> String {
    let numbers = ["line", "character"].map { range?["start"]?[$0]?.integer ?? -1 }
    return "\(numbers)"
  }

  /// Changes a text, and says how in the words of the protocol.
  private func change(_ text: inout String, _ encoding: PositionEncoding, _ random: inout LinearGenerator) -> JSONValue {
    var bytes = Array(text.utf8)
    let scalars = Array(text.unicodeScalars)
    let first = Int.random(in: 0...scalars.count, using: &random)
    let last = Int.random(in: 0..<4, using: &random) == 0 ? min(scalars.count, first + Int.random(in: 0..<12, using: &random)) : first
    // Between the two bytes of a line break is no position.
    func offset(_ index: Int) -> Int { scalars[..<index].reduce(0) { $0 + Unicode.UTF8.width($1) } }
    let lines = TextLines(bytes)
    let start = lines.offset(of: lines.position(of: offset(first), encoding), encoding)
    let end = max(start, lines.offset(of: lines.position(of: offset(last), encoding), encoding))
    let piece = Self.pieces.randomElement(using: &random)!
    let range = TextRange(start: lines.position(of: start, encoding), end: lines.position(of: end, encoding))
    bytes.replaceSubrange(start..<end, with: piece.utf8)
    text = String(decoding: bytes, as: UTF8.self)
    return ["range": range.json, "text": .string(piece)]
  }

  /// What the command line says of the texts, by file.
  private func expected(_ texts: [String: String], _ encoding: PositionEncoding) throws -> [String: [String]] {
    let copy = try TemporaryFolder()
    for (name, text) in texts { try copy.write(name, text) }
    var options = LintOptions()
    options.paths = [copy.path]
    let report = try Linter(options).run().report
    var result: [String: [String]] = [:]
    for finding in report.findings where finding.suppression == nil {
      let document = report.documents[finding.place.file]
      let lines = TextLines(document.bytes)
      let start = lines.position(of: Int(finding.place.range.start), encoding)
      // What an editor underlines has tests of its own.
      let name = String(document.displayPath.split(separator: "/").last!)
      result[name, default: []].append("\(finding.rule) \([start.line, start.character]) \(finding.message)")
    }
    for notification in report.notifications where notification.kind == .directive {
      guard let place = notification.place else { continue }
      let lines = TextLines(report.documents[place.file].bytes)
      let start = lines.position(of: Int(place.range.start), encoding)
      let name = String(report.documents[place.file].displayPath.split(separator: "/").last!)
      result[name, default: []].append("directive \([start.line, start.character]) \(notification.message)")
    }
    return result
  }
}

private struct LinearGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
