import Facts

/// A text after edits that do not overlap.
public struct EditedText: Sendable {
  public let bytes: [UInt8]
  private let edits: [TextEdit]

  /// - Parameter edits: In any order; none may overlap another.
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

  /// Where what stood at an offset of the original stands now; what was replaced stands where its replacement begins.
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

  /// Where in the original stood what stands at an offset now; for what is new, where it was put in.
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

/// Chooses among the fixes of a file those that can be applied together.
///
/// Two that touch one line are never applied at once: each would lay out the line for itself. The other one's turn comes when the text
/// has been analysed again.
public struct FixSelection: Sendable {
  private let lineStarts: [UInt32]
  private var lines: Set<Int> = []
  /// The edits of all fixes taken so far.
  public private(set) var edits: [TextEdit] = []

  public init(lineStarts: [UInt32]) { self.lineStarts = lineStarts }

  /// Takes a fix, unless it touches a line that another one touches.
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
