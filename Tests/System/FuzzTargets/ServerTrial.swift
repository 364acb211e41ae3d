import LanguageServer
import Project

/// A language server that is sent each line of an input as a message, and whose work is done at once.
struct ServerTrial {
  private var server = LanguageServer()
  private let worker = Worker(LintOptions())

  init() {}

  func run(_ bytes: [UInt8]) {
    var trial = self
    var decoder = MessageDecoder(sizeLimit: 1 << 16)
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 20) {
      // What begins like a header is a piece of the stream itself; all else is framed.
      decoder.append(line.first == UInt8(ascii: "C") ? Array(line) : Array("Content-Length: \(line.count)\r\n\r\n".utf8) + line)
      while let piece = decoder.next() {
        guard trial.handle(.received(piece)) else { return }
      }
    }
    // As another one would go on from there.
    guard let summary = trial.server.summary() else { return }
    var entries: [ServerJournal.Entry] = []
    for message in summary.received {
      decoder = MessageDecoder()
      decoder.append(message)
      while let piece = decoder.next() { entries.append(.received(piece)) }
    }
    var next = LanguageServer()
    _ = next.resume(entries, failedPath: "A.swift", failures: 1)
  }

  /// - Returns: False where the server has ended.
  private mutating func handle(_ event: LanguageServer.Event) -> Bool {
    var events = [event]
    while let event = events.popLast() {
      for effect in server.handle(event) {
        switch effect {
        case .end: return false
        case .work(let work): if let result = worker.perform(work) { events.append(.finished(result)) }
        case .wait(let project, let change, _): events.append(.passed(project: project, change: change))
        case .stop(let project, let number): worker.underWay.stop(project, upTo: number)
        case .send, .follow, .discard, .log, .look: continue
        }
      }
    }
    return true
  }
}
