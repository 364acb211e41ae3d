import Engine
import FileDiscovery
import Reporting

/// Reports of earlier runs on disk. A run with the same options and texts reuses the report.
struct ReportCache {
  private let store: CacheStore
  private let key: CacheKey

  /// - Returns: `nil` if the run depends on other input: changes according to git, or a text being edited.
  init?(_ store: CacheStore, options: LintOptions, settings: ProjectSettings, baseline: [UInt8]?, inputs: LintInputs, program: ProgramIdentity) {
    guard options.changes == nil, options.editedFile == nil else { return nil }
    self.store = store
    var hash = SHA256()
    hash.update("report")
    hash.update(program.text)
    options.update(&hash)
    hash.update(settings.digest)
    hash.update(UInt64(baseline?.count ?? 0))
    hash.update(baseline ?? [])
    hash.update(FilePaths.real(".") ?? "")
    hash.update(String(reflecting: inputs.scope.root))
    hash.update(String(reflecting: inputs.problems))
    for outcome in inputs.outcomes {
      switch outcome {
      case .text(let text):
        hash.update(text.found.displayPath)
        hash.update(text.found.absolutePath)
        hash.update("\(inputs.scope.isIndexOnly(text.found)) \(inputs.scope.isDependency(text.found)) \(inputs.scope.reports(text.found))")
        hash.update(text.hash)
      case .skipped(let found, let error): hash.update("\(found) \(error)")
      case .refused(let found, let problem): hash.update("\(found) \(problem)")
      case .failed(let found, _): hash.update("\(found) failed")
      }
    }
    // What follows from manifests and Xcode projects. Sets have another order in each process.
    hash.update(String(reflecting: (inputs.modules.modules, inputs.modules.descriptions, inputs.modules.places)))
    key = CacheKey(hash)
  }

  /// The report of an earlier run.
  ///
  /// - Parameter report: A report with tool, rules and documents; called on a cache hit.
  func find(in report: () -> Report) -> Report? { store.read(key) { ReportArchive.report(from: $0, in: report()) } }

  func save(_ report: Report) { store.write(ReportArchive.bytes(of: report), for: key) }
}
