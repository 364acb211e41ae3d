import Text
import Ownership
import Findings
import Catalog

/// Reports in SARIF 2.1.0, for code scanning and editors. Contains suppressed findings, too.
///
/// Paths are relative to the root of the repository, columns count UTF-16 code units, and times, host and working directory are left out, so that equal runs
/// give equal files.
public struct SARIFReporter: Sendable {
  /// `category/run`, which separates the alerts of two configurations; `nil` or empty for none.
  public var automationID: String?
  /// Whether to include suppressed findings, marked as such. GitHub code scanning ignores the mark and would open alerts for them.
  public var includesSuppressed: Bool
  /// Whether to include gone baseline entries as absent. GitHub code scanning ignores the state and would open alerts for them.
  public var includesGone: Bool

  /// Findings below this level are left out.
  public var minimumLevel = Level.note
  /// The addresses of the pages about rules, by rule.
  public var rulePages: [String: String] = [:]
  /// The origin of the sources; `nil` to leave it out.
  public var versionControl: VersionControl?
  /// GitHub code scanning's maximum number of results in a run; with more it rejects all.
  public var resultLimit = 25_000

  /// A commit of a repository.
  public struct VersionControl: Sendable {
    public var repositoryURI: String
    public var revision: String
    public var branch: String?
    public init(repositoryURI: String, revision: String, branch: String?) {
      self.repositoryURI = repositoryURI
      self.revision = revision
      self.branch = branch
    }
  }

  public init(automationID: String? = nil, includesSuppressed: Bool = true, includesGone: Bool = false) {
    self.automationID = automationID
    self.includesSuppressed = includesSuppressed
    self.includesGone = includesGone
  }

  /// The whole file.
  public func render(_ report: Report) -> String {
    let rules = report.rules.sorted { $0.name < $1.name }
    let taxonomy = SARIFTaxonomy(of: rules)
    let all = results(report, rules: rules, taxonomy: taxonomy)
    let kept = gravest(all)
    let run = JSONValue.compact([
      "tool": .compact(["driver": SARIFDriver(tool: report.tool, rules: rules, taxonomy: taxonomy, pages: rulePages).json]),
      "automationDetails": .compact(["id": automationID.map { .string($0) }]),
      "versionControlProvenance": versionControl.map { .array([Self.json(of: $0)]) },
      "columnKind": "utf16CodeUnits",
      "defaultEncoding": "utf-8",
      "defaultSourceLanguage": "swift",
      "invocations": .array([invocation(report, leftOut: all.count - kept.count)]),
      "taxonomies": taxonomy.taxonomies,
      "results": .array(kept.map(\.json)),
      "properties": .compact(["statistics": statistics(report.statistics), "goneFindings": report.goneFindings.map { .integer($0.count) }]),
    ])
    return JSONValue.compact([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([run]),
    ]).serialized()
  }

  /// The gravest results up to the limit, in their order.
  private func gravest(_ results: [(level: Level, json: JSONValue)]) -> [(level: Level, json: JSONValue)] {
    if results.count <= resultLimit { return results }
    let kept = results.indices.sorted { (results[$1].level, $0) < (results[$0].level, $1) }.prefix(resultLimit)
    return kept.sorted().map { results[$0] }
  }

  private static func json(of control: VersionControl) -> JSONValue {
    .compact([
      "repositoryUri": .string(control.repositoryURI), "revisionId": .string(control.revision), "branch": control.branch.map { .string($0) },
    ])
  }

  private func results(_ report: Report, rules: [Rule], taxonomy: SARIFTaxonomy) -> [(level: Level, json: JSONValue)] {
    let gone = includesGone ? report.goneFindings ?? [] : []
    // Fingerprints are computed from all findings, so that leaving out suppressed ones does not change the others.
    let fingerprints = Fingerprint.stable(of: report.findings, in: report.documents, gone: gone)
    let ruleIndices = Dictionary(rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var lineHashes: [Int: LineHashes] = [:]
    var results: [(level: Level, json: JSONValue)] = []
    for ((finding, fingerprint), cause) in zip(zip(report.findings, fingerprints.found), report.causeNumbers()) {
      if finding.level == .off || finding.level < minimumLevel || (finding.suppression != nil && !includesSuppressed) { continue }
      var lineHash: String?
      if let document = report.document(of: finding.place), !document.bytes.isEmpty {
        let hashes = lineHashes[finding.place.file] ?? LineHashes(bytes: document.bytes)
        lineHashes[finding.place.file] = hashes
        lineHash = hashes.value(line: document.position(at: finding.place.range.start).line)
      }
      let result = SARIFResult(
        finding: finding, report: report, ruleIndex: ruleIndices[finding.rule], lineHash: lineHash,
        fingerprint: fingerprint, cause: cause, taxa: taxonomy.taxa(finding.weaknesses))
      results.append((finding.level, result.json.written(atDepth: 4)))
    }
    return results + zip(gone, fingerprints.gone).map { (.note, $0.sarif(ruleIndex: ruleIndices[$0.rule], fingerprint: $1).written(atDepth: 4)) }
  }

  private func invocation(_ report: Report, leftOut: Int) -> JSONValue {
    let notice: JSONValue = .compact([
      "level": "warning",
      "message": .text("\(leftOut) results are left out: code scanning takes no more than \(resultLimit). The gravest are here.", fallback: ""),
    ])
    return .compact([
      "executionSuccessful": true,
      "toolExecutionNotifications": .array(report.notifications.map { notification($0, report: report) } + (leftOut > 0 ? [notice] : [])),
    ])
  }

  private func notification(_ notification: FileNotification, report: Report) -> JSONValue {
    let index = SARIFDriver.notificationKinds.firstIndex(of: notification.kind)
    let location =
      notification.place.flatMap { SARIFLocation(place: $0, report: report)?.json() }
      ?? .compact([
        "physicalLocation": .compact([
          "artifactLocation": SARIFLocation.artifact(path: notification.rootRelativePath)
        ])
      ])
    return .compact([
      "descriptor": .compact(["id": .string(notification.kind.code), "index": index.map { .integer($0) }]),
      "level": .string(notification.kind.level.rawValue),
      "message": .text(notification.message, fallback: notification.kind.code),
      "locations": .array([location]),
    ])
  }

  private func statistics(_ statistics: Statistics) -> JSONValue {
    .compact([
      "files": .integer(statistics.files),
      "skippedFiles": .integer(statistics.skippedFiles),
      "lines": .integer(statistics.lines),
      "bytes": .integer(statistics.bytes),
      "parseErrors": .integer(statistics.parseErrors),
      "filesWithParseErrors": .integer(statistics.filesWithParseErrors),
      "closures": .integer(statistics.closures),
      "harmlessClosures": .integer(statistics.harmlessClosures),
      "boundedClosures": .integer(statistics.boundedClosures),
      "reportedClosures": .integer(statistics.reportedClosures),
      "keptClosures": .integer(statistics.retainedClosures),
      "unknownClosures": .integer(statistics.unknownClosures),
      "unknownReasons": .object(statistics.unknownReasons.map { JSONValue.Member(name: $0.reason, value: .integer($0.count)) }),
    ])
  }
}

extension JSONValue {
  /// A SARIF message, which must not be empty.
  static func text(_ text: String, fallback: String) -> JSONValue {
    .compact(["text": .string(text.isEmpty ? fallback : text)])
  }
}
