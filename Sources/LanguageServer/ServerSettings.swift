import Text
import Catalog

/// What somebody has chosen in the settings of an editor.
struct ServerSettings: Sendable, Equatable {
  /// Findings below it are not shown. The command line's default is the same.
  var minimumLevel = Level.warning
  /// Are findings shown that the baseline knows, as hints?
  var showsKnown = true
  /// How long to wait after a change for another one, in milliseconds.
  var delay = 10
  /// Is each closure's keeper shown above its line?
  var showsKeepers = false

  private static let delayLimit = 10_000

  /// Takes what is set; the rest stays.
  ///
  /// - Parameter node: The section `unretain`, or an object that has it.
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

  /// What `take` makes of it is the same.
  var json: JSONValue {
    [
      "minimumLevel": .string(minimumLevel.rawValue), "knownFindings": showsKnown ? "hint" : "hidden", "delay": .integer(delay),
      "codeLens": .boolean(showsKeepers),
    ]
  }
}
