internal import Project
import Synchronization

extension Project {
  /// A project that is judged again and again while its texts change. What an edit does not concern is not read or judged again.
  ///
  /// The findings are those of a check of the same texts from scratch. A cancelled task ends its work early, and loses nothing that is done.
  /// An edit waits until a running question is answered, or its task cancelled.
  public actor Session {
    private let session: ProjectSession
    private let paths: ProjectPaths
    /// By absolute path.
    private var edits: [String: [UInt8]] = [:]
    /// What was found in the present texts; `nil` if they are not judged yet.
    private var outcome: Linter.Outcome?

    init(_ project: Project) {
      session = ProjectSession(project.linter)
      paths = project.paths
    }

    /// Replaces the text of a file, or adds a file. The next question takes it into account.
    ///
    /// - Parameters:
    ///   - path: Relative to the project's folder, or absolute. A new file counts if a check would find it on disk.
    ///   - text: The whole new text.
    public func edit(_ path: String, _ text: String) {
      edits[paths.absolute(path)] = Array(text.utf8)
      outcome = nil
    }

    /// Gives a file the text again that it had without edits. A file that an edit has added goes away.
    ///
    /// - Parameter path: Relative to the project's folder, or absolute.
    public func revert(_ path: String) {
      if edits.removeValue(forKey: paths.absolute(path)) != nil { outcome = nil }
    }

    /// Reads the settings and the files again. Edits stay.
    ///
    /// - Throws: If the settings cannot be used. The session then goes on with those that it has.
    public func reload() throws(Failure) {
      do throws(ProjectSettings.Problem) { try session.reload() } catch { throw .settings(error.lines) }
      outcome = nil
    }

    /// The result for all files.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func check() async throws -> CheckResult { Translation(try await judge(), paths).result }

    /// The findings in one file that need attention, in the order of place. The whole project is judged.
    ///
    /// - Parameter path: Relative to the project's folder, or absolute.
    /// - Throws: `Failure.unknownFile` if the project has no such file that could be read; `CancellationError` if the task is cancelled.
    public func findings(in path: String) async throws -> [Finding] {
      let outcome = try await judge()
      guard let file = outcome.absolutePaths.firstIndex(of: paths.absolute(path)) else { throw Failure.unknownFile(path) }
      return Translation(outcome, paths).findings { $0.place.file == file }.filter { $0.acceptance == nil }
    }

    private func judge() async throws -> Linter.Outcome {
      try Task.checkCancellation()
      if let outcome { return outcome }
      let isCancelled = Flag()
      let judged = await withTaskCancellationHandler {
        session.update(edits) { !isCancelled.isSet }
      } onCancel: {
        isCancelled.set()
      }
      guard let judged else { throw CancellationError() }
      outcome = judged
      return judged
    }
  }
}

/// Something that happens once, seen from any thread.
private final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
