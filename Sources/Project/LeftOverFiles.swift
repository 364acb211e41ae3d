import FileDiscovery

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFile {
  static let partialEnding = ".partial"

  /// Removes the temporary neighbours of source files that a process has left which was killed while it wrote.
  ///
  /// - Parameter paths: The files that are about to be replaced, as absolute paths. Only their folders are looked into.
  public static func removeLeftOvers(beside paths: [String]) {
    let folders = Set(paths.compactMap { path in path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } })
    for folder in folders {
      let names = Set(FileDiscovery.names(inFolder: folder).map { String(decoding: $0, as: UTF8.self) })
      for name in names {
        guard let (source, process) = origin(ofPartial: name), names.contains(source), !isRunning(process) else { continue }
        var status = stat()
        let path = folder + name
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() { unlink(path) }
      }
    }
  }

  /// The source file and the process of a temporary neighbour; `nil` for any other name.
  private static func origin(ofPartial name: String) -> (source: String, process: pid_t)? {
    guard name.hasSuffix(partialEnding) else { return nil }
    let stem = name.dropLast(partialEnding.count)
    guard let end = stem.lastIndex(of: "."), let process = pid_t(stem[stem.index(after: end)...]), process > 0, stem[..<end].hasSuffix(".swift") else {
      return nil
    }
    return (String(stem[..<end]), process)
  }

  private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
