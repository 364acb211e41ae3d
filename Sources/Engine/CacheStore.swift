import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Entries on the disk, each in a file that is named after its key.
///
/// Several processes may read and write at once: an entry is written beside its place and then renamed, so that it is there whole or not
/// at all. What cannot be written is not cached; what is damaged is not there. Neither is an error: it costs time, nothing else.
///
/// Plain files, and no embedded database: a run reads every file of a project anyway, and nothing has to be locked, repaired or compacted.
public struct CacheStore: Sendable {
  /// Absolute, or relative to the working directory.
  public let folder: String
  private static let counter = Atomic<Int>(0)

  public init(folder: String) { self.folder = folder }

  /// Whether something could be kept: the folder, or the nearest one above it that is there, can be written to.
  public var isWritable: Bool {
    var path = folder
    while access(path, F_OK) != 0, let slash = path.lastIndex(of: "/"), slash != path.startIndex { path = String(path[..<slash]) }
    return access(path, W_OK) == 0
  }

  /// How many folders entries are spread over, by the first two digits of their key.
  static let spread = 2
  /// What stands at the start of each entry; the last byte is the version of the format.
  private static let magic: [UInt8] = Array("unretain".utf8) + [1]
  /// The magic, and the checksum of the rest.
  private static let headCount = magic.count + 8
  /// An entry that was used is marked so once a day, in seconds.
  private static let day = 86_400

  private func path(of key: CacheKey) -> String { "\(folder)/\(key.text.prefix(Self.spread))/\(key.text)" }

  /// The content of an entry, handed to `body`; `nil` where there is none, or where it is damaged.
  public func read<Result>(_ key: CacheKey, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
    withFile(of: key) { descriptor, size in
      let bytes = readAll(size, from: descriptor)
      guard bytes.count == size else { return nil }
      return bytes.withUnsafeBytes { Self.content(of: $0).flatMap(body) }
    }
  }

  /// The content of an entry, of which only what is looked at is brought into memory beside a first look at all of it: for a large one of which most is
  /// not asked for. It stays as it is when the entry is written anew or removed.
  public func map(_ key: CacheKey) -> SharedBytes? {
    withFile(of: key) { descriptor, size in
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
      let all = SharedBytes(UnsafeRawBufferPointer(start: start, count: size)) { munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress!), $0.count) }
      return Self.content(of: all.bytes).map(all.part)
    }
  }

  /// Opens an entry, and hands on its file and size.
  private func withFile<Result>(of key: CacheKey, _ body: (_ descriptor: Int32, _ size: Int) -> Result?) -> Result? {
    let descriptor = open(path(of: key), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= Self.headCount else { return nil }
    let now = time(nil)
    if now - modification(status) > Self.day { futimens(descriptor, nil) }
    return body(descriptor, Int(status.st_size))
  }

  /// What stands in an entry behind its head; `nil` where it is damaged.
  private static func content(of all: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let content = UnsafeRawBufferPointer(rebasing: all[headCount...])
    guard all.starts(with: magic), all.loadUnaligned(fromByteOffset: magic.count, as: UInt64.self).littleEndian == Checksum.of(content) else { return nil }
    return content
  }

  /// Keeps an entry. Where that fails, for whatever reason, there is none.
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
    let sum = content.withUnsafeBytes(Checksum.of).littleEndian
    withUnsafeBytes(of: sum) { head += $0 }
    let isWritten = writeAll(head, to: descriptor) && writeAll(content, to: descriptor)
    let isClosed = close(descriptor) == 0
    if !(isWritten && isClosed && rename(partial, path) == 0) { unlink(partial) }
  }
}
