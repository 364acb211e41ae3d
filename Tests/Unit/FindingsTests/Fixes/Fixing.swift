import BuiltInRules
import Ownership
import Program
@testable import Findings
import Catalog
import Facts

/// Applies all fixes of one text that go together, once.
enum Fixing {
  static func findings(_ source: String, rules: [String: Level] = [:]) -> [Finding] {
    var reader = FactReader()
    let bytes = Array(source.utf8)
    let program = Program(files: [reader.facts(of: bytes, path: "Source.swift")], modules: [0], models: BuiltIn.models)
    let engine = RuleEngine(catalog: BuiltIn.catalog, settings: RuleSettings(levels: rules))
    let findings = engine.evaluate(OwnershipAnalysis(program, jobs: 1).run())
    return FixPlanner(program: program, texts: [bytes]).offer(for: findings).filter { $0.level >= .warning }
  }

  /// The text after one round of fixes.
  static func fixed(_ source: String, rules: [String: Level] = [:]) -> String {
    var reader = FactReader()
    let bytes = Array(source.utf8)
    var selection = FixSelection(lineStarts: reader.facts(of: bytes, path: "").lineStarts)
    for finding in findings(source, rules: rules) {
      if case .fix(let fix) = finding.fix { _ = selection.take(fix) }
    }
    return String(decoding: EditedText(bytes, selection.edits).bytes, as: UTF8.self)
  }

  /// Why the findings have no fix.
  static func refusals(_ source: String) -> [String] {
    findings(source).compactMap { if case .refused(let reason) = $0.fix { reason } else { nil } }
  }

  /// A class whose model keeps closures of several types, with the given method bodies in it.
  static func screen(_ body: String, members: String = "") -> String {
    """
    final class Model {
      var onChange: ((Int) -> Void)?
      var onDone: (() -> Void)?
      var title: (() -> String)?
      var parent: (() -> Screen?)?
    }

    final class Screen {
      let model = Model()
      let name = "screen"
      var count = 0
      func show(_ value: Int) {}
      func refresh() {}
      func load(from path: String, retry: Bool) throws {}
    \(members)
      func start() {
    \(body)
      }
    }

    """
  }

  /// The body of `start()` after one round of fixes.
  static func fixedBody(_ body: String, members: String = "") -> String {
    let parts = screen("\u{1}", members: members).split(separator: "\u{1}")
    let text = fixed(screen(body, members: members))
    return String(text.dropFirst(parts[0].count).dropLast(parts[1].count))
  }
}
