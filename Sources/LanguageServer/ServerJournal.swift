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

/// The conversation of client and server, so that a server restarted after an internal failure can continue. Stored only in memory.
public final class ServerJournal: Sendable {
  /// A message, in order.
  public enum Entry: Sendable {
    case received(MessageDecoder.Piece)
    /// A message received by the client, without its content.
    case sent(IncomingMessage)
  }

  /// The sender.
  enum Side: UInt8 { case client, server }

  private let descriptor: Int32
  /// The size, whose lock also guards the file, and the size at which compaction is worthwhile.
  private let state: Mutex<(size: Int, limit: Int)>

  /// The minimum size for compaction, in bytes.
  private static let sizeLimit = 4 << 20
  /// The length of an entry's header: sender and number of bytes.
  private static let headLength = 9

  /// - Returns: `nil` if the system does not support such files.
  public init?() {
    descriptor = unretain_journal()
    if descriptor < 0 { return nil }
    state = Mutex((max(0, Int(lseek(descriptor, 0, SEEK_END))), Self.sizeLimit))
  }

  /// The entries of an earlier server of this process.
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

  /// Records bytes received from the client. Like `noteSent`, must be called inside a transfer.
  public func noteReceived(_ bytes: UnsafeBufferPointer<UInt8>) { state.withLock { $0.size += write(bytes, of: .client) } }

  /// Records a message written to the client, as far as a restarted server needs it.
  public func noteSent(_ message: OutgoingMessage) {
    guard let note = message.withoutContent else { return }
    note.json.bytes.withUnsafeBufferPointer { bytes in state.withLock { $0.size += write(bytes, of: .server) } }
  }

  /// Whether compaction is worthwhile.
  public var isLarge: Bool { state.withLock { $0.size > $0.limit } }

  /// Replaces the journal with the state needed by a restarted server. Must be called inside a transfer.
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

  /// - Returns: The number of bytes written. If memory is exhausted, a restarted server lacks the rest.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>, of side: Side) -> Int {
    var head = [side.rawValue]
    for shift in stride(from: 56, through: 0, by: -8) { head.append(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    guard head.withUnsafeBufferPointer({ writeAll($0, to: descriptor) }), writeAll(bytes, to: descriptor) else { return 0 }
    return head.count + bytes.count
  }
}

extension OutgoingMessage {
  /// The part of a sent message that a restarted server needs; `nil` for nothing.
  fileprivate var withoutContent: OutgoingMessage? {
    switch self {
    case .response(let id?, _): .response(id, .success(.null))
    case .request(_, LanguageServer.registration, _): self
    case .notification(LanguageServer.progressMethod, _): self
    default: nil
    }
  }
}
