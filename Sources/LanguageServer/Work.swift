import Text
import Reporting
import Findings
import Project

/// Long work, performed outside the server's own thread.
public enum Work: Sendable {
  case judge(SnapshotRequest)
  /// Prepares edits in texts that were opened as they are on disk. Then the first edit takes no longer than later ones.
  case prepare(SnapshotRequest)
  /// Judges with all explanations, for requests about a place.
  case explain(SnapshotRequest)
  case draw(GraphRequest)
  /// Adds a finding to the project's baseline.
  case accept(RequestID, project: Int, Finding, Report, path: String)
  /// The project is no longer needed.
  case forget(project: Int)
}

/// A request to judge a project.
public struct SnapshotRequest: Sendable {
  var project: Int
  /// The project's folder, or a single file.
  var path: String
  var number: Int
  /// By absolute path.
  var contents: [String: [UInt8]]
  /// By URI.
  var versions: [String: Int]
  /// Whether files on disk may have changed.
  var looksAtDisk = false
  /// Whether settings, rules, models or the baseline may have changed.
  var reloads = false
}

/// The requested graph.
public struct GraphRequest: Sendable {
  var id: RequestID
  var project: Int
  var type: String
  var format: GraphDrawing.Format
  var contents: [String: [UInt8]]
}

/// The result of work.
public enum WorkResult: Sendable {
  case judged(project: Int, Result<ProjectSnapshotBox, ProjectSettings.Problem>)
  /// The judgement was cancelled.
  case stopped(project: Int)
  case prepared(project: Int)
  case explained(project: Int, ProjectSnapshotBox?)
  case drawn(RequestID, Result<String, ResponseError>)
  case accepted(RequestID, project: Int, Result<Void, BaselineStore.Problem>)
}

/// A judgement, opaque outside the server.
public struct ProjectSnapshotBox: Sendable {
  let snapshot: ProjectSnapshot
}

/// Performs the work. Must be used by one thread at a time.
public final class Worker {
  private let options: LintOptions
  private let observer: WorkObserver
  private var sessions: [Int: ProjectSession] = [:]
  /// The part that other threads may access.
  public let underWay = WorkInProgress()

  /// - Parameters:
  ///   - options: The options for all projects.
  ///   - observer: Receives the files that the work is about.
  public init(_ options: LintOptions, observer: WorkObserver = .none) {
    self.options = options
    self.observer = observer
  }

  /// - Returns: `nil` if no result is needed.
  public func perform(_ work: Work) -> WorkResult? {
    switch work {
    case .judge(let request): return judge(request).map { .judged(project: request.project, $0) } ?? .stopped(project: request.project)
    case .prepare(let request):
      // Not cancelled by edits: the next edit would need the same work.
      _ = sessions[request.project]?.update(request.contents) { true }
      return .prepared(project: request.project)
    case .explain(let request):
      guard let session = sessions[request.project] else { return .explained(project: request.project, nil) }
      let outcome = session.update(request.contents) { [underWay] in underWay.isWanted(request.number, of: request.project) }
      return .explained(project: request.project, outcome.map { box($0, request, session) })
    case .draw(let request):
      guard let session = sessions[request.project] else {
        return .drawn(request.id, .failure(ResponseError(.requestFailed, "the project cannot be analysed")))
      }
      let drawing = session.graph(ofType: request.type, request.contents, format: request.format)
      return .drawn(request.id, drawing.mapError { ResponseError(.requestFailed, $0.message) })
    case .accept(let id, let project, let finding, let report, let path):
      do throws(BaselineStore.Problem) {
        try BaselineStore.accept(finding, of: report, into: path)
        return .accepted(id, project: project, .success(()))
      } catch {
        return .accepted(id, project: project, .failure(error))
      }
    case .forget(let project):
      sessions[project] = nil
      underWay.forget(project)
      return nil
    }
  }

  private func judge(_ request: SnapshotRequest) -> Result<ProjectSnapshotBox, ProjectSettings.Problem>? {
    do throws(ProjectSettings.Problem) {
      let session = try session(for: request)
      if request.looksAtDisk { session.forgetDisk() }
      let outcome = session.update(request.contents) { [underWay] in underWay.isWanted(request.number, of: request.project) }
      return outcome.map { .success(box($0, request, session)) }
    } catch {
      // The input is dropped until the settings can be used again.
      sessions[request.project] = nil
      return .failure(error)
    }
  }

  private func box(_ outcome: Linter.Outcome, _ request: SnapshotRequest, _ session: ProjectSession) -> ProjectSnapshotBox {
    ProjectSnapshotBox(snapshot: ProjectSnapshot(number: request.number, versions: request.versions, outcome: outcome, settings: session.settings))
  }

  private func session(for request: SnapshotRequest) throws(ProjectSettings.Problem) -> ProjectSession {
    if let known = sessions[request.project] {
      if request.reloads { try known.reload() }
      return known
    }
    var options = options
    options.paths = [request.path]
    options.baseline = .configured
    // Fixes are computed on request.
    options.offersFixes = false
    let session = try ProjectSession(options, observer: observer)
    sessions[request.project] = session
    underWay.begin(request.project, session.progress)
    return session
  }
}
