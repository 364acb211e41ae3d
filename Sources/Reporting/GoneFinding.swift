import Engine
import Text
import Catalog

/// What a baseline knows and the run did not find: repaired, or taken out together with its code.
public struct GoneFinding: Sendable, Equatable, Storable {
  public var rule: String
  public var level: Level
  /// As in `SourceDocument.rootRelativePath`. The file may be there no more.
  public var path: String
  /// As in `Finding.identity`.
  public var identity: [String]

  public init(rule: String, level: Level, path: String, identity: [String]) {
    self.rule = rule
    self.level = level
    self.path = path
    self.identity = identity
  }

  /// A baseline holds no lines, because they move; type, function, captured name and keeper say what it was.
  var message: String {
    let place = surroundings
    let named = identity.dropFirst(2).filter { !$0.isEmpty }.map { $0.contains("`") ? $0 : "`\($0)`" }
    let parts = (place.isEmpty ? [] : ["in `\(place)`"]) + named
    return "No longer found" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  /// The function that it was in, with the type's name; empty where neither is known.
  private var surroundings: String { identity.prefix(2).filter { !$0.isEmpty }.joined(separator: ".") }

  /// The result that SARIF (§3.27.24) wants for it. No region can be told.
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
      // Either all results of a run have this array or none has.
      "suppressions": .array([]),
    ])
  }
}
