import Synchronization

/// How far a run is. One thread may look while others work.
public final class RunProgress: Sendable {
  /// A step of the run, and how much of its work is done.
  public struct State: Sendable {
    public var phase: PhaseTimes.Phase
    /// Files or functions, by the phase.
    public var done: Int
    /// 0 where that is not known.
    public var total: Int
  }

  private let phase = Atomic<Int>(0)
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  public init() {}

  /// What was said last. The parts may be of two moments that follow each other.
  public var state: State {
    State(
      phase: PhaseTimes.Phase.allCases[phase.load(ordering: .relaxed)], done: done.load(ordering: .relaxed), total: total.load(ordering: .relaxed))
  }

  func begin(_ phase: PhaseTimes.Phase) {
    total.store(0, ordering: .relaxed)
    done.store(0, ordering: .relaxed)
    self.phase.store(PhaseTimes.Phase.allCases.firstIndex(of: phase)!, ordering: .relaxed)
  }

  func expect(_ count: Int) { total.store(count, ordering: .relaxed) }

  func advance() { done.add(1, ordering: .relaxed) }
}
