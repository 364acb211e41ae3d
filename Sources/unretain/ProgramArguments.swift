#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program was called with.
enum ProgramArguments {
  /// The arguments, with files that are named like options as paths: a shell that expands `*.swift`, or a hook that is given names, hands over
  /// whatever the repository holds, and `--output=x.swift` shall not write.
  static func safe(_ arguments: [String]) -> [String] {
    arguments.map { $0.hasPrefix("-") && $0.hasSuffix(".swift") && isThere($0) ? "./" + $0 : $0 }
  }

  /// Is there something of the name, be it a link that leads nowhere?
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
