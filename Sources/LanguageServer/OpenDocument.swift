import Text

/// A text that an editor has open.
struct OpenDocument: Sendable {
  /// As the editor spells it.
  let uri: String
  /// Absolute, without symbolic links.
  let path: String
  /// The project that judges it.
  let project: Int
  var version: Int
  var bytes: [UInt8]
  /// What the editor was sent last, and for which version.
  var published: (version: Int, diagnostics: [Diagnostic])?
  /// What the editor has asked for last, under the name that it knows it by.
  var pulled: (id: String, diagnostics: [Diagnostic])?

  /// Makes changes, each in the text that those before it leave. What is out of range is moved in, as the protocol has it for positions.
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
