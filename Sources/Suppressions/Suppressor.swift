import OwnershipAnalysis
import RuleEngine
import SourceFacts

/// A comment that speaks to the analyser and that it does not understand.
public struct SuppressionProblem: Sendable, Hashable {
  /// The comment.
  public var place: SourcePlace
  /// One sentence in plain text; names stand in backticks.
  public var message: String
  public init(place: SourcePlace, message: String) {
    self.place = place
    self.message = message
  }
}

/// Marks the findings that comments in the source suppress.
///
///     // unretain:disable:next stored_closure_cycle unowned_capture - lives as long as the app
///
/// `disable:next` is about the line below the comment, `disable:this` about the comment's own lines, `disable:previous`
/// about the line above. Several `disable:next` below each other are all about the first line below them. `all` stands
/// for every rule. What follows ` - ` is the reason.
///
/// A finding is suppressed where its primary place *starts* on such a line.
public struct Suppressor: Sendable {
  /// For every file that has directives.
  private var files: [Int: FileSuppressions] = [:]
  private var problems: [SuppressionProblem] = []

  /// - Parameters:
  ///   - files: The program's files; `SourcePlace.file` indexes them.
  ///   - ruleNames: Every rule there is, those included that are off.
  public init(files: [FileFacts], ruleNames: [String]) {
    for (index, facts) in files.enumerated() where !facts.directives.isEmpty {
      self.files[index] = FileSuppressions(facts, file: index, ruleNames: ruleNames, problems: &problems)
    }
  }

  /// The findings in their order, the suppressed ones marked, and the comments that could not be understood, in the
  /// order of place.
  public func apply(to findings: [Finding]) -> (findings: [Finding], problems: [SuppressionProblem]) {
    let marked = findings.map { finding in
      guard finding.suppression == nil, let suppressions = files[finding.place.file] else { return finding }
      var finding = finding
      finding.suppression = suppressions.suppression(of: finding)
      return finding
    }
    return (marked, problems)
  }
}
