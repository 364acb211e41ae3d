import Facts

/// A text after non-overlapping edits.
public struct EditedText: Sendable {
  public let bytes: [UInt8]
  private let edits: [TextEdit]

  /// - Parameter edits: In any order; they must not overlap.
  public init(_ original: [UInt8], _ edits: [TextEdit]) {
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var result: [UInt8] = []
    result.reserveCapacity(original.count + edits.count * 32)
    var next = 0
    for edit in self.edits {
      result += original[next..<Int(edit.range.start)]
      result += edit.text.utf8
      next = Int(edit.range.end)
    }
    bytes = result + original[next...]
  }

  /// The new position of an original offset. Replaced text maps to the beginning of its replacement.
  public func position(of offset: UInt32) -> UInt32 {
    var shift = 0
    for edit in edits where edit.range.start <= offset {
      if edit.range.end <= offset {
        shift += edit.text.utf8.count - Int(edit.range.end - edit.range.start)
      } else {
        return UInt32(Int(edit.range.start) + shift)
      }
    }
    return UInt32(Int(offset) + shift)
  }

  /// The original position of a new offset. Inserted text maps to the point of insertion.
  public func original(of position: UInt32) -> UInt32 {
    var shift = 0
    for edit in edits {
      let start = Int(edit.range.start) + shift
      let end = start + edit.text.utf8.count
      if Int(position) < start { break }
      if Int(position) < end { return edit.range.start }
      shift += edit.text.utf8.count - Int(edit.range.end - edit.range.start)
    }
    return UInt32(Int(position) - shift)
  }
}

/// Selects fixes of a file that can be applied together.
///
/// Two fixes that touch one line are never applied at once, because each would format the line on its own. The other one follows when the text has been
/// analysed again.
public struct FixSelection: Sendable {
  private let lineStarts: [UInt32]
  private var lines: Set<Int> = []
  /// The edits of all selected fixes.
  public private(set) var edits: [TextEdit] = []

  public init(lineStarts: [UInt32]) { self.lineStarts = lineStarts }

  /// Selects a fix unless it touches a line of another one.
  public mutating func take(_ fix: Fix) -> Bool {
    let layout = SourceLayout(bytes: [], lineStarts: lineStarts)
    var own: Set<Int> = []
    for edit in fix.edits { own.formUnion(layout.line(of: edit.range.start)...layout.line(of: edit.range.end)) }
    guard !fix.edits.isEmpty, lines.isDisjoint(with: own) else { return false }
    lines.formUnion(own)
    edits += fix.edits
    return true
  }
}
