import Ownership
import Reporting
import Findings
import Catalog

/// Turns observations into the findings of the whole program, and applies comments and the baseline.
struct FindingPipeline {
  let catalog: RuleCatalog
  let engine: RuleEngine
  /// Whether the run sees enough to call a comment unused: a file analysed alone lacks findings that other files would show.
  let judgesComments: Bool
  let baseline: Baseline?
  /// Whether the steps of paths are drawn too.
  var drawsPaths = false
  /// Whether all findings count as known, as when writing a baseline.
  var acceptsAll = false

  struct Outcome {
    /// In the order of path and place.
    var findings: [Finding]
    var problems: [SuppressionProblem]
    var gone: [KnownFinding]
  }

  func judge(_ analysis: AnalysisResult, sources: [SourceFile], documents: [SourceDocument]) -> Outcome {
    let suppressor = Suppressor(files: sources.map(\.facts), ruleNames: catalog.rules.map(\.name))
    var (findings, uses) = suppressor.apply(to: engine.evaluate(analysis, draws: drawsPaths))
    if judgesComments {
      let wanted = Set(catalog.rules.filter { $0.level != .off && !$0.isAboutComments }.map(\.name))
      let idle = uses.unused(wanted: wanted) { file in
        Set(engine.judgingRules(inFile: file).filter { !$0.isAboutComments }.map(\.name))
      }
      findings += suppressor.applyByName(to: engine.evaluate(idle, in: analysis.program))
    }
    findings.sort { left, right in
      (documents[left.place.file].displayPath, left.place, left.rule)
        < (documents[right.place.file].displayPath, right.place, right.rule)
    }
    if acceptsAll {
      for index in findings.indices { findings[index].baselineState = .unchanged }
      return Outcome(findings: findings, problems: suppressor.problems, gone: [])
    }
    let comparison = baseline?.compare(findings, in: documents)
    return Outcome(findings: comparison?.findings ?? findings, problems: suppressor.problems, gone: comparison?.gone ?? [])
  }
}

extension Rule {
  /// Whether it is about suppression comments rather than code.
  fileprivate var isAboutComments: Bool {
    conditions.contains { $0.attribute == .subject && $0.values == [Subject.suppression.rawValue] }
  }
}
