import Ownership
import Facts

/// The rules that each comment has suppressed in a run.
public struct SuppressionUses: Sendable {
  private struct Key: Hashable {
    var file: Int
    var comment: Int
  }

  private let files: [Int: FileSuppressions]
  private var used: [Key: Set<String>] = [:]

  init(files: [Int: FileSuppressions]) { self.files = files }

  mutating func note(_ rule: String, comment: Int, file: Int) {
    used[Key(file: file, comment: comment), default: []].insert(rule)
  }

  /// The comments with rules that suppress nothing, in the order of place.
  ///
  /// - Parameters:
  ///   - wanted: The rules that must have judged before an unused `all` counts as unused.
  ///   - judged: The rules that have judged a file. A comment may be right about the others.
  public func unused(wanted: Set<String>, judged: (_ file: Int) -> Set<String>) -> [IdleComment] {
    files.keys.sorted().flatMap { file -> [IdleComment] in
      let rules = judged(file)
      return (files[file]?.comments ?? []).enumerated().compactMap { index, comment in
        if comment.directive.command == .end { return nil }
        let used = used[Key(file: file, comment: index)] ?? []
        switch comment.directive.rules {
        case .all:
          return used.isEmpty && rules.isSuperset(of: wanted) ? IdleComment(place: comment.place, rules: "any rule") : nil
        case .named(let names):
          let idle = names.subtracting(used).intersection(rules).sorted()
          return idle.isEmpty ? nil : IdleComment(place: comment.place, rules: idle.map { "`\($0)`" }.joined(separator: " or "))
        }
      }
    }
  }
}

/// A comment with rules that suppress nothing.
public struct IdleComment: Sendable {
  public var place: SourcePlace
  /// These rules, in words.
  public var rules: String

  /// The comment as rules judge it.
  var observation: Observation {
    Observation(
      subject: .suppression, form: .object, strength: .weak, keeper: .none, lifetime: .synchronous, evidence: .proven,
      shape: .plain, head: place, closure: place, captured: .unnamed)
  }
}
