import Text
import Project

/// The output format of a graph.
typealias GraphFormat = GraphDrawing.Format

/// Requests of editors.
extension LanguageServer {
  mutating func request(_ id: RequestID, _ method: String, _ parameters: JSONNode) {
    switch method {
    case "textDocument/diagnostic":
      wait(id, TextDocument.uri(parameters), .diagnostics(previous: parameters["previousResultId"]?.string))
    case "textDocument/codeAction":
      let actions = CodeActionParameters(parameters)
      wait(id, actions?.uri, actions.map { .actions($0) })
    case "codeAction/resolve": resolve(id, parameters["data"]?.integer)
    case "textDocument/hover":
      let place = TextDocumentPosition(parameters)
      wait(id, place?.uri, place.map { .hover($0.position) })
    case "textDocument/codeLens": wait(id, TextDocument.uri(parameters), .keepers)
    case "workspace/executeCommand":
      guard let call = CommandCall(parameters), let command = ServerCommand(rawValue: call.command) else {
        return fail(id, ResponseError(.invalidParameters, "there is no such command"))
      }
      execute(id, command, call.arguments)
    default: fail(id, ResponseError(.methodNotFound, "`\(method.prefix(80))` is not known"))
    }
  }

  /// Answers as soon as the text's version has been judged.
  ///
  /// - Parameter kind: `nil` if the request is invalid.
  mutating func wait(_ id: RequestID, _ uri: String?, _ kind: WaitingRequest.Kind?) {
    guard let uri, let kind else { return fail(id, ResponseError(.invalidParameters, "the parameters make no sense")) }
    guard !waiting.contains(where: { $0.id == id }) else { return fail(id, ResponseError(.invalidRequest, "another request has this id")) }
    let request = WaitingRequest(id: id, uri: uri, kind: kind)
    if !answerNow(request) { waiting.append(request) }
  }

  mutating func cancel(_ id: RequestID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index)
    fail(id, ResponseError(.requestCancelled, "cancelled"))
  }

  mutating func answerWaiting(_ project: Int) {
    let own = waiting.filter { documents[$0.uri]?.project == project }
    for request in own where answerNow(request) { waiting.removeAll { $0.id == request.id } }
  }

  /// - Returns: False if the answer is not known yet.
  private mutating func answerNow(_ request: WaitingRequest) -> Bool {
    guard let document = documents[request.uri], let project = projects[document.project] else {
      // A text that is not open, or not Swift.
      answer(request.id, emptyAnswer(to: request.kind))
      return true
    }
    // The diagnostics of a text depend on all others. A request about a place only needs the right version of the text.
    if case .diagnostics = request.kind, !project.isSettled { return false }
    if project.problem != nil, project.isSettled {
      answer(request.id, emptyAnswer(to: request.kind))
      return true
    }
    guard let snapshot = project.snapshot, snapshot.knows(document) else { return false }
    if case .diagnostics(let previous) = request.kind {
      answer(request.id, diagnosticReport(project, document, previous: previous))
      return true
    }
    guard let file = snapshot.file(at: document.path) else {
      answer(request.id, emptyAnswer(to: request.kind))
      return true
    }
    switch request.kind {
    case .diagnostics: return false
    case .actions(let parameters):
      var maker = CodeActionMaker(snapshot: snapshot, document: document, file: file, diagnostics: diagnosticMaker(snapshot))
      offer(request.id, maker.actions(parameters))
    case .hover(let position): return hover(request.id, document, snapshot, file, position)
    case .keepers: answer(request.id, .array(settings.showsKeepers ? keepers(snapshot, file) : []))
    case .graph(let position, let format):
      var places = PositionMapping(snapshot, encoding, uris: [:])
      guard let type = snapshot.outcome.typeName(file: file, offset: places.offset(position, in: file)) else {
        fail(request.id, ResponseError(.requestFailed, "no type is here"))
        return true
      }
      draw(request.id, type, format, project.id)
    }
    return true
  }

  /// The maximum number of offered actions. Older ones are dropped: no one chooses an action offered that long ago.
  private static let offerLimit = 1000

  private mutating func offer(_ id: RequestID, _ actions: [CodeAction]) {
    guard client.takesCodeActions else { return answer(id, .array(actions.compactMap { $0.command?.json })) }
    guard client.asksForEdits, !client.takesVersionedEdits else { return answer(id, .array(actions.map(\.json))) }
    // The edit is sent once the action is chosen, if the text is unchanged.
    if offers.count > Self.offerLimit { offers = [:] }
    let offered = actions.map { action in
      guard action.edit != nil else { return action.json }
      var action = action
      action.number = number()
      offers[action.number ?? 0] = action
      action.edit = nil
      return action.json
    }
    answer(id, .array(offered))
  }

  private mutating func resolve(_ id: RequestID, _ number: Int?) {
    guard let number else { return fail(id, ResponseError(.invalidParameters, "the action was not offered")) }
    guard let action = offers[number] else { return fail(id, ResponseError(.contentModified, "the text has changed")) }
    answer(id, action.json)
  }

  private func emptyAnswer(to kind: WaitingRequest.Kind) -> JSONValue {
    switch kind {
    case .diagnostics: ["kind": "full", "items": []]
    case .actions, .keepers: []
    case .hover, .graph: .null
    }
  }

  private mutating func diagnosticReport(_ project: Project, _ document: OpenDocument, previous: String?) -> JSONValue {
    let diagnostics = known(project, document) ?? []
    if let pulled = document.pulled, pulled.id == previous, pulled.diagnostics == diagnostics { return ["kind": "unchanged", "resultId": .string(pulled.id)] }
    let id = String(number())
    documents[document.uri]?.pulled = (id, diagnostics)
    return ["kind": "full", "resultId": .string(id), "items": .array(diagnostics.map(\.json))]
  }

  private mutating func hover(_ id: RequestID, _ document: OpenDocument, _ snapshot: ProjectSnapshot, _ file: Int, _ position: TextPosition) -> Bool {
    var maker = diagnosticMaker(snapshot)
    let offset = maker.places.offset(position, in: file)
    let words = explanation(snapshot)
    var found = words.closure(file: file, offset: offset)
    if found == nil, words.mayBeReference(file: file, offset: offset) {
      guard let explained = projects[document.project]?.explained, explained.number > snapshot.number, explained.knows(document),
        explained.file(at: document.path) == file
      else {
        explain(document.project)
        return false
      }
      found = explanation(explained).reference(file: file, offset: offset)
    }
    // The place of a finding can be a single brace. All that is underlined for it answers.
    found = found ?? words.step(file: file, offset: offset) ?? maker.findingStart(around: offset, in: file).flatMap { words.closure(file: file, offset: $0) }
    guard let found else {
      answer(id, .null)
      return true
    }
    let contents: JSONValue = [
      "kind": client.showsMarkdown ? "markdown" : "plaintext", "value": .string(client.showsMarkdown ? found.markdown : found.plainText),
    ]
    answer(id, ["contents": contents, "range": maker.places.range(found.range, in: file).json])
    return true
  }

  private func explanation(_ snapshot: ProjectSnapshot) -> BriefExplanation {
    let places = diagnosticMaker(snapshot).places
    let isMarkdown = client.showsMarkdown
    return BriefExplanation(snapshot.outcome) { place in
      var places = places
      return places.link(place, isMarkdown: isMarkdown)
    }
  }

  private func keepers(_ snapshot: ProjectSnapshot, _ file: Int) -> [JSONValue] {
    var places = diagnosticMaker(snapshot).places
    return BriefExplanation(snapshot.outcome) { _ in "" }.keepers(file: file).map { keeper in
      ["range": places.range(keeper.range, in: file).json, "command": ["title": .string(keeper.text), "command": ""]]
    }
  }

  mutating func draw(_ id: RequestID, _ type: String, _ format: GraphFormat, _ project: Int) {
    effects.append(.work(.draw(GraphRequest(id: id, project: project, type: type, format: format, contents: contents(of: project)))))
  }
}
