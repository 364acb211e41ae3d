import FileDiscovery
import Reporting
import Findings
import Catalog

/// The source of the known findings.
public enum BaselineChoice: Sendable, Equatable {
  /// No finding is known.
  case none
  /// The file named in the configuration, if any.
  case configured
  /// This file, whatever the configuration names.
  case file(String)
  /// All findings are known, because they are about to be written to a baseline.
  case everything
}

/// Baselines on the disk.
public enum BaselineStore {
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// The maximum file size in bytes, enough for a million findings.
  private static let sizeLimit = 500_000_000

  /// A baseline and the bytes of its file.
  static func read(_ path: String) throws(Problem) -> (known: Baseline, bytes: [UInt8]) {
    switch readFile(path, limit: sizeLimit) {
    case .failure(let error):
      let remedy = FilePaths.exists(path) ? "" : "; --write-baseline \(path) makes it"
      throw Problem(description: "cannot read the baseline \(path): \(error)\(remedy)")
    case .success(let bytes):
      do throws(BaselineFile.Problem) {
        return (try BaselineFile.parse(bytes), bytes)
      } catch {
        throw Problem(description: "\(path):\(error.line): this is no baseline: \(error.message)")
      }
    }
  }

  /// Writes all findings of a report that no comment suppresses.
  public static func write(_ report: Report, to path: String) throws(OutputFile.Problem) {
    try OutputFile.write(BaselineFile.render(Baseline(of: report.findings, in: report.documents)), to: path)
  }

  /// Adds a finding of a report to the baseline at a path, creating the file if needed.
  public static func accept(_ finding: Finding, of report: Report, into path: String) throws(Problem) {
    let isThere = FilePaths.exists(path)
    let (known, bytes) = isThere ? try read(path) : (Baseline([]), [])
    let text = BaselineFile.render(known.accepting(finding, in: report.documents))
    do throws(OutputFile.Problem) {
      if isThere { try OutputFile.replace(bytes, by: Array(text.utf8), at: FilePaths.real(path) ?? path) } else { try OutputFile.write(text, to: path) }
    } catch {
      throw Problem(description: error.description)
    }
  }
}

extension ProjectSettings {
  /// The baseline of a run; `nil` if it uses none.
  func baseline(_ choice: BaselineChoice) throws(Problem) -> (known: Baseline, bytes: [UInt8])? {
    switch choice {
    case .none, .everything: return nil
    case .file(let path): return try read(path)
    case .configured:
      guard let named = configuration.baseline else { return nil }
      let path = FilePaths.display(absolute(named.value), from: FilePaths.real("."))
      if FilePaths.exists(path) { return try read(path) }
      let problem = RuleFileProblem(
        path: configurationPath, line: named.line, column: named.column, field: named.field,
        message: "there is no `\(named.value)` in the project's folder; `unretain --write-baseline \(path)` makes it")
      throw Problem(lines: [problem.description])
    }
  }

  private func read(_ path: String) throws(Problem) -> (known: Baseline, bytes: [UInt8]) {
    do throws(BaselineStore.Problem) {
      return try BaselineStore.read(path)
    } catch {
      throw Problem(lines: [error.description])
    }
  }

  /// The absolute path of the baseline that the configuration names.
  public var baselinePath: String? { configuration.baseline.map { absolute($0.value) } }

  /// The configuration entry for a baseline that is not configured yet; `nil` if one is.
  public func missingBaselineEntry(for path: String) -> String? {
    guard configuration.baseline == nil else { return nil }
    let real = FilePaths.real(path) ?? path
    return FilePaths.lies(real, in: folder) ? FilePaths.display(real, from: folder) : real
  }
}
