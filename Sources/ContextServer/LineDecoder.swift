/// Splits a stream of bytes into messages, one a line.
public struct LineDecoder: Sendable {
  /// An item found in the stream.
  public enum Piece: Sendable, Equatable {
    /// A line without its line break, not empty.
    case message([UInt8])
    /// A line above the size limit; it is skipped.
    case tooLarge
  }

  private let sizeLimit: Int
  private var line: [UInt8] = []
  private var isSkipping = false

  /// - Parameter sizeLimit: The maximum length of a line in bytes.
  public init(sizeLimit: Int = 16 << 20) { self.sizeLimit = sizeLimit }

  /// The items that some further bytes complete.
  public mutating func take(_ bytes: some Collection<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0, let piece = end() { pieces.append(piece) }
      if isSkipping { continue }
      if line.count + part.element.count > sizeLimit {
        isSkipping = true
        line = []
      } else {
        line.append(contentsOf: part.element)
      }
    }
    return pieces
  }

  /// Ends the line: what was read of it is an item.
  public mutating func end() -> Piece? {
    defer {
      line = []
      isSkipping = false
    }
    if isSkipping { return .tooLarge }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : .message(line)
  }
}
