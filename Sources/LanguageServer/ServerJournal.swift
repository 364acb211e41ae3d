import CSupport
import Synchronization
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What was said between a client and a server, for a server that begins again after an internal failure to go on from. It lies in memory alone.
public final class ServerJournal: Sendable {
  /// What was said, oldest first.
  public enum Entry: Sendable {
    case received(MessageDecoder.Piece)
    /// A message that the client has got, without its content.
    case sent(IncomingMessage)
  }

  /// Who has said it.
  enum Side: UInt8 { case client, server }

  private let descriptor: Int32
  /// Its size, which guards the file too, and that at which it is worth writing it anew.
  private let state: Mutex<(size: Int, limit: Int)>

  /// Smaller ones stay as they are, in bytes.
  private static let sizeLimit = 4 << 20
  /// Who has said it, and of how many bytes it is.
  private static let headLength = 9

  /// - Returns: `nil` where the system has no such files.
  public init?() {
    descriptor = unretain_journal()
    if descriptor < 0 { return nil }
    state = Mutex((max(0, Int(lseek(descriptor, 0, SEEK_END))), Self.sizeLimit))
  }

  /// What an earlier server of this process has left.
  public func read() -> (entries: [Entry], decoder: MessageDecoder) {
    var entries: [Entry] = []
    var decoder = MessageDecoder()
    let bytes = content()
    var start = 0
    while start + Self.headLength <= bytes.count {
      let count = bytes[(start + 1)..<(start + Self.headLength)].reduce(0) { $0 << 8 | Int($1) }
      let end = start + Self.headLength + count
      let part = bytes[(start + Self.headLength)..<min(end, bytes.count)]
      switch Side(rawValue: bytes[start]) {
      case .client:
        decoder.append(part)
        while let piece = decoder.next() { entries.append(.received(piece)) }
      case .server: entries.append(.sent(IncomingMessage(Array(part))))
      case nil: return (entries, decoder)
      }
      start = end
    }
    return (entries, decoder)
  }

  private func content() -> [UInt8] {
    let size = state.withLock(\.size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        if part <= 0 { return }
        count += part
      }
    }
  }

  /// Takes note of bytes as they came from the client. To be called within a transfer, as `noteSent`.
  public func noteReceived(_ bytes: UnsafeBufferPointer<UInt8>) { state.withLock { $0.size += write(bytes, of: .client) } }

  /// Takes note of what was written to the client, as far as a new start has to know of it.
  public func noteSent(_ message: OutgoingMessage) {
    guard let note = message.withoutContent else { return }
    note.json.bytes.withUnsafeBufferPointer { bytes in state.withLock { $0.size += write(bytes, of: .server) } }
  }

  /// Has so much been said that what is left of it is worth to be written anew?
  public var isLarge: Bool { state.withLock { $0.size > $0.limit } }

  /// Writes anew what a new start has to know. To be called within a transfer.
  public func replace(with summary: LanguageServer.Summary) {
    state.withLock { state in
      guard ftruncate(descriptor, 0) == 0 else { return }
      lseek(descriptor, 0, SEEK_SET)
      state.size = 0
      for message in summary.received { state.size += message.withUnsafeBufferPointer { write($0, of: .client) } }
      for message in summary.sent.compactMap(\.withoutContent) {
        state.size += message.json.bytes.withUnsafeBufferPointer { write($0, of: .server) }
      }
      state.limit = max(Self.sizeLimit, 4 * state.size)
    }
  }

  /// - Returns: How many bytes were written. Where there is no memory left a new start lacks what follows.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>, of side: Side) -> Int {
    var head = [side.rawValue]
    for shift in stride(from: 56, through: 0, by: -8) { head.append(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    guard head.withUnsafeBufferPointer({ writeAll($0, to: descriptor) }), writeAll(bytes, to: descriptor) else { return 0 }
    return head.count + bytes.count
  }
}

extension OutgoingMessage {
  /// What a server that begins again has to know of a message that was sent; `nil` for nothing.
  fileprivate var withoutContent: OutgoingMessage? {
    switch self {
    case .response(let id?, _): .response(id, .success(.null))
    case .request(_, LanguageServer.registration, _): self
    case .notification(LanguageServer.progressMethod, _): self
    default: nil
    }
  }
}
