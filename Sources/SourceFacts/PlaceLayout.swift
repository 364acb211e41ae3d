/// Where the pieces of a text that is being edited are taken to lie: behind each function, and behind each line that was edited, there is room,
/// so that what grows moves nothing else. The order of places is that of the text.
struct PlaceLayout: Sendable {
  private struct Piece: Sendable {
    /// Where it begins in the text.
    var read: UInt32
    /// Where it is taken to begin.
    var steady: UInt32
    /// Does it begin with a function, or end with one?
    var isBoundary: Bool
  }
  /// In ascending order, the first one at the start of the text.
  private var pieces: [Piece] = []

  /// How many bytes there are to spare behind a function, between two, and behind a line that is edited.
  private static let room: (function: UInt64, between: UInt64, line: UInt32) = (1 << 16, 1 << 12, 1 << 10)

  /// - Returns: `nil` where there are too many places.
  init?(of facts: FileFacts) {
    let parts = FileParts(of: facts.functions)
    // Between two functions, in front of each declaration.
    let declarations = facts.types.map(\.range.start) + facts.properties.map(\.range.start)
    let inside = Set(parts.starts.indices.filter { !$0.isMultiple(of: 2) }.map { parts.starts[$0] })
    let starts = Set(parts.starts + declarations.filter { !parts.isInFunction($0) }).sorted()
    var next: UInt64 = 0
    for (index, start) in starts.enumerated() {
      guard next < UInt32.max / 2 else { return nil }
      pieces.append(Piece(read: start, steady: UInt32(next), isBoundary: true))
      let length = index + 1 < starts.count ? starts[index + 1] - start : 0
      next += UInt64(length) + (inside.contains(start) ? Self.room.function : Self.room.between)
    }
  }

  /// The same for another text.
  ///
  /// - Returns: `nil` where there is no room for it.
  init?(_ earlier: PlaceLayout, replacing edit: TextEdit) {
    pieces = earlier.pieces.filter { $0.read <= edit.start || $0.read >= edit.oldEnd }
    let tail = pieces.partitioningIndex { $0.read >= edit.oldEnd }
    if tail == 0 { return nil }
    let end = earlier.steady(edit.oldEnd)
    for index in tail..<pieces.count { pieces[index].read = pieces[index].read - edit.oldEnd + edit.newEnd }
    if tail == pieces.count || pieces[tail].read > edit.newEnd {
      pieces.insert(Piece(read: edit.newEnd, steady: end, isBoundary: false), at: tail)
    }
    if !hasRoom(before: tail) {
      let growth = edit.newEnd - pieces[tail - 1].read - (pieces[tail].steady - pieces[tail - 1].steady) + Self.room.line
      var index = tail
      while index < pieces.count, !pieces[index].isBoundary {
        pieces[index].steady += growth
        index += 1
      }
    }
    guard pieces.indices.dropFirst().allSatisfy(hasRoom) else { return nil }
  }

  private func hasRoom(before index: Int) -> Bool {
    let (piece, next) = (pieces[index - 1], pieces[index])
    return piece.steady < next.steady && next.read - piece.read <= next.steady - piece.steady
  }

  // MARK: Places

  func steady(_ offset: UInt32) -> UInt32 {
    let piece = pieces[pieces.partitioningIndex { $0.read > offset } - 1]
    return piece.steady + (offset - piece.read)
  }

  func asRead(_ offset: UInt32) -> UInt32 {
    let piece = pieces[pieces.partitioningIndex { $0.steady > offset } - 1]
    return piece.read + (offset - piece.steady)
  }

  func steady(_ range: ByteRange) -> ByteRange { Self.move(range, steady) }
  func asRead(_ range: ByteRange) -> ByteRange { Self.move(range, asRead) }

  /// The place of something that touches what ends where it begins, and what begins where it ends.
  func steady(around range: ByteRange) -> ByteRange {
    ByteRange(start: range.start > 0 ? steady(range.start - 1) + 1 : 0, end: steady(range.end))
  }

  /// Where a range ends goes by its last byte: the next one may lie in another piece.
  private static func move(_ range: ByteRange, _ move: (UInt32) -> UInt32) -> ByteRange {
    let start = move(range.start)
    return ByteRange(start: start, end: range.end > range.start ? move(range.end - 1) + 1 : start)
  }
}

/// The lines of a text that others have taken the place of; both begin at the same byte.
struct TextEdit {
  let start: UInt32
  let oldEnd: UInt32
  let newEnd: UInt32

  /// - Returns: `nil` where all lines have their lengths still.
  init?(from old: FileFacts, to new: FileFacts) {
    if old.lineStarts == new.lineStarts, old.byteCount == new.byteCount { return nil }
    let (first, second) = (old.lineStarts, new.lineStarts)
    var same = 1
    while same < first.count, same < second.count, first[same] == second[same] { same += 1 }
    // What is left of both, lines counted from the end. Lines that come in front of another one leave that as it was.
    let limit = min(first.count, second.count) - same + (same > 1 ? 1 : 0)
    var tail = 0
    while tail < limit, old.byteCount &- first[first.count - 1 - tail] == new.byteCount &- second[second.count - 1 - tail] { tail += 1 }
    start = first[same - 1]
    oldEnd = tail > 0 ? first[first.count - tail] : max(old.byteCount, start)
    newEnd = tail > 0 ? second[second.count - tail] : max(new.byteCount, start)
  }
}

extension Array {
  /// The index of the first element for which it holds; for all behind it, it holds too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
