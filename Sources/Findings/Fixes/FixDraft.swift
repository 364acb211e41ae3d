import Facts

extension TextEditDraft {
  var edit: TextEdit {
    switch self {
    case .insert(let offset, let text): TextEdit(range: ByteRange(start: offset, end: offset), text: text)
    case .replace(let start, let end, let text): TextEdit(range: ByteRange(start: start, end: end), text: text)
    }
  }
}

extension Fix {
  init(_ title: String, isSafe: Bool = false, _ drafts: [TextEditDraft]) {
    self.init(
      title: title, edits: drafts.map(\.edit).sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }, isSafe: isSafe)
  }
}

extension String {
  /// Whether it can be used in a capture list unchanged.
  var isPlainIdentifier: Bool {
    guard let first, first.isLetter || first == "_", self != "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
