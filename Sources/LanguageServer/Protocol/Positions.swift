import Text

/// A position between two characters of a text. Line and character are 0-based.
public struct TextPosition: Sendable, Hashable, Comparable {
  public var line: Int
  /// In the negotiated units.
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.integer, let character = node?["character"]?.integer, line >= 0, character >= 0 else { return nil }
    self.init(line: line, character: character)
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool { (left.line, left.character) < (right.line, right.character) }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

/// The range between two positions.
public struct TextRange: Sendable, Hashable {
  public var start: TextPosition
  public var end: TextPosition

  public init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  init?(_ node: JSONNode?) {
    guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  /// Whether the ranges overlap or touch.
  public func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  /// The JSON representation.
  public var json: JSONValue { ["start": start.json, "end": end.json] }
}

/// The units for characters in a line.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of the character that begins with a UTF-8 byte; 0 for continuation bytes.
  func units(ofLeadByte byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    switch self {
    case .utf8: return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: return byte < 0xF0 ? 1 : 2
    case .utf32: return 1
    }
  }
}

/// The line starts of a UTF-8 text, for converting between bytes and positions.
///
/// A line ends with a line feed, a carriage return, or both, as the protocol requires. A byte order mark belongs to no line, because editors do not show
/// it.
public struct TextLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if isEnd { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  /// The byte at a position. A position after the end of a line means its end, and one after the last line the end of the text. A position inside a
  /// character means its start.
  public func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let end = contentEnd(ofLine: position.line)
    var offset = starts[position.line]
    var character = 0
    while offset < end {
      let units = encoding.units(ofLeadByte: bytes[offset])
      if character + units > position.character { break }
      character += units
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The position of a byte; one after the end means the end.
  public func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(offset, contentEnd(ofLine: low))
    return TextPosition(line: low, character: bytes[starts[low]..<end].reduce(0) { $0 + encoding.units(ofLeadByte: $1) })
  }

  /// The line's end without its line break.
  private func contentEnd(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if end > starts[line], bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
