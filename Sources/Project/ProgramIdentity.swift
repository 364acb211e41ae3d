#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Identifies this build of the program. Builds do not share cache entries, even with the same version.
struct ProgramIdentity: Sendable {
  let text: String

  /// The running program, by version and by size and time of its file; `nil` if unknown.
  static let running: ProgramIdentity? = {
    var status = stat()
    guard let path = Machine.programLink, stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return ProgramIdentity(text: "\(ToolVersion.description) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
  }()
}
