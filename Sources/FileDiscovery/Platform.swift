#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The kind of a file system entry.
enum EntryKind: Sendable {
  case file, folder, symbolicLink, other
}

/// The error number of a failed system call, with its text.
struct SystemError: Error, Hashable, Sendable {
  var code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var text: String { String(cString: strerror(code)) }
}

/// The few system calls that this module needs.
enum FileSystem {
  /// The kind of the entry at a path; `followingLinks` decides whether symbolic links are followed.
  static func kind(_ path: String, followingLinks: Bool) -> Result<EntryKind, SystemError> {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return .failure(.last) }
    return .success(kind(status))
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The absolute path without symbolic links, `.` and `..`; fails where the path does not exist.
  static func realPath(_ path: String) -> Result<String, SystemError> {
    guard let resolved = realpath(path, nil) else { return .failure(.last) }
    defer { free(resolved) }
    return .success(String(cString: resolved))
  }

  /// The names in a folder in bytewise order, without `.` and `..`, each with the kind given by the folder.
  static func names(inFolder path: String) -> Result<[FolderEntry], SystemError> {
    guard let folder = opendir(path) else { return .failure(.last) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno != 0 { return .failure(.last) }
        break
      }
      // The name is read in place: the record may be shorter in memory than its type.
      let name = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \dirent.d_name)!
      let bytes = Array(UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self))))
      if bytes == [dot] || bytes == [dot, dot] { continue }
      entries.append(FolderEntry(name: bytes, kind: kind(ofEntryType: Int(entry.pointee.d_type))))
    }
    return .success(entries.sorted { $0.name.lexicographicallyPrecedes($1.name) })
  }

  /// Opens a file for reading and returns its descriptor.
  static func open(_ path: String, followingLinks: Bool) -> Result<Int32, SystemError> {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    var flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    if !followingLinks { flags |= O_NOFOLLOW }
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.open(path, flags)
      #elseif canImport(Musl)
        let descriptor = Musl.open(path, flags)
      #else
        let descriptor = Darwin.open(path, flags)
      #endif
      if descriptor >= 0 { return .success(descriptor) }
      if errno != EINTR { return .failure(.last) }
    }
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// The kind and the size in bytes of an open file.
  static func status(_ descriptor: Int32) -> Result<(kind: EntryKind, size: Int), SystemError> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.last) }
    return .success((kind(status), Int(status.st_size)))
  }

  /// Fills a buffer from the file; returns the number of bytes read.
  static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32) -> Result<Int, SystemError> {
    var count = 0
    while count < buffer.count {
      let step = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if step == 0 { break }
      if step > 0 {
        count += step
      } else if errno != EINTR {
        return .failure(.last)
      }
    }
    return .success(count)
  }

  private static func kind(_ status: stat) -> EntryKind {
    switch UInt32(status.st_mode) & 0o170000 {
    case 0o100000: .file
    case 0o040000: .folder
    case 0o120000: .symbolicLink
    default: .other
    }
  }

  private static func kind(ofEntryType type: Int) -> EntryKind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}

/// A name in a folder.
struct FolderEntry {
  var name: [UInt8]
  /// `nil` if the file system does not provide it.
  var kind: EntryKind?
}

let slash = UInt8(ascii: "/")
let dot = UInt8(ascii: ".")
