import Findings
import Catalog

/// The frame around the findings of an HTML report: counts, charts and filters.
struct HTMLOverview {
  let report: Report
  let findings: [OpenFinding]
  let minimumLevel: Level

  /// The maximum number of rows in a chart; the filter below lists all.
  private static let rows = 10

  /// "2 errors, 1 warning"
  var counts: String {
    levels.map { level in
      let (_, count, name) = counted(level)
      return "\(count) \(name)"
    }.joined(separator: ", ")
  }

  var headline: String {
    let statistics = report.statistics
    return
      "\(statistics.files) file\(statistics.files == 1 ? "" : "s"), \(statistics.closures) closure\(statistics.closures == 1 ? "" : "s") · version \(HTMLText.escaped(report.tool.version))"
  }

  private func counted(_ level: Level) -> (String, Int, String) {
    let count = findings.count { $0.finding.level == level }
    return (level.rawValue, count, level.rawValue + (count == 1 ? "" : "s"))
  }

  private var levels: [Level] { [.error, .warning, .note].filter { $0 >= minimumLevel } }

  var cards: String {
    var cards = levels.map { level in counted(level) }
    let suppressed = report.findings.count { $0.level != .off && $0.suppression != nil }
    let known = report.findings.count { $0.level != .off && $0.suppression == nil && $0.baselineState == .unchanged }
    if suppressed > 0 { cards.append(("", suppressed, "suppressed")) }
    if known > 0 { cards.append(("", known, "known")) }
    cards.append(("", report.statistics.harmlessClosures, "harmless closures"))
    return "<ul class=\"cards\">" + cards.map { "<li class=\"\($0.0)\"><b>\($0.1)</b> \($0.2)</li>" }.joined() + "</ul>"
  }

  var charts: String {
    if findings.isEmpty { return "" }
    return "<div class=\"charts\">\(chart("By rule", "rule", counted(\.finding.rule)))\(chart("By folder", "folder", counted(\.folder)))</div>"
  }

  private func counted(_ key: (OpenFinding) -> String) -> [(name: String, counts: [Level: Int], total: Int)] {
    var table: [String: [Level: Int]] = [:]
    for finding in findings { table[key(finding), default: [:]][finding.finding.level, default: 0] += 1 }
    return table.map { ($0.key, $0.value, $0.value.values.reduce(0, +)) }.sorted { ($1.total, $0.name) < ($0.total, $1.name) }
  }

  private func chart(_ title: String, _ kind: String, _ rows: [(name: String, counts: [Level: Int], total: Int)]) -> String {
    let most = Double(rows.first?.total ?? 1)
    let shown = rows.prefix(Self.rows).map { row -> String in
      let name = HTMLText.escaped(row.name)
      var start = 0.0
      var bars = ""
      for level in levels {
        let width = Double(row.counts[level] ?? 0) / most * 100
        if width > 0 {
          bars += "<rect class=\"\(level.rawValue)\" x=\"\(DrawingLayout.number(start))%\" width=\"\(DrawingLayout.number(width))%\" height=\"100%\"/>"
        }
        start += width
      }
      return
        "<li><button type=\"button\" data-pick=\"\(kind)\" data-value=\"\(name)\" title=\"\(name)\"><span><bdi>\(name)</bdi></span><svg aria-hidden=\"true\">\(bars)</svg><b>\(row.total)</b></button></li>"
    }
    let more = rows.count > Self.rows ? "<li class=\"more\">and \(rows.count - Self.rows) more</li>" : ""
    return "<div><h2>\(title)</h2><ul class=\"chart\">\(shown.joined())\(more)</ul></div>"
  }

  var toolbar: String {
    let boxes = levels.map { level in
      "<label class=\"\(level.rawValue)\"><input type=\"checkbox\" data-level=\"\(level.rawValue)\" checked> \(level.rawValue)s</label>"
    }
    return """
      <form id="bar" role="search"><input id="search" type="search" placeholder="Search messages, files, types…" aria-label="Search" autocomplete="off">\
      \(boxes.joined())\
      \(choice("rule", "All rules", counted(\.finding.rule)))\(choice("folder", "All folders", counted(\.folder)))\
      <select id="group" aria-label="Group by"><option value="">By file</option><option value="cause">By cause</option><option value="type">By type</option></select>\
      <button type="button" id="all">Open all</button><button type="button" id="keys" title="Keys">?</button>\
      <output id="count" aria-live="polite">\(findings.count) of \(findings.count)</output></form>
      """
  }

  private func choice(_ id: String, _ all: String, _ rows: [(name: String, counts: [Level: Int], total: Int)]) -> String {
    let options = rows.sorted { $0.name < $1.name }.map {
      "<option value=\"\(HTMLText.escaped($0.name))\">\(HTMLText.escaped(Self.shortened($0.name))) (\($0.total))</option>"
    }
    return "<select id=\"\(id)\" aria-label=\"\(all)\"><option value=\"\">\(all)</option>\(options.joined())</select>"
  }

  /// A long path without its beginning: what distinguishes folders is at the end.
  private static func shortened(_ name: String) -> String { name.count > 32 ? "…" + name.suffix(31) : name }

  /// The summary of the text report, and the unreadable files.
  var summary: String {
    let lines = TextSummary(report: report, minimumLevel: minimumLevel).lines(style: TextStyle(color: false))
    let troubles = report.notifications.filter { $0.kind != .parseError }.map {
      "<li>\(HTMLText.escaped($0.rootRelativePath)): \(HTMLText.sentence($0.message))</li>"
    }
    return lines.map { "<p>\(HTMLText.sentence($0))</p>" }.joined() + (troubles.isEmpty ? "" : "<ul>\(troubles.joined())</ul>")
  }
}

extension OpenFinding {
  /// The folder of the file; `.` at the root.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
