/// The duration of each phase of a run.
public struct PhaseTimes: Sendable {
  public enum Phase: String, Sendable, CaseIterable { case discovery, reading, linking, analysis, reporting }
  public private(set) var durations: [Phase: Duration] = [:]

  mutating func add(_ duration: Duration, to phase: Phase) { durations[phase, default: .zero] += duration }

  public var total: Duration { durations.values.reduce(.zero, +) }
}

/// Measures consecutive phases.
struct PhaseClock {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private(set) var times = PhaseTimes()

  /// Called with each phase that begins.
  private let progress: RunProgress?

  init(_ progress: RunProgress? = nil) {
    last = clock.now
    self.progress = progress
    progress?.begin(.discovery)
  }

  mutating func finish(_ phase: PhaseTimes.Phase) {
    let now = clock.now
    times.add(last.duration(to: now), to: phase)
    last = now
    let phases = PhaseTimes.Phase.allCases
    if let index = phases.firstIndex(of: phase), index + 1 < phases.count { progress?.begin(phases[index + 1]) }
  }
}
