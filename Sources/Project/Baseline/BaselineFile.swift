import Text
import Catalog

/// The text of a baseline: JSON with one finding per line, in order, so that diffs and merges stay small.
public enum BaselineFile {
  /// The version of the format.
  public static let version = 1
  /// The limit for nested values. The format itself nests three levels.
  private static let depthLimit = 16

  /// Why a text is not a baseline.
  public struct Problem: Error, Sendable, Equatable {
    /// 1-based.
    public var line: Int
    /// A sentence part.
    public var message: String
  }

  public static func render(_ baseline: Baseline) -> String {
    var text = "{\n\"version\": \(version),\n\"findings\": ["
    for (index, finding) in baseline.findings.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + render(finding)
    }
    return text + "\n]\n}\n"
  }

  private static func render(_ finding: KnownFinding) -> String {
    let members = [
      ("path", quotedAsJSON(finding.path)), ("rule", quotedAsJSON(finding.rule)), ("level", quotedAsJSON(finding.level.rawValue)),
      ("identity", "[" + finding.identity.map(quotedAsJSON).joined(separator: ", ") + "]"), ("text", quotedAsJSON(finding.text)),
    ]
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  public static func parse(_ bytes: [UInt8]) throws(Problem) -> Baseline {
    if let line = mergeConflict(in: bytes) {
      throw Problem(line: line, message: "a merge conflict is not resolved; keep the lines of both sides, or write the file anew")
    }
    let document: JSONNode
    do throws(JSONProblem) {
      var reader = JSONReader(bytes, depthLimit: depthLimit)
      document = try reader.document()
    } catch {
      throw Problem(line: error.line, message: error.message)
    }
    guard case .object(let members) = document.value else {
      throw Problem(line: document.line, message: "an object with `version` and `findings` is expected")
    }
    guard let written = members["version"] else { throw Problem(line: document.line, message: "`version` is missing") }
    guard case .number(String(version)) = written.value else {
      throw Problem(line: written.line, message: "this version of the format is not known; only \(version) is")
    }
    guard let list = members["findings"], case .array(let elements) = list.value else {
      throw Problem(line: members["findings"]?.line ?? document.line, message: "`findings` is missing, or is no list")
    }
    var findings: [KnownFinding] = []
    for element in elements { findings.append(try finding(element)) }
    return Baseline(findings)
  }

  private static func finding(_ element: JSONNode) throws(Problem) -> KnownFinding {
    guard case .object(let members) = element.value else { throw Problem(line: element.line, message: "a finding is an object") }
    func text(_ name: String) throws(Problem) -> String {
      guard case .string(let text) = members[name]?.value else {
        throw Problem(line: element.line, message: "the finding has no text `\(name)`")
      }
      return text
    }
    guard case .array(let parts) = members["identity"]?.value else {
      throw Problem(line: element.line, message: "the finding has no list `identity`")
    }
    var identity: [String] = []
    for part in parts {
      guard case .string(let text) = part.value else { throw Problem(line: part.line, message: "`identity` holds texts only") }
      identity.append(text)
    }
    let name = try text("level")
    guard let level = Level(rawValue: name) else { throw Problem(line: element.line, message: "`\(name)` is no level") }
    return KnownFinding(path: try text("path"), rule: try text("rule"), level: level, identity: identity, text: try text("text"))
  }

  /// The line of the first conflict marker left by a failed merge.
  private static func mergeConflict(in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) || $0.starts(with: ">>>>>>> ".utf8) }.map { $0 + 1 }
  }
}
