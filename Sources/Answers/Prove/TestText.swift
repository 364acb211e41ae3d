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
    if test.watched.isPart { lines += [""] + Self.search }
    for stub in test.stubs { lines += ["", String(stub.dropLast())] }
    return lines.map { ($0.contains { $0 != " " } ? $0 : "") + "\n" }.joined()
  }

  private func body(check: String) -> [String] {
    ["weak var remaining: \(test.watched.type)?", "do {"] + test.statements.map { "  " + $0 } + ["  remaining = \(watched)", "}"]
      + ["// What has begun gets the time to end.", "for _ in 0..<100 where remaining != nil { try await Task.sleep(nanoseconds: 10_000_000) }", check]
  }

  private var watched: String {
    if !test.watched.isPart { return test.watched.expression }
    let found = "part(\(test.watched.type).self, of: \(test.watched.expression))"
    switch framework {
    case .xctest: return "try XCTUnwrap(\(found))"
    case .testing: return "try #require(\(found))"
    }
  }

  /// Finds an object in what another one holds, private properties included.
  private static let search = [
    "/// The first object of a type that another one holds.",
    "private func part<Part: AnyObject>(_ type: Part.Type, of root: Any) -> Part? {",
    "  var waiting = [root]",
    "  var seen: Set<ObjectIdentifier> = []",
    "  while !waiting.isEmpty {",
    "    let value = waiting.removeFirst()",
    "    let mirror = Mirror(reflecting: value)",
    "    if mirror.displayStyle == .class {",
    "      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { continue }",
    "      if let found = value as? Part { return found }",
    "    }",
    "    var level: Mirror? = mirror",
    "    while let current = level {",
    "      waiting += current.children.map(\\.value)",
    "      level = current.superclassMirror",
    "    }",
    "  }",
    "  return nil",
    "}",
  ]

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
