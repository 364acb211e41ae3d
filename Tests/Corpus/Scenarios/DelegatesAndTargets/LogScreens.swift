protocol LogSink: AnyObject {
  func write(_ line: String)
}

final class Logger {
  nonisolated(unsafe) static let shared = Logger()
  private var sinks: [LogSink] = []
  func add(_ sink: LogSink) { sinks.append(sink) }
  func log(_ line: String) { for sink in sinks { sink.write(line) } }
}

final class ConsoleScreen: LogSink {
  private(set) var lines: [String] = []
  func open() {
    Logger.shared.add(self)  //@ console
  }
  func write(_ line: String) { lines.append(line) }
}

final class WeakSinks {
  nonisolated(unsafe) static let shared = WeakSinks()
  private struct Entry { weak var sink: LogSink? }
  private var entries: [Entry] = []
  func add(_ sink: LogSink) { entries.append(Entry(sink: sink)) }
  func log(_ line: String) { for entry in entries { entry.sink?.write(line) } }
}

final class TraceScreen: LogSink {
  private(set) var lines: [String] = []
  func open() {
    WeakSinks.shared.add(self)  //@ trace
  }
  func write(_ line: String) { lines.append(line) }
}

final class Sessions {
  nonisolated(unsafe) static let shared = Sessions()
  private var sinks: [ObjectIdentifier: LogSink] = [:]
  func join(_ sink: LogSink) { sinks[ObjectIdentifier(sink)] = sink }
  func leave(_ sink: LogSink) { sinks[ObjectIdentifier(sink)] = nil }
  func log(_ line: String) { for sink in sinks.values { sink.write(line) } }
}

final class SessionScreen: LogSink {
  private(set) var lines: [String] = []
  func open() {
    Sessions.shared.join(self)  //@ session
  }
  func close() { Sessions.shared.leave(self) }
  func write(_ line: String) { lines.append(line) }
}
