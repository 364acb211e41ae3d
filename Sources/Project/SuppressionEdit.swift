import FileDiscovery
import Reporting
import Findings
import Facts

/// The edit that inserts a suppression comment for a finding.
public enum SuppressionEdit {
  /// The placeholder for the reason.
  static let placeholder = "FIXME: say why"

  /// A new line above the finding's line, with the same indentation; `nil` where that line would not be a comment, as in a multi-line string.
  public static func edit(for finding: Finding, in document: SourceDocument) -> TextEdit? {
    let offset = Int(min(finding.place.range.start, UInt32(clamping: document.bytes.count)))
    let start = Int(document.lineStarts.last { Int($0) <= offset } ?? 0)
    let indentation = document.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isWindows = document.bytes[start...].first { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } == UInt8(ascii: "\r")
    let comment = "// unretain:disable:next \(finding.rule) - \(placeholder)"
    let line = String(decoding: indentation, as: UTF8.self) + comment + (isWindows ? "\r\n" : "\n")
    var edited = document.bytes
    edited.insert(contentsOf: line.utf8, at: start)
    var reader = FactReader()
    let place = UInt32(start + indentation.count)
    guard reader.facts(of: edited, path: "").directives.contains(where: { $0.range.start == place }) else { return nil }
    return TextEdit(range: ByteRange(start: UInt32(start), end: UInt32(start)), text: line)
  }
}
