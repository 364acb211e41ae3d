import Ownership
import Facts

/// Marks the findings that comments in the source suppress.
///
///     // unretain:disable:next stored_closure_cycle unowned_capture - lives as long as the app
///
/// `disable:next` is about the line below the comment, `disable:this` about the comment's own lines, `disable:previous`
/// about the line above. Several `disable:next` below each other are all about the first line below them. `disable` is
/// about everything from the comment to an `enable` of the same rule, or to the end of the file. `all` stands for every
/// rule. What follows ` - ` is the reason.
///
/// A finding is suppressed where its primary place *starts* on such a line or in such a region.
public struct Suppressor: Sendable {
  /// For every file that has directives.
  private var files: [Int: FileSuppressions] = [:]
  /// The comments that could not be understood, in the order of place.
  public private(set) var problems: [SuppressionProblem] = []

  /// - Parameters:
  ///   - files: The program's files; `SourcePlace.file` indexes them.
  ///   - ruleNames: Every rule there is, those included that are off.
  public init(files: [FileFacts], ruleNames: [String]) {
    for (index, facts) in files.enumerated() where !facts.directives.isEmpty {
      self.files[index] = FileSuppressions(facts, file: index, ruleNames: ruleNames, problems: &problems)
    }
  }

  /// The findings in their order, the suppressed ones marked, and what each comment suppressed.
  public func apply(to findings: [Finding]) -> (findings: [Finding], uses: SuppressionUses) {
    var marked = findings
    var uses = SuppressionUses(files: files)
    let indices = findings.indices.filter { findings[$0].suppression == nil && files[findings[$0].place.file] != nil }
    for (file, members) in Dictionary(grouping: indices, by: { findings[$0].place.file }) {
      guard let suppressions = files[file] else { continue }
      let ordered = members.sorted { findings[$0].place.range.start < findings[$1].place.range.start }
      let comments = suppressions.suppressing(ordered.map { (findings[$0].rule, findings[$0].place.range.start) })
      for case (let index, let comment?) in zip(ordered, comments) {
        let origin = suppressions.comments[comment]
        marked[index].suppression = Suppression(justification: origin.directive.reason, place: origin.place)
        uses.note(findings[index].rule, comment: comment, file: file)
      }
    }
    return (marked, uses)
  }

  /// Marks findings about the comments themselves: those whose rule the comment names itself, or another one that is about
  /// its line. `all` does not count, or an idle `disable all` would hide that it is idle.
  public func applyByName(to findings: [Finding]) -> [Finding] {
    zip(findings, apply(to: findings).findings).map { original, marked in
      let comments = files[original.place.file]?.comments ?? []
      var marked = marked
      if let own = comments.first(where: { $0.place == original.place }), own.directive.names(original.rule) {
        marked.suppression = Suppression(justification: own.directive.reason, place: own.place)
        return marked
      }
      let origin = comments.first { $0.place == marked.suppression?.place }
      return origin?.directive.names(original.rule) == true ? marked : original
    }
  }
}

extension Directive {
  /// Does it name the rule, and not only mean all?
  fileprivate func names(_ rule: String) -> Bool {
    if case .named(let names) = rules { names.contains(rule) } else { false }
  }
}
