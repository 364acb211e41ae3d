#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Path queries that access the disk.
public enum FilePaths {
  /// The absolute path without symbolic links; `nil` if the file does not exist.
  public static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path by its text alone: `..` removes the previous component, and links are not followed.
  static func lexical(_ path: String) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : (real(".") ?? "") + "/" + path).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder in no particular order; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The display form of an absolute path: `.` for the working directory, `../..` for a folder above it, `App` for a path inside it, absolute for any other.
  ///
  /// - Parameter start: The working directory, absolute and without symbolic links.
  static func display(_ path: String, from start: String?) -> String {
    guard let start, path != start else { return "." }
    if lies(path, in: start) { return String(path.dropFirst(start == "/" ? 1 : start.count + 1)) }
    guard lies(start, in: path) else { return path }
    let depth = start.dropFirst(path.count).split(separator: "/").count
    return Array(repeating: "..", count: depth).joined(separator: "/")
  }

  /// The path itself if it is a folder, else its parent folder.
  static func folder(of path: String) -> String {
    isFolder(path) ? path : parent(of: path)
  }

  /// The folder that a path lies in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is a folder or lies below it. Both are absolute and without symbolic links.
  static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// A line for each of these paths at which there is no file and no folder.
  public static func missing(among paths: [String]) -> [String] { paths.compactMap { real($0) == nil ? "\($0): \(lastProblem)" : nil } }

  /// The system's message for the last error.
  static var lastProblem: String { String(cString: strerror(errno)) }
}
