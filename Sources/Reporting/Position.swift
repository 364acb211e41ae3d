import Ownership
import Facts

/// A position in a document, in several units. Lines and columns are 1-based.
public struct Position: Sendable, Hashable {
  /// The line.
  public var line: Int
  /// The column in UTF-8 code units, as the Swift compiler prints it: a byte order mark counts three.
  public var utf8Column: Int
  /// The column in UTF-16 code units, as SARIF and editors count. A byte order mark does not count.
  public var utf16Column: Int
  public init(line: Int, utf8Column: Int, utf16Column: Int) {
    self.line = line
    self.utf8Column = utf8Column
    self.utf16Column = utf16Column
  }
}

extension SourceDocument {
  /// The position of a byte offset. An offset after the end means the end; for the UTF-16 column, one inside a character means its start. If the bytes are
  /// not
  /// loaded, both columns are in UTF-8 code units.
  public func position(at offset: UInt32) -> Position {
    let offset = bytes.isEmpty ? Int(offset) : min(Int(offset), bytes.count)
    let line = lineIndex(of: offset)
    let start = lineStart(line)
    let utf8Column = max(offset - start, 0) + 1
    var position = Position(line: line + 1, utf8Column: utf8Column, utf16Column: utf8Column)
    if !bytes.isEmpty {
      position.utf16Column = utf16Count(from: start, to: offset) + 1
    }
    return position
  }

  /// A place in the format of compilers: `path:line:column`, 1-based, with the column in UTF-8.
  ///
  /// - Parameter offset: In bytes.
  public func location(of offset: UInt32) -> String {
    let position = position(at: offset)
    return "\(displayPath):\(position.line):\(position.utf8Column)"
  }

  /// The line that contains a byte, without its line break.
  public func text(ofLineAt offset: UInt32) -> String { text(lineContent(lineIndex(of: Int(offset)) + 1)) }

  /// The bytes of a 1-based line without its line break and without a byte order mark; empty for a line that does not exist.
  func lineContent(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= max(lineStarts.count, 1) else { return bytes.count..<bytes.count }
    let start = min(lineStart(line - 1), bytes.count)
    var end = line < lineStarts.count ? min(lineStart(line), bytes.count) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return afterByteOrderMark(start, limit: end)..<max(start, end)
  }

  /// The text of a range of bytes; invalid UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The last character boundary that is not after `offset`.
  func characterStart(_ offset: Int) -> Int {
    var offset = max(0, min(offset, bytes.count))
    // A character has at most three continuation bytes; more are not UTF-8.
    var steps = 0
    while steps < 3, offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
      steps += 1
    }
    return offset
  }

  /// The first line starts with the file, whether the table's first entry is before or after a byte order mark.
  private func lineStart(_ index: Int) -> Int {
    index > 0 && index < lineStarts.count ? Int(lineStarts[index]) : 0
  }

  /// The index in `lineStarts` of the line that contains an offset.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  private func utf16Count(from start: Int, to end: Int) -> Int {
    let end = characterStart(end)
    let start = afterByteOrderMark(start, limit: end)
    guard start < end else { return 0 }
    let (first, last) = (start / Self.unitStretch, end / Self.unitStretch)
    guard first < last, last < unitsBefore.count else { return Self.units(bytes, start..<end) }
    // Of a long line only the ends are counted: it may have many positions.
    let whole = Int(unitsBefore[last]) - Int(unitsBefore[first])
    return whole + Self.units(bytes, last * Self.unitStretch..<end) - Self.units(bytes, first * Self.unitStretch..<start)
  }

  /// In bytes.
  private static let unitStretch = 1024

  /// The number of UTF-16 units before each stretch, if a line is longer than some of them.
  static func unitsBefore(_ bytes: [UInt8], _ lineStarts: [UInt32]) -> [UInt32] {
    var last = 0
    let hasLongLine = lineStarts.dropFirst().contains { start in
      defer { last = Int(start) }
      return Int(start) - last > 4 * unitStretch
    }
    guard hasLongLine || bytes.count - last > 4 * unitStretch else { return [] }
    var units = 0
    return stride(from: 0, to: bytes.count, by: unitStretch).map { start in
      defer { units += Self.units(bytes, start..<min(start + unitStretch, bytes.count)) }
      return UInt32(clamping: units)
    }
  }

  private static func units(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    // A character outside the basic plane has four bytes in UTF-8 and two units in UTF-16.
    bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  private func afterByteOrderMark(_ start: Int, limit: Int) -> Int {
    guard start == 0, limit >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return start }
    return 3
  }
}

extension ByteRange {
  /// As a range of array indices; a range that ends before it starts is empty.
  var indices: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

extension Report {
  /// The document of a place; `nil` if the report does not contain the file.
  func document(of place: SourcePlace) -> SourceDocument? {
    documents.indices.contains(place.file) ? documents[place.file] : nil
  }
}
