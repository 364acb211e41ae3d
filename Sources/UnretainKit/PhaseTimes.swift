/// How long each step of a run took.
public struct PhaseTimes: Sendable {
  public enum Phase: String, Sendable, CaseIterable { case discovery, reading, linking, analysis, reporting }
  public private(set) var durations: [Phase: Duration] = [:]

  mutating func add(_ duration: Duration, to phase: Phase) { durations[phase, default: .zero] += duration }

  public var total: Duration { durations.values.reduce(.zero, +) }
}

/// Measures phases that follow each other.
struct PhaseClock {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private(set) var times = PhaseTimes()

  init() { last = clock.now }

  mutating func finish(_ phase: PhaseTimes.Phase) {
    let now = clock.now
    times.add(last.duration(to: now), to: phase)
    last = now
  }
}
