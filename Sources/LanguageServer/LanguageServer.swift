import Text
import Project

/// A language server as a value: events in, effects out. It does nothing that takes long, and nothing by itself.
public struct LanguageServer: Sendable {
  /// What happens to it.
  public enum Event: Sendable {
    case received(MessageDecoder.Piece)
    /// A time has passed that it asked for.
    case passed(project: Int, change: Int)
    case finished(WorkResult)
    /// How far the work is that it asked about; `nil` where it has not begun.
    case progressed(project: Int, RunProgress.State?)
  }

  /// What it wants to be done.
  public enum Effect: Sendable {
    case send(OutgoingMessage)
    case work(Work)
    /// Nobody waits any more for what was asked of a project up to a request.
    case stop(project: Int, upTo: Int)
    /// Tell it, when a time has passed, how far the work for a project is.
    case look(project: Int, milliseconds: Int)
    /// Tell it when a time has passed.
    case wait(project: Int, change: Int, milliseconds: Int)
    /// End when this process is gone.
    case follow(process: Int)
    /// Let go of something large, beside the server's own thread.
    case discard(any Sendable)
    /// A line that contains no source text.
    case log(String)
    case end(status: Int32)
  }

  enum Phase { case waiting, initialized, shutDown }

  var phase = Phase.waiting
  var client = ClientCapabilities.none
  var settings = ServerSettings()
  var encoding = PositionEncoding.utf16
  var projects: [Int: Project] = [:]
  var documents: [String: OpenDocument] = [:]
  var waiting: [WaitingRequest] = []
  /// Actions whose edits the client asks for when somebody has chosen one, by number; those of texts that have changed since are gone.
  var offers: [Int: CodeAction] = [:]
  /// What answers to the server's own requests are about.
  var asked: [RequestID: OwnRequest] = [:]
  var effects: [Effect] = []
  /// For names that must not come back.
  var counter = 0
  /// The client's first message.
  private(set) var initialization: [UInt8]?
  /// Has the client taken note of what the server can do?
  private(set) var isReady = false
  /// Requests that have no answer yet, with their methods.
  private(set) var open: [RequestID: String] = [:]

  enum OwnRequest {
    case progress(project: Int)
    case configuration, other
  }

  public init() {}

  /// Takes note of an event.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .received(.message(let bytes)):
      receive(IncomingMessage(bytes))
      if initialization == nil, phase == .initialized { initialization = bytes }
    case .received(.tooLarge(let count)):
      fail(nil, ResponseError(.invalidRequest, "a message of \(count) bytes is too large"))
    case .received(.malformedHeader): fail(nil, ResponseError(.parseError, "the headers of a message give no length"))
    case .passed(let project, let change):
      if projects[project]?.changes == change {
        projects[project]?.isDue = true
        start(project)
      }
    case .finished(let result): finish(result)
    case .progressed(let project, let state): reportProgress(project, state)
    }
    defer { effects = [] }
    return effects
  }

  mutating func number() -> Int {
    counter += 1
    return counter
  }

  private mutating func receive(_ message: IncomingMessage) {
    switch message {
    case .invalid(let id, let error): fail(id, error)
    case .response(let id, let result): receiveResponse(id, result)
    case .notification(let method, let parameters): notify(method, parameters)
    case .request(let id, let method, let parameters):
      switch (phase, method) {
      case (.waiting, "initialize"): initialize(id, InitializeParameters(parameters))
      case (.waiting, _): fail(id, ResponseError(.serverNotInitialized, "`initialize` comes first"))
      case (.initialized, "initialize"): fail(id, ResponseError(.invalidRequest, "`initialize` comes once"))
      case (.initialized, "shutdown"):
        phase = .shutDown
        for request in waiting { fail(request.id, ResponseError(.requestCancelled, "the server shuts down")) }
        waiting = []
        answer(id, .null)
      case (.initialized, _):
        open[id] = method
        request(id, method, parameters)
      case (.shutDown, _): fail(id, ResponseError(.invalidRequest, "the server has shut down"))
      }
    }
  }

  private mutating func notify(_ method: String, _ parameters: JSONNode) {
    if method == "exit" {
      effects.append(.end(status: phase == .shutDown ? 0 : 1))
      return
    }
    guard phase == .initialized else { return }
    switch method {
    case "initialized":
      isReady = true
      register()
    case "textDocument/didOpen": if let text = OpenedText(parameters) { open(text) } else { ignore(method) }
    case "textDocument/didChange": if let change = TextChange(parameters) { self.change(change) } else { ignore(method) }
    case "textDocument/didClose": if let uri = TextDocument.uri(parameters) { close(uri) } else { ignore(method) }
    case "textDocument/didSave": if let uri = TextDocument.uri(parameters) { save(uri) } else { ignore(method) }
    case "workspace/didChangeWatchedFiles": filesChanged(WatchedFiles.uris(parameters))
    case "workspace/didChangeWorkspaceFolders": foldersChanged(FolderChange(parameters))
    case "workspace/didChangeConfiguration": configure(parameters["settings"])
    case "$/cancelRequest": if let id = Cancellation.id(parameters) { cancel(id) }
    default: break
    }
  }

  private mutating func ignore(_ method: String) { effects.append(.log("ignored a \(method) that makes no sense")) }

  // MARK: Sending

  mutating func answer(_ id: RequestID, _ result: JSONValue) { respond(id, .success(result)) }

  mutating func fail(_ id: RequestID?, _ error: ResponseError) { respond(id, .failure(error)) }

  private mutating func respond(_ id: RequestID?, _ result: Result<JSONValue, ResponseError>) {
    if let id { open[id] = nil }
    effects.append(.send(.response(id, result)))
  }

  mutating func tell(_ method: String, _ parameters: JSONValue) { effects.append(.send(.notification(method: method, parameters: parameters))) }

  mutating func ask(_ method: String, _ parameters: JSONValue, about request: OwnRequest = .other) {
    let id = RequestID.string("unretain-\(number())")
    asked[id] = request
    effects.append(.send(.request(id, method: method, parameters: parameters)))
  }

  enum MessageKind: Int {
    case error = 1
    case warning, information
  }

  mutating func show(_ kind: MessageKind, _ text: String) {
    tell("window/showMessage", ["type": .integer(kind.rawValue), "message": .string("unretain: " + text)])
  }
}
