import ArgumentParser
import Reporting
import UnretainKit

/// Options for findings that are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only findings that this file does not know count as new, and make the run fail.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for --baseline. They do not make this run fail.", valueName: "file"))
  var writeBaseline: String?

  func apply(to options: inout LintOptions) throws {
    if writeBaseline != nil, options.onlyReport != nil || options.changes != nil {
      throw ValidationError("--write-baseline needs the findings of the whole project; it cannot be combined with options that report on a part.")
    }
    options.acceptsAllFindings = writeBaseline != nil
    if let baseline { options.baseline = try BaselineStore.read(baseline) }
  }

  /// Writes the baseline if one is wanted.
  func write(_ report: Report) throws {
    if let writeBaseline { try BaselineStore.write(report, to: writeBaseline) }
  }
}
