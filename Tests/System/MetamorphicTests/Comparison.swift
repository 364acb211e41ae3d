import Foundation
import Findings
import Facts

/// What is said of a program and of a variant of it, and in what the two differ.
struct Comparison {
  /// A finding without its place in the new text.
  fileprivate struct Statement: Hashable, CustomStringConvertible {
    var file: Int
    var offset: Int
    var rule: String
    var level: String
    var subject: String
    var message: String

    var description: String { "\(file):\(offset) \(level) \(rule): \(message) [\(subject)]" }
  }

  var differences: [String]

  init(_ program: SourceProgram, _ before: [Finding], _ variant: Variant) {
    let old = before.map { finding -> Statement in
      let file = finding.place.file
      return Statement(finding, file: file, offset: variant.rewritings[file].settled(Int(finding.place.range.start)))
    }
    var reader = FactReader()
    let facts = variant.files.map { reader.facts(of: $0.bytes, path: $0.path) }
    let new = SourceProgram.findings(facts).map { finding -> Statement in
      let origin = variant.files[finding.place.file].origin(of: Int(finding.place.range.start))
      return Statement(finding, file: origin?.file ?? -1, offset: origin?.offset ?? -1)
    }
    let lost = Set(old).subtracting(new).map { "  before: \($0)" }
    let added = Set(new).subtracting(old).map { "  after:  \($0)" }
    let errors = zip(variant.files, facts).filter { !$1.parseErrors.isEmpty }.map { "  the grammar cannot read \($0.0.path)" }
    differences = errors + lost.sorted() + added.sorted()
  }
}

extension Comparison.Statement {
  fileprivate init(_ finding: Finding, file: Int, offset: Int) {
    func plain(_ text: String) -> String { text.replacingOccurrences(of: Renaming.suffix, with: "") }
    self.init(
      file: file, offset: offset, rule: finding.rule, level: "\(finding.level)",
      subject: plain(finding.identity.joined(separator: " · ")), message: plain(finding.message))
  }
}
