import Text
import Reporting
import Findings
import Project

/// What takes long, and is done beside the server's own thread.
public enum Work: Sendable {
  case judge(JudgementRequest)
  /// Makes ready for edits in texts that have been opened as they lie on the disk: the first key costs no more than others then.
  case prepare(JudgementRequest)
  /// Judges with all words, for what is asked of a place.
  case explain(JudgementRequest)
  case draw(GraphRequest)
  /// Adds a finding to the project's baseline.
  case accept(RequestID, project: Int, Finding, Report, path: String)
  /// Nobody needs the project any more.
  case forget(project: Int)
}

/// What is asked of a project.
public struct JudgementRequest: Sendable {
  var project: Int
  /// What to analyse: the project's folder, or a single file.
  var path: String
  var number: Int
  /// By absolute path.
  var contents: [String: [UInt8]]
  /// By URI.
  var versions: [String: Int]
  /// Has somebody changed files on the disk?
  var looksAtDisk = false
  /// Has somebody changed settings, rules, models or the baseline?
  var reloads = false
}

/// Which graph is asked for.
public struct GraphRequest: Sendable {
  var id: RequestID
  var project: Int
  var type: String
  var format: GraphDrawing.Format
  var contents: [String: [UInt8]]
}

/// What work has given.
public enum WorkResult: Sendable {
  case judged(project: Int, Result<JudgementBox, ProjectSettings.Problem>)
  /// Nobody waited for the judgement any more.
  case stopped(project: Int)
  case prepared(project: Int)
  case explained(project: Int, JudgementBox?)
  case drawn(RequestID, Result<String, ResponseError>)
  case accepted(RequestID, project: Int, Result<Void, BaselineStore.Problem>)
}

/// A judgement, opaque to others than the server.
public struct JudgementBox: Sendable {
  let judgement: Judgement
}

/// Does the work. To be used by one thread at a time.
public final class Worker {
  private let options: LintOptions
  private var sessions: [Int: ProjectSession] = [:]
  /// What other threads may ask and say of the work.
  public let underWay = WorkUnderWay()

  /// - Parameter options: What holds for all projects.
  public init(_ options: LintOptions) { self.options = options }

  /// - Returns: `nil` where nobody waits for a result.
  public func perform(_ work: Work) -> WorkResult? {
    switch work {
    case .judge(let request): return judge(request).map { .judged(project: request.project, $0) } ?? .stopped(project: request.project)
    case .prepare(let request):
      // To its end, whoever types meanwhile: the next key would have to do the same.
      _ = sessions[request.project]?.update(request.contents) { true }
      return .prepared(project: request.project)
    case .explain(let request):
      guard let session = sessions[request.project] else { return .explained(project: request.project, nil) }
      let outcome = session.explain(request.contents) { [underWay] in underWay.isWanted(request.number, of: request.project) }
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

  private func judge(_ request: JudgementRequest) -> Result<JudgementBox, ProjectSettings.Problem>? {
    do throws(ProjectSettings.Problem) {
      let session = try session(for: request)
      if request.looksAtDisk { session.forgetDisk() }
      let outcome = session.update(request.contents) { [underWay] in underWay.isWanted(request.number, of: request.project) }
      return outcome.map { .success(box($0, request, session)) }
    } catch {
      // What was read stays away until the settings can be used again.
      sessions[request.project] = nil
      return .failure(error)
    }
  }

  private func box(_ outcome: Linter.Outcome, _ request: JudgementRequest, _ session: ProjectSession) -> JudgementBox {
    JudgementBox(judgement: Judgement(number: request.number, versions: request.versions, outcome: outcome, settings: session.settings))
  }

  private func session(for request: JudgementRequest) throws(ProjectSettings.Problem) -> ProjectSession {
    if let known = sessions[request.project] {
      if request.reloads { try known.reload() }
      return known
    }
    var options = options
    options.paths = [request.path]
    options.baseline = .configured
    // Who wants a fix asks for it.
    options.offersFixes = false
    let session = try ProjectSession(options)
    sessions[request.project] = session
    underWay.begin(request.project, session.progress)
    return session
  }
}
