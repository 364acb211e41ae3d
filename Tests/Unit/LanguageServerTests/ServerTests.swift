import Text
import LanguageServer
import Reporting
import TestSupport
import Testing
import Project

@Suite struct ServerTests {
  private let folder: TemporaryFolder
  private let editor = Editor()
  private let view: String

  static let viewText = """
    final class CartView {
      let model = CartModel()
      var rows = 0
      func show() {
        model.onChange = { self.rows += 1 }
      }
    }
    """
  static let modelText = "final class CartModel {\n  var onChange: (() -> Void)?\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("View.swift", Self.viewText)
    try folder.write("Model.swift", Self.modelText)
    view = FileURI.of(path: folder.absolute("View.swift"))
  }

  private func openView(_ text: String = ServerTests.viewText) {
    editor.open(view, text)
    editor.settle()
  }

  // MARK: Life

  @Test func nothingIsAnsweredBeforeInitialize() {
    #expect(editor.errorCode(editor.request("textDocument/hover")) == -32002)
    editor.open(view, Self.viewText)
    editor.settle()
    #expect(editor.published(view) == nil)
    editor.initialize(folder.path)
    #expect(editor.errorCode(editor.request("initialize")) == -32600)
    #expect(editor.errorCode(editor.request("no/such")) == -32601)
    #expect(editor.result(editor.request("shutdown"))?.isNull == true)
    #expect(editor.errorCode(editor.request("textDocument/hover", Editor.place(view, 0, 0))) == -32600)
    editor.notify("exit", [:])
    #expect(editor.status == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() {
    editor.notify("exit", [:])
    #expect(editor.status == 1)
  }

  @Test func nonsenseHasAnAnswer() {
    editor.initialize(folder.path)
    for piece in [MessageDecoder.Piece.message(Array("{".utf8)), .message(Array("[]".utf8)), .malformedHeader, .tooLarge(1 << 40)] {
      let before = editor.sent.count
      editor.handle(.received(piece))
      #expect(editor.sent.count == before + 1 && editor.sent.last?["error"]?["code"] != nil)
    }
    for method in ["textDocument/hover", "textDocument/codeAction", "textDocument/diagnostic", "workspace/executeCommand"] {
      #expect(editor.errorCode(editor.request(method, [:])) == -32602)
    }
    for method in ["textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "$/cancelRequest", "$/unknown"] { editor.notify(method, []) }
    openView()
    #expect(editor.published(view)?.items.count == 1)
  }

  @Test func cheapestEncodingIsChosen() {
    editor.initialize(folder.path)
    #expect(editor.result(1)?["capabilities"]?["positionEncoding"]?.string == "utf-8")
    let other = Editor()
    other.initialize(folder.path, capabilities: [:])
    #expect(other.result(1)?["capabilities"]?["positionEncoding"]?.string == "utf-16")
  }

  // MARK: Diagnostics

  @Test func diagnosticTellsTheWholePath() throws {
    editor.initialize(folder.path)
    openView()
    let found = try #require(editor.published(view))
    #expect(found.version == 1)
    let item = try #require(found.items.first)
    #expect(item["code"]?.string == "stored_closure_cycle")
    #expect(item["severity"]?.integer == 1)
    #expect(item["codeDescription"]?["href"]?.string?.hasSuffix("/stored_closure_cycle.md") == true)
    let related = try #require(item["relatedInformation"]?.elements)
    #expect(related.contains { $0["location"]?["uri"]?.string?.hasSuffix("/Model.swift") == true })
    #expect(related.count >= 3)
  }

  @Test func changeInOneFileReachesTheOther() throws {
    editor.initialize(folder.path)
    openView()
    let model = FileURI.of(path: folder.absolute("Model.swift"))
    editor.open(model, Self.modelText)
    editor.settle()
    editor.replace(model, version: 2, by: "final class CartModel {\n  func onChange(_ body: () -> Void) {}\n}\n")
    editor.settle()
    #expect(editor.published(view)?.items.isEmpty == true)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": .string(model)]])
    editor.settle()
    #expect(editor.published(view)?.items.count == 1, "what is on the disk counts again")
  }

  @Test func firstIndexingSaysHowFarItIs() throws {
    let folders: JSONValue = .string(FileURI.of(path: folder.path))
    editor.request("initialize", ["rootUri": folders, "capabilities": ["window": ["workDoneProgress": true]]])
    editor.notify("initialized", [:])
    editor.passTime()
    let create = try #require(editor.sent.last { $0["method"]?.string == "window/workDoneProgress/create" }?["id"]?.string)
    editor.receive(["jsonrpc": "2.0", "id": .string(create), "result": .null])
    #expect(editor.progress.map { $0["kind"]?.string } == ["begin"])
    editor.look()
    #expect(editor.progress.count == 1, "nothing is known before the work has begun")
    editor.look(RunProgress().state)
    #expect(editor.progress.last?["kind"]?.string == "report" && editor.progress.last?["percentage"]?.integer == 0)
    editor.work()
    #expect(editor.progress.last?["kind"]?.string == "end")
    editor.look()
    #expect(editor.progress.last?["kind"]?.string == "end", "it is over")
  }

  @Test func settingsDecideWhatIsShown() throws {
    try folder.write(".unretain.yml", "baseline: known.json\n")
    var options = LintOptions()
    options.paths = [folder.path]
    try BaselineStore.write(Linter(options).run().report, to: folder.absolute("known.json"))
    editor.initialize(folder.path)
    openView()
    #expect(editor.published(view)?.items.first?["severity"]?.integer == 4)
    editor.notify("workspace/didChangeConfiguration", ["settings": ["unretain": ["knownFindings": "hidden"]]])
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func settingsThatCannotBeReadAreTold() throws {
    editor.initialize(folder.path)
    openView()
    try folder.write(".unretain.yml", "rules:\n  no_such_rule: off\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.of(path: folder.absolute(".unretain.yml"))), "type": 1]]])
    editor.settle()
    #expect(editor.sent.contains { $0["method"]?.string == "window/showMessage" && $0["params"]?["message"]?.string?.contains("no_such_rule") == true })
    #expect(editor.published(view)?.items.isEmpty == true)
    try folder.write(".unretain.yml", "rules:\n  delayed_release: off\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.of(path: folder.absolute(".unretain.yml"))), "type": 2]]])
    editor.settle()
    #expect(editor.published(view)?.items.count == 1)
  }

  @Test func filesChangedOutsideCount() throws {
    editor.initialize(folder.path)
    openView()
    try folder.write("Model.swift", "final class CartModel {\n  func onChange(_ body: () -> Void) {}\n}\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.of(path: folder.absolute("Model.swift"))), "type": 2]]])
    editor.settle()
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func diagnosticsCanBeAskedFor() throws {
    editor.initialize(folder.path, capabilities: ["textDocument": ["diagnostic": [:]]])
    editor.open(view, Self.viewText + "\n")
    let first = editor.request("textDocument/diagnostic", ["textDocument": ["uri": .string(view)]])
    #expect(editor.answer(first) == nil)
    editor.settle()
    let report = try #require(editor.result(first))
    #expect(report["items"]?.elements?.count == 1)
    #expect(editor.published(view) == nil, "who asks is not told twice")
    let again = editor.request(
      "textDocument/diagnostic", ["textDocument": ["uri": .string(view)], "previousResultId": .string(report["resultId"]?.string ?? "")])
    #expect(editor.result(again)?["kind"]?.string == "unchanged")
  }

  @Test func foldersComeAndGo() {
    editor.initialize(nil)
    openView()
    func severity() -> Int? { editor.published(view)?.items.first?["severity"]?.integer }
    #expect(severity() == 2, "alone it shows only that there may be a cycle")
    editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [["uri": .string(FileURI.of(path: folder.path)), "name": "x"]], "removed": []]])
    editor.settle()
    #expect(severity() == 1)
    editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["removed": [["uri": .string(FileURI.of(path: folder.path)), "name": "x"]], "added": []]])
    editor.settle()
    #expect(severity() == 2)
  }

  @Test func newFilesBelongToTheProject() {
    editor.initialize(folder.path)
    let new = FileURI.of(path: folder.absolute("New.swift"))
    editor.open(new, Self.viewText.replacing("CartView", with: "Other"))
    editor.settle()
    #expect(editor.published(new)?.items.count == 1)
  }

  @Test func fileThatIsNowhereIsJudgedAlone() {
    editor.initialize(nil)
    let new = FileURI.of(path: folder.absolute("New.swift"))
    editor.open(new, "final class A {\n  var done: (() -> Void)?\n  func go() { done = { self.go() } }\n}\n")
    editor.settle()
    #expect(editor.published(new)?.items.count == 1)
  }

  // MARK: Requests

  @Test func changedTextLeavesNoAnswer() {
    editor.initialize(folder.path)
    editor.open(view, "\n\n" + Self.viewText)
    let hover = editor.request("textDocument/hover", Editor.place(view, 4, 21))
    let cancelled = editor.request("textDocument/hover", Editor.place(view, 4, 21))
    editor.notify("$/cancelRequest", ["id": .integer(cancelled)])
    #expect(editor.errorCode(cancelled) == -32800)
    editor.replace(view, version: 2, by: "\n" + Self.viewText)
    #expect(editor.errorCode(hover) == -32801)
    let later = editor.request("textDocument/hover", Editor.place(view, 5, 21))
    #expect(editor.answer(later) == nil)
    editor.settle()
    #expect(editor.result(later)?["contents"]?["value"]?.string?.contains("cycle") == true)
    #expect(editor.result(editor.request("textDocument/hover", Editor.place(view, 2, 0)))?.isNull == true)
  }

  @Test func wrongSettingsAreTold() {
    editor.initialize(folder.path)
    editor.notify(
      "workspace/didChangeConfiguration", ["settings": ["unretain": ["minimumLevel": "warnings", "codeLense": true, "path": "/bin/unretain", "delay": 5]]])
    #expect(
      editor.messages == [
        "unretain: the setting `minimumLevel` has to be `note`, `warning` or `error`", "unretain: there is no setting `codeLense`; did you mean `codeLens`?",
      ])
  }

  @Test func allThatIsUnderlinedIsExplained() {
    editor.initialize(folder.path)
    openView()
    let asked = (21..<39).map { editor.request("textDocument/hover", Editor.place(view, 4, $0)) }
    editor.settle()
    #expect(asked.allSatisfy { editor.result($0)?.isNull == false })
    #expect(editor.result(asked[17])?["contents"]?["value"]?.string?.hasPrefix("**Closure in `CartView.show`**: cycle") == true)
  }

  @Test func propertyIsExplainedAsSoonAsItsWordsAreThere() {
    editor.initialize(folder.path)
    openView()
    let hover = editor.request("textDocument/hover", Editor.place(view, 1, 7))
    #expect(editor.answer(hover) == nil)
    editor.settle()
    #expect(editor.result(hover)?["contents"]?["value"]?.string?.hasPrefix("**`model`**, held strongly by `CartView`") == true)
    #expect(editor.result(editor.request("textDocument/hover", Editor.place(view, 1, 7)))?.isNull == false, "now they are")
  }

  private func actions(only: [String]? = nil) -> [JSONNode] {
    var context: [JSONValue.Member] = [JSONValue.Member(name: "diagnostics", value: [])]
    if let only { context.append(JSONValue.Member(name: "only", value: .array(only.map { .string($0) }))) }
    let id = editor.request("textDocument/codeAction", ["textDocument": ["uri": .string(view)], "range": Editor.range(4, 21, 40), "context": .object(context)])
    return editor.result(id)?.elements ?? []
  }

  @Test func actionsRepairSuppressAcceptAndExplain() throws {
    try folder.write(".unretain.yml", "baseline: known.json\n")
    try folder.write("known.json", "{\"version\": 1, \"findings\": []}\n")
    editor.initialize(folder.path)
    openView()
    let found = actions(only: ["quickfix"])
    #expect(found.count == 4)
    let repair = try #require(found.first)
    #expect(repair["isPreferred"] == nil, "the closure ends where the object is gone: somebody has to want that")
    let change = try #require(repair["edit"]?["documentChanges"]?.elements?.first)
    #expect(change["textDocument"]?["version"]?.integer == 1)
    #expect(change["edits"]?.elements?.contains { $0["newText"]?.string?.contains("[weak self]") == true } == true)
    #expect(
      found[1]["edit"]?["documentChanges"]?.elements?.first?["edits"]?.elements?.first?["newText"]?.string?.hasPrefix("    // unretain:disable:next") == true)

    let arguments = try #require(found[2]["command"]?["arguments"]?.elements)
    let call: JSONValue = [
      "command": "unretain.acceptIntoBaseline", "arguments": [.string(view), .integer(arguments[1].integer!), .integer(arguments[2].integer!)],
    ]
    let stale: JSONValue = ["command": "unretain.acceptIntoBaseline", "arguments": [.string(view), .integer(arguments[1].integer! + 1), .integer(0)]]
    #expect(editor.errorCode(editor.request("workspace/executeCommand", stale)) == -32801)
    let accepted = editor.request("workspace/executeCommand", call)
    editor.settle()
    #expect(editor.result(accepted)?.isNull == true)
    #expect(editor.published(view)?.items.first?["severity"]?.integer == 4)
    #expect(try folder.text("known.json").contains("stored_closure_cycle"))

    let explained = editor.request("workspace/executeCommand", ["command": "unretain.explain", "arguments": ["stored_closure_cycle"]])
    #expect(editor.result(explained)?.string?.hasPrefix("# stored_closure_cycle") == true)
  }

  @Test func editsThatAreAskedForLaterAreRefusedWhenTheTextHasChanged() throws {
    let action: JSONValue = ["codeActionLiteralSupport": [:], "dataSupport": true, "resolveSupport": ["properties": ["edit"]]]
    editor.initialize(folder.path, capabilities: ["textDocument": ["codeAction": action]])
    openView()
    let repair = try #require(actions(only: ["quickfix"]).first)
    #expect(repair["edit"] == nil)
    let chosen: JSONValue = ["title": "", "data": .integer(try #require(repair["data"]?.integer))]
    let edits = editor.result(editor.request("codeAction/resolve", chosen))?["edit"]?["changes"]?[view]?.elements
    #expect(edits?.contains { $0["newText"]?.string?.contains("[weak self]") == true } == true)
    editor.replace(view, version: 2, by: Self.viewText + "\n")
    #expect(editor.errorCode(editor.request("codeAction/resolve", chosen)) == -32801)
    #expect(editor.errorCode(editor.request("codeAction/resolve", ["title": ""])) == -32602)
  }

  @Test func allSafeFixesGoTogether() throws {
    try folder.write(".unretain.yml", "rules:\n  unused_capture: warning\n")
    editor.initialize(folder.path)
    let unused = "    model.onChange = { [weak self] in print(1) }\n"
    openView(Self.viewText.replacing("    model.onChange = { self.rows += 1 }", with: unused + unused))
    #expect(actions(only: ["quickfix"]).first?["isPreferred"]?.boolean == true)
    let found = actions(only: ["source.fixAll"])
    #expect(found.map { $0["kind"]?.string } == ["source.fixAll.unretain"])
    #expect(found.first?["edit"]?["documentChanges"]?.elements?.first?["edits"]?.elements?.count ?? 0 >= 2)
  }

  @Test func graphIsDrawnOfTheTypeAtHand() {
    editor.initialize(folder.path)
    openView()
    let place: JSONValue = ["uri": .string(view), "position": ["line": 4, "character": 10], "format": "mermaid"]
    let id = editor.request("workspace/executeCommand", ["command": "unretain.graph", "arguments": [place]])
    editor.settle()
    #expect(editor.result(id)?.string?.contains("CartView") == true)
    let missing = editor.request("workspace/executeCommand", ["command": "unretain.graph", "arguments": [["uri": .string(view), "type": "NoSuchType"]]])
    editor.settle()
    #expect(editor.errorCode(missing) == -32803)
  }

  @Test func keepersAreShownWhereSomebodyWantsThem() {
    editor.initialize(folder.path)
    openView()
    #expect(editor.result(editor.request("textDocument/codeLens", ["textDocument": ["uri": .string(view)]]))?.elements?.isEmpty == true)
    editor.notify("workspace/didChangeConfiguration", ["settings": ["unretain": ["codeLens": true]]])
    let lenses = editor.result(editor.request("textDocument/codeLens", ["textDocument": ["uri": .string(view)]]))?.elements
    #expect(lenses?.count == 1)
    #expect(lenses?.first?["command"]?["title"]?.string?.hasPrefix("kept by") == true)
  }
}
