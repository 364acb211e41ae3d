import Baseline
import FileDiscovery
import OwnershipAnalysis
import ProgramModel
import Reporting
import RuleEngine
import RuleFormat
import SourceFacts
import Suppressions

/// From observations to the findings of the whole program, with what comments and the baseline say of them.
struct FindingJudgement {
  let catalog: RuleCatalog
  let engine: RuleEngine
  /// Whether the run sees enough to call a comment idle: a file analysed alone misses what others would show.
  let judgesComments: Bool
  let baseline: Baseline?

  struct Outcome {
    /// In the order of path and place.
    var findings: [Finding]
    var problems: [SuppressionProblem]
    var gone: [KnownFinding]
  }

  func judge(_ observations: [Observation], sources: [SourceFile], documents: [SourceDocument]) -> Outcome {
    let suppressor = Suppressor(files: sources.map(\.facts), ruleNames: catalog.rules.map(\.name))
    var (findings, uses) = suppressor.apply(to: engine.evaluate(observations))
    if judgesComments {
      let wanted = Set(catalog.rules.filter { $0.level != .off && !$0.isAboutComments }.map(\.name))
      let idle = uses.unused(wanted: wanted) { file in
        Set(engine.judgingRules(inFile: file).filter { !$0.isAboutComments }.map(\.name))
      }
      findings += suppressor.applyByName(to: engine.evaluate(idle))
    }
    findings.sort { left, right in
      (documents[left.place.file].displayPath, left.place, left.rule)
        < (documents[right.place.file].displayPath, right.place, right.rule)
    }
    let comparison = baseline?.compare(findings, in: documents)
    return Outcome(findings: comparison?.findings ?? findings, problems: suppressor.problems, gone: comparison?.gone ?? [])
  }
}

extension Rule {
  /// Does it judge the comments that suppress findings, and not the code?
  fileprivate var isAboutComments: Bool {
    conditions.contains { $0.attribute == .subject && $0.values == [Subject.suppression.rawValue] }
  }
}

/// Which findings of a program a run reports.
struct FindingSelection {
  let scope: ProjectScope
  let changes: SourceChanges?
  let sources: [SourceFile]
  let documents: [SourceDocument]

  /// Is the file one of those that are reported on?
  func covers(_ file: Int) -> Bool { scope.reports(sources[file].found) }

  /// Does a finding touch changed lines, with its place or with a step of its path?
  func touchesChanges(_ finding: Finding) -> Bool {
    isChanged(finding.place, wholeRange: true)
      || finding.path.contains { step in step.place.map { isChanged($0, wholeRange: false) } ?? false }
  }

  func touchesChanges(_ place: SourcePlace) -> Bool { isChanged(place, wholeRange: true) }

  private func isChanged(_ place: SourcePlace, wholeRange: Bool) -> Bool {
    guard let changes else { return true }
    let path = sources[place.file].found.absolutePath
    guard changes.lines.files[path] != nil else { return false }
    let first = documents[place.file].position(at: place.range.start).line
    // A step may stand for a whole closure; its first line is what reports show.
    let last = wholeRange ? documents[place.file].position(at: max(place.range.start, place.range.end)).line : first
    return changes.lines.touch(path, lines: first...max(first, last))
  }

  /// The entries of a baseline that this run can call gone: their file was analysed, or is no more.
  func isGone(_ entry: KnownFinding, analysed: Set<String>) -> Bool {
    analysed.contains(entry.path) || !FilePaths.exists(scope.absolutePath(ofReported: entry.path))
  }
}
