import Ownership
import Findings

extension Report {
  /// The ownership path of a finding, with steps that all have a place in a document. A step without one is merged into the previous step, or into the first
  /// later step with a place. If no step has one, all are at the finding's own place.
  public func placedSteps(of finding: Finding) -> [(place: SourcePlace, text: String)] {
    var steps: [(place: SourcePlace, text: String)] = []
    var waiting: [String] = []
    for step in finding.path where !step.text.isEmpty {
      guard let place = step.place, document(of: place) != nil else {
        if steps.isEmpty { waiting.append(step.text) } else { steps[steps.count - 1].text += "; " + step.text }
        continue
      }
      steps.append((place, (waiting + [step.text]).joined(separator: "; ")))
      waiting = []
    }
    if !waiting.isEmpty, document(of: finding.place) != nil { steps.append((finding.place, waiting.joined(separator: "; "))) }
    return steps
  }
}
