import Dispatch
import Project
import Support

/// One terminal line with the progress of a long run, removed at the end.
final class ProgressLine: Sendable {
  /// Guards all following state, and performs the writes.
  private let queue = DispatchQueue(label: "unretain.progress")
  /// `nil` if nothing is shown.
  private nonisolated(unsafe) let timer: (any DispatchSourceTimer)?
  /// The displayed progress.
  let progress = RunProgress()
  private nonisolated(unsafe) var isShown = false
  private let begin = ContinuousClock.now

  /// - Parameter isWanted: Whether to show it. It is shown only on a terminal, and not within the first second.
  init(_ isWanted: Bool) {
    timer = isWanted && Console.isErrorTerminal && ThreadRoom.suffices(for: 1) ? DispatchSource.makeTimerSource(queue: queue) : nil
    timer?.schedule(deadline: .now() + 1, repeating: .milliseconds(200))
    timer?.setEventHandler { [weak self] in self?.show() }
    timer?.resume()
  }

  /// Removes the line.
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
