import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The server's log: times of requests and responses. Contains source texts only if requested.
public final class ServerLog: @unchecked Sendable {
  private let descriptor: Int32
  private let tellsTexts: Bool
  private let start = ContinuousClock.now

  /// Appends to a file.
  ///
  /// - Returns: `nil` if the file cannot be opened; see `errno`.
  public init?(file: String, tellsTexts: Bool) {
    descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    self.tellsTexts = tellsTexts
    if descriptor < 0 { return nil }
  }

  func write(_ event: LanguageServer.Event) {
    switch event {
    case .received(.message(let bytes)):
      switch IncomingMessage(bytes) {
      case .request(let id, let method, _): write("← request \(name(id)) \(method), \(bytes.count) bytes")
      case .notification(let method, _): write("← notification \(method), \(bytes.count) bytes")
      case .response(let id, _): write("← response \(name(id))")
      case .invalid: write("← no message, \(bytes.count) bytes")
      }
      if tellsTexts { write("  " + String(decoding: bytes, as: UTF8.self)) }
    case .received(let piece): write("← \(piece)")
    case .passed, .finished, .progressed: return
    }
  }

  func write(_ message: OutgoingMessage) {
    switch message {
    case .request(let id, let method, _): write("→ request \(name(id)) \(method)")
    case .notification(let method, _): write("→ notification \(method)")
    case .response(let id, .success): write("→ response \(id.map(name) ?? "")")
    case .response(let id, .failure(let error)): write("→ response \(id.map(name) ?? ""): \(error.code)")
    }
    if tellsTexts { write("  " + String(decoding: message.json.bytes, as: UTF8.self)) }
  }

  func write(_ line: String) {
    let passed = start.duration(to: .now).components
    let milliseconds = passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000
    var text = "\(milliseconds) \(line)\n"
    _ = text.withUTF8 { writeAll($0, to: descriptor) }
  }

  private func name(_ id: RequestID) -> String {
    switch id {
    case .number(let number): String(number)
    case .string(let text): text
    }
  }
}
