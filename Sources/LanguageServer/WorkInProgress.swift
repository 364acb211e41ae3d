import Synchronization
import Project

/// The part of a worker that any thread may access while it works.
public final class WorkInProgress: Sendable {
  private struct State {
    /// By project, the last cancelled request number.
    var stopped: [Int: Int] = [:]
    var progress: [Int: RunProgress] = [:]
  }

  private let state = Mutex(State())

  /// Cancels the requests for a project up to a number.
  public func stop(_ project: Int, upTo number: Int) { state.withLock { $0.stopped[project] = number } }

  /// The progress of a project's work; `nil` if none has begun.
  public func progress(of project: Int) -> RunProgress.State? { state.withLock { $0.progress[project]?.state } }

  func isWanted(_ number: Int, of project: Int) -> Bool { state.withLock { $0.stopped[project, default: 0] < number } }

  func begin(_ project: Int, _ progress: RunProgress) { state.withLock { $0.progress[project] = progress } }

  func forget(_ project: Int) {
    state.withLock {
      $0.stopped[project] = nil
      $0.progress[project] = nil
    }
  }
}
