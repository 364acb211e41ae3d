import Text

/// A text open in an editor.
struct OpenDocument: Sendable {
  /// As spelled by the editor.
  let uri: String
  /// Absolute, without symbolic links.
  let path: String
  /// The project that judges it.
  let project: Int
  var version: Int
  var bytes: [UInt8]
  /// The diagnostics last sent to the editor, and their version.
  var published: (version: Int, diagnostics: [Diagnostic])?
  /// The diagnostics last requested by the editor, with their identifier.
  var pulled: (id: String, diagnostics: [Diagnostic])?

  /// Applies changes in order. Positions out of range are clamped, as the protocol requires.
  mutating func apply(_ change: TextChange, _ encoding: PositionEncoding) {
    for step in change.steps {
      guard let range = step.range else {
        bytes = Array(step.text.utf8)
        continue
      }
      let lines = TextLines(bytes)
      let start = lines.offset(of: range.start, encoding)
      let end = lines.offset(of: range.end, encoding)
      bytes.replaceSubrange(min(start, end)..<max(start, end), with: step.text.utf8)
    }
    version = change.version ?? version + 1
  }
}
