import UIKit

final class LogTailer: NSObject {
  @objc dynamic private(set) var lastLine = ""
  @objc dynamic private(set) var size = 0
  @objc dynamic var isPaused = false

  func append(_ line: String) {
    lastLine = line
    size += line.count
    didChangeValue(for: \.lastLine)
    didChangeValue(for: \.size)
  }

  func pause() {
    isPaused = true
    didChangeValue(for: \.isPaused)
  }
}

final class LogViewer: NSObject {
  private let tailer: LogTailer
  private let label = UILabel()
  private var lineObservation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  private var pauseObservations: [NSKeyValueObservation] = []
  private(set) var lines: [String] = []
  private(set) var totalSize = 0
  private(set) var pauses = 0

  init(tailer: LogTailer) {
    self.tailer = tailer
  }

  func followLines() {
    lineObservation = tailer.observe(\.lastLine, options: [.new]) { tailer, _ in  //@ lines
      self.lines.append(tailer.lastLine)
    }
  }

  func followSize() {
    sizeObservation = tailer.observe(\.size, changeHandler: sizeChanged)  //@ size
  }

  func followPauses() {
    pauseObservations.append(
      tailer.observe(\.isPaused) { [weak self] tailer, _ in  //@ pauses
        if tailer.isPaused { self?.pauses += 1 }
      })
  }

  func showPauses() {
    pauseObservations.append(
      tailer.observe(\.isPaused) { [label] tailer, _ in  //@ label
        label.text = tailer.isPaused ? "paused" : "live"
      })
  }

  func markPauses() {
    pauseObservations.append(
      tailer.observe(\.isPaused) { [unowned self] _, _ in  //@ marks
        self.lines.append("--")
      })
  }

  private func sizeChanged(_ tailer: LogTailer, _ change: NSKeyValueObservedChange<Int>) {
    totalSize = tailer.size
  }
}

final class LogWindow {
  let tailer = LogTailer()
  private(set) lazy var viewer: LogViewer? = LogViewer(tailer: tailer)

  func open() {
    viewer?.followLines()
    viewer?.followSize()
    viewer?.followPauses()
    viewer?.showPauses()
    viewer?.markPauses()
  }

  func receive(_ lines: [String]) {
    lines.forEach(tailer.append)
    tailer.pause()
  }

  func close() { viewer = nil }
}
