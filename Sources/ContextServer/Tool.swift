import Answers
import Catalog
import Text

/// A tool of the server.
public enum Tool: String, Sendable, CaseIterable {
  case check, why, confirm, prove, fix

  /// As `tools/list` tells it.
  var description: JSONValue {
    [
      "name": .string(rawValue), "title": .string(title), "description": .string(purpose),
      "inputSchema": ["type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false],
      "annotations": [
        "title": .string(title), "readOnlyHint": .boolean(self != .fix), "destructiveHint": .boolean(self == .fix), "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }

  private var title: String {
    switch self {
    case .check: "Find leaks"
    case .why: "Explain a closure"
    case .confirm: "Is there a retain cycle?"
    case .prove: "Write a test that shows a leak"
    case .fix: "Repair leaks"
    }
  }

  private var purpose: String {
    switch self {
    case .check: "List the closures and references of the project that keep objects alive by mistake, the gravest first, with the path and the repair."
    case .why: "Explain what becomes of the closures and references at a place: what each holds, who keeps it, for how long, and what decided that."
    case .confirm: "Answer whether there is a retain cycle, or another leak, at a place: confirmed, refuted with the reason, or unknown."
    case .prove: "Write the test that shows the leak at a place: it fails before the repair and passes after it. Gives the text, and writes no file."
    case .fix: "Repair what can be repaired. Gives the patch; writes files only with `apply`."
    }
  }

  private var required: [JSONValue] {
    switch self {
    case .check, .fix: []
    case .why: ["file"]
    case .confirm, .prove: ["file", "line"]
    }
  }

  private var properties: [JSONValue.Member] {
    func member(_ name: String, _ value: JSONValue) -> JSONValue.Member { JSONValue.Member(name: name, value: value) }
    let paths = member(
      "paths", ["type": "array", "items": ["type": "string"], "description": "Only these files and folders; all of the project are analysed."])
    let place = [
      member("file", ["type": "string", "description": "The path of the file, absolute or from the folder in which the server runs."]),
      member("line", ["type": "integer", "minimum": 1]),
      member("column", ["type": "integer", "minimum": 1, "description": "In UTF-8 code units; without it, all that is on the line."]),
    ]
    switch self {
    case .why, .confirm: return place
    case .prove:
      return place + [
        member(
          "framework",
          ["enum": .array(TestFramework.allCases.map { .string($0.rawValue) }), "description": "By default that of most tests in sight, else testing."]),
        member("module", ["type": "string", "description": "The module to test; by default the name that the package's manifest gives it."]),
      ]
    case .check:
      return [
        paths, member("level", ["enum": ["error", "warning", "note"], "default": "warning", "description": "The least level."]),
        member("limit", ["type": "integer", "minimum": 1, "maximum": 1000, "default": 50, "description": "The greatest number of findings."]),
      ]
    case .fix:
      return [
        paths, member("unsafe", ["type": "boolean", "default": false, "description": "Also apply fixes that change what the program does."]),
        member("apply", ["type": "boolean", "default": false, "description": "Write the files; otherwise nothing is written."]),
      ]
    }
  }
}

/// A tool with its arguments.
public enum ToolCall: Sendable, Equatable {
  case check(paths: [String], level: Level, limit: Int)
  case why(file: String, line: Int?, column: Int?)
  case confirm(file: String, line: Int, column: Int?)
  case prove(file: String, line: Int, column: Int?, framework: TestFramework?, module: String?)
  case fix(paths: [String], isUnsafe: Bool, applies: Bool)

  struct Problem: Error { var message: String }

  /// Reads the arguments of a call.
  static func read(_ tool: Tool, _ arguments: JSONNode?) -> Result<ToolCall, Problem> {
    let reader = ArgumentReader(arguments)
    do throws(Problem) {
      return .success(try reader.call(of: tool))
    } catch {
      return .failure(error)
    }
  }
}

private struct ArgumentReader {
  private let arguments: JSONNode?

  init(_ arguments: JSONNode?) { self.arguments = arguments }

  func call(of tool: Tool) throws(ToolCall.Problem) -> ToolCall {
    if let arguments, !arguments.isObject, !arguments.isNull { throw ToolCall.Problem(message: "`arguments` is no object") }
    switch tool {
    case .check: return .check(paths: try paths(), level: try level(), limit: min(try count("limit") ?? 50, 1000))
    case .why:
      let (line, column) = (try count("line"), try count("column"))
      if line == nil, column != nil { throw ToolCall.Problem(message: "`column` needs `line`") }
      return .why(file: try file(), line: line, column: column)
    case .confirm: return .confirm(file: try file(), line: try line(), column: try count("column"))
    case .prove:
      return .prove(file: try file(), line: try line(), column: try count("column"), framework: try framework(), module: try module())
    case .fix: return .fix(paths: try paths(), isUnsafe: try flag("unsafe"), applies: try flag("apply"))
    }
  }

  private func given(_ name: String) -> JSONNode? { arguments?[name].flatMap { $0.isNull ? nil : $0 } }

  private func file() throws(ToolCall.Problem) -> String {
    guard let file = given("file")?.string, !file.isEmpty else { throw ToolCall.Problem(message: "`file` is missing, or no text") }
    return file
  }

  private func line() throws(ToolCall.Problem) -> Int {
    guard let line = try count("line") else { throw ToolCall.Problem(message: "`line` is missing") }
    return line
  }

  private func framework() throws(ToolCall.Problem) -> TestFramework? {
    guard let node = given("framework") else { return nil }
    guard let framework = node.string.flatMap(TestFramework.init(rawValue:)) else {
      throw ToolCall.Problem(message: "`framework` takes \(TestFramework.allCases.map(\.rawValue).joined(separator: " or "))")
    }
    return framework
  }

  private func module() throws(ToolCall.Problem) -> String? {
    guard let node = given("module") else { return nil }
    guard let module = node.string, TestFramework.isModuleName(module) else { throw ToolCall.Problem(message: "`module` takes the name of a module") }
    return module
  }

  private func count(_ name: String) throws(ToolCall.Problem) -> Int? {
    guard let node = given(name) else { return nil }
    guard let number = node.integer, number > 0 else { throw ToolCall.Problem(message: "`\(name)` takes a number of 1 or more") }
    return number
  }

  private func flag(_ name: String) throws(ToolCall.Problem) -> Bool {
    guard let node = given(name) else { return false }
    guard let flag = node.boolean else { throw ToolCall.Problem(message: "`\(name)` takes true or false") }
    return flag
  }

  private func paths() throws(ToolCall.Problem) -> [String] {
    guard let node = given("paths") else { return [] }
    let paths = node.elements.map { $0.compactMap(\.string).filter { !$0.isEmpty } }
    guard let paths, paths.count == node.elements?.count else { throw ToolCall.Problem(message: "`paths` takes an array of paths") }
    return paths
  }

  private func level() throws(ToolCall.Problem) -> Level {
    guard let node = given("level") else { return .warning }
    guard let level = node.string.flatMap(Level.init(rawValue:)), level != .off else {
      throw ToolCall.Problem(message: "`level` takes error, warning or note")
    }
    return level
  }
}
