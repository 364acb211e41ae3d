import LanguageServer
import Text

/// A server of the Model Context Protocol as a state machine: messages in, effects out. It performs no work itself.
public struct ContextServer: Sendable {
  /// An output of the server.
  public enum Effect: Sendable {
    case send(OutgoingMessage)
    case call(RequestID, ToolCall)
    /// The result of a call is no longer needed.
    case cancel(RequestID)
  }

  /// The versions of the protocol that it speaks, oldest first. The one between the first two has batches, which these have not.
  static let versions = ["2024-11-05", "2025-06-18", "2025-11-25"]

  private let toolVersion: String
  private var isInitialized = false
  /// The calls that are not answered.
  private var calls: Set<RequestID> = []

  /// - Parameter toolVersion: The version of the program.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Handles a line.
  public mutating func receive(_ piece: LineDecoder.Piece) -> [Effect] {
    switch piece {
    case .tooLarge: [fail(nil, .invalidRequest, "the message is too large")]
    case .message(let bytes):
      switch IncomingMessage(bytes) {
      case .invalid(let id, let error): [.send(.response(id, .failure(error)))]
      // The server asks nothing.
      case .response: []
      case .notification(let method, let parameters): notify(method, parameters)
      case .request(let id, let method, let parameters): request(id, method, parameters)
      }
    }
  }

  /// Handles the result of a call.
  public mutating func finish(_ id: RequestID, _ result: ToolResult) -> [Effect] {
    calls.remove(id) == nil ? [] : [.send(.response(id, .success(result.json)))]
  }

  private mutating func notify(_ method: String, _ parameters: JSONNode) -> [Effect] {
    guard method == "notifications/cancelled", let id = parameters["requestId"].flatMap(requestID), calls.remove(id) != nil else { return [] }
    return [.cancel(id)]
  }

  private func requestID(_ node: JSONNode) -> RequestID? { node.integer.map(RequestID.number) ?? node.string.map(RequestID.string) }

  private mutating func request(_ id: RequestID, _ method: String, _ parameters: JSONNode) -> [Effect] {
    switch method {
    case "ping": return [.send(.response(id, .success(.object([]))))]
    case "initialize":
      guard let version = parameters["protocolVersion"]?.string else { return [fail(id, .invalidParameters, "`protocolVersion` is missing")] }
      isInitialized = true
      return [.send(.response(id, .success(initialization(Self.version(for: version)))))]
    case _ where !isInitialized: return [fail(id, .invalidRequest, "`initialize` comes first")]
    case "tools/list": return [.send(.response(id, .success(["tools": .array(Tool.allCases.map(\.description))])))]
    case "tools/call": return call(id, parameters)
    default: return [fail(id, .methodNotFound, "there is no method `\(method)`")]
    }
  }

  private mutating func call(_ id: RequestID, _ parameters: JSONNode) -> [Effect] {
    guard let name = parameters["name"]?.string else { return [fail(id, .invalidParameters, "the `name` of a tool is missing")] }
    guard let tool = Tool(rawValue: name) else { return [fail(id, .invalidParameters, "there is no tool `\(name)`")] }
    if calls.contains(id) { return [fail(id, .invalidRequest, "a request with this id is not answered yet")] }
    switch ToolCall.read(tool, parameters["arguments"]) {
    // Those who made the mistake can correct it, so it is a result.
    case .failure(let problem): return [.send(.response(id, .success(ToolResult(failure: problem.message).json)))]
    case .success(let call):
      calls.insert(id)
      return [.call(id, call)]
    }
  }

  /// The version to answer with: the latest that is not later than the client's, for one that does not know it would have to leave.
  static func version(for asked: String) -> String { versions.last { $0 <= asked } ?? versions[versions.count - 1] }

  private func initialization(_ version: String) -> JSONValue {
    [
      "protocolVersion": .string(version),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "unretain", "title": "Unretain", "version": .string(toolVersion)],
      "instructions": """
      Unretain finds Swift closures that keep objects alive by mistake, by following who holds whom across all files of the project. Ask `confirm` \
      before claiming that some line is a retain cycle, or that it is none; `why` tells the whole path. `check` lists what is found. `fix` repairs it: \
      it shows a patch, and writes files only with `apply`.
      """,
    ]
  }

  private func fail(_ id: RequestID?, _ code: ResponseError.Code, _ message: String) -> Effect {
    .send(.response(id, .failure(ResponseError(code, message))))
  }
}
