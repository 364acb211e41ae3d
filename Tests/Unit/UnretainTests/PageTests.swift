import Foundation
import TestSupport
import Testing
import Unretain

/// The code of docs/library.md, which has to be the same here.
@Suite struct PageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../docs/library.md").standardized

  /// The blocks of the page in a language, with lines that are not indented.
  private static func blocks(_ language: String) throws -> [String] {
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
    return parts.compactMap { $0.components(separatedBy: "\n```").first.map(flat) }
  }

  private static func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func theCodeIsThatOfThePage() throws {
    let code = Self.flat(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try Self.blocks("swift")
    #expect(blocks.count == 3)
    for block in blocks { #expect(code.contains(block.replacing("import Unretain\n", with: "")), "the test has other code than the page") }
  }

  @Test func whatThePagePrints() async throws {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    let scratch = try TemporaryFolder()
    let folder = scratch.path

    let cart = """
      final class Cart {
        var onChange: (() -> Void)?
        var count = 0
        func start() { onChange = { self.count += 1 } }
      }
      func show() { Cart().start() }
      """
    let project = try Project(sources: ["Cart.swift": cart])
    let result = project.check()
    for finding in result.findings {
      print("\(finding.location): \(finding.level): \(finding.rule)")
      for step in finding.path { print("  \(step.text)") }
    }
    let shown = Self.flat(printed.joined(separator: "\n"))
    let ofPage = try Self.blocks("text").last
    #expect(shown == ofPage)

    printed = []
    try scratch.write("Cart.swift", cart)
    var options = Project.Options()
    options.rules.levels["stored_closure_cycle"] = .warning
    options.sources.conditions = ["DEBUG"]
    options.work.threads = 2
    let app = try Project(folder: folder, options: options)
    print(app.check().findings.map(\.level))
    #expect(printed == ["[Unretain.Level.warning]"])

    printed = []
    let session = project.session()
    await session.edit("Cart.swift", cart.replacing("{ self.count", with: "{ [weak self] in self?.count"))
    let here = try await session.findings(in: "Cart.swift")
    print(here.count)
    await session.revert("Cart.swift")
    print(try await session.check().findings.count)
    #expect(printed == ["0", "1"])
  }
}
