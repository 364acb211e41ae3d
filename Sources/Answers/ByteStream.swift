import Support

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a file or a pipe piece by piece, so that its size does not matter.
public enum ByteStream {
  /// Why something cannot be read.
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// - Parameters:
  ///   - path: A file, or `-` for standard input.
  ///   - take: Called with each piece; false ends the reading.
  public static func read(_ path: String, _ take: (UnsafeBufferPointer<UInt8>) -> Bool) throws(Problem) {
    let isInput = path == "-"
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Problem(description: "\(path): \(String(cString: strerror(errno)))") }
    defer { if !isInput { close(descriptor) } }
    if !isInput, isNamedPipe(path, descriptor) {
      var isEmpty = true
      let error = readPieces(of: descriptor, size: pieceSize) { piece in
        isEmpty = false
        return take(piece)
      }
      // With EAGAIN there is a writer that has not written more yet.
      if error == nil {
        if isEmpty { throw Problem(description: "\(path): nothing writes to this pipe; start the writer first, or name a file") }
        return
      }
    }
    // A few files of the system wait for something to come, and say so only with O_NONBLOCK.
    if !isInput, !isRegularFile(descriptor) { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
    if let error = readPieces(of: descriptor, size: pieceSize, take) { throw Problem(description: "\(path): \(String(cString: strerror(error)))") }
  }

  private static let pieceSize = 1 << 18

  private static func isRegularFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether an open file is a pipe that may lack a writer. One that the process was given (`/dev/fd/63`) ends like a file.
  private static func isNamedPipe(_ path: String, _ descriptor: Int32) -> Bool {
    var status = stat()
    return !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/") && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}

/// Reads a text line by line, in whatever pieces its bytes come.
protocol LineReading {
  var splitter: LineSplitter { get set }

  mutating func read(_ line: UnsafeBufferPointer<UInt8>)
}

extension LineReading {
  /// Reads the lines that some further bytes complete.
  mutating func readLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Set apart, because reading a line changes the reader.
    var splitter = splitter
    self.splitter = LineSplitter()
    splitter.take(bytes) { read($0) }
    self.splitter = splitter
  }

  /// Reads the last line, if no line break ends it.
  mutating func readLastLine() {
    var splitter = splitter
    splitter.finish { read($0) }
    self.splitter = splitter
  }
}

/// Splits bytes into lines. A line beyond the limit is cut there.
struct LineSplitter {
  private let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int = 1 << 16) { self.limit = limit }

  /// Calls back with each line that some further bytes complete.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ line: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    while start < bytes.count, let base = bytes.baseAddress {
      guard let found = memchr(base + start, 0x0A, bytes.count - start) else { return keep(bytes[start...]) }
      let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if rest.isEmpty {
        line(UnsafeBufferPointer(rebasing: bytes[start..<min(end, start + limit)]))
      } else {
        keep(bytes[start..<end])
        finish(line)
      }
      start = end + 1
    }
  }

  /// Calls back with the last line, if no line break ends it.
  mutating func finish(_ line: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !rest.isEmpty { rest.withUnsafeBufferPointer(line) }
    rest = []
  }

  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { rest += bytes.prefix(max(0, limit - rest.count)) }
}
