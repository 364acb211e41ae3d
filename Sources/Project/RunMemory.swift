import Ownership

/// The data that one run over a project leaves for the next one with the same settings.
struct RunMemory: Sendable {
  /// The results of the analysis; `nil` before the first run. The next run checks which of them are still valid, for changed modules and files too.
  let whole: AnalysisMemory?

  init(_ whole: AnalysisMemory? = nil) { self.whole = whole }
}
