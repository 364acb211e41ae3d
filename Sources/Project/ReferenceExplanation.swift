import Ownership
import Catalog

/// The texts of `why` for references between objects.
extension Explanation {
  /// - Parameter places: Whether a place is asked for.
  func references(at isAskedFor: (SourcePlace) -> Bool) -> [String] {
    let observations = outcome.analysis.observations.filter { observation in
      isReference(observation) && (isAskedFor(observation.head) || observation.use.map(isAskedFor) == true)
    }
    let reports = outcome.analysis.references(where: isAskedFor)
    var described: Set<SourcePlace> = []
    var texts: [String] = []
    for report in reports {
      let found = observations.filter { $0.head == report.place }
      described.formUnion(found.map(\.head))
      texts.append(describe(report, found))
    }
    // References without a store in sight, such as an unowned property that nothing sets.
    for observation in observations where described.insert(observation.head).inserted { texts.append(describe(observation)) }
    return texts
  }

  /// Whether it is about a reference between objects rather than a capture.
  public func isReference(_ observation: Observation) -> Bool {
    switch observation.subject {
    case .storedReference, .target, .unownedProperty, .unownedInDeinit, .strongDelegate: true
    case .closureCapture, .methodReference, .suppression, .forcedUse, .unusedEntry, .restartedRegistration, .growingCollection: false
    }
  }

  private func describe(_ report: ReferenceReport, _ observations: [Observation]) -> String {
    var lines = [title(report.place, report.stored == nil && report.isFilledInSight ? "object handed over" : "reference in `\(words.holder(of: report))`")]
    var held = "`\(words.name(of: report))`, \(how(report.strength)) by `\(words.holder(of: report))`"
    let source = words.source(of: report)
    if !source.isEmpty { held += ": \(source)" }
    if let stored = report.stored { held += " (stored at \(location(stored)))" }
    lines.append("  held: \(held)")
    lines.append("  verdict: \(verdict(report, observations))")
    for observation in observations { lines += values(observation) + path(observation) + reported(observation) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ observation: Observation) -> String {
    ([title(observation.head, "reference"), "  held: `\(words.captured(observation))`, \(how(observation.strength))"] + values(observation)
      + path(observation) + reported(observation))
      .joined(separator: "\n") + "\n"
  }

  /// How sure the path is, whether the object is meant to go, and whether the path ends then.
  private func values(_ observation: Observation) -> [String] {
    if !observation.retains || observation.strength == .weak || observation.keeper == .none { return [] }
    return ["  evidence: \(observation.evidence.rawValue); life: \(words.life(observation)); end: \(words.end(observation))"]
  }

  /// The verdict on a reference in words.
  public func verdict(_ report: ReferenceReport, _ observations: [Observation]) -> String {
    if let cycle = observations.first(where: { $0.keeper == .cycle }) {
      let until = cycle.end == .unknown ? "" : "; \(words.until(cycle))"
      return "cycle: what it refers to keeps its owner\(until)"
    }
    if let outside = observations.first(where: { $0.subject == .target }) { return "kept by \(keeper(outside)), \(lifetime(outside))" }
    switch report.strength {
    case .weak: return "harmless: a weak reference keeps nothing"
    case .unowned, .unownedUnsafe: return "keeps nothing; it must not be used when the object is gone"
    case .strong: break
    }
    let cycles = cycles(through: report.place)
    if !cycles.isEmpty { return verdict(onCycles: cycles) }
    if !report.isFilledInSight { return "harmless, as far as can be seen: no code in sight fills it" }
    if report.leadsBack { return "leads back to its owner, but not by objects of the program that are known to be there" }
    if report.lifetime == .untilEvent { return "bounded: it is let go of by itself" }
    if let lasting = report.lasting { return "kept by \(words.name(of: lasting)), as long as the process, unless code takes it out" }
    return "harmless: nothing in sight leads from the object back to what holds it"
  }

  func how(_ strength: CaptureStrength) -> String {
    "held \(words.how(strength))"
  }

  private func title(_ place: SourcePlace, _ what: String) -> String { "\(exactLocation(place)): \(what)" }
}
