import Text

/// The identifier of a request, chosen by its sender.
public enum RequestID: Sendable, Hashable {
  case number(Int)
  case string(String)

  init?(_ node: JSONNode) {
    if let number = node.integer {
      self = .number(number)
    } else if let text = node.string {
      self = .string(text)
    } else {
      return nil
    }
  }

  /// The JSON representation.
  public var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }
}

/// Why a request has no result.
public struct ResponseError: Error, Sendable, Equatable {
  /// The error codes of JSON-RPC and of the protocol.
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  public var code: Code
  public var message: String
  public var data: JSONValue?

  public init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "code", value: .integer(code.rawValue)), JSONValue.Member(name: "message", value: .string(message)),
    ]
    if let data { members.append(JSONValue.Member(name: "data", value: data)) }
    return .object(members)
  }
}

/// A message from the client.
public enum IncomingMessage: Sendable {
  case request(RequestID, method: String, parameters: JSONNode)
  case notification(method: String, parameters: JSONNode)
  /// The response to a request of the server; `nil` if the client failed.
  case response(RequestID, result: JSONNode?)
  /// An invalid message; the error is the response.
  case invalid(RequestID?, ResponseError)

  /// The maximum nesting of values in a message. Real messages are far flatter.
  private static let depthLimit = 64

  public init(_ bytes: [UInt8]) {
    let message: JSONNode
    do throws(JSONProblem) {
      var reader = JSONReader(bytes, depthLimit: Self.depthLimit)
      message = try reader.document()
    } catch {
      self = .invalid(nil, ResponseError(.parseError, error.message))
      return
    }
    let id = message["id"].flatMap(RequestID.init)
    let parameters = message["params"] ?? JSONNode(value: .object([:]), line: 1)
    switch (message["method"]?.string, message["id"]) {
    case (let method?, nil): self = .notification(method: method, parameters: parameters)
    case (let method?, _?):
      self = id.map { .request($0, method: method, parameters: parameters) } ?? .invalid(nil, ResponseError(.invalidRequest, "the id is no number and no text"))
    case (nil, _?) where message["method"] == nil && (message["result"] != nil || message["error"] != nil):
      let result = message["error"] == nil ? message["result"] : nil
      self = id.map { .response($0, result: result) } ?? .invalid(nil, ResponseError(.invalidRequest, "no request has this id"))
    default: self = .invalid(id, ResponseError(.invalidRequest, "this is no request, notification or response"))
    }
  }
}

/// A message to the client.
public enum OutgoingMessage: Sendable, Equatable {
  case request(RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  case response(RequestID?, Result<JSONValue, ResponseError>)

  /// The JSON-RPC representation.
  public var json: JSONValue {
    switch self {
    case .request(let id, let method, let parameters): ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": parameters]
    case .notification(let method, let parameters): ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    case .response(let id, .success(let result)): ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
    case .response(let id, .failure(let error)): ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
    }
  }

  /// With headers, ready to be sent.
  public var frame: [UInt8] { Self.frame(json.bytes) }

  /// The bytes of a message with its headers.
  public static func frame(_ content: [UInt8]) -> [UInt8] { Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content }
}
