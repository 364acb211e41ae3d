import Foundation

/// Where the corpus lies, as files; see `Tests/Corpus/README.md`.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let project = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let measuredTable = folder.appendingPathComponent("measured.tsv")
  static let ratchet = folder.appendingPathComponent("ratchet.tsv")
  /// The places of which the analyser is known to say something wrong, and why.
  static let mistakes = folder.appendingPathComponent("mistakes.tsv")
  /// What the README links.
  static let report = project.appendingPathComponent("docs/corpus.md")

  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// A table's rows, each by the names in the first line.
  static func rows(_ file: URL) throws -> [[String: String]] {
    var lines = try text(file).split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard !lines.isEmpty else { return [] }
    let columns = lines.removeFirst()
    return lines.map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

/// A place under judgement, as it was measured.
struct MeasuredPlace {
  enum Outcome: String { case freed, freedLate, leaked, trapped }
  enum Decider: String { case text, program, run }

  var scenario: String
  var mark: String
  /// The rule that its author expects, empty where nothing is wrong.
  var rule: String
  var decidedBy: Decider
  var outcome: Outcome

  var family: String { String(scenario.prefix { $0 != "/" }) }
  var isHarmful: Bool { outcome == .leaked || outcome == .trapped }

  static func all() throws -> [MeasuredPlace] {
    try Corpus.rows(Corpus.measuredTable).map { row in
      guard let decidedBy = Decider(rawValue: row["decidedBy"] ?? ""), let outcome = Outcome(rawValue: row["outcome"] ?? "") else {
        throw UnreadableRow(row: row)
      }
      return MeasuredPlace(
        scenario: row["scenario"] ?? "", mark: row["mark"] ?? "", rule: row["rule"] ?? "", decidedBy: decidedBy, outcome: outcome)
    }
  }

  struct UnreadableRow: Error { var row: [String: String] }
}
