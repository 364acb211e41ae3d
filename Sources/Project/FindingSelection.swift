import Ownership
import Reporting
import Findings

/// Which findings of a program a run reports.
struct FindingSelection {
  let scope: ProjectScope
  let changes: SourceChanges?
  let sources: [SourceFile]
  let documents: [SourceDocument]
  /// For each file whether it is read only for what others need to know of it.
  let isIndexOnly: [Bool]
  /// Whether a new finding counts where its path goes through a file that is reported on.
  let followsPaths: Bool

  /// Is the file one of those that are reported on?
  func covers(_ file: Int) -> Bool { !isIndexOnly[file] && scope.reports(sources[file].found) }

  /// Is the finding in one of those, or came it about through one?
  func covers(_ finding: Finding) -> Bool {
    if covers(finding.place.file) { return true }
    guard followsPaths, finding.isOpen, !isIndexOnly[finding.place.file] else { return false }
    return finding.path.contains { step in step.place.map { covers($0.file) } ?? false }
  }

  /// Does a finding touch changed lines, with its place or with a step of its path?
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
    // A step may stand for a whole closure; its first line is what reports show.
    let last = wholeRange ? documents[place.file].position(at: max(place.range.start, place.range.end)).line : first
    return changes.lines.touch(path, lines: first...max(first, last))
  }

  /// The entries of a baseline that this run can call gone: their file was analysed together with those around it, or is no more.
  func isGone(_ entry: KnownFinding, analysed: Set<String>) -> Bool {
    scope.coversWholeFolders && analysed.contains(entry.path) || !FilePaths.exists(scope.absolutePath(ofReported: entry.path))
  }
}
