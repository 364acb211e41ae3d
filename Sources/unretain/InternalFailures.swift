import CSupport
import Project

/// What becomes of a run where the program breaks an expectation of its own.
enum InternalFailures {
  /// From now on such a failure costs the file that it happens in: the program starts again without it.
  ///
  /// - Returns: The earlier starts that have failed, the last one last.
  static func contain() -> [FailedFiles.Failure] {
    unretain_contain_failures(CommandLine.unsafeArgv)
    let lines = String(cString: unretain_failed_paths()).utf8.split(separator: UInt8(ascii: "\n"))
    return lines.map { FailedFiles.Failure(path: Array($0.dropFirst()), isBack: $0.first == UInt8(ascii: "+")) }
  }
}
