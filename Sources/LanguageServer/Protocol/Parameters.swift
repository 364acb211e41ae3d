import Text

/// A newly opened text.
public struct OpenedText: Sendable {
  public var uri: String
  public var version: Int
  public var text: String

  public init?(_ node: JSONNode) {
    guard let document = node["textDocument"], let uri = document["uri"]?.string, let text = document["text"]?.string else { return nil }
    self.uri = uri
    self.text = text
    version = document["version"]?.integer ?? 0
  }
}

/// Changes of an open text.
public struct TextChange: Sendable {
  /// A single change.
  public struct Step: Sendable {
    /// The replaced range; `nil` for the whole text.
    public var range: TextRange?
    public var text: String
  }

  public var uri: String
  public var version: Int?
  /// Each applies to the text left by the previous ones.
  public var steps: [Step]

  public init?(_ node: JSONNode) {
    guard let uri = TextDocument.uri(node), let changes = node["contentChanges"]?.elements else { return nil }
    self.uri = uri
    version = node["textDocument"]?["version"]?.integer
    steps = []
    for change in changes {
      guard let text = change["text"]?.string else { return nil }
      let range = TextRange(change["range"])
      if range == nil, let written = change["range"], !written.isNull { return nil }
      steps.append(Step(range: range, text: text))
    }
  }
}

/// The text that a message concerns.
public enum TextDocument {
  /// The URI in the parameters of a message.
  public static func uri(_ node: JSONNode) -> String? { node["textDocument"]?["uri"]?.string }
}

/// A place in a text.
public struct TextDocumentPosition: Sendable {
  public var uri: String
  public var position: TextPosition

  public init?(_ node: JSONNode) {
    guard let uri = TextDocument.uri(node), let position = TextPosition(node["position"]) else { return nil }
    self.uri = uri
    self.position = position
  }
}

/// A request for code actions at a place.
public struct CodeActionParameters: Sendable {
  public var uri: String
  public var range: TextRange
  /// The requested kinds; `nil` for all.
  public var only: [String]?

  public init?(_ node: JSONNode) {
    guard let uri = TextDocument.uri(node), let range = TextRange(node["range"]) else { return nil }
    self.uri = uri
    self.range = range
    only = node["context"]?["only"]?.elements?.compactMap(\.string)
  }

  /// Whether a kind is requested. Kinds form a tree: `source` includes `source.fixAll`.
  public func wants(_ kind: String) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
  }
}

/// A command to execute.
public struct CommandCall: Sendable {
  public var command: String
  public var arguments: [JSONNode]

  public init?(_ node: JSONNode) {
    guard let command = node["command"]?.string else { return nil }
    self.command = command
    arguments = node["arguments"]?.elements ?? []
  }
}

/// Opened and closed folders.
public struct FolderChange: Sendable {
  public var added: [String]
  public var removed: [String]

  public init(_ node: JSONNode) {
    added = node["event"]?["added"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    removed = node["event"]?["removed"]?.elements?.compactMap { $0["uri"]?.string } ?? []
  }
}

/// Files changed on disk.
public enum WatchedFiles {
  /// Their URIs.
  public static func uris(_ node: JSONNode) -> [String] { node["changes"]?.elements?.compactMap { $0["uri"]?.string } ?? [] }
}

/// A cancelled request.
public enum Cancellation {
  /// Its identifier.
  public static func id(_ node: JSONNode) -> RequestID? { node["id"].flatMap(RequestID.init) }
}
