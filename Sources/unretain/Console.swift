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
  /// A closed pipe (`unretain | head`) is no error of ours.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }
  static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Does the environment ask for no colour (no-color.org), or say that the terminal has none?
  static var refusesColor: Bool {
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return true }
    return getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    _ = text.withUTF8 { writeAll($0, to: descriptor) }
  }
}
