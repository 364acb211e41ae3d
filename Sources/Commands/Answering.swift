import ArgumentParser
import Project
import Reporting

/// The formats of answers.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension ReadingOptions {
  /// The options of a run that answers a question about a file of a project.
  func answering(_ path: String?, _ paths: [String]) -> LintOptions {
    var options = LintOptions()
    if let path {
      options.onlyReport = paths.isEmpty ? [path] : nil
      options.isProjectOfFile = true
      if !paths.isEmpty { options.paths = paths + [path] }
    } else if !paths.isEmpty {
      options.paths = paths
    }
    options.offersFixes = false
    apply(to: &options)
    return options
  }

  /// Analyses with these options.
  func outcome(_ options: LintOptions) throws -> Linter.Outcome {
    try watched(Linter(options, observer: InternalFailures.observer)) { $0.run() }
  }

  /// The same for a question about a whole project, which must have sources.
  func outcomeOfProject(_ options: LintOptions) throws -> Linter.Outcome {
    let result = try outcome(options)
    try Self.requireFiles(result.foundFiles, in: options, problems: result.report.notifications)
    return result
  }

  /// Fails where no source was found.
  ///
  /// - Parameters:
  ///   - problems: The problems with the paths, to be said first.
  ///   - conditions: Further conditions on the files, as relative clauses.
  static func requireFiles(_ count: Int, in options: LintOptions, problems: [FileNotification] = [], conditions: [String] = []) throws {
    if count > 0 { return }
    let end = conditions.isEmpty ? "" : " " + conditions.joined(separator: " and ")
    let lines = problems.map { "\($0.path): \($0.message)" } + ["no Swift file found in \(options.paths.joined(separator: ", "))\(end)"]
    throw CommandError(lines.joined(separator: "\n"))
  }
}

extension ParsableCommand {
  /// Ends the process without freeing a result, which would take a considerable part of the run.
  static func exit(_ code: ExitCode, without result: some Any) -> Never {
    withExtendedLifetime(result) { exit(withError: code) }
  }
}
