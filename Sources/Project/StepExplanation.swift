import Findings
import Ownership

/// What is said of a place that is a step of ownership paths.
extension Explanation {
  /// The observations whose ownership path has a step at a meant place.
  public func observations(withStepAt isMeant: (SourcePlace) -> Bool) -> [Observation] {
    outcome.analysis.observations.filter { observation in observation.path.contains { $0.place.map(isMeant) == true } }
  }

  /// The cycles that a reference at a place is part of: each is judged at a closure, or at another reference.
  func cycles(through place: SourcePlace) -> [Observation] {
    outcome.analysis.observations.filter { observation in
      observation.retains && observation.keeper == .cycle && observation.path.contains { $0.place == place && $0.kind.isPartOfPath }
    }
  }

  /// Says which cycles a reference is part of.
  ///
  /// - Parameter cycles: At least one.
  func verdict(onCycles cycles: [Observation]) -> String {
    let cycle = cycles.first { level(of: $0) != nil } ?? cycles[0]
    let until = cycle.end == .unknown ? "" : "; \(words.until(cycle))"
    let others = Set(cycles.map(\.head)).count - 1
    return "on a cycle: a step of the path of the \(kind(of: cycle)) at \(exactLocation(cycle.head))\(level(of: cycle).map { ", " + $0 } ?? "")\(until)"
      + (others > 0 ? "; \(others) more \(others == 1 ? "path goes" : "paths go") through it" : "")
  }

  /// The steps at meant places, each with what is kept through it.
  func steps(at isMeant: (SourcePlace) -> Bool) -> [String] {
    grouped(at: isMeant).map { step, observations in
      var lines = ["\(exactLocation(step.place)): \(step.text)"]
      for observation in observations {
        lines.append("  through it: \(exactLocation(observation.head)): \(kind(of: observation)): \(capture(observation, place: location))")
        lines += reported(observation).map { "  " + $0 }
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// A step of some paths.
  struct SharedStep: Hashable {
    var place: SourcePlace
    var text: String
  }

  /// The steps at meant places in the order of place, each with the observations whose paths go through it.
  func grouped(at isMeant: (SourcePlace) -> Bool) -> [(step: SharedStep, observations: [Observation])] {
    var groups: [SharedStep: [Observation]] = [:]
    for observation in observations(withStepAt: isMeant) {
      for step in words.path(observation) {
        guard let place = step.place, isMeant(place) else { continue }
        groups[SharedStep(place: place, text: step.text), default: []].append(observation)
      }
    }
    return groups.sorted { ($0.key.place, $0.key.text) < ($1.key.place, $1.key.text) }.map { (step: $0.key, observations: $0.value) }
  }

  /// What holds the object.
  func kind(of observation: Observation) -> String {
    if isReference(observation) { return "reference" }
    return observation.subject == .methodReference ? "method reference" : "closure"
  }

  /// The level and rule of the observation's finding; `nil` if it is no finding.
  func level(of observation: Observation) -> String? {
    outcome.engine.finding(for: observation, words).map { "\($0.level.rawValue) [\($0.rule)]" }
  }

  /// With the column.
  func exactLocation(_ place: SourcePlace) -> String { outcome.report.documents[place.file].location(of: place.range.start) }
}

extension PathStep.Kind {
  /// Whether the step is a reference of the path, rather than a note on its end.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case .reference, .assigned, .put, .capture, .last, .storesItself: true
    case .release, .letGo, .misses, .armsItself, .lastCall, .lateCall, .refersUnowned, .usedInDeinit: false
    }
  }
}
