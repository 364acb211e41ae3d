import Foundation

/// Watches objects without keeping them.
public final class Probe: @unchecked Sendable {
  private struct Watched {
    weak var object: AnyObject?
  }

  private var watched: [Watched] = []

  init() {}

  /// Has the outcome depend on `object`. Call it before the object is dropped.
  public func watch(_ object: AnyObject) {
    watched.append(Watched(object: object))
  }

  /// Lets timers, the main queue and the main actor work for `seconds` of the stand-in of time: whatever
  /// can run has run before a moment of it goes by. Outside the exercise the runner waits by itself.
  public func wait(_ seconds: Double = 0.02) {
    pump(until: Date(timeIntervalSinceNow: seconds)) { false }
  }

  /// Lets pending work go on until `condition` holds, at most `seconds`.
  public func wait(atMost seconds: Double = 2, until condition: () -> Bool) {
    pump(until: Date(timeIntervalSinceNow: seconds), condition)
  }

  var watchesNothing: Bool { watched.isEmpty }

  var allFreed: Bool { watched.allSatisfy { $0.object == nil } }

  private func pump(until end: Date, step: TimeInterval = 0.005, _ done: () -> Bool) {
    while !done(), Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: step))
    }
  }

  /// What became of the watched objects.
  @MainActor func outcome(of place: Place, patience: Double) -> String {
    place.exercise(self)
    if watchesNothing { return "unwatched" }
    if allFreed {
      // What is still pending may yet trap.
      wait(0.05)
      return "freed"
    }
    pump(until: Date(timeIntervalSinceNow: patience), step: 0.05) { allFreed }
    return allFreed ? "freedLate" : "leaked"
  }
}

/// What a counterfactual copy returns where its weak capture is nil. A value cannot be
/// made up, so that a closure that has to return one ends the run: it was called too late.
public func gone<Result>() -> Result {
  if let nothing = () as? Result { return nothing }
  print("outcome gone")
  exit(0)
}
