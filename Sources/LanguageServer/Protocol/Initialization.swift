import Text

/// The client's parameters when it starts a server.
public struct InitializeParameters: Sendable {
  /// The process that started the server. Without it the server is not needed.
  public var processID: Int?
  /// The URIs of the open folders.
  public var folders: [String]
  public var capabilities: ClientCapabilities
  /// Settings, by a convention of clients.
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

/// The client capabilities that this server uses.
public struct ClientCapabilities: Sendable {
  /// The position encodings supported by the client, preferred first.
  public var encodings: [PositionEncoding]
  /// Whether the client requests diagnostics, so that none have to be sent.
  public var pullsDiagnostics: Bool
  /// Whether the client can be asked to request them again.
  public var refreshesDiagnostics: Bool
  public var showsRelatedInformation: Bool
  public var showsDiagnosticTags: Bool
  public var showsCodeDescriptions: Bool
  /// Whether it supports edits for a specific version of a text.
  public var takesVersionedEdits: Bool
  /// Whether it requests the edit of a code action once one is chosen.
  public var asksForEdits: Bool
  /// Whether it supports code actions, and not only commands.
  public var takesCodeActions: Bool
  public var takesPreferredActions: Bool
  public var showsProgress: Bool
  public var registersWatchers: Bool
  public var appliesEdits: Bool
  public var givesConfiguration: Bool
  public var showsMarkdown: Bool
  public var showsDocuments: Bool

  /// A client without capabilities.
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

  /// The encoding to use: the cheapest that the client supports; UTF-16, which all support, if it lists none.
  public var encoding: PositionEncoding {
    PositionEncoding.allCases.first { encodings.contains($0) } ?? .utf16
  }
}
