import UnretainKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Console {
  /// Lets a write to a closed pipe fail instead of ending the program, so that the other reports and the exit code
  /// are what they would be. Called once, at the start.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// A closed pipe (`unretain | head`) is no error of ours; a full disk is.
  static func write(_ text: String) throws {
    if write(text, to: STDOUT_FILENO) || errno == EPIPE { return }
    throw CommandError("cannot write to standard output: \(String(cString: strerror(errno)))")
  }

  static func writeError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Does the environment ask for no colour (no-color.org), or say that the terminal has none?
  static var refusesColor: Bool {
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return true }
    return getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll($0, to: descriptor) }
  }
}
