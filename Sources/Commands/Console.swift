import Reporting
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Console {
  /// Makes writes to a closed pipe, and beyond the size that the system allows a file, fail instead of ending the program, so that the other reports and the
  /// exit code are not affected. Called once at the start.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Gives a closed standard input an end. Else the first file that is opened gets its number, and a server reads that file.
  static func openClosedInput() {
    if fcntl(STDIN_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// A closed pipe (`unretain | head`) is no error; a full disk is.
  static func write(_ text: String) throws {
    if write(text, to: STDOUT_FILENO) || errno == EPIPE { return }
    throw CommandError("cannot write to standard output: \(String(cString: strerror(errno)))")
  }

  static func writeError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal that supports replacing a line.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

  /// The conventions for standard output, by environment.
  static var conventions: TerminalConventions { TerminalConventions(isTerminal: isTerminal, value: variable) }

  /// The number of terminal columns; `nil` if standard output is no terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Absolute, without symbolic links.
  static var workingDirectory: String? {
    guard let path = realpath(".", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll($0, to: descriptor) }
  }
}
