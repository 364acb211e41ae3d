#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder with its written files.
final class NewFolder {
  let path: String
  private var files: [String] = []
  /// Outer folders before inner ones.
  private var folders: [String] = []

  /// - Parameter path: Must not exist yet.
  init(at path: String) throws {
    guard mkdir(path, 0o755) == 0 else { throw Diagnosis.Problem(description: "cannot make the folder \(path): \(String(cString: strerror(errno)))") }
    self.path = path
  }

  /// A temporary folder.
  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((place + "/unretain-doctor-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw Diagnosis.Problem(description: "cannot make a folder in \(place): \(String(cString: strerror(errno)))") }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// - Parameter name: Relative to the folder.
  func write(_ bytes: [UInt8], to name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o700) == 0 { folders.append(folder) }
    }
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let isWritten = descriptor >= 0 && bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    guard descriptor >= 0, close(descriptor) == 0, isWritten else {
      throw Diagnosis.Problem(description: "cannot write \(file): \(String(cString: strerror(errno)))")
    }
    files.append(file)
  }

  func remove() {
    for file in files { unlink(file) }
    for folder in folders.reversed() { rmdir(folder) }
    rmdir(path)
  }
}
