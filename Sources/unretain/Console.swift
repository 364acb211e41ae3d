#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Console {
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
    text.withUTF8 { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Glibc)
          let written = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #elseif canImport(Musl)
          let written = Musl.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let written = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        if written < 0 && errno == EINTR { continue }
        // A closed pipe (`unretain | head`) is no error of ours.
        if written <= 0 { return }
        offset += written
      }
    }
  }
}
