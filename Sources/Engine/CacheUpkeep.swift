#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The content of a cache.
public struct CacheUsage: Sendable, Equatable {
  public var entries = 0
  /// The size of the files on disk, in bytes.
  public var bytes = 0
  public init() {}
}

extension CacheStore {
  /// The current content.
  public func usage() -> CacheUsage {
    var usage = CacheUsage()
    for file in files() where !file.isPartial {
      usage.entries += 1
      usage.bytes += file.size
    }
    return usage
  }

  /// Removes all entries, but no other files in the folder.
  ///
  /// - Returns: The removed entries.
  @discardableResult
  public func clean() -> CacheUsage {
    var removed = CacheUsage()
    for file in files() where unlink(file.path) == 0 && !file.isPartial {
      removed.entries += 1
      removed.bytes += file.size
    }
    for name in Self.prefixes { rmdir("\(folder)/\(name)") }
    unlink(stamp)
    rmdir(folder)
    return removed
  }

  /// Removes entries that were not used for a long time and, above a size, the least recently used ones; at most once a day.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since 1970.
  ///   - age: The maximum time without use, in seconds.
  ///   - size: The maximum total size, in bytes.
  public func trim(now: Int = time(nil), age: Int = 30 * 86_400, size: Int = 2_000_000_000) {
    var status = stat()
    if stat(stamp, &status) == 0, now - modification(status) < 86_400 { return }
    let descriptor = open(stamp, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    close(descriptor)
    var total = 0
    for file in files().sorted(by: { ($1.modified, $1.path) < ($0.modified, $0.path) }) {
      total += file.size
      // Files that another process is writing are recent.
      if file.isPartial ? now - file.modified > 86_400 : now - file.modified > age || total > size { unlink(file.path) }
    }
  }

  private var stamp: String { folder + "/trimmed" }

  private struct File {
    var path: String
    var size: Int
    /// In seconds since 1970.
    var modified: Int
    /// Whether it is a temporary file of a running or interrupted write.
    var isPartial: Bool
  }

  private static var prefixes: [String] {
    let digits = "0123456789abcdef"
    return digits.flatMap { first in digits.map { "\(first)\($0)" } }
  }

  private func files() -> [File] {
    var files: [File] = []
    for prefix in Self.prefixes {
      guard let stream = opendir("\(folder)/\(prefix)") else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        let isPartial = name.hasSuffix(".partial")
        guard isPartial || name.utf8.count == 64 && name.hasPrefix(prefix) else { continue }
        let path = "\(folder)/\(prefix)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        files.append(File(path: path, size: Int(status.st_size), modified: modification(status), isPartial: isPartial))
      }
    }
    return files
  }
}
