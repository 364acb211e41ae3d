/// Where the pieces of a text that is being edited are taken to lie: behind each function, and behind each of its lines, there is room,
/// so that what grows moves nothing else. Within a line that was edited places are counted and not measured: one letter more in a name moves nothing, not even
/// the end of what is open there. The order of places is that of the text.
struct PlaceLayout: Sendable {
  private struct Piece: Sendable {
    /// Where it begins in the text.
    var read: UInt32
    /// Where it is taken to begin.
    var steady: UInt32
    /// Does it begin with a function or declaration, or end with a function?
    var isBoundary: Bool
    /// How far from its beginning things begin and end, in ascending order, if it was edited; else places are as far from it as in the text.
    var marks: [UInt32]?
    /// Where the last of them is taken to lie: what ends with the line still does when somebody writes on.
    var last: UInt32 = 0

    /// A place in the text, for what begins in the piece, or ends in it.
    func steady(_ offset: UInt32) -> UInt32 {
      let counted = counted(offset)
      guard let marks, !marks.isEmpty, counted - steady == marks.count else { return counted }
      return steady + last
    }

    /// The same where the last place is no further away than any other.
    func counted(_ offset: UInt32) -> UInt32 {
      guard let marks else { return steady &+ (offset &- read) }
      return steady + UInt32(marks.partitioningIndex { $0 > offset - read })
    }

    func asRead(_ offset: UInt32) -> UInt32 {
      let distance = offset - steady
      guard let marks, distance > 0 else { return read + distance }
      return Int(distance) < marks.count ? read + marks[Int(distance) - 1] : read + (marks.last ?? 0)
    }
  }
  /// In ascending order, the first one at the start of the text.
  private var pieces: [Piece] = []

  /// How many bytes there are to spare behind a function, between two, and behind a line of one.
  private static let room: (function: UInt64, between: UInt64, line: UInt32) = (1 << 16, 1 << 12, 1 << 10)

  /// - Returns: `nil` where there are too many places.
  init?(of facts: FileFacts) {
    let parts = FileRegions(of: facts.functions)
    // Between two functions, in front of each declaration.
    let declarations = facts.types.map(\.range.start) + facts.properties.map(\.range.start)
    let boundaries = Set(parts.starts + declarations.filter { !parts.isInFunction($0) })
    // A line more in a function moves none of the others.
    let starts = boundaries.union(facts.lineStarts.filter(parts.isInFunction)).sorted()
    var next: UInt64 = 0
    for (index, start) in starts.enumerated() {
      guard next < UInt32.max / 2 else { return nil }
      pieces.append(Piece(read: start, steady: UInt32(next), isBoundary: boundaries.contains(start)))
      guard index + 1 < starts.count else { break }
      let following = starts[index + 1]
      next += UInt64(following - start)
      next += !boundaries.contains(following) ? UInt64(Self.room.line) : parts.isInFunction(start) ? Self.room.function : Self.room.between
    }
  }

  /// The same for another text.
  ///
  /// - Parameter edits: In ascending order; none where all lines have their lengths still.
  /// - Returns: `nil` where there is no room for it.
  init?(_ earlier: PlaceLayout, for facts: FileFacts, replacing edits: [LineEdit]) {
    pieces = earlier.pieces
    // From the last to the first: an edit moves what is behind it.
    for edit in edits.reversed() where !replace(edit) { return nil }
    guard edits.isEmpty || pieces.indices.dropFirst().allSatisfy(hasRoom) else { return nil }
    mark(facts)
  }

  /// - Returns: Whether it is known what the lines lie behind.
  private mutating func replace(_ edit: LineEdit) -> Bool {
    let around = piece(at: edit.oldEnd)
    let end = around.counted(edit.oldEnd)
    pieces.removeAll { $0.read > edit.start && $0.read < edit.oldEnd }
    var tail = pieces.partitioningIndex { $0.read >= edit.oldEnd }
    if tail == 0 { return false }
    for index in tail..<pieces.count { pieces[index].read = pieces[index].read - edit.oldEnd + edit.newEnd }
    if tail == pieces.count || pieces[tail].read > edit.newEnd {
      pieces.insert(Piece(read: edit.newEnd, steady: end, isBoundary: false, marks: around.marks), at: tail)
    }
    let before = pieces[tail - 1]
    if before.read < edit.start {
      pieces.insert(Piece(read: edit.start, steady: before.steady + (edit.start - before.read), isBoundary: false, marks: []), at: tail)
      tail += 1
    } else {
      pieces[tail - 1].marks = []
    }
    if !hasRoom(before: tail) {
      // Where a line is taken apart that was edited before, its places lay closer together.
      let length = Int(edit.newEnd - pieces[tail - 1].read), space = Int(pieces[tail].steady) - Int(pieces[tail - 1].steady)
      let growth = UInt32(length - space) + Self.room.line
      var index = tail
      while index < pieces.count, !pieces[index].isBoundary {
        pieces[index].steady += growth
        index += 1
      }
    }
    return true
  }

  /// Notes what begins and ends in the lines that were edited.
  private mutating func mark(_ facts: FileFacts) {
    let edited = pieces.indices.filter { pieces[$0].marks != nil }
    if edited.isEmpty { return }
    var marks: [Int: Set<UInt32>] = [:]
    let spans = edited.map { (start: pieces[$0].read, end: $0 + 1 < pieces.count ? pieces[$0 + 1].read : UInt32.max) }
    facts.forEachRange(touching: spans) { range in
      for (offset, inside) in [(range.start, range.start), (range.end, max(range.start, range.end &- 1))] {
        let index = pieces.partitioningIndex { $0.read > inside } - 1
        if pieces[index].marks != nil, offset > pieces[index].read { marks[index, default: []].insert(offset - pieces[index].read) }
      }
    }
    for index in edited {
      let sorted = marks[index].map { $0.sorted() } ?? []
      let space = index + 1 < pieces.count ? pieces[index + 1].steady - pieces[index].steady : Self.room.line
      pieces[index].marks = sorted
      pieces[index].last = max(UInt32(sorted.count), space - 1)
    }
  }

  private func hasRoom(before index: Int) -> Bool {
    let (piece, next) = (pieces[index - 1], pieces[index])
    return piece.steady < next.steady && next.read - piece.read <= next.steady - piece.steady
  }

  // MARK: Places

  private func piece(at offset: UInt32) -> Piece { pieces[pieces.partitioningIndex { $0.read > offset } - 1] }
  private func piece(atSteady offset: UInt32) -> Piece { pieces[pieces.partitioningIndex { $0.steady > offset } - 1] }

  func steady(_ offset: UInt32) -> UInt32 { piece(at: offset).steady(offset) }

  // Where a range ends goes by its last byte: the next one may lie in another piece.

  func steady(_ range: ByteRange) -> ByteRange {
    let start = steady(range.start)
    return ByteRange(start: start, end: range.end > range.start ? piece(at: range.end - 1).steady(range.end) : start)
  }

  func asRead(_ range: ByteRange) -> ByteRange {
    let start = piece(atSteady: range.start).asRead(range.start)
    return ByteRange(start: start, end: range.end > range.start ? piece(atSteady: range.end - 1).asRead(range.end) : start)
  }

  /// The place of something that touches what ends where it begins, and what begins where it ends.
  func steady(around range: ByteRange) -> ByteRange {
    ByteRange(start: range.start > 0 ? steady(range.start - 1) + 1 : 0, end: steady(range.end))
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
