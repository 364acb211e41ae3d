import Engine
import Facts
import Ownership
import Reporting
import Findings

/// What a run reports as bytes: all of a `Report` but the texts of its documents, and its rules and tool, which who reads it knows.
public enum ReportArchive {
  /// Writes what was found, said and counted. What a fix has to know of a finding (`Finding.repair`) is left out: fixes are worked out
  /// before a report is made.
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

  /// Puts what was written into a report that has tool, rules and documents.
  ///
  /// - Returns: `nil` for bytes that cannot be such.
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
