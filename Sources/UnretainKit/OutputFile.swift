#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file whole or not at all: into a neighbour first, which then takes the file's place.
public enum OutputFile {
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  public static func write(_ text: String, to path: String) throws(Problem) {
    // What is no regular file (`/dev/stdout`, a pipe) cannot be replaced; it is written to directly.
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    // A symbolic link stays; what it points to is replaced.
    let destination = FilePaths.real(path) ?? path
    let target = isSpecial ? path : destination + ".\(getpid()).partial"
    let descriptor = open(target, isSpecial ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw problem(path) }
    var text = text
    let isWritten = text.withUTF8 { writeAll($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, isSpecial || rename(target, destination) == 0 { return }
    let failure = problem(path)
    if !isSpecial { unlink(target) }
    throw failure
  }

  private static func problem(_ path: String) -> Problem {
    Problem(description: "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}

/// Writes all bytes to an open file. Returns false, with `errno` set, where it cannot.
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
