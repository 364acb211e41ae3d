import Dispatch
import Project

/// One line on the terminal that says what a long run is doing; it is gone when the run is over.
final class ProgressLine: Sendable {
  /// Guards everything below, and is where the line is written.
  private let queue = DispatchQueue(label: "unretain.progress")
  /// `nil` where nothing is shown.
  private nonisolated(unsafe) let timer: (any DispatchSourceTimer)?
  /// What the line is about.
  let progress = RunProgress()
  private nonisolated(unsafe) var isShown = false
  private let begin = ContinuousClock.now

  /// - Parameter isWanted: Whether somebody may want to see it. It is not shown elsewhere than on a terminal, nor within the first second.
  init(_ isWanted: Bool) {
    timer = isWanted && Console.isErrorTerminal ? DispatchSource.makeTimerSource(queue: queue) : nil
    timer?.schedule(deadline: .now() + 1, repeating: .milliseconds(200))
    timer?.setEventHandler { [weak self] in self?.show() }
    timer?.resume()
  }

  /// Takes the line away.
  func end() {
    queue.sync {
      timer?.cancel()
      if isShown { Console.writeError("\r\u{1B}[2K") }
      isShown = false
    }
  }

  private func show() {
    isShown = true
    Console.writeError("\r\u{1B}[2Kunretain: \(progress.state.text) … \(begin.duration(to: .now).components.seconds) s")
  }
}
