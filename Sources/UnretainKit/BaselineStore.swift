import Baseline
import FileDiscovery
import Reporting

/// Baselines on the disk.
public enum BaselineStore {
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// No baseline is larger: that would be a million findings.
  private static let sizeLimit = 500_000_000

  public static func read(_ path: String) throws(Problem) -> Baseline {
    switch readFile(path, limit: sizeLimit) {
    case .failure(let error):
      let remedy = FilePaths.exists(path) ? "" : "; --write-baseline \(path) makes it"
      throw Problem(description: "cannot read the baseline \(path): \(error)\(remedy)")
    case .success(let bytes):
      do throws(BaselineFile.Problem) {
        return try BaselineFile.parse(bytes)
      } catch {
        throw Problem(description: "\(path):\(error.line): this is no baseline: \(error.message)")
      }
    }
  }

  /// Writes all findings of a report that no comment suppresses.
  public static func write(_ report: Report, to path: String) throws(OutputFile.Problem) {
    try OutputFile.write(BaselineFile.render(Baseline(of: report.findings, in: report.documents)), to: path)
  }
}
