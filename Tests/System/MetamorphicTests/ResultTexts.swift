@testable import Findings
import Ownership

extension AnalysisResult {
  /// Each observation with all that words say of it. Its numbers are those of one run.
  var texts: [String] {
    let words = Words(of: self, draws: true)
    return observations.map { observation in
      let values =
        "\(observation.subject) \(observation.form) \(observation.strength) \(observation.keeper) \(observation.lifetime) \(observation.evidence)"
        + " \(observation.shape) \(observation.broken) \(observation.via) \(observation.code)"
      let places = [observation.head, observation.closure, observation.captureListEntry, observation.use].map { $0.map { "\($0)" } ?? "" }
      let said =
        words.identity(observation) + [words.until(observation), words.reason(observation), words.advice(observation) ?? ""]
        + words.path(observation).map { "\($0)" }
      return ([values] + places + said).joined(separator: " ")
    }
  }

  /// Each closure with its uses.
  var closureTexts: [String] {
    let words = Words(of: self)
    return closures.map { closure in
      let said = [words.enclosure(of: closure)] + closure.remarks.map(words.text) + uses(of: closure).map { "\(words.step($0))" }
      return "\(closure.place) \(closure.head) \(closure.verdict) \(closure.loss.map { "\($0)" } ?? "") \(said)"
    }
  }
}
