import Ownership
import Facts

/// Marks the findings that comments in the source suppress.
///
///     // unretain:disable:next stored_closure_cycle unowned_capture - lives as long as the app
///
/// `disable:next` concerns the line below the comment, `disable:this` the comment's own lines, `disable:previous` the line above. Consecutive
/// `disable:next` comments all concern the first line below them. `disable` concerns everything from the comment to an `enable` of the same rule, or to the
/// end of the file. `all` means every rule. The text after ` - ` is the reason.
///
/// A finding is suppressed if its primary place *starts* on such a line or in such a region.
public struct Suppressor: Sendable {
  /// For every file with directives.
  private var files: [Int: FileSuppressions] = [:]
  /// Invalid comments, in the order of place.
  public private(set) var problems: [SuppressionProblem] = []

  /// - Parameters:
  ///   - files: The program's files, indexed by `SourcePlace.file`.
  ///   - ruleNames: All rules, including disabled ones.
  public init(files: [FileFacts], ruleNames: [String]) {
    for (index, facts) in files.enumerated() where !facts.directives.isEmpty {
      self.files[index] = FileSuppressions(facts, file: index, ruleNames: ruleNames, problems: &problems)
    }
  }

  /// The findings in order with suppressions marked, and the rules that each comment suppressed.
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

  /// Marks findings about the comments themselves, if the comment or another one for its line names their rule. `all` does not count: otherwise an unused
  /// `disable all` would hide the finding about itself.
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
  /// Whether it names the rule, rather than only `all`.
  fileprivate func names(_ rule: String) -> Bool {
    if case .named(let names) = rules { names.contains(rule) } else { false }
  }
}
