import Engine
import FileDiscovery
import Reporting

/// Reports of earlier runs, on the disk: the run that asks the same of the same texts finds its answer there.
struct ReportCache {
  private let store: CacheStore
  private let key: CacheKey

  /// - Returns: `nil` where the run depends on more than is known here: on what git says has changed, or on a text that is being edited.
  init?(_ store: CacheStore, options: LintOptions, settings: ProjectSettings, baseline: [UInt8]?, inputs: LintInputs, program: ProgramIdentity) {
    guard options.changes == nil, options.editedFile == nil else { return nil }
    self.store = store
    var hash = SHA256()
    hash.update("report")
    hash.update(program.text)
    // By reflection, for an option that is added later must not be forgotten here.
    for (name, value) in Mirror(reflecting: options).children where name != "jobs" && name != "cacheFolder" {
      hash.update("\(name ?? "")=\(String(reflecting: value))")
    }
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
    hash.update(String(reflecting: inputs.modules))
    key = CacheKey(hash)
  }

  /// The report of an earlier run.
  ///
  /// - Parameter report: Tool, rules and documents; made where there is one.
  func find(in report: () -> Report) -> Report? { store.read(key) { ReportArchive.report(from: $0, in: report()) } }

  func keep(_ report: Report) { store.write(ReportArchive.bytes(of: report), for: key) }
}
