/// Cuts a stream of bytes into messages, as the base protocol frames them: headers, an empty line, and as many bytes as the headers say.
///
/// What is no message is passed over and told; the stream goes on behind it.
public struct MessageDecoder: Sendable {
  /// What was found in the stream.
  public enum Piece: Sendable, Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// A message of this many bytes is more than anybody may send; it is passed over.
    case tooLarge(Int)
    /// Headers that give no length.
    case malformedHeader
  }

  private let sizeLimit: Int
  private var buffer: [UInt8] = []
  /// Everything before it is done with.
  private var start = 0
  /// Everything from `start` up to here was searched for the end of the headers.
  private var searched = 0
  /// The length of the message whose headers were read.
  private var awaited: Int?
  /// How many bytes of a message that is too large are still to come.
  private var skipping = 0

  /// No client sends headers that are longer, in bytes.
  private static let headerLimit = 4096
  private static let headerEnd: [UInt8] = Array("\r\n\r\n".utf8)

  /// - Parameter sizeLimit: The length of the largest message that is taken, in bytes.
  public init(sizeLimit: Int = 64 << 20) { self.sizeLimit = sizeLimit }

  /// Has everything that has arrived been given out?
  public var isEmpty: Bool { start == buffer.count && awaited == nil && skipping == 0 }

  /// Takes what has arrived.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start * 2 >= buffer.count {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next piece; `nil` where more bytes are needed for one.
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
        // The end may have begun in the last bytes.
        advance(to: buffer.count - Self.headerEnd.count + 1)
        return .malformedHeader
      }
      let length = Self.length(inHeaders: buffer[start..<end])
      advance(to: end + Self.headerEnd.count)
      guard let length else { return .malformedHeader }
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

  private static func length(inHeaders headers: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: headers, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      return Int(digits)
    }
    return nil
  }
}
