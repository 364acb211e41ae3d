import CSupport
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the system has room for threads.
///
/// Dispatch waits until it can start a thread, which is for ever if the memory, or the number of threads, that the process may have is used up.
public enum ThreadRoom {
  /// What a thread takes, in bytes: its stack, and a little more.
  private static let size = 9 << 20
  /// What Dispatch starts besides the threads that work: for its own sake, and for what it waits for.
  private static let others = 2
  /// So many threads were there at once.
  private static let started = Atomic<Int>(0)

  /// Asking costs two system calls. The first time, as many threads are started.
  ///
  /// - Parameter count: The number of threads that work at once.
  public static func suffices(for count: Int) -> Bool {
    if started.load(ordering: .relaxed) < count {
      guard unretain_can_start_threads(Int32(clamping: count + others)) != 0 else { return false }
      _ = started.max(count, ordering: .relaxed)
    }
    guard let start = mmap(nil, size * count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), start != MAP_FAILED else { return false }
    munmap(start, size * count)
    return true
  }
}
