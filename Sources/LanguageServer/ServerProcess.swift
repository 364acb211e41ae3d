import CSupport
import Dispatch
import Synchronization
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a language server on two descriptors, with a thread each for reading, deciding, working and writing.
public final class ServerProcess: @unchecked Sendable {
  private let input: Int32
  private let output: Int32
  private let log: ServerLog?
  private let journal: ServerJournal?
  /// Guards `server`.
  private let thinking = DispatchQueue(label: "unretain.server", qos: .userInitiated)
  private let writing = DispatchQueue(label: "unretain.output", qos: .userInitiated)
  /// Guards `worker`, except its progress.
  private let working = DispatchQueue(label: "unretain.work", qos: .userInitiated)
  private let freeing = DispatchQueue(label: "unretain.free", qos: .utility)
  private var server = LanguageServer()
  private let worker: Worker
  /// The number of messages not yet written to the client.
  private let unsent = Atomic(0)

  /// The interval of checks for the client process, in milliseconds.
  private static let watchInterval: Int32 = 5000

  /// - Parameters:
  ///   - journal: The journal for a restart after a failure; `nil` without restarts.
  ///   - observer: Receives the files that the server works on.
  public init(_ options: LintOptions, input: Int32, output: Int32, log: ServerLog?, journal: ServerJournal? = nil, observer: WorkObserver) {
    self.input = input
    self.output = output
    self.log = log
    self.journal = journal
    worker = Worker(options, observer: observer)
  }

  /// Reads until the client is gone. Ends the process.
  ///
  /// - Parameter failedPaths: The files on which earlier servers of this process have failed, latest last.
  public func run(after failedPaths: [String] = []) -> Never {
    var decoder = MessageDecoder()
    if let journal, let last = failedPaths.last {
      let (entries, rest) = journal.read()
      decoder = rest
      if !entries.isEmpty { thinking.async { self.perform(self.server.resume(entries, failedPath: last, failures: failedPaths.count)) } }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, Self.watchInterval)
      if ready == 0 {
        thinking.sync { if let client, kill(client, 0) != 0, errno == ESRCH { end(status: 1) } }
        continue
      }
      let (count, isInterrupted) = receive(into: &buffer)
      if isInterrupted { continue }
      guard count > 0 else { break }
      decoder.append(buffer[..<count])
      while let piece = decoder.next() { thinking.async { self.take(.received(piece)) } }
      if decoder.isEmpty { tidyJournal() }
    }
    // No client is left to send `exit`.
    thinking.sync { end(status: 1) }
  }

  private func receive(into buffer: inout [UInt8]) -> (count: Int, isInterrupted: Bool) {
    transfer {
      buffer.withUnsafeMutableBufferPointer { buffer in
        let count = read(input, buffer.baseAddress, buffer.count)
        if count > 0 { journal?.noteReceived(UnsafeBufferPointer(rebasing: buffer[..<count])) }
        return (count, count < 0 && errno == EINTR)
      }
    }
  }

  /// Combines reading or writing with its journal entry: no restart happens between them.
  private func transfer<Result>(_ body: () -> Result) -> Result {
    unretain_begin_transfer()
    defer { unretain_end_transfer() }
    return body()
  }

  /// All received messages have been handled.
  private func tidyJournal() {
    guard let journal, journal.isLarge else { return }
    thinking.sync {
      // Responses that were not sent yet would be lost.
      guard unsent.load(ordering: .acquiring) == 0, let summary = server.summary() else { return }
      transfer { journal.replace(with: summary) }
    }
  }

  /// The process that started the server, guarded like `server`.
  private var client: pid_t?

  private func take(_ event: LanguageServer.Event) {
    log?.write(event)
    perform(server.handle(event))
  }

  private func perform(_ effects: [LanguageServer.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let message): send(message)
      case .work(let work):
        // Behind the messages sent so far: a failure of the work would lose them.
        writing.async { self.working.async { self.perform(work) } }
      case .stop(let project, let number): worker.underWay.stop(project, upTo: number)
      case .look(let project, let milliseconds):
        thinking.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
          self.take(.progressed(project: project, self.worker.underWay.progress(of: project)))
        }
      case .wait(let project, let change, let milliseconds):
        thinking.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { self.take(.passed(project: project, change: change)) }
      case .follow(let process): client = pid_t(truncatingIfNeeded: process)
      // This is the last reference: freeing a program takes a while.
      case .discard(let value): freeing.async { withExtendedLifetime(value) {} }
      case .log(let line): log?.write(line)
      case .end(let status): end(status: status)
      }
    }
  }

  private func perform(_ work: Work) {
    guard let result = worker.perform(work) else { return }
    thinking.async { self.take(.finished(result)) }
  }

  private func send(_ message: OutgoingMessage) {
    log?.write(message)
    unsent.add(1, ordering: .relaxed)
    writing.async {
      let frame = message.frame
      self.transfer {
        let isWritten = frame.withUnsafeBufferPointer { writeAll(UnsafeBufferPointer(rebasing: $0[...]), to: self.output) }
        if !isWritten { _exit(1) }
        self.journal?.noteSent(message)
      }
      self.unsent.subtract(1, ordering: .releasing)
    }
  }

  private func end(status: Int32) -> Never {
    writing.sync {}
    // The worker may be busy.
    _exit(status)
  }
}
