#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command-line arguments.
enum ProgramArguments {
  /// The arguments, with existing files that are named like options turned into paths. A shell that expands `*.swift`, or a hook that receives names, passes
  /// on any
  /// name in the repository, and `--output=x.swift` must not cause a write.
  static func safe(_ arguments: [String]) -> [String] {
    arguments.map { $0.hasPrefix("-") && $0.hasSuffix(".swift") && isThere($0) ? "./" + $0 : $0 }
  }

  /// Whether a file of that name exists, including a dangling link.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
