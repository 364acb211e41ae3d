#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the cache of a user lies.
public enum CacheFolder {
  /// `$XDG_CACHE_HOME/unretain`, or the system's usual place for caches in the home folder; `nil` where there is neither.
  public static func standard(environment: (String) -> String? = variable) -> String? {
    // The XDG Base Directory Specification: a relative path is to be ignored.
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/unretain" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/unretain"
    #else
      return home + "/.cache/unretain"
    #endif
  }

  /// An environment variable.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
