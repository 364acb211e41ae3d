import Findings
import Program
import Catalog

/// Works out the fixes of findings.
public struct FixOffers: Sendable {
  let program: Program
  let sources: [SourceFile]
  let scope: ProjectScope
  /// Is told in which file the finding lies that is worked on; `nil` where it is done.
  let onWork: @Sendable (_ path: String?) -> Void

  /// The findings with their fixes, or why they have none. Findings of one file have to stand together for this to be quick.
  ///
  /// - Parameter level: What is less grave stays as it is.
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
