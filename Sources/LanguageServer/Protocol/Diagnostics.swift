import Text

/// The severity of a diagnostic.
public enum DiagnosticSeverity: Int, Sendable {
  case error = 1
  case warning, information, hint
}

/// Hints for the presentation in editors.
public enum DiagnosticTag: Int, Sendable {
  case unnecessary = 1
  case deprecated
}

/// A place in some text.
public struct Location: Sendable, Equatable {
  public var uri: String
  public var range: TextRange
  public init(uri: String, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}

/// A message about a place in a text.
public struct Diagnostic: Sendable, Equatable {
  /// A related place.
  public struct Related: Sendable, Equatable {
    public var location: Location
    public var message: String
    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  public var range: TextRange
  public var severity: DiagnosticSeverity
  public var code: String
  /// The address of the code's explanation.
  public var codeLink: String?
  public var source: String
  public var message: String
  public var tags: [DiagnosticTag] = []
  public var related: [Related] = []
  public var data: JSONValue?

  public init(range: TextRange, severity: DiagnosticSeverity, code: String, source: String, message: String) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
  }

  /// The JSON representation.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("range", range.json), ("severity", .integer(severity.rawValue)), ("code", .string(code)), ("source", .string(source)), ("message", .string(message)),
    ]
    if let codeLink { members.append(("codeDescription", ["href": .string(codeLink)])) }
    if !tags.isEmpty { members.append(("tags", .array(tags.map { .integer($0.rawValue) }))) }
    if !related.isEmpty {
      members.append(
        (
          "relatedInformation",
          .array(related.map { ["location": ["uri": .string($0.location.uri), "range": $0.location.range.json], "message": .string($0.message)] })
        ))
    }
    if let data { members.append(("data", data)) }
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }
}
