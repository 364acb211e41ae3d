#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells this build of the program from others: what one build has cached says nothing to another, even of the same version.
struct ProgramIdentity: Sendable {
  let text: String

  /// The program that runs, by its version and by the size and the time of its file; `nil` where that cannot be told.
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
