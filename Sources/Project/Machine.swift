#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Properties of the machine.
public enum Machine {
  /// The number of processors available to this process; at least 1.
  public static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The operating system, its version and the processor type, as named by the system.
  public static var system: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    func text<Characters>(_ characters: Characters) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
  }

  /// The running program's file, absolute and without symbolic links; `nil` if unknown.
  public static var programFile: String? { programLink.flatMap(FilePaths.real) }

  /// A link to the running program's file that works even after the file was replaced.
  static var programLink: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&buffer, &size) == 0 ? String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
