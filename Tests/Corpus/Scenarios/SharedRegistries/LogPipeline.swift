import Foundation

protocol LogSink: AnyObject {
  func write(_ line: String)
}

final class LogCenter {
  static let shared = LogCenter()
  private var sinks: [ObjectIdentifier: LogSink] = [:]
  private var filters: [(String) -> Bool] = []
  var onError: ((String) -> Void)?

  func add(_ sink: LogSink) { sinks[ObjectIdentifier(sink)] = sink }
  func remove(_ sink: LogSink) { sinks[ObjectIdentifier(sink)] = nil }
  func addFilter(_ filter: @escaping (String) -> Bool) { filters.append(filter) }

  func log(_ line: String) {
    guard filters.allSatisfy({ $0(line) }) else { return }
    sinks.values.forEach { $0.write(line) }
    if line.hasPrefix("error") { onError?(line) }
  }
}

final class MemorySink: LogSink {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class UploadSink: LogSink {
  private var batch: [String] = []

  func attach() { LogCenter.shared.add(self) }  //@ attachUpload

  func detach() {
    LogCenter.shared.remove(self)
    batch.removeAll()
  }

  func write(_ line: String) { batch.append(line) }
}

final class DebugOverlay: LogSink {
  private(set) var visible: [String] = []

  init() {
    LogCenter.shared.add(self)  //@ attachOverlay
  }

  func write(_ line: String) { visible = (visible + [line]).suffix(20) }

  deinit { LogCenter.shared.remove(self) }
}

final class ErrorReporter {
  private(set) var count = 0

  func install() {
    LogCenter.shared.onError = report  //@ onError
  }

  private func report(_ line: String) { count += 1 }
}

final class MutedWords {
  private var words: Set<String>
  private(set) var dropped = 0
  init(words: Set<String>) { self.words = words }

  func install() {
    let words = words
    LogCenter.shared.addFilter { line in  //@ mutedWords
      !words.contains(line)
    }
  }

  func installCounting() {
    LogCenter.shared.addFilter { line in  //@ mutedCounting
      if self.words.contains(line) { self.dropped += 1 }
      return true
    }
  }
}

final class DiagnosticsSession {
  private(set) var upload: UploadSink? = UploadSink()
  private(set) var overlay: DebugOverlay?
  private(set) var reporter: ErrorReporter?

  func begin() { upload?.attach() }
  func showOverlay() { overlay = DebugOverlay() }
  func reportErrors() {
    reporter = ErrorReporter()
    reporter?.install()
  }

  func end() {
    upload?.detach()
    upload = nil
    overlay = nil
    reporter = nil
  }
}
