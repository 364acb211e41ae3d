import Facts

/// One source line with a marked range, laid out for a terminal.
struct SourceExcerpt: Sendable, Equatable {
  /// The line: tabs become four spaces, truncated parts `…`.
  var text: String
  /// The 0-based terminal column where the range begins.
  var spotColumn: Int
  /// The width of the range in terminal columns, at least 1.
  var spotWidth: Int

  /// `^~~~` under the range.
  var underline: String {
    String(repeating: " ", count: spotColumn) + "^" + String(repeating: "~", count: spotWidth - 1)
  }

  /// The first line of a range. `nil` if that line is blank or not available.
  /// - Parameter maximumWidth: The maximum number of terminal columns for `text`.
  init?(_ document: SourceDocument, range: ByteRange, maximumWidth: Int = 100) {
    let line = document.lineContent(document.position(at: range.start).line)
    guard !line.isEmpty, maximumWidth > 8 else { return nil }
    let start = min(max(Int(range.start), line.lowerBound), line.upperBound)
    let end = min(max(range.indices.upperBound, start), line.upperBound)

    let (first, last) = Self.part(of: line, around: start, in: document, maximumWidth)
    let cells = Self.cells(document.text(first..<max(first, last)), firstOffset: first)
    guard cells.contains(where: { $0.text != " " }) else { return nil }

    let columns = Self.columns(of: cells, start: start, end: end)
    let total = cells.reduce(0) { $0 + $1.width }
    if total <= maximumWidth, first == line.lowerBound, last == line.upperBound {
      text = cells.map(\.text).joined()
      spotColumn = columns.lowerBound
      spotWidth = max(columns.count, 1)
      return
    }
    var leading = 0
    if columns.lowerBound + min(columns.count, maximumWidth / 2) > maximumWidth - 2 || first > line.lowerBound {
      leading = max(0, columns.lowerBound - maximumWidth / 3)
      // Near the end of the line, more of the preceding text fits.
      if last == line.upperBound { leading = min(leading, max(0, total + 1 - maximumWidth)) }
    }
    (text, spotColumn, spotWidth) = Self.cut(
      cells, leading: leading, isCutBefore: first > line.lowerBound, isCutAfter: last < line.upperBound,
      spot: columns, maximumWidth: maximumWidth)
  }

  /// Enough of a very long line. An ASCII character has a column at least; in practice, no other character is narrower than a fortieth of its bytes.
  private static func part(of line: Range<Int>, around start: Int, in document: SourceDocument, _ maximumWidth: Int) -> (first: Int, last: Int) {
    func part(_ reach: Int) -> Range<Int> { max(line.lowerBound, start - reach)..<min(line.upperBound, start + reach) }
    let near = part(2 * maximumWidth)
    let enough = document.bytes[near].allSatisfy { $0 < 0x80 } ? near : part(40 * maximumWidth)
    return (document.characterStart(enough.lowerBound), document.characterStart(enough.upperBound))
  }

  private struct Cell {
    var text: String
    var width: Int
    /// Byte offsets in the document.
    var start: Int
    var end: Int
  }

  private static func cells(_ text: String, firstOffset: Int) -> [Cell] {
    var offset = firstOffset
    var cells: [Cell] = []
    for character in text {
      let next = offset + character.utf8.count
      if character == "\t" {
        for _ in 0..<4 { cells.append(Cell(text: " ", width: 1, start: offset, end: next)) }
      } else {
        let shown = TerminalText.printable(String(character))
        cells.append(Cell(text: shown, width: TerminalText.width(of: shown), start: offset, end: next))
      }
      offset = next
    }
    return cells
  }

  /// The terminal columns of the cells touched by a range of bytes; an empty range after the last one if there are none.
  private static func columns(of cells: [Cell], start: Int, end: Int) -> Range<Int> {
    var column = 0
    var spot: Range<Int>?
    for cell in cells {
      let isTouched = start == end ? (cell.start <= start && start < cell.end) : (cell.end > start && cell.start < end)
      if isTouched {
        spot = (spot?.lowerBound ?? column)..<(column + cell.width)
        if start == end { break }
      }
      column += cell.width
    }
    return spot ?? column..<column
  }

  private static func cut(
    _ cells: [Cell], leading: Int, isCutBefore: Bool, isCutAfter: Bool, spot: Range<Int>, maximumWidth: Int
  ) -> (String, Int, Int) {
    var text = isCutBefore || leading > 0 ? "…" : ""
    var width = text.isEmpty ? 0 : 1
    var column = 0
    /// The offset from columns in the whole line to columns in the text.
    var shift = 0
    var isFirst = true
    var isCutAfter = isCutAfter
    for (index, cell) in cells.enumerated() {
      defer { column += cell.width }
      if column < leading { continue }
      if isFirst {
        shift = width - column
        isFirst = false
      }
      // One column is reserved for `…` if anything follows.
      let limit = index == cells.count - 1 && !isCutAfter ? maximumWidth : maximumWidth - 1
      if width + cell.width > limit {
        isCutAfter = true
        break
      }
      text += cell.text
      width += cell.width
    }
    if isCutAfter { text += "…" }
    let start = max(0, min(spot.lowerBound + shift, width))
    let end = max(start + 1, min(spot.upperBound + shift, width))
    return (text, start, end - start)
  }
}
