import ArgumentParser
import Catalog
import Reporting
import Project

/// The run's data in a SARIF report.
struct SARIFOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Keep the results of several runs on one commit apart, as code scanning's category.", valueName: "name"))
  var sarifCategory: String?

  @Flag(help: "Name the repository, the commit and the branch.")
  var sarifProvenance = false

  func reporter(includesGone: Bool, from level: Level, pages: [String: String]) -> SARIFReporter {
    // In an identifier, everything before the last slash is the category, and the rest is the single run.
    var reporter = SARIFReporter(automationID: sarifCategory.map { $0 + "/" }, includesGone: includesGone)
    reporter.minimumLevel = level
    reporter.rulePages = pages
    if sarifProvenance { reporter.versionControl = .ofWorkingDirectory }
    return reporter
  }
}
