import ArgumentParser
import Reporting
import Project

/// Options for findings that are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only findings that this file does not know count as new, and make the run fail. By default the `baseline` of the configuration.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "All findings count, whatever baseline the configuration names.")
  var noBaseline = false

  func validate() throws {
    if baseline != nil, noBaseline { throw ValidationError("--baseline and --no-baseline contradict each other.") }
  }

  func apply(to options: inout LintOptions) {
    options.baseline = noBaseline ? .none : baseline.map { .file($0) } ?? .configured
  }
}

/// Whether reports include gone baseline entries.
struct GoneOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Report also what the baseline knows and is gone; SARIF has it as absent. Not for GitHub code scanning, which would show it as an alert."))
  var reportGone = false

  func check(_ options: LintOptions, for settings: ProjectSettings) throws {
    guard reportGone else { return }
    if options.onlyReport != nil || options.changes != nil {
      throw ValidationError("--report-gone needs the findings of the whole project; it cannot be combined with options that report on a part.")
    }
    switch options.baseline {
    case .file: return
    case .configured:
      if settings.configuration.baseline != nil { return }
      throw ValidationError(
        "--report-gone needs a baseline: name one with --baseline, or as `baseline` in \(settings.configurationName); --write-baseline FILE makes it.")
    case .none: throw ValidationError("--report-gone needs a baseline; it cannot be combined with --no-baseline.")
    case .everything:
      throw ValidationError("--write-baseline leaves nothing that is gone; run --report-gone before it, not together with it.")
    }
  }
}

/// Writes a baseline.
struct BaselineWriting: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, for --baseline or the `baseline` of the configuration. They do not make this run fail.", valueName: "file"))
  var writeBaseline: String?

  func apply(to options: inout LintOptions) throws {
    guard writeBaseline != nil else { return }
    if options.onlyReport != nil || options.changes != nil {
      throw ValidationError("--write-baseline needs the findings of the whole project; it cannot be combined with options that report on a part.")
    }
    options.baseline = .everything
  }

  /// Writes the baseline if requested.
  ///
  /// - Returns: The remaining step for other runs to use it; `nil` if there is none.
  func write(_ report: Report, for settings: ProjectSettings) throws -> String? {
    guard let writeBaseline else { return nil }
    try BaselineStore.write(report, to: writeBaseline)
    return settings.missingBaselineEntry(for: writeBaseline).map {
      "Wrote \(writeBaseline). With `baseline: \($0)` in \(settings.configurationName) every run uses it."
    }
  }
}
