import Text
import Catalog
import Support

/// The editor's settings for the server.
struct ServerSettings: Sendable, Equatable {
  /// Findings below it are hidden. Same default as on the command line.
  var minimumLevel = Level.warning
  /// Whether findings known to the baseline are shown as hints.
  var showsKnown = true
  /// The delay after a change before judging, in milliseconds.
  var delay = 10
  /// Whether each closure's keeper is shown above its line.
  var showsKeepers = false

  private static let delayLimit = 10_000

  private static let keys = ["minimumLevel", "knownFindings", "delay", "codeLens"]
  private static let levels = [Level.note, .warning, .error].map(\.rawValue)

  /// Applies the given settings and leaves the others unchanged.
  ///
  /// - Parameter node: The section `unretain`, or an object that contains it.
  /// - Returns: A sentence for each value that is none, and for each key that is nearly one. Editors may keep other settings of their own in the section.
  mutating func take(_ node: JSONNode?) -> [String] {
    guard let section = node?["unretain"] ?? node else { return [] }
    if let level = section["minimumLevel"]?.string.flatMap(Level.init), level != .off { minimumLevel = level }
    switch section["knownFindings"]?.string {
    case "hint": showsKnown = true
    case "hidden": showsKnown = false
    default: break
    }
    if let delay = section["delay"]?.integer { self.delay = min(max(delay, 0), Self.delayLimit) }
    if let shows = section["codeLens"]?.boolean { showsKeepers = shows }
    return Self.problems(of: section)
  }

  private static func problems(of section: JSONNode) -> [String] {
    var problems: [String] = []
    func check(_ key: String, _ isValid: Bool, _ expected: String) {
      if let value = section[key], !value.isNull, !isValid { problems.append("the setting `\(key)` has to be \(expected)") }
    }
    check("minimumLevel", section["minimumLevel"]?.string.map(levels.contains) == true, Spelling.list(levels))
    check("knownFindings", section["knownFindings"]?.string.map(["hint", "hidden"].contains) == true, Spelling.list(["hint", "hidden"]))
    check("delay", section["delay"]?.integer != nil, "a number of milliseconds")
    check("codeLens", section["codeLens"]?.boolean != nil, Spelling.list(["true", "false"]))
    for name in section.names.sorted() where !keys.contains(name) {
      if let key = Spelling.nearest(to: name, among: keys) { problems.append("there is no setting `\(name.prefix(80))`; did you mean `\(key)`?") }
    }
    return problems
  }

  /// The inverse of `take`.
  var json: JSONValue {
    [
      "minimumLevel": .string(minimumLevel.rawValue), "knownFindings": showsKnown ? "hint" : "hidden", "delay": .integer(delay),
      "codeLens": .boolean(showsKeepers),
    ]
  }
}
