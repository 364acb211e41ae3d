import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cache entries on disk, each in a file named by its key.
///
/// Several processes may read and write at once: an entry is written to a temporary file and then renamed, so that it is either complete or absent. Failed
/// writes are ignored, and damaged entries count as absent. Neither is an error; both only cost time.
///
/// Plain files rather than an embedded database: a run reads every file of a project anyway, and nothing has to be locked, repaired or compacted.
public struct CacheStore: Sendable {
  /// Absolute, or relative to the working directory.
  public let folder: String
  private static let counter = Atomic<Int>(0)
  private let isRead: Bool
  private let willUse: @Sendable () -> Void

  /// - Parameters:
  ///   - isRead: Whether entries are read. Otherwise all count as absent, and are written anew.
  ///   - willUse: Called before the content of an entry is used.
  public init(folder: String, isRead: Bool = true, willUse: @escaping @Sendable () -> Void = {}) {
    self.folder = folder
    self.isRead = isRead
    self.willUse = willUse
  }

  /// Why the folder must not be used: others could put entries there. `nil` if only the user can, or if there is no such folder yet.
  public var distrust: String? {
    var status = stat()
    guard stat(folder, &status) == 0 else { return nil }
    // The superuser often works in a folder of the user that a container is for.
    if status.st_uid != geteuid(), geteuid() != 0 { return "it belongs to another user" }
    return status.st_mode & S_IWOTH != 0 ? "everybody may write in it" : nil
  }

  /// Whether entries can be stored: the folder, or its nearest existing parent, is writable.
  public var isWritable: Bool {
    var path = folder
    while access(path, F_OK) != 0, let slash = path.lastIndex(of: "/"), slash != path.startIndex { path = String(path[..<slash]) }
    return access(path, W_OK) == 0
  }

  /// The number of leading key digits that select the subfolder of an entry.
  static let spread = 2
  /// The beginning of each entry; the last byte is the format version.
  private static let magic: [UInt8] = Array("unretain".utf8) + [1]
  /// The magic and the checksum of the key and the rest.
  private static let headCount = magic.count + 8
  /// An entry's time of use is updated at most once in this interval, in seconds.
  private static let day = 86_400

  private func path(of key: CacheKey) -> String { "\(folder)/\(key.text.prefix(Self.spread))/\(key.text)" }

  /// Passes the content of an entry to `body`; `nil` if it is absent or damaged.
  public func read<Result>(_ key: CacheKey, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    withFile(of: key) { descriptor, size in
      let bytes = readAll(size, from: descriptor)
      guard bytes.count == size else { return nil }
      return bytes.withUnsafeBytes { content(of: $0, key).flatMap(body) }
    }
  }

  /// The memory-mapped content of an entry. After an initial check of all of it, only the accessed parts occupy memory: for large entries that are mostly not
  /// accessed. It stays valid when the entry is replaced or removed.
  public func map(_ key: CacheKey) -> SharedBytes? {
    withFile(of: key) { descriptor, size in
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
      let all = SharedBytes(UnsafeRawBufferPointer(start: start, count: size)) { munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress!), $0.count) }
      return content(of: all.bytes, key).map(all.part)
    }
  }

  /// Opens an entry and passes on its descriptor and size.
  private func withFile<Result>(of key: CacheKey, _ body: (_ descriptor: Int32, _ size: Int) -> Result?) -> Result? {
    guard isRead else { return nil }
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path(of: key), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= Self.headCount else { return nil }
    let now = time(nil)
    if now - modification(status) > Self.day { futimens(descriptor, nil) }
    return body(descriptor, Int(status.st_size))
  }

  /// The content of an entry after its header; `nil` if it is damaged, or was written for another key.
  private func content(of all: UnsafeRawBufferPointer, _ key: CacheKey) -> UnsafeRawBufferPointer? {
    let content = UnsafeRawBufferPointer(rebasing: all[Self.headCount...])
    guard all.starts(with: Self.magic), all.loadUnaligned(fromByteOffset: Self.magic.count, as: UInt64.self).littleEndian == Self.sum(of: content, key)
    else { return nil }
    willUse()
    return content
  }

  private static func sum(of content: UnsafeRawBufferPointer, _ key: CacheKey) -> UInt64 {
    Checksum.of(content) ^ Array(key.text.utf8).withUnsafeBytes(Checksum.of)
  }

  /// Stores an entry. On any failure there is none.
  public func write(_ content: [UInt8], for key: CacheKey) {
    let path = path(of: key)
    let partial = "\(folder)/\(key.text.prefix(Self.spread))/\(getpid())-\(Self.counter.add(1, ordering: .relaxed).newValue).partial"
    var descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == ENOENT {
      makeFolder("\(folder)/\(key.text.prefix(Self.spread))")
      descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return }
    var head = Self.magic
    let sum = content.withUnsafeBytes { Self.sum(of: $0, key) }.littleEndian
    withUnsafeBytes(of: sum) { head += $0 }
    let isWritten = writeAll(head, to: descriptor) && writeAll(content, to: descriptor)
    let isClosed = close(descriptor) == 0
    if !(isWritten && isClosed && rename(partial, path) == 0) { unlink(partial) }
  }
}
