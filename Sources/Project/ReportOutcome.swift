import Ownership
import Reporting

/// A report, and what is worth knowing of the run that gave it.
public struct ReportOutcome: Sendable {
  public var report: Report
  public var phases: PhaseTimes
  /// How many Swift files were found, readable or not.
  public var foundFiles: Int
  /// How many files an earlier run had read.
  public var cachedFiles: Int
  /// Did the analysis go on from what an earlier run had left?
  public var goesOn: Bool
  /// What the analysis counted; `nil` where an earlier run had made the report.
  public var counters: AnalysisCounters?

  init(report: Report, phases: PhaseTimes, foundFiles: Int, cachedFiles: Int, goesOn: Bool, counters: AnalysisCounters?) {
    self.report = report
    self.phases = phases
    self.foundFiles = foundFiles
    self.cachedFiles = cachedFiles
    self.goesOn = goesOn
    self.counters = counters
  }

  /// The part of an outcome that reports are made of.
  public init(_ outcome: Linter.Outcome) {
    self.init(
      report: outcome.report, phases: outcome.phases, foundFiles: outcome.foundFiles, cachedFiles: outcome.cachedFiles, goesOn: outcome.goesOn,
      counters: outcome.analysis.counters)
  }
}
