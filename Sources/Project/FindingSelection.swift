import Ownership
import Reporting
import Findings

/// Selects the findings that a run reports.
struct FindingSelection {
  let scope: ProjectScope
  let changes: SourceChanges?
  let sources: [SourceFile]
  let documents: [SourceDocument]
  /// For each file, whether it is read only as context for others.
  let isIndexOnly: [Bool]
  /// Whether a new finding counts if its path goes through a reported file.
  let followsPaths: Bool

  /// Whether the file is reported on.
  func covers(_ file: Int) -> Bool { !isIndexOnly[file] && scope.reports(sources[file].found) }

  /// Whether the finding lies in a reported file, or its path goes through one.
  func covers(_ finding: Finding) -> Bool {
    if covers(finding.place.file) { return true }
    guard followsPaths, finding.isOpen, !isIndexOnly[finding.place.file] else { return false }
    return finding.path.contains { step in step.place.map { covers($0.file) } ?? false }
  }

  /// Whether the finding's place or a step of its path touches changed lines.
  func touchesChanges(_ finding: Finding) -> Bool {
    isChanged(finding.place, wholeRange: true)
      || finding.path.contains { step in step.place.map { isChanged($0, wholeRange: false) } ?? false }
  }

  func touchesChanges(_ place: SourcePlace) -> Bool { isChanged(place, wholeRange: true) }

  private func isChanged(_ place: SourcePlace, wholeRange: Bool) -> Bool {
    guard let changes else { return true }
    let path = sources[place.file].found.absolutePath
    guard changes.lines.files[path] != nil else { return false }
    let first = documents[place.file].position(at: place.range.start).line
    // A step may cover a whole closure. Reports show its first line.
    let last = wholeRange ? documents[place.file].position(at: max(place.range.start, place.range.end)).line : first
    return changes.lines.touch(path, lines: first...max(first, last))
  }

  /// Baseline entries that this run can call gone: their file was analysed with its surroundings, or no longer exists.
  func isGone(_ entry: KnownFinding, analysed: Set<String>) -> Bool {
    scope.coversWholeFolders && analysed.contains(entry.path) || !FilePaths.exists(scope.absolutePath(ofReported: entry.path))
  }
}
