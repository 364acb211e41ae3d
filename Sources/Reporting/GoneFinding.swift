import Engine
import Text
import Catalog

/// A baseline entry that the run did not find: repaired, or removed with its code.
public struct GoneFinding: Sendable, Equatable, Storable {
  public var rule: String
  public var level: Level
  /// As in `SourceDocument.rootRelativePath`. The file may no longer exist.
  public var path: String
  /// As in `Finding.identity`.
  public var identity: [String]

  public init(rule: String, level: Level, path: String, identity: [String]) {
    self.rule = rule
    self.level = level
    self.path = path
    self.identity = identity
  }

  /// A baseline contains no line numbers, because lines move. Type, function, captured name and keeper identify the finding.
  var message: String {
    let place = surroundings
    let named = identity.dropFirst(2).filter { !$0.isEmpty }.map { $0.contains("`") ? $0 : "`\($0)`" }
    let parts = (place.isEmpty ? [] : ["in `\(place)`"]) + named
    return "No longer found" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  /// The enclosing function with its type; empty if neither is known.
  private var surroundings: String { identity.prefix(2).filter { !$0.isEmpty }.joined(separator: ".") }

  /// The corresponding SARIF result (§3.27.24), without a region.
  func sarif(ruleIndex: Int?, fingerprint: String) -> JSONValue {
    let place = surroundings
    return .compact([
      "ruleId": .string(rule),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(level.rawValue),
      "message": .compact(["text": .string(message)]),
      "baselineState": "absent",
      "locations": .array([
        .compact([
          "physicalLocation": .compact(["artifactLocation": SARIFLocation.artifact(path: path)]),
          "logicalLocations": place.isEmpty ? nil : .array([.compact(["fullyQualifiedName": .string(place)])]),
        ])
      ]),
      "partialFingerprints": .compact(["unretain/v1": .string(fingerprint)]),
      // This array must be in all results of a run or in none.
      "suppressions": .array([]),
    ])
  }
}
