import Foundation

struct LogLine {
  let level: Int
  let text: String
}

final class LogTailer {
  var onLine: ((LogLine) -> Void)?
  var formatter: ((LogLine) -> String)?
  private var isOpen = false

  func open() { isOpen = true }

  func feed(_ text: String) {
    guard isOpen else { return }
    let line = LogLine(level: text.hasPrefix("E") ? 3 : 1, text: formatter?(LogLine(level: 0, text: text)) ?? text)
    onLine?(line)
  }

  func close() {
    isOpen = false
    onLine = nil
    formatter = nil
  }
}

final class LogConsole {
  private let tailer = LogTailer()
  private let prefix: String
  private(set) var rows: [LogLine] = []

  init(prefix: String) { self.prefix = prefix }

  func follow() {
    tailer.onLine = { line in  //@ follow
      self.rows.append(line)
      if self.rows.count > 500 { self.rows.removeFirst() }
    }
    tailer.open()
  }

  func followErrors() {
    tailer.onLine = { [weak self] line in  //@ followErrors
      guard line.level >= 3 else { return }
      self?.rows.append(line)
    }
    tailer.open()
  }

  func useLongFormat() {
    tailer.formatter = describe  //@ longFormat
    tailer.open()
  }

  func errors() -> [LogLine] {
    rows.filter { self.isError($0) }  //@ errors
  }

  func receive(_ text: String) { tailer.feed(text) }

  private func isError(_ line: LogLine) -> Bool { line.level >= 3 && line.text.hasPrefix(prefix) }
  private func describe(_ line: LogLine) -> String { "\(prefix) \(line.text)" }
}

final class LogExport {
  private let tailer = LogTailer()
  private(set) var size = 0

  func run(_ texts: [String]) {
    tailer.onLine = { line in  //@ exported
      self.size += line.text.count
    }
    tailer.open()
    texts.forEach(tailer.feed)
    finish()
  }

  private func finish() { tailer.close() }
}

final class ConsoleWindow {
  func show() {
    let console = LogConsole(prefix: "app")
    console.follow()
    console.receive("E no space left")
    _ = console.errors()
    LogExport().run(["I one", "E two"])
  }

  func showErrors() {
    let console = LogConsole(prefix: "app")
    console.followErrors()
    console.receive("E no route")
  }

  func showDetails() {
    let console = LogConsole(prefix: "app")
    console.useLongFormat()
    console.receive("I started")
  }
}
