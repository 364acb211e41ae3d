import Text

/// Continuing after the failure of an earlier server.
extension LanguageServer {
  /// The state of a server as equivalent messages.
  public struct Summary: Sendable {
    /// As sent by the client, with headers.
    public var received: [[UInt8]]
    /// Messages that the client has received and does not need again.
    public var sent: [OutgoingMessage]
  }

  static let registration = "client/registerCapability"
  static let progressMethod = "$/progress"

  /// Takes over an earlier conversation. Requests that the earlier server had not answered cannot be answered any more.
  ///
  /// - Parameters:
  ///   - failedPath: The file of the failure; empty where the results of earlier runs may be the cause.
  ///   - failures: The number of failed servers in this process.
  public mutating func resume(_ entries: [ServerJournal.Entry], failedPath: String, failures: Int) -> [Effect] {
    // Names known to the client must not be reused with another meaning.
    counter = failures * Self.namesOfLife
    var kept: [Effect] = []
    var answers: [RequestID: OutgoingMessage] = [:]
    var order: [RequestID] = []
    var registration: [Effect] = []
    var tokens: Set<String> = []
    for entry in entries {
      switch entry {
      case .sent(.response(let id, _)):
        answers[id] = nil
        order.removeAll { $0 == id }
      case .sent(.request): registration = []
      case .sent(.notification(_, let parameters)):
        guard let token = parameters["token"]?.string else { continue }
        if parameters["value"]?["kind"]?.string == "end" { tokens.remove(token) } else { tokens.insert(token) }
      case .sent(.invalid): continue
      case .received(.message(let bytes)):
        let message = IncomingMessage(bytes)
        if case .request(let id, let method, _) = message, phase == .initialized, method != "shutdown" {
          answers[id] = .response(id, .failure(loss(of: method)))
          order.append(id)
          continue
        }
        for effect in handle(.received(.message(bytes))) {
          switch effect {
          case .send(.response(let id?, let result)):
            answers[id] = .response(id, result)
            order.append(id)
          case .send(.request(_, Self.registration, _)): registration.append(effect)
          case .send(.request(_, "workspace/configuration", _)), .follow, .end: kept.append(effect)
          // Changes are reported and judged below.
          case .send, .work, .stop, .look, .wait, .discard, .log: continue
          }
        }
      case .received: continue
      }
    }
    effects = kept + registration + order.compactMap { id in answers[id].map { .send($0) } }
    for token in tokens.sorted() { tell(Self.progressMethod, ["token": .string(token), "value": ["kind": "end"]]) }
    let cause = failedPath.isEmpty ? "with what earlier runs have stored" : "in \(failedPath)"
    show(.error, "failed \(cause) and goes on without it for now; please report this")
    effects.append(.log("started again after a failure \(cause)"))
    if phase == .initialized {
      for project in projects.keys.sorted() { schedule(project, after: 0) }
      // The client's diagnostics come from the earlier server.
      if client.pullsDiagnostics, client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", .null) }
    }
    defer { effects = [] }
    return effects
  }

  /// No server generates that many names.
  private static let namesOfLife = 1_000_000_000

  private func loss(of method: String) -> ResponseError {
    let text = "the server has failed and started again"
    return method == "textDocument/diagnostic"
      ? ResponseError(.serverCancelled, text, data: ["retriggerRequest": true]) : ResponseError(.internalError, text)
  }

  /// The messages that give another server the same state; `nil` while there is none. All sent messages have reached the client.
  public func summary() -> Summary? {
    guard let first = initialization, case .request(let id, _, let parameters) = IncomingMessage(first) else { return nil }
    var received: [JSONValue] = []
    var sent: [OutgoingMessage] = [.response(id, .success(.null))]
    if isReady {
      received.append(Self.note("initialized", [:]))
      if client.registersWatchers { sent.append(.request(.string("unretain"), method: Self.registration, parameters: .null)) }
    }
    let folders = projects.values.filter(\.isFolder).sorted { $0.id < $1.id }.map { FileURI.of(path: $0.path) }
    received.append(
      Self.note(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["removed": Self.named(InitializeParameters(parameters).folders), "added": Self.named(folders)]]))
    received.append(Self.note("workspace/didChangeConfiguration", ["settings": settings.json]))
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      let text = String(decoding: document.bytes, as: UTF8.self)
      received.append(
        Self.note(
          "textDocument/didOpen",
          ["textDocument": ["uri": .string(document.uri), "languageId": "swift", "version": .integer(document.version), "text": .string(text)]]))
    }
    for (id, method) in open { received.append(["jsonrpc": "2.0", "id": id.json, "method": .string(method)]) }
    if phase == .shutDown {
      received.append(["jsonrpc": "2.0", "id": "unretain", "method": "shutdown"])
      sent.append(.response(.string("unretain"), .success(.null)))
    }
    for token in projects.values.compactMap(\.progress).sorted() {
      sent.append(.notification(method: Self.progressMethod, parameters: ["token": .string(token), "value": ["kind": "begin"]]))
    }
    return Summary(received: ([first] + received.map(\.bytes)).map(OutgoingMessage.frame), sent: sent)
  }

  private static func named(_ folders: [String]) -> JSONValue { .array(folders.map { ["uri": .string($0), "name": ""] }) }

  private static func note(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
