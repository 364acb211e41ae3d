/// Where the lines of a text begin, as Swift and editors count them: a line ends with a line feed, a
/// carriage return, or both in this order.
///
/// All lines and columns are 0-based. A byte order mark at the start of the text belongs to no
/// column: the first character after it is in column 0.
public struct LineTable: Hashable, Sendable {
  /// The offset of the first byte of each line. Ascending, never empty.
  public let lineStarts: [UInt32]
  /// The number of bytes of the text.
  public let byteCount: UInt32

  /// Reads a text in UTF-8.
  ///
  /// - Precondition: The text has at most 4 GB.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount = UInt32(bytes.count)
    let mark = bytes.starts(with: Self.byteOrderMark) ? 3 : 0
    var starts = [UInt32(mark)]
    starts.reserveCapacity(bytes.count / 32)
    var index = mark
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      } else if byte != UInt8(ascii: "\n") {
        continue
      }
      starts.append(UInt32(index))
    }
    lineStarts = starts
  }

  /// Reads a text in UTF-8; see the other initialiser.
  public init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A place in a text: 0-based line, and 0-based column in bytes of UTF-8.
@frozen
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The 0-based line.
  public let line: UInt32
  /// The 0-based column: the number of bytes since the start of the line.
  public let byteColumn: UInt32

  /// Makes a place.
  public init(line: UInt32, byteColumn: UInt32) {
    self.line = line
    self.byteColumn = byteColumn
  }

  /// By line, then by column.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.byteColumn) < (right.line, right.byteColumn)
  }
}

extension LineTable {
  /// The number of lines: one more than the number of newlines.
  public var lineCount: Int { lineStarts.count }

  /// The 0-based line that a byte is on; an offset past the end counts as the end.
  ///
  /// A newline is on the line that it ends.
  public func line(ofByte offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of a byte; an offset past the end counts as the end.
  public func position(ofByte offset: UInt32) -> TextPosition {
    let offset = min(offset, byteCount)
    let line = line(ofByte: offset)
    let start = lineStarts[line]
    return TextPosition(line: UInt32(line), byteColumn: offset > start ? offset - start : 0)
  }

  /// The 0-based column of a byte in UTF-16 code units, as in SARIF and editors.
  ///
  /// Invalid UTF-8 counts as its replacement characters. If the offset splits a character, the first part counts as one unit.
  ///
  /// - Parameter text: The text of the table.
  public func utf16Column(ofByte offset: UInt32, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let offset = min(Int(offset), text.count)
    let start = min(Int(lineStarts[line(ofByte: UInt32(offset))]), offset)
    let part = UnsafeBufferPointer(rebasing: text[start..<offset])
    if part.allSatisfy({ $0 < 0x80 }) { return part.count }
    return String(decoding: part, as: UTF8.self).utf16.count
  }

  /// The 0-based column of a byte in UTF-16 code units; see the other function.
  public func utf16Column(ofByte offset: UInt32, in text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { utf16Column(ofByte: offset, in: $0) }
  }

  /// The bytes of a 0-based line without its newline; nil if there is no such line.
  ///
  /// - Parameter text: The text that the table was made from.
  public func contentRange(ofLine line: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard lineStarts.indices.contains(line) else { return nil }
    let start = Int(lineStarts[line])
    guard line + 1 < lineStarts.count else { return start..<max(start, text.count) }
    var end = Int(lineStarts[line + 1])
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// The bytes of a 0-based line without its newline; see the other function.
  public func contentRange(ofLine line: Int, in text: [UInt8]) -> Range<Int>? {
    text.withUnsafeBufferPointer { contentRange(ofLine: line, in: $0) }
  }
}
