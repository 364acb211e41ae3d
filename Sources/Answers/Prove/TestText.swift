/// Writes a test for a framework.
struct TestText {
  let test: LeakTest
  let framework: TestFramework
  /// The module under test.
  let module: String
  /// What the finding says, in lines without line breaks.
  let comment: [String]
  /// The steps of the path, for the failure's message.
  let message: String

  var text: String {
    var lines = test.imports.filter { $0 != module && $0 != framework.module }.map { "import \($0)" }
    lines = (lines + ["import \(framework.module)"]).sorted() + ["", "@testable import \(module)", ""]
    lines += comment.map { "// " + $0 }
    switch framework {
    case .xctest:
      lines += ["final class \(test.name)LeakTests: XCTestCase {", "  @MainActor", "  func testLeavesNothing() async throws {"]
      lines += body(check: "XCTAssertNil(remaining, \(quoted(message)))").map { "    " + $0 }
      lines += ["  }", "}"]
    case .testing:
      lines += ["@MainActor", "@Test func \(functionName)LeavesNothing() async throws {"]
      lines += body(check: "#expect(remaining == nil, \(quoted(message)))").map { "  " + $0 }
      lines += ["}"]
    }
    for stub in test.stubs { lines += ["", String(stub.dropLast())] }
    return lines.map { ($0.contains { $0 != " " } ? $0 : "") + "\n" }.joined()
  }

  private func body(check: String) -> [String] {
    ["weak var remaining: \(test.watchedType)?", "do {"] + test.statements.map { "  " + $0 } + ["  remaining = \(test.watched)", "}"]
      + ["// What has begun gets the time to end.", "for _ in 0..<100 where remaining != nil { try await Task.sleep(nanoseconds: 10_000_000) }", check]
  }

  private var functionName: String { test.name.prefix(1).lowercased() + test.name.dropFirst() }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n", "\r", "\r\n", "\t": result += " "
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
