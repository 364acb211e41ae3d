#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the system has room for threads.
@usableFromInline enum ThreadRoom {
  /// What a thread takes, in bytes: its stack, and a little more.
  private static let size = 9 << 20

  /// Dispatch waits until it can start a thread, which is for ever if the memory that the process may have is used up. Asking costs two system calls.
  @usableFromInline static func suffices(for count: Int) -> Bool {
    guard let start = mmap(nil, size * count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), start != MAP_FAILED else { return false }
    munmap(start, size * count)
    return true
  }
}
