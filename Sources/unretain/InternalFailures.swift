import CInternalFailures

/// What becomes of a run where the program breaks an expectation of its own.
enum InternalFailures {
  /// From now on such a failure costs the file that it happens in: the program starts again without it.
  ///
  /// - Returns: The files, as reports show them in UTF-8, in which earlier starts have failed, the last one last.
  static func contain() -> [[UInt8]] {
    unretain_contain_failures(CommandLine.unsafeArgv)
    return String(cString: unretain_failed_paths()).utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }
}
