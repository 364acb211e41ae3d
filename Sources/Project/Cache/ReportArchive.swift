import Engine
import Reporting

/// What a run reports as bytes: all of a `Report` but the texts of its documents, and its rules and tool, which who reads it knows.
///
/// What a fix has to know of a finding (`Finding.repair`) is left out: fixes are worked out before a report is made.
public enum ReportArchive {
  /// Writes what was found, said and counted.
  public static func bytes(of report: Report) -> [UInt8] { report.storedBytes }

  /// Decodes a report into one with tool, rules and documents.
  ///
  /// - Returns: `nil` for invalid bytes.
  public static func report(from bytes: UnsafeRawBufferPointer, in report: Report) -> Report? {
    var reader = StoreReader(bytes)
    let report = Report(from: &reader, tool: report.tool, rules: report.rules, documents: report.documents)
    return reader.isAtEnd ? report : nil
  }
}
