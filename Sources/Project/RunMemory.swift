import Ownership

/// What one run over a project leaves for the next one, with the same settings.
struct RunMemory: Sendable {
  /// What was worked out; `nil` where nothing was yet. What of it still holds is found out by the next run, modules and files included.
  let whole: AnalysisMemory?

  init(_ whole: AnalysisMemory? = nil) { self.whole = whole }
}
