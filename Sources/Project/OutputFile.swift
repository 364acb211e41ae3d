import CSupport
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
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return try putIntoSpecialFile(bytes, path) }
    // A symbolic link stays; its target is replaced.
    let destination = FilePaths.real(path) ?? path
    guard !destination.utf8.reversed().starts(with: ".swift".utf8.reversed()) else {
      throw Problem(description: "cannot write \(path): this would replace a source file; name another file")
    }
    let partial = partial(of: destination)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw problem(path) }
    let isWritten = bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, rename(partial, destination) == 0 { return }
    let failure = problem(path)
    unlink(partial)
    throw failure
  }

  /// Special files (`/dev/stdout`, a pipe) cannot be replaced and are written directly.
  private static func putIntoSpecialFile(_ bytes: [UInt8], _ path: String) throws(Problem) {
    // Without O_NONBLOCK, opening a named pipe would wait for a reader.
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw Problem(description: "cannot write \(path): nothing reads from it; start the reader first, or name a file") }
      throw problem(path)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let isWritten = bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    let failure = problem(path)
    if close(descriptor) == 0, isWritten { return }
    throw failure
  }

  /// The name of a temporary neighbour. A name has at most 255 bytes.
  private static func partial(of path: String) -> String {
    let suffix = ".\(getpid())\(partialEnding)"
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    var name = path[start...]
    while name.utf8.count + suffix.utf8.count > 255 { name.removeLast() }
    return path[..<start] + name + suffix
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
    let status = try replaceable(path)
    let partial = partial(of: path)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw problem(path) }
    let isWritten = new.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    let keepsOwner = status.st_uid == geteuid() && status.st_gid == getegid() || fchown(descriptor, status.st_uid, status.st_gid) == 0
    let keepsMode = fchmod(descriptor, status.st_mode & 0o7777) == 0
    let keepsAttributes = copyAttributes(of: path, to: descriptor)
    let isClosed = close(descriptor) == 0
    if isWritten, keepsOwner, keepsMode, keepsAttributes, isClosed, rename(partial, path) == 0 { return }
    let failure = !keepsOwner ? Problem(description: "cannot write \(path): its owner would change; run the command as its owner") : problem(path)
    unlink(partial)
    throw failure
  }

  private static func copyAttributes(of path: String, to descriptor: Int32) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard source >= 0 else { return false }
    defer { close(source) }
    return unretain_copy_attributes(source, descriptor) != 0
  }

  /// Checks that a file may be replaced, and that nothing would be lost.
  private static func replaceable(_ path: String) throws(Problem) -> stat {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(path) }
    // The superuser may write everything. Who made a file read-only meant it all the same.
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw Problem(description: "cannot write \(path): it is read-only; make it writable first")
    }
    guard status.st_nlink == 1 else {
      throw Problem(description: "cannot write \(path): it has \(status.st_nlink) hard links, and the others would keep the old text; copy the file first")
    }
    return status
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
