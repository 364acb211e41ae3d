import Synchronization
import Project

/// What any thread may ask of a worker, and say to it, while it works.
public final class WorkUnderWay: Sendable {
  private struct State {
    /// Up to which request nobody waits any more, by project.
    var stopped: [Int: Int] = [:]
    var progress: [Int: RunProgress] = [:]
  }

  private let state = Mutex(State())

  /// Nobody waits any more for what was asked of a project up to a request.
  public func stop(_ project: Int, upTo number: Int) { state.withLock { $0.stopped[project] = number } }

  /// How far the work for a project is; `nil` where none has begun.
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
