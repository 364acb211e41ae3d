import Ownership
import Findings

/// The findings of an HTML report, by file. Each also names its cause and the type of its object, by which the script groups them.
struct HTMLFindings {
  private let report: Report
  /// Whether a finding's details are text until they are opened: browsers take seconds for half a million elements. With few findings the details are
  /// rendered
  /// directly, for readers who disable scripts.
  private let isLazy: Bool
  /// The causes of several findings in words, by the index of the finding.
  private let causes: [Int: String]
  /// Files that were highlighted already.
  private var sources: [Int: HTMLSource] = [:]

  /// The number of findings that a browser shows at once without effort.
  private static let eagerLimit = 300

  /// - Parameter causes: Those of all findings that are shown.
  init(report: Report, findings: [OpenFinding], causes: [FindingCause]) {
    self.report = report
    isLazy = findings.count > Self.eagerLimit
    var titles: [Int: String] = [:]
    for cause in causes where !cause.others.isEmpty {
      guard let step = cause.step.map({ findings[cause.head].finding.path[$0] }) else { continue }
      let title = step.text + (report.rootRelativeLine(of: step.place).map { " (\($0))" } ?? "")
      for member in [cause.head] + cause.others { titles[member] = title }
    }
    self.causes = titles
  }

  mutating func sections(_ findings: [OpenFinding]) -> String {
    var result = ""
    var index = 0
    while index < findings.count {
      let end = findings[index...].firstIndex { $0.path != findings[index].path } ?? findings.count
      result += section(findings[index..<end])
      index = end
    }
    return result
  }

  private mutating func section(_ findings: ArraySlice<OpenFinding>) -> String {
    let path = findings[findings.startIndex].path
    let folder = findings[findings.startIndex].folder
    let name = Self.fileName(path)
    let prefix = path.dropLast(name.count)
    var entries = ""
    for index in findings.indices { entries += entry(findings[index], cause: causes[index] ?? "") }
    return
      "<section class=\"file\" data-folder=\"\(HTMLText.escaped(folder))\"><h2><span>\(HTMLText.escaped(String(prefix)))</span>\(HTMLText.escaped(name))</h2>\n\(entries)</section>\n"
  }

  private mutating func entry(_ open: OpenFinding, cause: String) -> String {
    let finding = open.finding
    let level = finding.level.rawValue
    let rule = HTMLText.escaped(finding.rule)
    let id = Self.identifier(open)
    return "<details class=\"f \(level)\" id=\"\(id)\" data-level=\"\(level)\" data-rule=\"\(rule)\""
      + " data-type=\"\(HTMLText.escaped(finding.keptType ?? ""))\" data-cause=\"\(HTMLText.escaped(cause))\"><summary>"
      + "<span class=\"level\">\(level)</span><span class=\"message\">\(HTMLText.sentence(finding.message))</span>"
      + "<span class=\"at\"><span class=\"in\">\(HTMLText.escaped(Self.fileName(open.path))):</span>\(open.start.line):\(open.start.utf8Column)</span><span class=\"rule\">\(rule)</span></summary>"
      + (isLazy ? "<script type=\"text/html\">" : "<div class=\"body\">")
      + parts(finding)
      + "<p class=\"links\"><a href=\"#\(id)\">Link to this finding</a><a href=\"#rule-\(rule)\">About <code>\(rule)</code></a>"
      + "<code>unretain why \(HTMLText.escaped(Self.shellWord(open.path))):\(open.start.line)</code></p>" + (isLazy ? "</script>" : "</div>") + "</details>\n"
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The drawing and the text side by side.
  private mutating func parts(_ finding: Finding) -> String {
    let drawing = Drawing(finding)
    let svg = drawing.map { DrawingSVG($0) }
    let figure = drawing.flatMap { drawing in svg.map { "<figure>\($0.element(label: "Ownership path. " + drawing.description))</figure>" } } ?? ""
    let isTall = svg?.isTall ?? false
    let source = source(of: finding.place)?.excerpt(around: finding.place) ?? ""
    return (isTall ? "" : figure) + "<div class=\"columns\"><div>\(source)\(isTall ? figure : "")\(isTall ? "" : fix(finding))</div>"
      + "<div>\(steps(finding.path))\(isTall ? fix(finding) : "")</div></div>"
  }

  /// The same in each report with the finding, so that links stay valid.
  static func identifier(_ open: OpenFinding) -> String {
    "f-" + open.fingerprint.prefix(16) + "-" + (open.fingerprint.split(separator: ":").last ?? "1")
  }

  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+".unicodeScalars.contains($0) }
    return isPlain ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private mutating func steps(_ path: [OwnershipStep]) -> String {
    if path.isEmpty { return "" }
    var items = ""
    for (index, step) in path.enumerated() {
      let place = report.rootRelativeLine(of: step.place)
      let code = step.place.flatMap { place in source(of: place)?.line(of: place) } ?? ""
      items += "<li data-step=\"\(index + 1)\"><span>\(HTMLText.sentence(step.text))</span>"
      if let place { items += " <span class=\"at\">\(HTMLText.escaped(place))</span>" }
      if !code.isEmpty { items += "<pre class=\"code\">\(code)</pre>" }
      items += "</li>"
    }
    return "<h3>Ownership path</h3><ol class=\"steps\">\(items)</ol>"
  }

  private mutating func fix(_ finding: Finding) -> String {
    switch finding.fix {
    case .fix(let fix)?:
      let changes = source(of: finding.place)?.changes(of: fix) ?? ""
      return "<div class=\"fix\"><h3>Fix: \(HTMLText.sentence(fix.title))</h3>\(changes)"
        + "<p><code>unretain fix\(fix.isSafe ? "" : " --unsafe-fixes")</code>\(fix.isSafe ? "" : " applies it; read what it changes when the object is gone.")</p></div>"
    case .refused(let reason)?: return "<p class=\"fix\">No fix: \(HTMLText.sentence(reason)).</p>"
    case nil: return ""
    }
  }

  private mutating func source(of place: SourcePlace) -> HTMLSource? {
    if let known = sources[place.file] { return known }
    guard let document = report.document(of: place) else { return nil }
    let source = HTMLSource(document)
    sources[place.file] = source
    return source
  }
}

extension Finding {
  /// The type of the object that is kept alive, if it is known: of the path's root, or else of its first object.
  var keptType: String? {
    let boxes = path.flatMap(\.drawn).flatMap { [$0.source, $0.target] }.filter { !$0.type.isEmpty }
    return (boxes.first { $0.kind == .root } ?? boxes.first { $0.kind == .object })?.type
  }
}
