import Engine
import FileDiscovery
import Reporting
import Support

/// Judges revisions of a project one after the other. What two of them share is worked out once.
struct RevisionSession {
  private let linter: Linter
  private let scope: ProjectScope
  private let caches: Caches?
  /// What the findings depend on beside the files.
  private let context: SHA256
  private var facts = FactsMemory()
  private var analysis: RunMemory? = RunMemory()

  init(_ linter: Linter, scope: ProjectScope) {
    self.linter = linter
    self.scope = scope
    caches = Caches(linter.options, linter.observer)
    var context = SHA256()
    context.update("revision")
    context.update(caches?.program.text ?? "")
    linter.options.update(&context)
    context.update(linter.settings.digest)
    context.update(FilePaths.real(".") ?? "")
    context.update(String(reflecting: scope.root))
    self.context = context
  }

  /// The findings of the revision that consists of these files. One that an earlier run has judged is not read.
  mutating func findings(of files: inout RevisionFiles) throws(Repository.Problem) -> RevisionFindings {
    var hash = context
    for (path, object) in files.objects.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      hash.update(path)
      hash.update(object)
    }
    let key = CacheKey(hash)
    if let known = caches?.store.read(key, { RevisionFindings(storedBytes: $0) }) { return known }
    let findings = RevisionFindings(judge(try files.read()))
    caches?.store.write(findings.storedBytes, for: key)
    return findings
  }

  private mutating func judge(_ texts: RevisionTexts) -> Report {
    var clock = PhaseClock(linter.progress)
    let inputs = LintInputs(linter.options, scope: scope, settings: linter.settings, revision: texts, hashes: caches != nil)
    let cache = caches.map { FactsCache($0.store, flags: inputs.flags, program: $0.program) }
    let (files, known) = facts.read(inputs, edited: [:], cache: cache, linter.observer, linter.progress)
    clock.finish(.reading)
    let archive = cache.flatMap { AnalysisCache($0, options: linter.options, settings: linter.settings, inputs: inputs) }
    if analysis?.whole == nil, let earlier = archive?.find(for: files) { analysis = earlier }
    let earlier = analysis
    guard var outcome = linter.judge(inputs, files, cachedFiles: known, &analysis, clock, while: { true }) else {
      preconditionFailure("nobody stops this run")
    }
    discard(earlier)
    discard(outcome.analysis.takeRemains())
    return outcome.report
  }
}
