import Ownership
import Findings
import Catalog

/// A finding that needs attention, with its place in the form that other tools expect.
struct OpenFinding {
  var finding: Finding
  /// Relative to the root of the repository; absolute if the file lies outside.
  var path: String
  var start: Position
  var end: Position
  /// The identity that survives moved lines.
  var fingerprint: String
}

extension Report {
  /// The findings of a minimum level that neither a comment nor a baseline accepts, without those outside of all documents.
  func openFindings(from level: Level) -> [OpenFinding] {
    // Fingerprints are computed from all findings, so that leaving some out does not change the others.
    zip(findings, Fingerprint.stable(of: findings, in: documents)).compactMap { finding, fingerprint in
      guard finding.isOpen, finding.level != .off, finding.level >= level, let document = document(of: finding.place) else { return nil }
      return OpenFinding(
        finding: finding, path: document.rootRelativePath, start: document.position(at: finding.place.range.start),
        end: document.position(at: finding.place.range.end), fingerprint: fingerprint)
    }
  }

  /// `Cart.swift:12`, relative to the root; `nil` for a step without a place in the source.
  func rootRelativeLine(of place: SourcePlace?) -> String? {
    guard let place, let document = document(of: place) else { return nil }
    return "\(document.rootRelativePath):\(document.position(at: place.range.start).line)"
  }

  /// The ownership path as lines of text, each with its place.
  func pathLines(of finding: Finding) -> [String] {
    finding.path.enumerated().map { index, step in
      "\(index + 1). " + (rootRelativeLine(of: step.place).map { $0 + ": " } ?? "") + step.text
    }
  }
}
