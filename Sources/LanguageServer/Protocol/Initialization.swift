import Text

/// What a client says of itself when it starts a server.
public struct InitializeParameters: Sendable {
  /// The process that started the server; without it nobody needs the server.
  public var processID: Int?
  /// The URIs of the folders that are open.
  public var folders: [String]
  public var capabilities: ClientCapabilities
  /// Settings, by a custom of clients.
  public var options: JSONNode?

  public init(_ node: JSONNode) {
    processID = node["processId"]?.integer
    capabilities = ClientCapabilities(node["capabilities"])
    options = node["initializationOptions"]
    if let folders = node["workspaceFolders"]?.elements {
      self.folders = folders.compactMap { $0["uri"]?.string }
    } else if let root = node["rootUri"]?.string {
      folders = [root]
    } else if let path = node["rootPath"]?.string, path.hasPrefix("/") {
      folders = [FileURI.of(path: path)]
    } else {
      folders = []
    }
  }
}

/// Of all that clients can do what this server asks about.
public struct ClientCapabilities: Sendable {
  /// The encodings of positions that the client knows, its favourite first.
  public var encodings: [PositionEncoding]
  /// Does it ask for diagnostics, so that none have to be sent?
  public var pullsDiagnostics: Bool
  /// Can it be told to ask for them again?
  public var refreshesDiagnostics: Bool
  public var showsRelatedInformation: Bool
  public var showsDiagnosticTags: Bool
  public var showsCodeDescriptions: Bool
  /// Does it know edits that are meant for one version of a text?
  public var takesVersionedEdits: Bool
  /// Does it ask for the edit of a code action when somebody has chosen it?
  public var asksForEdits: Bool
  /// Does it know code actions, and not only commands?
  public var takesCodeActions: Bool
  public var takesPreferredActions: Bool
  public var showsProgress: Bool
  public var registersWatchers: Bool
  public var appliesEdits: Bool
  public var givesConfiguration: Bool
  public var showsMarkdown: Bool
  public var showsDocuments: Bool

  /// Those of a client that says nothing.
  public static var none: ClientCapabilities { ClientCapabilities(nil) }

  init(_ node: JSONNode?) {
    let text = node?["textDocument"]
    let workspace = node?["workspace"]
    let window = node?["window"]
    let published = text?["publishDiagnostics"]
    let pulled = text?["diagnostic"]
    encodings = node?["general"]?["positionEncodings"]?.elements?.compactMap { $0.string.flatMap(PositionEncoding.init) } ?? []
    pullsDiagnostics = pulled?.isObject == true
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean == true
    showsRelatedInformation = [published, pulled].contains { $0?["relatedInformation"]?.boolean == true }
    showsDiagnosticTags = [published, pulled].contains { $0?["tagSupport"]?["valueSet"]?.elements?.contains { $0.integer == 1 } == true }
    showsCodeDescriptions = [published, pulled].contains { $0?["codeDescriptionSupport"]?.boolean == true }
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.boolean == true
    let asked = text?["codeAction"]?["resolveSupport"]?["properties"]?.elements
    asksForEdits = text?["codeAction"]?["dataSupport"]?.boolean == true && asked?.contains { $0.string == "edit" } == true
    takesCodeActions = text?["codeAction"]?["codeActionLiteralSupport"]?.isObject == true
    takesPreferredActions = text?["codeAction"]?["isPreferredSupport"]?.boolean == true
    showsProgress = window?["workDoneProgress"]?.boolean == true
    registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean == true
    appliesEdits = workspace?["applyEdit"]?.boolean == true
    givesConfiguration = workspace?["configuration"]?.boolean == true
    showsMarkdown = text?["hover"]?["contentFormat"]?.elements?.contains { $0.string == "markdown" } == true
    showsDocuments = window?["showDocument"]?["support"]?.boolean == true
  }

  /// The encoding to use: the cheapest that the client knows, and UTF-16, which all know, where it names none.
  public var encoding: PositionEncoding {
    PositionEncoding.allCases.first { encodings.contains($0) } ?? .utf16
  }
}
