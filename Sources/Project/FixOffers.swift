import Findings
import Program
import Catalog

/// Computes the fixes of findings.
public struct FixOffers: Sendable {
  let program: Program
  let sources: [SourceFile]
  let scope: ProjectScope
  /// Called with the file of the current finding; `nil` when it is done.
  let onWork: @Sendable (_ path: String?) -> Void

  /// The findings with their fixes, or with the reason why there is none. Fast if the findings of one file are adjacent.
  ///
  /// - Parameter level: Less grave findings are left unchanged.
  public func offer(for findings: [Finding], from level: Level = .note) -> [Finding] {
    var result = findings
    let meant = findings.indices.filter { findings[$0].level >= level }
    for (index, finding) in zip(meant, offer(for: meant.map { findings[$0] })) { result[index] = finding }
    return result
  }

  private func offer(for findings: [Finding]) -> [Finding] {
    var findings = FixPlanner(program: program, texts: sources.map(\.bytes), onWork: onWork).offer(for: findings)
    for index in findings.indices where findings[index].fix != nil && scope.isBehindLink(sources[findings[index].place.file].found) {
      findings[index].fix = .refused(reason: "the file is a symbolic link that leads out of the project, and what lies there stays as it is")
    }
    return findings
  }
}
