import Text

/// A replacement for a range of a document.
public struct DocumentEdit: Sendable, Equatable {
  public var range: TextRange
  public var text: String
  public init(range: TextRange, text: String) {
    self.range = range
    self.text = text
  }

  var json: JSONValue { ["range": range.json, "newText": .string(text)] }
}

/// Edits of one text.
public struct WorkspaceEdit: Sendable, Equatable {
  public var uri: String
  /// The version to which the edits apply; `nil` if the client does not support versions.
  public var version: Int?
  public var edits: [DocumentEdit]

  public init(uri: String, version: Int?, edits: [DocumentEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }

  /// The JSON representation.
  public var json: JSONValue {
    let edits = JSONValue.array(edits.map(\.json))
    guard let version else { return ["changes": .object([JSONValue.Member(name: uri, value: edits)])] }
    return ["documentChanges": [["textDocument": ["uri": .string(uri), "version": .integer(version)], "edits": edits]]]
  }
}

/// A command of the server.
public struct Command: Sendable, Equatable {
  public var title: String
  public var command: String
  public var arguments: [JSONValue]

  public init(title: String, command: String, arguments: [JSONValue]) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  /// The JSON representation.
  public var json: JSONValue { ["title": .string(title), "command": .string(command), "arguments": .array(arguments)] }
}

/// A code action at a place.
public struct CodeAction: Sendable, Equatable {
  public var title: String
  public var kind: String
  /// The diagnostics that it resolves.
  public var diagnostics: [Diagnostic] = []
  /// Whether it is the best of several.
  public var isPreferred = false
  public var edit: WorkspaceEdit?
  public var command: Command?
  /// Identifies the action when the client requests the edit later.
  public var number: Int?

  public init(title: String, kind: String) {
    self.title = title
    self.kind = kind
  }

  /// The JSON representation.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [("title", .string(title)), ("kind", .string(kind))]
    if !diagnostics.isEmpty { members.append(("diagnostics", .array(diagnostics.map(\.json)))) }
    if isPreferred { members.append(("isPreferred", true)) }
    if let edit { members.append(("edit", edit.json)) }
    if let command { members.append(("command", command.json)) }
    if let number { members.append(("data", .integer(number))) }
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }
}
