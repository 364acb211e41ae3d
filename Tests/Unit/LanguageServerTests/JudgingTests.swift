import Text
import LanguageServer
import TestSupport
import Testing
import Project

/// When a server judges, and what it does not wait for.
@Suite struct JudgingTests {
  private let folder: TemporaryFolder
  private let editor = Editor()
  private let view: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("View.swift", ServerTests.viewText)
    try folder.write("Model.swift", ServerTests.modelText)
    view = FileURI.of(path: folder.absolute("View.swift"))
  }

  private func openView(_ text: String = ServerTests.viewText) {
    editor.open(view, text)
    editor.settle()
  }

  @Test func nobodyWaitsForWhatIsStale() throws {
    editor.initialize(folder.path)
    openView()
    // Work for the second version waits when the third one comes.
    editor.replace(view, version: 2, by: ServerTests.viewText.replacing("self.rows += 1", with: "_ = self"))
    editor.passTime()
    #expect(editor.hasWork)
    editor.replace(view, version: 3, by: ServerTests.viewText.replacing("self.rows += 1", with: ""))
    editor.work()
    #expect(editor.published(view)?.version == 1, "the second version was not judged")
    editor.settle()
    #expect(editor.published(view)?.version == 3)
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func whatAStoppedJudgementKnewIsNotLost() throws {
    editor.initialize(folder.path)
    openView()
    try folder.write("Model.swift", "final class CartModel {\n  func onChange(_ body: () -> Void) {}\n}\n")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.of(path: folder.absolute("Model.swift"))), "type": 2]]])
    editor.passTime()
    editor.replace(view, version: 2, by: ServerTests.viewText + "\n")
    editor.work()
    // The text is as it was when it was judged last, and the disk is not.
    editor.replace(view, version: 3, by: ServerTests.viewText)
    editor.settle()
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func aNewFileIsOpenedBeforeTheWatcherSpeaks() throws {
    editor.initialize(folder.path)
    openView()
    let text = "final class New {\n  var body: (() -> Void)?\n  func start() { body = { print(self) } }\n}\n"
    try folder.write("New.swift", text)
    let new = FileURI.of(path: folder.absolute("New.swift"))
    editor.open(new, text)
    editor.settle()
    #expect(editor.published(new)?.items.count == 1)
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(new), "type": 1]]])
    editor.settle()
    #expect(editor.published(new)?.items.count == 1)
  }

  @Test func aFindingCoversTheHeadOfItsClosure() throws {
    editor.initialize(folder.path)
    openView()
    let range = try #require(editor.published(view)?.items.first?["range"])
    #expect(range["start"]?["character"]?.integer == 21)
    #expect(range["end"]?["character"]?.integer == 39)
  }

  @Test func firstJudgementIsNotStopped() {
    editor.initialize(nil)
    editor.open(view, ServerTests.viewText)
    editor.passTime()
    editor.replace(view, version: 2, by: ServerTests.viewText + "\n")
    editor.work()
    editor.replace(view, version: 1, by: ServerTests.viewText)
    editor.passTime()
    #expect(editor.published(view) != nil)
  }

  @Test func whatIsOpenedIsMadeReadyForEditsOnce() {
    editor.initialize(folder.path)
    editor.open(view, ServerTests.viewText)
    editor.passTime()
    #expect(editor.published(view)?.version == 1, "nobody waits for that")
    #expect(editor.hasWork)
    editor.work()
    editor.passTime()
    #expect(!editor.hasWork)
    editor.replace(view, version: 2, by: ServerTests.viewText.replacing("self.rows += 1", with: ""))
    editor.settle()
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func keysWaitForWhatMakesReadyForEdits() {
    editor.initialize(folder.path)
    editor.open(view, ServerTests.viewText)
    editor.passTime()
    editor.replace(view, version: 2, by: ServerTests.viewText.replacing("self.rows += 1", with: ""))
    editor.passTime()
    #expect(editor.stops == 0, "what it does would have to be done again")
    editor.settle()
    #expect(editor.published(view)?.version == 2)
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func whatIsOpenedMeanwhileIsMadeReadyBehindThat() {
    editor.initialize(folder.path)
    editor.open(view, ServerTests.viewText)
    editor.passTime()
    editor.open(FileURI.of(path: folder.absolute("Model.swift")), ServerTests.modelText)
    editor.passTime()
    editor.work()
    #expect(editor.hasWork)
    editor.settle()
    #expect(!editor.hasWork)
  }

  @Test func whatIsKnownIsNotJudgedAgain() {
    editor.initialize(folder.path)
    editor.open(view, ServerTests.viewText)
    editor.passTime()
    #expect(editor.published(view)?.items.count == 1, "it lies on the disk like that")
    editor.work()
    editor.replace(view, version: 2, by: "")
    editor.replace(view, version: 3, by: ServerTests.viewText)
    editor.passTime()
    #expect(!editor.hasWork)
    #expect(editor.published(view)?.version == 3)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": .string(view)]])
    editor.passTime()
    #expect(editor.hasWork, "the disk may have another text by now")
  }

  @Test func whatIsStaleIsNotShown() {
    editor.initialize(folder.path)
    editor.open(view, ServerTests.viewText + "\n")
    editor.passTime()
    #expect(editor.hasWork)
    editor.replace(view, version: 2, by: "")
    editor.work()
    #expect(editor.published(view) == nil)
    editor.settle()
    #expect(editor.published(view)?.version == 2)
    #expect(editor.published(view)?.items.isEmpty == true)
  }

  @Test func manyChangesAreJudgedOnce() {
    editor.initialize(folder.path)
    openView()
    for version in 2...50 { editor.replace(view, version: version, by: ServerTests.viewText + String(repeating: "\n", count: version)) }
    let before = editor.sent.count
    editor.settle()
    #expect(editor.sent.count == before + 1)
  }
}
