import Findings
import Catalog

/// JUnit XML for servers that show tests: each file with findings is a suite, each finding a failed test. Without findings there is one passing test.
public struct JUnitReporter: Sendable {
  /// Findings below this level are left out.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole file.
  public func render(_ report: Report) -> String {
    let findings = report.openFindings(from: minimumLevel)
    let count = max(findings.count, 1)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="unretain" tests="\#(count)" failures="\#(findings.count)">"#,
    ]
    var start = 0
    while start < findings.count {
      let path = findings[start].path
      let end = findings[start...].firstIndex { $0.path != path } ?? findings.count
      let name = escapedAsXML(path)
      lines.append(#"  <testsuite name="\#(name)" tests="\#(end - start)" failures="\#(end - start)">"#)
      for open in findings[start..<end] {
        let place = "\(open.path):\(open.start.line):\(open.start.utf16Column)"
        let details = ([place] + report.pathLines(of: open.finding)).joined(separator: "\n")
        lines += [
          #"    <testcase name="\#(escapedAsXML("\(open.finding.rule) line \(open.start.line)"))" classname="\#(name)">"#,
          #"      <failure type="\#(open.finding.level.rawValue)" message="\#(escapedAsXML(open.finding.message))">\#(escapedAsXML(details))</failure>"#,
          "    </testcase>",
        ]
      }
      lines.append("  </testsuite>")
      start = end
    }
    if findings.isEmpty {
      lines += [
        #"  <testsuite name="unretain" tests="1" failures="0">"#, #"    <testcase name="no findings" classname="unretain"/>"#, "  </testsuite>",
      ]
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }
}
