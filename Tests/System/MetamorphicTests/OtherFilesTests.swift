import BuiltInRules
import Facts
import Ownership
import Program
import Testing

/// Files and types that come and go cost what hangs on them: a run after such an edit goes on from the one before, and finds what one from nothing finds.
@Suite struct OtherFilesTests {
  private static let page = (
    "App/Screens/Page.swift",
    """
    class Page {
      var onClose: (() -> Void)?
      func show() { onClose = { self.show() } }
    }
    """
  )
  private static let model = (
    "App/Models/Model.swift",
    """
    class Model {
      var items: [Int] = []
      func load() { items = [1] }
    }
    """
  )

  private typealias Sources = [(path: String, text: String)]

  /// Runs over each version, in turn.
  private func check(_ versions: [Sources], sourceLocation: SourceLocation = #_sourceLocation) {
    var program: Program?
    var memory: AnalysisMemory?
    for (number, sources) in versions.enumerated() {
      let files = sources.sorted { $0.path < $1.path }.map { facts($0.text, $0.path) }
      let modules = files.map { _ in 0 }
      let next = Program(files: files, modules: modules, models: BuiltIn.models, after: program)
      let (result, kept) = OwnershipAnalysis(next, jobs: 1).run(after: memory)!
      let fresh = OwnershipAnalysis(Program(files: files, modules: modules, models: BuiltIn.models), jobs: 1).run()
      #expect(result.texts == fresh.texts, "version \(number)", sourceLocation: sourceLocation)
      #expect(
        result.closures.map { "\($0.place) \($0.verdict)" } == fresh.closures.map { "\($0.place) \($0.verdict)" }, "version \(number)",
        sourceLocation: sourceLocation)
      if number > 0 { #expect(kept.goesOn, "version \(number) starts from nothing", sourceLocation: sourceLocation) }
      (program, memory) = (next, kept)
    }
  }

  @Test(arguments: ["App/Cell.swift", "App/Screens/Z.swift", "App/Cells/Cell.swift"]) func aFileComesAndGoes(_ path: String) {
    let cell = (path, "final class Cell {\n  var tap: (() -> Void)?\n  func use() { tap = { self.use() } }\n}\n")
    check([[Self.page, Self.model], [Self.page, Self.model, cell], [Self.page, Self.model], [Self.page, Self.model, cell]])
  }

  @Test func aFileIsCalledOtherwise() {
    check([[Self.page, Self.model], [("App/Other.swift", Self.page.1), Self.model], [Self.page, Self.model]])
  }

  @Test(arguments: [
    "struct Item { var run: (() -> Void)? }", "final class Item { func use() { let run = { print(self) }; run() } }", "enum Item { case one, two }",
    "protocol Item { func load() }", "typealias Item = () -> Void", "extension Page { func close() { onClose = nil } }",
    "func close(_ page: Page) { page.onClose = nil }",
  ])
  func aTypeOrExtensionComesAndGoes(_ declaration: String) {
    check([
      [Self.page, Self.model], [Self.page, (Self.model.0, declaration + "\n" + Self.model.1)], [Self.page, (Self.model.0, Self.model.1 + "\n" + declaration)],
      [Self.page, Self.model],
    ])
  }

  @Test func aSubclassInAnotherFileOverrides() {
    let other = ("App/Quiet.swift", "final class Quiet: Page {\n  override func show() { onClose = nil }\n}\n")
    let user = (
      "App/User.swift",
      "class User {\n  let page: Page\n  init(page: Page) { self.page = page }\n  func run() { page.onClose = { self.page.show() }; page.show() }\n}\n"
    )
    check([[Self.page, user], [Self.page, user, other], [Self.page, user]])
  }

  @Test func aTypeIsRenamedWhereverItIsUsed() {
    let user = "class User {\n  let page = Page()\n  func run() { page.onClose = { self.run() } }\n}\n"
    check([
      [Self.page, ("App/User.swift", user), Self.model],
      [(Self.page.0, Self.page.1.replacing("Page", with: "Screen")), ("App/User.swift", user.replacing("Page()", with: "Screen()")), Self.model],
    ])
  }

  /// A name that code uses before there is such a type.
  @Test func codeThatNamesATypeWaitsForIt() {
    let user = ("App/User.swift", "class User {\n  var done: (() -> Void)?\n  func run() { Later.run { self.run() }; done = nil }\n}\n")
    let later = ("App/Later.swift", "enum Later {\n  static func run(_ body: () -> Void) { body() }\n}\n")
    check([[Self.page, user], [Self.page, user, later], [Self.page, user]])
  }

  private func facts(_ text: String, _ path: String) -> FileFacts {
    var reader = FactReader()
    return reader.facts(of: Array(text.utf8), path: path)
  }
}
