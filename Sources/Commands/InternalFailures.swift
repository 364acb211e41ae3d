import CSupport
import Project

/// Handles failures of the program itself during a run.
enum InternalFailures {
  /// Notes the file that each thread works on: if the program fails there, the next start leaves that file out.
  static let observer = WorkObserver(
    worksOn: { unretain_working_on($0) }, takesBack: { unretain_take_back($0) }, usesStores: { unretain_uses_stores() })

  /// From now on, a failure ends the program with a sentence and an exit code.
  static func explain() { unretain_explain_failures() }

  /// From now on, a failure costs only the file on which it happens: the program restarts without that file.
  ///
  /// - Returns: The earlier failed starts, latest last.
  static func contain() -> [FailedFiles.Failure] {
    unretain_contain_failures(CommandLine.unsafeArgv)
    let lines = String(cString: unretain_failed_paths()).utf8.split(separator: UInt8(ascii: "\n"))
    return lines.map { FailedFiles.Failure(path: Array($0.dropFirst()), isBack: $0.first == UInt8(ascii: "+")) }
  }
}
