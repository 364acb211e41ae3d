import Synchronization

/// The progress of a run. One thread may read it while others work.
public final class RunProgress: Sendable {
  /// A phase of the run, and the completed part of its work.
  public struct State: Sendable {
    public var phase: PhaseTimes.Phase
    /// Files or functions, depending on the phase.
    public var done: Int
    /// 0 if unknown.
    public var total: Int

    /// The current activity in words.
    public var text: String {
      let words =
        switch phase {
        case .discovery: "looking for files"
        case .reading: "reading"
        case .linking: "linking"
        case .analysis: "analysing"
        case .reporting: "judging"
        }
      guard total > 0 else { return words }
      return phase == .reading ? "\(words) \(done) of \(total) files" : "\(words) \(share(of: 100)) %"
    }

    /// The approximate progress of the whole run, from 0 to 100. Reading and analysing take nearly all of a first run.
    public var percentage: Int {
      switch phase {
      case .discovery: 0
      case .reading: share(of: 40)
      case .linking: 40
      case .analysis: 45 + share(of: 50)
      case .reporting: 95
      }
    }

    private func share(of whole: Int) -> Int { total > 0 ? min(whole, whole * done / total) : 0 }
  }

  private let phase = Atomic<Int>(0)
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  public init() {}

  /// The last progress. Its parts may belong to two consecutive moments.
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
