import Ownership
import Findings

extension Report {
  /// The ownership path of a finding as steps that all have a place in a document. One without joins the step before it, or the first one
  /// behind it that has a place; where no step has one, all are at the finding's own place.
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
