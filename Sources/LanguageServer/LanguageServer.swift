import Text
import Project

/// A language server as a state machine: events in, effects out. It performs no long work and no I/O itself.
public struct LanguageServer: Sendable {
  /// An input of the server.
  public enum Event: Sendable {
    case received(MessageDecoder.Piece)
    /// A requested delay has passed.
    case passed(project: Int, change: Int)
    case finished(WorkResult)
    /// The requested progress of work; `nil` if it has not begun.
    case progressed(project: Int, RunProgress.State?)
  }

  /// An output of the server.
  public enum Effect: Sendable {
    case send(OutgoingMessage)
    case work(Work)
    /// The results requested for a project, up to a request number, are no longer needed.
    case stop(project: Int, upTo: Int)
    /// Report the progress of a project's work after a delay.
    case look(project: Int, milliseconds: Int)
    /// Report when a delay has passed.
    case wait(project: Int, change: Int, milliseconds: Int)
    /// Exit when this process is gone.
    case follow(process: Int)
    /// Free a large object outside the server's own thread.
    case discard(any Sendable)
    /// A line for the log that contains no source text.
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
  /// Actions whose edits the client requests once one is chosen, by number. Those of changed texts are dropped.
  var offers: [Int: CodeAction] = [:]
  /// The subjects of the server's own requests.
  var asked: [RequestID: OwnRequest] = [:]
  var effects: [Effect] = []
  /// For names that must not be reused.
  var counter = 0
  /// The client's first message.
  private(set) var initialization: [UInt8]?
  /// Whether the client has confirmed the initialisation.
  private(set) var isReady = false
  /// Unanswered requests with their methods.
  private(set) var open: [RequestID: String] = [:]

  enum OwnRequest {
    case progress(project: Int)
    case configuration, other
  }

  public init() {}

  /// Handles an event.
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
