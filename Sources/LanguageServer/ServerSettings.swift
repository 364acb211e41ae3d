import Text
import Catalog

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

  /// Applies the given settings and leaves the others unchanged.
  ///
  /// - Parameter node: The section `unretain`, or an object that contains it.
  mutating func take(_ node: JSONNode?) {
    guard let section = node?["unretain"] ?? node else { return }
    if let level = section["minimumLevel"]?.string.flatMap(Level.init), level != .off { minimumLevel = level }
    switch section["knownFindings"]?.string {
    case "hint": showsKnown = true
    case "hidden": showsKnown = false
    default: break
    }
    if let delay = section["delay"]?.integer { self.delay = min(max(delay, 0), Self.delayLimit) }
    if let shows = section["codeLens"]?.boolean { showsKeepers = shows }
  }

  /// The inverse of `take`.
  var json: JSONValue {
    [
      "minimumLevel": .string(minimumLevel.rawValue), "knownFindings": showsKnown ? "hint" : "hidden", "delay": .integer(delay),
      "codeLens": .boolean(showsKeepers),
    ]
  }
}
