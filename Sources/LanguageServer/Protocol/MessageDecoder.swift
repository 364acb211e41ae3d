/// Splits a stream of bytes into messages by the framing of the base protocol: headers, an empty line, and the number of bytes given in the headers.
///
/// Invalid input is reported and skipped; decoding continues after it.
public struct MessageDecoder: Sendable {
  /// An item found in the stream.
  public enum Piece: Sendable, Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// A message above the size limit, with its size in bytes; it is skipped.
    case tooLarge(Int)
    /// Headers without a length.
    case malformedHeader
  }

  private let sizeLimit: Int
  private var buffer: [UInt8] = []
  /// All bytes before it are processed.
  private var start = 0
  /// The bytes from `start` up to here have been searched for the end of the headers.
  private var searched = 0
  /// The length of the message whose headers were read.
  private var awaited: Int?
  /// The remaining bytes of a message that is too large.
  private var skipping = 0

  /// Nobody sends more bytes: a greater number is no length.
  private static let lengthLimit = 4 << 30
  /// The maximum length of headers in bytes.
  private static let headerLimit = 4096
  /// The end of a text that is no frame, in bytes. It is kept, for a frame may begin there: `Content-Length:`, a number, and the end of the headers.
  private static let keptLength = 64
  private static let lengthName: [UInt8] = Array("content-length:".utf8)
  private static let headerEnd: [UInt8] = Array("\r\n\r\n".utf8)

  /// - Parameter sizeLimit: The maximum length of a message in bytes.
  public init(sizeLimit: Int = 64 << 20) { self.sizeLimit = sizeLimit }

  /// Whether all received bytes have been returned.
  public var isEmpty: Bool { start == buffer.count && awaited == nil && skipping == 0 }

  /// Appends received bytes.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start * 2 >= buffer.count {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next item; `nil` if more bytes are needed.
  public mutating func next() -> Piece? {
    if skipping > 0 {
      let skipped = min(skipping, buffer.count - start)
      skipping -= skipped
      advance(to: start + skipped)
      if skipping > 0 { return nil }
    }
    if awaited == nil {
      guard let end = endOfHeaders() else {
        guard buffer.count - start > Self.headerLimit else { return nil }
        // The last bytes may be the beginning of a frame.
        advance(to: buffer.count - Self.keptLength)
        return .malformedHeader
      }
      let length = Self.length(inHeaders: buffer[start..<end])
      advance(to: end + Self.headerEnd.count)
      guard let length, length <= Self.lengthLimit else { return .malformedHeader }
      if length > sizeLimit {
        skipping = length
        return .tooLarge(length)
      }
      awaited = length
    }
    guard let length = awaited, buffer.count - start >= length else { return nil }
    let message = Array(buffer[start..<(start + length)])
    awaited = nil
    advance(to: start + length)
    return .message(message)
  }

  private mutating func advance(to index: Int) {
    start = index
    searched = index
  }

  private mutating func endOfHeaders() -> Int? {
    var index = max(start, searched)
    while index + Self.headerEnd.count <= buffer.count {
      if buffer[index..<(index + Self.headerEnd.count)].elementsEqual(Self.headerEnd) { return index }
      index += 1
    }
    searched = index
    return nil
  }

  /// The length that headers give. Text before the header of the length counts as the rest of a frame that was none.
  private static func length(inHeaders headers: ArraySlice<UInt8>) -> Int? {
    guard headers.count >= lengthName.count else { return nil }
    let places = headers.indices.dropLast(lengthName.count - 1)
    // Upper and lower case differ in one bit.
    func isName(at place: Int) -> Bool { zip(headers[place...], lengthName).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= UInt8(ascii: "a") } }
    func beginsWord(_ place: Int) -> Bool { place == headers.startIndex || headers[place - 1] != UInt8(ascii: "-") }
    guard let place = places.last(where: { beginsWord($0) && isName(at: $0) }) else { return nil }
    let value = headers[(place + lengthName.count)...].prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    let digits = value.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
