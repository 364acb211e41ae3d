import Ownership
import Reporting

/// A report with data about the run.
public struct ReportOutcome: Sendable {
  public var report: Report
  public var phases: PhaseTimes
  /// The number of Swift files found, readable or not.
  public var foundFiles: Int
  /// The number of files whose facts came from the cache.
  public var cachedFiles: Int
  /// Whether the analysis continued from an earlier run.
  public var goesOn: Bool
  /// The counters of the analysis; `nil` for a cached report.
  public var counters: AnalysisCounters?
  /// The data of the analysis; empty for a cached report. Freeing it takes a considerable part of a run. A process that is about to end can keep it instead.
  let remains: [any Sendable]

  init(
    report: Report, phases: PhaseTimes, foundFiles: Int, cachedFiles: Int, goesOn: Bool, counters: AnalysisCounters?, remains: [any Sendable] = []
  ) {
    self.report = report
    self.phases = phases
    self.foundFiles = foundFiles
    self.cachedFiles = cachedFiles
    self.goesOn = goesOn
    self.counters = counters
    self.remains = remains
  }

  /// The part of an outcome that reports use.
  public init(_ outcome: Linter.Outcome, memory: AnalysisMemory? = nil) {
    self.init(
      report: outcome.report, phases: outcome.phases, foundFiles: outcome.foundFiles, cachedFiles: outcome.cachedFiles, goesOn: outcome.goesOn,
      counters: outcome.analysis.counters, remains: [outcome, memory])
  }
}
