import Ownership
import Reporting
import Findings

extension Statistics {
  /// The statistics of a run.
  init(sources: [SourceFile], isIndexOnly: [Bool], skipped: Int, analysis: AnalysisResult, findings: [Finding]) {
    self.init()
    var losses: [ClosureLoss: Int] = [:]
    skippedFiles = skipped
    for (index, source) in sources.enumerated() {
      if isIndexOnly[index] {
        indexOnlyFiles += 1
        continue
      }
      files += 1
      bytes += source.bytes.count
      lines += source.facts.lineStarts.count
      parseErrors += source.facts.parseErrors.count
      if !source.facts.parseErrors.isEmpty { filesWithParseErrors += 1 }
    }
    let reported = Set(findings.filter { $0.level >= .warning && $0.isOpen }.map(\.place))
    // A finding may point at a capture-list entry instead of the closure's head.
    var reportedHeads = reported
    for observation in analysis.observations {
      if let entry = observation.captureListEntry, reported.contains(entry) { reportedHeads.insert(observation.head) }
    }
    for closure in analysis.closures where !isIndexOnly[closure.place.file] {
      closures += 1
      if reportedHeads.contains(closure.head) {
        reportedClosures += 1
        continue
      }
      switch closure.verdict {
      case .harmless: harmlessClosures += 1
      case .bounded: boundedClosures += 1
      case .unknown:
        unknownClosures += 1
        losses[closure.loss ?? .outsideCallee, default: 0] += 1
      case .kept, .cycle: retainedClosures += 1
      }
    }
    unknownReasons = losses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Statistics.Reason(reason: $0.key.words, count: $0.value) }
  }
}
