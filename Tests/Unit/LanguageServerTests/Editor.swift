import Text
import LanguageServer
import Project

/// An editor that talks to a server without a process: nothing happens before the test says so.
final class Editor {
  private var server = LanguageServer()
  private let worker: Worker
  /// What the server has sent, in order.
  private(set) var sent: [JSONNode] = []
  private var works: [Work] = []
  private var waits: [LanguageServer.Event] = []
  private var looks: [Int] = []
  private(set) var status: Int32?
  /// How often the server has said that nobody waits for work any more.
  private(set) var stops = 0
  private var requests = 0

  init(cacheFolder: String? = nil) {
    var options = LintOptions()
    options.cacheFolder = cacheFolder
    worker = Worker(options)
  }

  func handle(_ event: LanguageServer.Event) {
    for effect in server.handle(event) {
      switch effect {
      case .send(let message): sent.append(Self.node(message.json.bytes))
      case .work(let work): works.append(work)
      case .wait(let project, let change, _): waits.append(.passed(project: project, change: change))
      case .stop(let project, let number):
        stops += 1
        worker.underWay.stop(project, upTo: number)
      case .look(let project, _): looks.append(project)
      case .end(let status): self.status = status
      case .discard, .follow, .log: break
      }
    }
  }

  /// Lets all time pass and all work be done.
  func settle() {
    while !waits.isEmpty || !works.isEmpty {
      passTime()
      work()
    }
  }

  func passTime() {
    let due = waits
    waits = []
    for event in due { handle(event) }
  }

  func work() {
    let due = works
    works = []
    for work in due { if let result = worker.perform(work) { handle(.finished(result)) } }
  }

  var hasWork: Bool { !works.isEmpty }

  /// Tells the server how far the work is that it has asked about.
  ///
  /// - Parameter state: `nil` asks the worker.
  func look(_ state: RunProgress.State? = nil) {
    let due = looks
    looks = []
    for project in due { handle(.progressed(project: project, state ?? worker.underWay.progress(of: project))) }
  }

  /// What was said of the progress of work, by kind.
  var progress: [JSONNode] { sent.filter { $0["method"]?.string == "$/progress" }.compactMap { $0["params"]?["value"] } }

  /// The messages that the user sees.
  var messages: [String] { sent.filter { $0["method"]?.string == "window/showMessage" }.compactMap { $0["params"]?["message"]?.string } }

  func notify(_ method: String, _ parameters: JSONValue) {
    receive(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  @discardableResult func request(_ method: String, _ parameters: JSONValue = [:]) -> Int {
    requests += 1
    receive(["jsonrpc": "2.0", "id": .integer(requests), "method": .string(method), "params": parameters])
    return requests
  }

  func receive(_ message: JSONValue) { handle(.received(.message(message.bytes))) }

  /// The answer to a request, if there is one.
  func answer(_ id: Int) -> JSONNode? { sent.last { $0["id"]?.integer == id && $0["method"] == nil } }

  func result(_ id: Int) -> JSONNode? { answer(id)?["result"] }

  func errorCode(_ id: Int) -> Int? { answer(id)?["error"]?["code"]?.integer }

  /// The last diagnostics of a text, with the version that they are for.
  func published(_ uri: String) -> (version: Int?, items: [JSONNode])? {
    let last = sent.last { $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri }
    return last.map { ($0["params"]?["version"]?.integer, $0["params"]?["diagnostics"]?.elements ?? []) }
  }

  func initialize(_ folder: String?, capabilities: JSONValue = Editor.capabilities, options: JSONValue = .null) {
    let root: JSONValue = folder.map { .string(FileURI.of(path: $0)) } ?? .null
    request("initialize", ["processId": .null, "rootUri": root, "capabilities": capabilities, "initializationOptions": options])
    notify("initialized", [:])
    settle()
  }

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify("textDocument/didOpen", ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": .integer(version), "text": .string(text)]])
  }

  func replace(_ uri: String, version: Int, by text: String) {
    notify("textDocument/didChange", ["textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": [["text": .string(text)]]])
  }

  static func place(_ uri: String, _ line: Int, _ character: Int) -> JSONValue {
    ["textDocument": ["uri": .string(uri)], "position": ["line": .integer(line), "character": .integer(character)]]
  }

  static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
    ["start": ["line": .integer(line), "character": .integer(start)], "end": ["line": .integer(line), "character": .integer(end)]]
  }

  static var capabilities: JSONValue {
    [
      "general": ["positionEncodings": ["utf-16", "utf-8"]],
      "textDocument": [
        "publishDiagnostics": ["relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1]]],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "isPreferredSupport": true],
        "hover": ["contentFormat": ["markdown"]],
      ],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
  }

  static func node(_ bytes: [UInt8]) -> JSONNode {
    var reader = JSONReader(bytes, depthLimit: 64)
    return try! reader.document()
  }
}
