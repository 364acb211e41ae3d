import Foundation

protocol LogSink: AnyObject {
  func write(_ line: String)
}

final class LogCenter {
  static let shared = LogCenter()
  private var sinks: [LogSink] = []
  private var filters: [(String) -> Bool] = []

  func add(_ sink: LogSink) { sinks.append(sink) }
  func remove(_ sink: LogSink) { sinks.removeAll { $0 === sink } }
  func addFilter(_ filter: @escaping (String) -> Bool) { filters.append(filter) }

  func log(_ line: String) {
    guard filters.allSatisfy({ $0(line) }) else { return }
    sinks.forEach { $0.write(line) }
  }
}

final class OverlaySink: LogSink {
  private(set) var visible: [String] = []
  func show() { LogCenter.shared.add(self) }  //@ overlay
  func write(_ line: String) { visible.append(line) }
}

final class CaptureSink: LogSink {
  private(set) var lines: [String] = []
  func begin() { LogCenter.shared.add(self) }  //@ capture
  func end() { LogCenter.shared.remove(self) }
  func write(_ line: String) { lines.append(line) }
}

final class FileSink: LogSink {
  private let queue = DispatchQueue(label: "log.file")
  private var buffer: [String] = []
  private(set) var flushed = 0

  func write(_ line: String) {
    queue.sync { [unowned self] in  //@ append
      self.buffer.append(line)
    }
  }

  func scheduleFlush() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [unowned self] in  //@ flush
      self.flushed += self.buffer.count
      self.buffer.removeAll()
    }
  }
}

final class SamplingRule {
  private var seen = 0
  private let every: Int
  init(every: Int) { self.every = every }

  func install() {
    LogCenter.shared.addFilter { _ in  //@ sampling
      self.seen += 1
      return self.seen % self.every == 0
    }
  }
}

final class LogSession {
  private(set) var overlay: OverlaySink?
  private(set) var capture: CaptureSink?
  private(set) var file: FileSink?
  private(set) var rule: SamplingRule?

  func showOverlay() {
    overlay = OverlaySink()
    overlay?.show()
    LogCenter.shared.log("overlay on")
  }

  func startCapture() {
    capture = CaptureSink()
    capture?.begin()
    LogCenter.shared.log("capture on")
  }

  func writeFile() {
    file = FileSink()
    file?.write("started")
  }

  func rotateFile() {
    writeFile()
    file?.scheduleFlush()
  }

  func sample() {
    rule = SamplingRule(every: 2)
    rule?.install()
    LogCenter.shared.log("sampled")
  }

  func finish() {
    capture?.end()
    (overlay, capture, file, rule) = (nil, nil, nil, nil)
  }
}

final class DebugMenu {
  private var session: LogSession?

  func open() {
    let session = LogSession()
    session.showOverlay()
    session.startCapture()
    session.rotateFile()
    session.sample()
    self.session = session
  }

  func close() {
    session?.finish()
    session = nil
  }
}
