import BuiltInRules
import Foundation
import Ownership
import Program
import Findings
import Catalog
import Facts
import Syntax

/// A small program, as the transformations get it.
struct SourceProgram {
  struct File {
    var path: String
    var bytes: [UInt8]
    var facts: FileFacts
    /// `nil` where the grammar cannot follow: then nobody knows what an edit would do.
    var tree: SourceTree?

    init(path: String, bytes: [UInt8]) {
      var reader = FactReader()
      self.path = path
      self.bytes = bytes
      facts = reader.facts(of: bytes, path: path)
      tree = facts.parseErrors.isEmpty ? reader.tree(of: bytes).flatMap { $0.hasErrors ? nil : SourceTree($0) } : nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func text(_ range: ByteRange) -> String { text(Int(range.start)..<Int(range.end)) }
  }

  var name: String
  var files: [File]

  init(name: String, sources: [(path: String, bytes: [UInt8])]) {
    self.name = name
    files = sources.map { File(path: $0.path, bytes: $0.bytes) }
  }

  /// What the rules say of a program.
  static func findings(_ files: [FileFacts]) -> [Finding] {
    let program = Program(files: files, modules: files.map { _ in 0 }, models: BuiltIn.models)
    return RuleEngine(catalog: BuiltIn.catalog).evaluate(OwnershipAnalysis(program, jobs: 1).run())
  }
}

extension SourceProgram {
  /// The corpus's scenarios and the rules' examples, always in the same order.
  static func all() throws -> [SourceProgram] { try scenarios() + examples() }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/Scenarios")

  private static func scenarios() throws -> [SourceProgram] {
    let manager = FileManager.default
    var programs: [SourceProgram] = []
    for family in try manager.contentsOfDirectory(atPath: folder.path).sorted() {
      let family = folder.appendingPathComponent(family)
      for entry in try manager.contentsOfDirectory(atPath: family.path).sorted() where !entry.hasSuffix(".driver.swift") {
        let place = family.appendingPathComponent(entry)
        let files = entry.hasSuffix(".split") ? try manager.contentsOfDirectory(atPath: place.path).sorted().map { place.appendingPathComponent($0) } : [place]
        programs.append(
          SourceProgram(
            name: "\(family.lastPathComponent)/\(entry)",
            sources: try files.map { ($0.lastPathComponent, withoutMarks(try String(contentsOf: $0, encoding: .utf8))) }))
      }
    }
    return programs
  }

  private static func withoutMarks(_ text: String) -> [UInt8] {
    let lines = text.components(separatedBy: "\n").map { line in line.range(of: "//@").map { String(line[..<$0.lowerBound]) } ?? line }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func examples() -> [SourceProgram] {
    BuiltIn.catalog.rules.flatMap { rule in
      (rule.firingExamples + rule.harmlessExamples).enumerated().map { index, example in
        SourceProgram(name: "\(rule.name)[\(index)]", sources: [("Example.swift", Array(example.source.filter { $0 != "↓" }.utf8))])
      }
    }
  }
}
