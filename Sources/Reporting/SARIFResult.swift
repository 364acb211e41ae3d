import Text
import Ownership
import Findings

/// One finding as a SARIF result.
struct SARIFResult: Sendable {
  var finding: Finding
  var report: Report
  var ruleIndex: Int?
  var lineHash: String?
  var fingerprint: String
  /// The number of the cause shared with other results.
  var cause: String?
  /// References to the finding's weaknesses.
  var taxa: JSONValue?

  /// A step of the ownership path with its place.
  struct Step: Sendable {
    var location: SARIFLocation
    var text: String
  }

  var json: JSONValue {
    let steps = steps
    return .compact([
      "ruleId": .string(finding.rule),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(finding.level.rawValue),
      "taxa": taxa,
      "message": .text(Self.message(finding.message, steps: steps), fallback: finding.rule),
      // With a baseline, every result has a state.
      "baselineState": finding.baselineState.map { .string($0.rawValue) },
      "locations": locations,
      "codeFlows": codeFlows(steps),
      "relatedLocations": relatedLocations(steps),
      "partialFingerprints": .compact([
        "primaryLocationLineHash": lineHash.map { .string($0) }, "unretain/v1": .string(fingerprint),
      ]),
      // This array must be in all results of a run or in none.
      "suppressions": .array(suppressions),
      "fixes": fixes,
      "properties": .compact([
        "evidence": .string(finding.evidence.rawValue), "life": finding.life.map { .string($0.rawValue) }, "end": finding.end.map { .string($0.rawValue) },
        "cause": cause.map { .string($0) }, "noFix": noFix,
      ]),
    ])
  }

  /// The ownership path.
  private var steps: [Step] {
    report.placedSteps(of: finding).compactMap { place, text in
      SARIFLocation(place: place, report: report).map { Step(location: $0, text: text) }
    }
  }

  /// The finding's sentence, and the path as links to related locations: GitHub shows only linked ones.
  static func message(_ sentence: String, steps: [Step]) -> String {
    guard !steps.isEmpty else { return sentence }
    let links = steps.enumerated().map { "[" + escapedLinkText($1.text) + "](\($0 + 1))" }
    let hasEnd = sentence.last.map { ".!?:".contains($0) } ?? true
    return sentence + (hasEnd ? "" : ".") + (sentence.isEmpty ? "" : " ") + "Ownership path: "
      + links.joined(separator: " → ") + "."
  }

  /// In link text, brackets and backslashes are escaped by a backslash.
  static func escapedLinkText(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "[" || character == "]" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private var locations: JSONValue? {
    SARIFLocation(place: finding.place, report: report).map { .array([$0.json(withSnippet: true)]) }
  }

  private func codeFlows(_ steps: [Step]) -> JSONValue? {
    guard !steps.isEmpty else { return nil }
    let locations = steps.map { JSONValue.compact(["location": $0.location.json(message: $0.text)]) }
    return .array([.compact(["threadFlows": .array([.compact(["locations": .array(locations)])])])])
  }

  private func relatedLocations(_ steps: [Step]) -> JSONValue? {
    guard !steps.isEmpty else { return nil }
    return .array(steps.enumerated().map { $1.location.json(id: $0 + 1, message: $1.text) })
  }

  private var fixes: JSONValue? {
    guard case .fix(let fix) = finding.fix, let document = report.document(of: finding.place) else { return nil }
    let replacements = fix.edits.compactMap { edit in
      SARIFLocation(place: SourcePlace(file: finding.place.file, range: edit.range), report: report).map { location in
        JSONValue.compact([
          "deletedRegion": location.region(withSnippet: false),
          "insertedContent": edit.text.isEmpty ? nil : .compact(["text": .string(edit.text)]),
        ])
      }
    }
    let change = JSONValue.compact([
      "artifactLocation": SARIFLocation.artifact(path: document.rootRelativePath), "replacements": .array(replacements),
    ])
    return .array([.compact(["description": .compact(["text": .string(fix.title)]), "artifactChanges": .array([change])])])
  }

  private var noFix: JSONValue? { if case .refused(let reason) = finding.fix { .string(reason) } else { nil } }

  private var suppressions: [JSONValue] {
    guard let suppression = finding.suppression else { return [] }
    return [
      .compact([
        "kind": "inSource",
        "justification": suppression.justification.map { .string($0) },
        "location": SARIFLocation(place: suppression.place, report: report)?.json(),
      ])
    ]
  }
}

/// A place in SARIF form.
struct SARIFLocation: Sendable {
  private var path: String
  private var start: Position
  private var end: Position
  private var snippet: String

  /// The maximum length of a snippet, in bytes.
  private static let snippetLimit = 1024

  /// `nil` if the place is in no document of the report.
  init?(place: SourcePlace, report: Report) {
    guard let document = report.document(of: place) else { return nil }
    path = document.rootRelativePath
    start = document.position(at: place.range.start)
    end = document.position(at: max(place.range.start, place.range.end))
    let range = place.range.indices
    snippet = range.count > Self.snippetLimit ? "" : document.text(range)
  }

  func json(id: Int? = nil, message: String? = nil, withSnippet: Bool = false) -> JSONValue {
    .compact([
      "id": id.map { .integer($0) },
      "physicalLocation": .compact([
        "artifactLocation": Self.artifact(path: path),
        "region": region(withSnippet: withSnippet),
      ]),
      "message": message.map { .compact(["text": .string($0)]) },
    ])
  }

  func region(withSnippet: Bool) -> JSONValue {
    .compact([
      "startLine": .integer(start.line),
      "startColumn": .integer(start.utf16Column),
      "endLine": .integer(end.line),
      "endColumn": .integer(end.utf16Column),
      "snippet": withSnippet ? .compact(["text": .string(snippet)]) : nil,
    ])
  }

  static func artifact(path: String) -> JSONValue { .compact(["uri": .string(URIReference.of(path: path))]) }
}
