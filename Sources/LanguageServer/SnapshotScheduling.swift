import Text
import Project

/// Schedules the judging of projects and handles the results.
extension LanguageServer {
  /// Records a change.
  ///
  /// - Parameter isText: Whether only open texts have changed.
  mutating func schedule(_ id: Int, after milliseconds: Int, isText: Bool = false) {
    guard projects[id] != nil else { return }
    projects[id]?.isStale = true
    if !isText { projects[id]?.isStaleBeyondTexts = true }
    projects[id]?.isDue = false
    projects[id]?.changes += 1
    stop(id)
    effects.append(.wait(project: id, change: projects[id]?.changes ?? 0, milliseconds: milliseconds))
  }

  /// Cancels the current work. The first judgement and preparations for edits are not cancelled, because all later work builds on them.
  private mutating func stop(_ id: Int) {
    guard let project = projects[id], project.snapshot != nil,
      let last = [project.underWay?.number, project.explaining].compactMap({ $0 }).max()
    else {
      return
    }
    effects.append(.stop(project: id, upTo: last))
  }

  mutating func start(_ id: Int) {
    guard phase == .initialized, var project = projects[id], project.isStale, project.isDue, !project.isBusy else { return }
    if let snapshot = project.snapshot, !project.isStaleBeyondTexts, documents.values.allSatisfy({ $0.project != id || snapshot.knows($0) }) {
      // The text equals that on disk, or was changed and changed back.
      projects[id]?.isStale = false
      show(id)
      answerWaiting(id)
      return prepare(id, snapshot)
    }
    var request = judgementRequest(project)
    request.looksAtDisk = project.looksAtDisk
    request.reloads = project.reloads
    project.isStale = false
    project.underWay = Project.PendingSnapshot(number: request.number, isBeyondTexts: project.isStaleBeyondTexts)
    project.isStaleBeyondTexts = false
    project.looksAtDisk = false
    project.reloads = false
    projects[id] = project
    announce(project)
    effects.append(.work(.judge(request)))
  }

  /// Prepares texts for edits that the judgement read from disk.
  private mutating func prepare(_ id: Int, _ snapshot: ProjectSnapshot) {
    guard let project = projects[id], !project.isPreparing else { return }
    let open = Set(documents.values.lazy.filter { $0.project == id }.map(\.uri))
    guard !open.isSubset(of: project.prepared.union(snapshot.versions.keys)) else { return }
    let request = judgementRequest(project)
    projects[id]?.isPreparing = true
    projects[id]?.prepared = open
    effects.append(.work(.prepare(request)))
  }

  private mutating func judgementRequest(_ project: Project) -> SnapshotRequest {
    let own = documents.values.filter { $0.project == project.id }
    return SnapshotRequest(
      project: project.id, path: project.path, number: number(), contents: contents(of: project.id),
      versions: Dictionary(own.map { ($0.uri, $0.version) }) { first, _ in first })
  }

  /// Computes all explanations, unless that is in progress.
  mutating func explain(_ id: Int) {
    guard let project = projects[id], project.explaining == nil else { return }
    let request = judgementRequest(project)
    projects[id]?.explaining = request.number
    effects.append(.work(.explain(request)))
  }

  /// The open texts of a project, by path.
  func contents(of id: Int) -> [String: [UInt8]] {
    Dictionary(documents.values.filter { $0.project == id }.sorted { $0.uri < $1.uri }.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  mutating func finish(_ result: WorkResult) {
    switch result {
    case .judged(let id, let outcome): finish(id, outcome)
    case .stopped(let id):
      // Changes known to the cancelled work must be known to the next one.
      if projects[id]?.underWay?.isBeyondTexts == true { projects[id]?.isStaleBeyondTexts = true }
      projects[id]?.underWay = nil
      start(id)
    case .prepared(let id):
      projects[id]?.isPreparing = false
      // Other files may have been opened meanwhile.
      if let project = projects[id], !project.isStale, !project.isBusy, let snapshot = project.snapshot { prepare(id, snapshot) }
    case .explained(let id, let box):
      projects[id]?.explaining = nil
      projects[id]?.explained = box?.snapshot
      answerWaiting(id)
    case .drawn(let id, .success(let text)): answer(id, .string(text))
    case .drawn(let id, .failure(let error)): fail(id, error)
    case .accepted(let id, let project, .success):
      projects[project]?.reloads = true
      schedule(project, after: 0)
      answer(id, .null)
    case .accepted(let id, _, .failure(let problem)):
      show(.error, problem.description)
      fail(id, ResponseError(.requestFailed, problem.description))
    }
  }

  private mutating func finish(_ id: Int, _ outcome: Result<ProjectSnapshotBox, ProjectSettings.Problem>) {
    guard let before = projects[id] else {
      effects.append(.discard(outcome))
      return
    }
    projects[id]?.underWay = nil
    projects[id]?.prepared = []
    if let old = before.explained { effects.append(.discard(old)) }
    projects[id]?.explained = nil
    endProgress(before)
    if let old = before.snapshot { effects.append(.discard(old)) }
    switch outcome {
    case .success(let box):
      projects[id]?.snapshot = box.snapshot
      projects[id]?.problem = nil
      let result = box.snapshot.outcome
      let phases = PhaseTimes.Phase.allCases.compactMap { phase in result.phases.durations[phase].map { "\(phase.rawValue) \($0)" } }
      effects.append(.log("judged \(result.foundFiles) files: \(result.report.findings.count) findings; \(phases.joined(separator: ", "))"))
      watchBaseline(of: id, box.snapshot)
    case .failure(let problem):
      projects[id]?.snapshot = nil
      projects[id]?.problem = problem.description
      if before.problem != problem.description { show(.error, problem.description) }
    }
    show(id)
    answerWaiting(id)
    start(id)
  }

  private mutating func watchBaseline(of id: Int, _ snapshot: ProjectSnapshot) {
    guard client.registersWatchers, let path = snapshot.settings.baselinePath, projects[id]?.watchedBaseline != path else { return }
    projects[id]?.watchedBaseline = path
    watch([path], as: "unretain-baseline-\(number())")
  }

  // MARK: Diagnostics

  /// Sends the diagnostics of a project's open texts, for judged versions only.
  mutating func show(_ id: Int) {
    guard let project = projects[id] else { return }
    if client.pullsDiagnostics {
      // Texts with a pending request get their answer in any case.
      let asking = Set(waiting.map(\.uri))
      let isNews = documents.values.contains { document in
        guard document.project == id, !asking.contains(document.uri), let pulled = document.pulled else { return false }
        return known(project, document).map { $0 != pulled.diagnostics } ?? false
      }
      if isNews, client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", .null) }
      return
    }
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) where document.project == id {
      guard let diagnostics = known(project, document) else { continue }
      if let last = document.published, last.version == document.version, last.diagnostics == diagnostics { continue }
      documents[document.uri]?.published = (document.version, diagnostics)
      publish(diagnostics, of: document, version: document.version)
    }
  }

  /// The diagnostics of a text; `nil` if its version was not judged.
  func known(_ project: Project, _ document: OpenDocument) -> [Diagnostic]? {
    if project.problem != nil { return [] }
    guard let snapshot = project.snapshot, snapshot.knows(document) else { return nil }
    guard let file = snapshot.file(at: document.path) else { return snapshot.failure(in: document.path).map { [$0] } ?? [] }
    var maker = diagnosticMaker(snapshot)
    return maker.all(in: file).map(\.diagnostic)
  }

  func diagnosticMaker(_ snapshot: ProjectSnapshot) -> DiagnosticMaker {
    let uris = Dictionary(documents.values.map { ($0.path, $0.uri) }) { min($0, $1) }
    return DiagnosticMaker(snapshot: snapshot, settings: settings, client: client, places: PositionMapping(snapshot, encoding, uris: uris))
  }

  mutating func publish(_ diagnostics: [Diagnostic], of document: OpenDocument, version: Int?) {
    var parameters: [JSONValue.Member] = [JSONValue.Member(name: "uri", value: .string(document.uri))]
    if let version { parameters.append(JSONValue.Member(name: "version", value: .integer(version))) }
    parameters.append(JSONValue.Member(name: "diagnostics", value: .array(diagnostics.map(\.json))))
    tell("textDocument/publishDiagnostics", .object(parameters))
  }
}
