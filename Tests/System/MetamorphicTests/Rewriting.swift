/// How the text of a file changes. It knows for each byte of the new text where it was before.
struct Rewriting {
  /// What stands in a range afterwards: another range of the same file. Ranges are disjoint or nested.
  private var moves: [(slot: Range<Int>, content: Range<Int>)] = []
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { moves.isEmpty && edits.isEmpty }

  mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

  /// Puts the ranges, which stand in order, into another order.
  mutating func permute(_ ranges: [Range<Int>], using generator: inout SeededGenerator) {
    guard ranges.count > 1 else { return }
    var order = Array(ranges.indices)
    // What looks at the first or the last of several shows best when all is turned round.
    if Bool.random(using: &generator) { order.reverse() } else { order.shuffle(using: &generator) }
    if order == Array(ranges.indices) { order.reverse() }
    for (slot, content) in zip(ranges, order) { moves.append((slot, ranges[content])) }
  }

  /// A stretch of the new text, and the range that it was or stands for.
  enum Piece {
    case kept(Range<Int>)
    case new(String, for: Range<Int>)
  }

  /// The new text of a range of the old one.
  func pieces(of range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var next = range.lowerBound
    for change in changes(in: range) where change.range.lowerBound >= next {
      if next < change.range.lowerBound { pieces.append(.kept(next..<change.range.lowerBound)) }
      switch change.content {
      case .text(let text): pieces.append(.new(text, for: change.range))
      case .range(let content): pieces += self.pieces(of: content)
      }
      next = change.range.upperBound
    }
    if next < range.upperBound { pieces.append(.kept(next..<range.upperBound)) }
    return pieces
  }

  private enum Content {
    case text(String)
    case range(Range<Int>)
  }

  /// What changes strictly within a range, the outer before the inner.
  private func changes(in range: Range<Int>) -> [(range: Range<Int>, content: Content)] {
    let moved = moves.filter { $0.slot != range }.map { ($0.slot, Content.range($0.content)) }
    return (moved + edits.map { ($0.range, Content.text($0.text)) })
      .filter { range.lowerBound <= $0.0.lowerBound && $0.0.upperBound <= range.upperBound }
      .sorted { ($0.0.lowerBound, -$0.0.upperBound) < ($1.0.lowerBound, -$1.0.upperBound) }
  }

  /// Where a place of the old text counts as standing: what is replaced, behind itself.
  func settled(_ offset: Int) -> Int { edits.first { $0.range.contains(offset) }?.range.upperBound ?? offset }
}

/// A program after a transformation.
struct Variant {
  struct File {
    var path: String
    private(set) var bytes: [UInt8] = []
    private var origins: [(start: Int, file: Int, range: Range<Int>, isKept: Bool)] = []

    init(path: String) { self.path = path }

    mutating func append(_ text: String) { bytes += Array(text.utf8) }

    mutating func append(_ pieces: [Rewriting.Piece], of file: Int, in program: SourceProgram) {
      for piece in pieces {
        switch piece {
        case .kept(let range):
          origins.append((bytes.count, file, range, true))
          bytes += program.files[file].bytes[range]
        case .new(let text, let range):
          origins.append((bytes.count, file, range, false))
          bytes += Array(text.utf8)
        }
      }
    }

    /// Where a byte was before.
    func origin(of offset: Int) -> (file: Int, offset: Int)? {
      guard let origin = origins.last(where: { $0.start <= offset }) else { return nil }
      return (origin.file, origin.isKept ? origin.range.lowerBound + offset - origin.start : origin.range.upperBound)
    }
  }

  var files: [File]
  var rewritings: [Rewriting]

  /// The program with some of its files changed; `nil` where nothing is.
  init?(_ program: SourceProgram, _ rewrite: (Int, SourceProgram.File, inout Rewriting) -> Void) {
    rewritings = program.files.map { _ in Rewriting() }
    files = []
    for (index, file) in program.files.enumerated() {
      rewrite(index, file, &rewritings[index])
      var changed = File(path: file.path)
      changed.append(rewritings[index].pieces(of: file.bytes.indices), of: index, in: program)
      files.append(changed)
    }
    if rewritings.allSatisfy(\.isEmpty) { return nil }
  }

  /// The program with its text laid out in other files.
  init(files: [File], of program: SourceProgram) {
    self.files = files
    rewritings = program.files.map { _ in Rewriting() }
  }
}
