import Text
import Project

/// Starting the server, and changes of its environment.
extension LanguageServer {
  mutating func initialize(_ id: RequestID, _ parameters: InitializeParameters) {
    phase = .initialized
    client = parameters.capabilities
    encoding = client.encoding
    let problems = settings.take(parameters.options)
    if let process = parameters.processID { effects.append(.follow(process: process)) }
    for uri in parameters.folders { addFolder(uri) }
    answer(id, ["capabilities": capabilities, "serverInfo": ["name": "unretain", "version": .string(ToolVersion.number)]])
    for problem in problems { show(.warning, problem) }
  }

  private var capabilities: JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "diagnosticProvider": ["identifier": "unretain", "interFileDependencies": true, "workspaceDiagnostics": false],
      "codeActionProvider": client.takesCodeActions ? ["codeActionKinds": ["quickfix", .string(CodeActionMaker.fixAllKind)], "resolveProvider": true] : true,
      "hoverProvider": true,
      "codeLensProvider": [:],
      "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  mutating func register() {
    if client.registersWatchers {
      watch(["**/*.swift", "**/project.pbxproj", "**/.unretain.yml", "**/.unretain/**/*.yml", "**/.gitignore"], as: "unretain-files")
    }
    if client.givesConfiguration { askForConfiguration() }
    for project in projects.keys.sorted() { schedule(project, after: 0) }
  }

  mutating func watch(_ patterns: [String], as name: String) {
    let watchers = patterns.map { JSONValue.object([JSONValue.Member(name: "globPattern", value: .string($0))]) }
    ask(
      Self.registration,
      [
        "registrations": [
          ["id": .string(name), "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": .array(watchers)]]
        ]
      ])
  }

  private mutating func askForConfiguration() {
    ask("workspace/configuration", ["items": [["section": "unretain"]]], about: .configuration)
  }

  mutating func receiveResponse(_ id: RequestID, _ result: JSONNode?) {
    switch asked.removeValue(forKey: id) {
    case .configuration: configure(result?.elements?.first)
    case .progress(let project) where result != nil: beginProgress(project)
    default: break
    }
  }

  mutating func configure(_ node: JSONNode?) {
    let before = settings
    if let node, node.isObject {
      for problem in settings.take(node) { show(.warning, problem) }
    } else if client.givesConfiguration, node?.isNull == true {
      return
    }
    guard settings != before else { return }
    for project in projects.keys.sorted() { show(project) }
  }

  mutating func foldersChanged(_ change: FolderChange) {
    for uri in change.removed {
      guard let path = realPath(uri), let project = projects.values.first(where: { $0.isFolder && $0.path == path }) else { continue }
      remove(project.id)
    }
    for uri in change.added { addFolder(uri).map { schedule($0, after: 0) } }
  }

  @discardableResult private mutating func addFolder(_ uri: String) -> Int? {
    guard let path = realPath(uri), !projects.values.contains(where: { $0.isFolder && $0.path == path }) else { return nil }
    let id = number()
    projects[id] = Project(id: id, path: path, isFolder: true)
    // Open texts inside the folder belong to it from now on.
    for document in documents.values where projects[document.project]?.isFolder != true && projects[id]?.contains(document.path) == true { move(document) }
    return id
  }

  mutating func remove(_ id: Int) {
    guard let project = projects.removeValue(forKey: id) else { return }
    endProgress(project)
    if let snapshot = project.snapshot { effects.append(.discard(snapshot)) }
    effects.append(.work(.forget(project: id)))
    for document in documents.values where document.project == id { move(document) }
  }

  func realPath(_ uri: String) -> String? { FileURI.path(of: uri).flatMap(EditedFile.realPath) }

  // MARK: Progress

  mutating func announce(_ project: Project) {
    guard client.showsProgress, project.snapshot == nil, project.progress == nil else { return }
    let token = "unretain-\(number())"
    projects[project.id]?.progress = token
    ask("window/workDoneProgress/create", ["token": .string(token)], about: .progress(project: project.id))
  }

  private mutating func beginProgress(_ id: Int) {
    guard let project = projects[id], let token = project.progress else { return }
    tell(
      Self.progressMethod,
      ["token": .string(token), "value": ["kind": "begin", "title": "unretain", "message": .string("reading \(project.path)"), "percentage": 0]])
    effects.append(.look(project: id, milliseconds: Self.progressInterval))
  }

  /// The interval of progress reports during the first indexing, in milliseconds.
  private static let progressInterval = 300

  /// - Parameter state: `nil` if the work has not begun.
  mutating func reportProgress(_ id: Int, _ state: RunProgress.State?) {
    guard let token = projects[id]?.progress else { return }
    if let state {
      tell(
        Self.progressMethod,
        ["token": .string(token), "value": ["kind": "report", "message": .string(state.text), "percentage": .integer(state.percentage)]])
    }
    effects.append(.look(project: id, milliseconds: Self.progressInterval))
  }

  mutating func endProgress(_ project: Project) {
    guard let token = project.progress else { return }
    projects[project.id]?.progress = nil
    tell(Self.progressMethod, ["token": .string(token), "value": ["kind": "end"]])
  }
}
