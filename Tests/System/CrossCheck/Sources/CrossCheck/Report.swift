import Foundation

/// The numbers of many files, and their disagreements.
struct Report {
  private struct Row {
    var both = 0
    var onlySwiftSyntax = 0
    var onlyFacts = 0
    /// Of those that only one has found: lost to parse errors, and left out on purpose.
    var parseLosses = 0
    var expected = 0

    var total: Int { both + onlySwiftSyntax + onlyFacts }
  }

  private var rows: [Category: Row] = [:]
  private(set) var files = 0
  private(set) var filesWithParseErrors = 0
  /// The disagreements for which no reason is good enough.
  private(set) var unexpected = 0

  mutating func add(_ file: FileComparison) {
    files += 1
    if file.hasParseError { filesWithParseErrors += 1 }
    for (category, count) in file.foundByBoth { rows[category, default: Row()].both += count }
    for disagreement in file.disagreements {
      var row = rows[disagreement.occurrence.category] ?? Row()
      switch disagreement.finder {
      case .swiftSyntax: row.onlySwiftSyntax += 1
      case .facts: row.onlyFacts += 1
      }
      if case .omitted = disagreement.reason { row.expected += 1 } else { unexpected += 1 }
      if disagreement.reason.isParseLoss { row.parseLosses += 1 }
      rows[disagreement.occurrence.category] = row
    }
  }

  /// Agreement counts what both have found and what is left out on purpose, among all that either has found. The last column
  /// does so without what parse errors cost.
  var table: String {
    var lines = [
      [
        "", "both", "only swift-syntax", "only the facts", "on purpose", "parse errors", "agreement", "where parsed",
      ]
    ]
    for category in Category.allCases {
      let row = rows[category] ?? Row()
      let agreed = row.both + row.expected
      lines.append([
        category.title, "\(row.both)", "\(row.onlySwiftSyntax)", "\(row.onlyFacts)", "\(row.expected)", "\(row.parseLosses)",
        percentage(agreed, of: row.total), percentage(agreed, of: row.total - row.parseLosses),
      ])
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func percentage(_ count: Int, of total: Int) -> String {
    guard total > 0 else { return "-" }
    // Rounded down: 100.00 % means all.
    return String(format: "%.2f %%", (Double(count) / Double(total) * 10_000).rounded(.down) / 100)
  }
}

extension FileComparison {
  /// One line for each disagreement.
  func lines(isVerbose: Bool) -> [String] {
    disagreements.compactMap { disagreement in
      if case .omitted = disagreement.reason, !isVerbose { return nil }
      let place = place(disagreement.occurrence.offset)
      let detail = disagreement.occurrence.detail.isEmpty ? "" : " (\(disagreement.occurrence.detail))"
      let surroundings = disagreement.surroundings.isEmpty ? "" : "; \(disagreement.surroundings)"
      return "\(path):\(place.line):\(place.column): \(disagreement.occurrence.category.rawValue)\(detail): "
        + "\(disagreement.finder.rawValue); \(disagreement.reason.text)\(surroundings)"
    }
  }
}
