import Dispatch
import FileDiscovery

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files atomically: first into a temporary neighbour, which then replaces the file.
public enum OutputFile {
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// Serialises writes and `betweenWrites`.
  private static let writes = DispatchQueue(label: "unretain.output-file")

  /// Runs an action while no file is half written.
  public static func betweenWrites(_ action: () -> Void) { writes.sync(execute: action) }

  private static func alone(_ write: () throws(Problem) -> Void) throws(Problem) {
    try writes.sync { Result(catching: write) }.get()
  }

  /// Replaces the content of a file with a text.
  public static func write(_ text: String, to path: String) throws(Problem) {
    try write(Array(text.utf8), to: path)
  }

  /// Replaces the content of a file with bytes.
  public static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    try alone { () throws(Problem) in try put(bytes, into: path) }
  }

  private static func put(_ bytes: [UInt8], into path: String) throws(Problem) {
    // Special files (`/dev/stdout`, a pipe) cannot be replaced and are written directly.
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    // A symbolic link stays; its target is replaced.
    let destination = FilePaths.real(path) ?? path
    let target = isSpecial ? path : destination + ".\(getpid()).partial"
    let descriptor = open(target, isSpecial ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw problem(path) }
    let isWritten = bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, isSpecial || rename(target, destination) == 0 { return }
    let failure = problem(path)
    if !isSpecial { unlink(target) }
    throw failure
  }

  /// Replaces a file's text atomically, keeping its permissions, and only if the file is unchanged since it was read.
  ///
  /// - Parameter path: Absolute, without symbolic links.
  public static func replace(_ old: [UInt8], by new: [UInt8], at path: String) throws(Problem) {
    try alone { () throws(Problem) in try exchange(old, for: new, at: path) }
  }

  private static func exchange(_ old: [UInt8], for new: [UInt8], at path: String) throws(Problem) {
    guard case .success(let present) = readFile(path, limit: Int.max - 1), present == old else {
      throw Problem(description: "cannot write \(path): it has changed since it was read; run the command again")
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(path) }
    let target = path + ".\(getpid()).partial"
    let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw problem(path) }
    let isWritten = new.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    // The owner of the file is kept where the system allows it.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    let hasMode = fchmod(descriptor, status.st_mode & 0o7777) == 0
    let isClosed = close(descriptor) == 0
    if isWritten, hasMode, isClosed, rename(target, path) == 0 { return }
    let failure = problem(path)
    unlink(target)
    throw failure
  }

  /// Creates a file; never overwrites one.
  public static func create(_ text: String, at path: String) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else {
      if errno == EEXIST { throw Problem(description: "\(path) is there already; it stays as it is") }
      throw problem(path)
    }
    var text = text
    let isWritten = text.withUTF8 { writeAll($0, to: descriptor) }
    if close(descriptor) == 0, isWritten { return }
    let failure = problem(path)
    unlink(path)
    throw failure
  }

  private static func problem(_ path: String) -> Problem {
    Problem(description: "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}

/// Writes all bytes to an open file. On failure, returns false with `errno` set.
public func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
  var offset = 0
  while offset < bytes.count {
    let written = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
    if written < 0, errno == EINTR { continue }
    if written <= 0 { return false }
    offset += written
  }
  return true
}
