import Answers
import Catalog
import Project
import Reporting
import Text

/// The result of a call.
public struct ToolResult: Sendable {
  var text: String
  /// The same for programs.
  var structured: JSONValue?
  var isFailure: Bool

  /// - Parameter structured: The same for programs.
  public init(text: String, structured: JSONValue? = nil) {
    self.text = text
    self.structured = structured
    isFailure = false
  }

  /// A mistake that the client can correct.
  public init(failure: String) {
    text = failure
    isFailure = true
  }

  var json: JSONValue {
    .compact(["content": [["type": "text", "text": .string(text)]], "structuredContent": structured, "isError": .boolean(isFailure)])
  }
}

/// Performs calls on a project that stays in memory. Must be used by one thread at a time.
public final class ToolRunner {
  private let options: LintOptions
  private let observer: WorkObserver
  private let session: ProjectSession

  /// Reads the project's settings; fails if they cannot be used.
  public init(_ options: LintOptions, observer: WorkObserver = .none) throws(ProjectSettings.Problem) {
    self.options = options
    self.observer = observer
    session = try ProjectSession(options, observer: observer)
  }

  /// Performs a call on the files as they are on disk.
  ///
  /// - Parameter isWanted: Polled by any thread: false if the result is no longer needed.
  /// - Returns: `nil` if the result is no longer needed.
  public func perform(_ call: ToolCall, while isWanted: @Sendable () -> Bool) -> ToolResult? {
    switch call {
    case .check(let paths, _, _), .fix(let paths, _, _):
      let missing = FilePaths.missing(among: paths)
      if !missing.isEmpty { return ToolResult(failure: missing.joined(separator: "\n")) }
      if case .fix(_, let isUnsafe, let applies) = call { return fix(paths, isUnsafe: isUnsafe, applies: applies) }
    case .prove(let file, let line, let column, let framework, let module): return prove(file, line, column, framework, module)
    case .why, .confirm: break
    }
    session.forgetDisk()
    guard let outcome = session.update([:], while: isWanted) else { return nil }
    if outcome.foundFiles == 0 { return ToolResult(failure: "no Swift file found in \(options.paths.joined(separator: ", "))") }
    switch call {
    case .check(let paths, let level, let limit):
      let list = FindingList(outcome, from: level, paths: paths, limit: limit)
      if list.files == 0 { return ToolResult(failure: "no Swift file found in \(paths.joined(separator: ", "))") }
      return ToolResult(text: list.text, structured: list.json)
    case .why(let file, let line, let column):
      switch Explanation(outcome).text(path: file, line: line, column: column) {
      case .success(let text): return ToolResult(text: text)
      case .failure(let problem): return ToolResult(failure: problem.message)
      }
    case .confirm(let file, let line, let column):
      switch Confirmation.make(outcome, path: file, line: line, column: column) {
      case .success(let confirmation): return ToolResult(text: confirmation.text, structured: confirmation.json)
      case .failure(let problem): return ToolResult(failure: problem.message)
      }
    case .prove, .fix: return nil
    }
  }

  private func prove(_ file: String, _ line: Int, _ column: Int?, _ framework: TestFramework?, _ module: String?) -> ToolResult {
    var options = options
    // What was kept of an earlier run may number declarations differently, and the test would depend on it.
    options.cacheFolder = nil
    do {
      let outcome = try Linter(options, observer: observer).run()
      switch Proof.make(outcome, path: file, line: line, column: column, framework: framework, module: module) {
      case .success(let proof): return ToolResult(text: proof.text, structured: proof.json)
      case .failure(let problem): return ToolResult(failure: problem.message)
      }
    } catch {
      return ToolResult(failure: error.lines.joined(separator: "\n"))
    }
  }

  private func fix(_ paths: [String], isUnsafe: Bool, applies: Bool) -> ToolResult {
    var options = options
    options.onlyReport = paths.isEmpty ? nil : paths
    options.offersFixes = true
    do {
      let outcome = FixSession(try Linter(options, observer: observer), appliesUnsafe: isUnsafe, minimumLevel: .warning).run()
      if applies { try outcome.write() }
      return result(outcome, applies: applies)
    } catch let problem as ProjectSettings.Problem {
      return ToolResult(failure: problem.lines.joined(separator: "\n"))
    } catch {
      return ToolResult(failure: "\(error)")
    }
  }

  private func result(_ outcome: FixSession.Outcome, applies: Bool) -> ToolResult {
    let patch = outcome.changed.map { UnifiedDiff(path: $0.rootRelativePath, old: $0.old, new: $0.new).render() }.joined()
    var lines = outcome.applied.map { "\($0.place): \(applies ? "fixed" : "would fix"): \($0.title) [\($0.rule)]" }
    lines += outcome.remaining.map { "\($0.place): \($0.level.rawValue): not fixed: \($0.reason) [\($0.rule)]" }
    if lines.isEmpty { lines = ["Nothing to repair."] }
    let structured: JSONValue = [
      "document": "repairs", "version": .integer(answerVersion), "isWritten": .boolean(applies), "patch": .string(patch),
      "fixed": .array(outcome.applied.map { ["place": .string($0.place), "rule": .string($0.rule), "title": .string($0.title)] }),
      "remaining": .array(
        outcome.remaining.map {
          ["place": .string($0.place), "rule": .string($0.rule), "level": .string($0.level.rawValue), "reason": .string($0.reason)]
        }),
    ]
    return ToolResult(text: lines.map { $0 + "\n" }.joined() + (patch.isEmpty ? "" : "\n" + patch), structured: structured)
  }
}
