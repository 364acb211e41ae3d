#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the tool must know of the machine it runs on.
public enum Machine {
  /// How many processors this process may use; at least 1.
  public static var processorCount: Int {
    #if os(Linux)
      var set = cpu_set_t()
      if sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 {
        let count = withUnsafeBytes(of: &set) { $0.reduce(0) { $0 + $1.nonzeroBitCount } }
        if count > 0 { return count }
      }
    #endif
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
