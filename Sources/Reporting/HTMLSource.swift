import Ownership
import Findings
import Facts

/// Source code in HTML: highlighted, with line numbers and a marked range.
struct HTMLSource {
  private let document: SourceDocument
  private let highlighter: SwiftHighlighter

  /// Longer lines are truncated.
  private static let lineLimit = 300

  init(_ document: SourceDocument) {
    self.document = document
    highlighter = SwiftHighlighter(document.bytes)
  }

  /// The lines around a place; empty if they are not available.
  func excerpt(around place: SourcePlace, context: Int = 3) -> String {
    guard !document.bytes.isEmpty else { return "" }
    let line = document.position(at: place.range.start).line
    let lines = max(1, line - context)...min(max(document.lineStarts.count, 1), line + context)
    let rows = lines.filter { $0 == line || !document.lineContent($0).isEmpty || ($0 != lines.lowerBound && $0 != lines.upperBound) }
    let width = String(lines.upperBound).count
    let text = rows.map { number -> String in
      let padded = String(repeating: " ", count: width - String(number).count) + String(number)
      let code = code(line: number, marking: number == line ? place.range.indices : nil)
      return number == line ? "<b><i>\(padded)</i>\(code)</b>" : "<i>\(padded)</i>\(code)"
    }
    return "<pre class=\"code\">\(text.joined(separator: "\n"))</pre>"
  }

  /// The line of a place without indentation.
  func line(of place: SourcePlace) -> String {
    guard !document.bytes.isEmpty else { return "" }
    return code(line: document.position(at: place.range.start).line, marking: place.range.indices, trimsIndentation: true)
  }

  private func code(line: Int, marking spot: Range<Int>?, trimsIndentation: Bool = false) -> String {
    var content = document.lineContent(line)
    if trimsIndentation {
      let indentation = document.bytes[content].prefix { $0 == 0x20 || $0 == 0x09 }.count
      content = content.lowerBound + indentation..<content.upperBound
    }
    var isCut = false
    if content.count > Self.lineLimit {
      content = content.lowerBound..<document.characterStart(content.lowerBound + Self.lineLimit)
      isCut = true
    }
    let mark = spot.map { $0.clamped(to: content) }.flatMap { $0.isEmpty ? nil : $0 }
    guard let mark else { return colored(content) + (isCut ? "…" : "") }
    return colored(content.lowerBound..<mark.lowerBound) + "<mark>" + colored(mark) + "</mark>" + colored(mark.upperBound..<content.upperBound)
      + (isCut ? "…" : "")
  }

  private func colored(_ range: Range<Int>) -> String {
    var result = ""
    var next = range.lowerBound
    for piece in highlighter.pieces(in: range) {
      result += escaped(next..<piece.range.lowerBound) + "<span class=\(piece.token.rawValue)>" + escaped(piece.range) + "</span>"
      next = piece.range.upperBound
    }
    return result + escaped(next..<range.upperBound)
  }

  private func escaped(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : HTMLText.escaped(document.text(range).replacingTabs)
  }

  /// The changes of a fix as removed and added lines.
  func changes(of fix: Fix) -> String {
    guard !document.bytes.isEmpty, let first = fix.edits.first, let last = fix.edits.last else { return "" }
    let firstLine = document.position(at: first.range.start).line
    let lastLine = document.position(at: last.range.end).line
    let start = document.lineContent(firstLine).lowerBound
    let end = document.lineContent(lastLine).upperBound
    guard start <= end else { return "" }
    var new: [UInt8] = []
    var next = start
    for edit in fix.edits {
      let range = edit.range.indices
      guard next <= range.lowerBound, range.upperBound <= end else { return "" }
      new += document.bytes[next..<range.lowerBound] + Array(edit.text.utf8)
      next = range.upperBound
    }
    new += document.bytes[next..<end]
    return Self.difference(Array(document.bytes[start..<end]), new)
  }

  /// The lines of both texts, with common lines unchanged.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
    let old = lines(old)
    let new = lines(new)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        rows.append("<del>- \(HTMLText.escaped(old[left].replacingTabs))</del>")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        rows.append("<ins>+ \(HTMLText.escaped(new[right].replacingTabs))</ins>")
        right += 1
      } else {
        rows.append("  " + HTMLText.escaped(old[left].replacingTabs))
        left += 1
        right += 1
      }
    }
    return "<pre class=\"code diff\">\(rows.joined(separator: "\n"))</pre>"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
  }
}

extension String {
  /// Replaces each tab with several spaces; `HTMLText.escaped` would make it a single one.
  fileprivate var replacingTabs: String { contains("\t") ? split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ") : self }
}
