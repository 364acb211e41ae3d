import Foundation

@MainActor
final class Log {
  private(set) var lines: [String] = []
  nonisolated init() {}
  func add(_ line: String) { lines.append(line) }
}

@MainActor
final class Feed {
  private let lines: AsyncStream<String>
  private let input: AsyncStream<String>.Continuation
  private var last = ""

  nonisolated init() {
    let made = AsyncStream<String>.makeStream()
    lines = made.stream
    input = made.continuation
  }

  deinit { input.finish() }

  func write(_ line: String) { input.yield(line) }

  func record(in log: Log) {
    Task { [lines] in  //@ record
      for await line in lines { log.add(line) }
    }
  }

  func remember() {
    Task {  //@ remember
      for await line in lines { last = line }
    }
  }
}

@MainActor
final class Terminal {
  private var input: AsyncStream<String>.Continuation?
  private var shown = 0

  nonisolated init() {}
  deinit { close() }

  func print(to log: Log) {
    let (lines, input) = AsyncStream<String>.makeStream()
    self.input = input
    Task { for await line in lines { log.add(line) } }  //@ print
  }

  func count() {
    let (lines, input) = AsyncStream<String>.makeStream()
    self.input = input
    Task { for await _ in lines { self.shown += 1 } }  //@ count
  }

  nonisolated private func close() { MainActor.assumeIsolated { input?.finish() } }
}
