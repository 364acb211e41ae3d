import Engine
import Facts
import Ownership
import Reporting
import Findings

/// A report in binary form: everything but the texts of its documents, its rules and its tool, which the reader knows.
public enum ReportArchive {
  /// Encodes findings, notifications and counts. The data for fixes (`Finding.repair`) is left out: fixes are computed before the report.
  public static func bytes(of report: Report) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(report.findings)
    writer.write(report.notifications)
    writer.write(report.statistics)
    writer.write(optional: report.unchangedFindings)
    writer.write(flags: report.goneFindings != nil)
    writer.write(report.goneFindings ?? [])
    return writer.bytes
  }

  /// Decodes a report into one with tool, rules and documents.
  ///
  /// - Returns: `nil` for invalid bytes.
  public static func report(from bytes: UnsafeRawBufferPointer, in report: Report) -> Report? {
    var reader = ByteReader(bytes)
    var report = report
    report.findings = reader.values()
    report.notifications = reader.values()
    report.statistics = reader.value()
    report.unchangedFindings = reader.optionalValue()
    let hasGone = reader.byte() & 1 != 0
    let gone: [GoneFinding] = reader.values()
    report.goneFindings = hasGone ? gone : nil
    return reader.isAtEnd ? report : nil
  }
}
