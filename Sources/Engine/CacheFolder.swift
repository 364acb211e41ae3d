#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The location of a user's cache.
public enum CacheFolder {
  /// `$XDG_CACHE_HOME/unretain`, or the system's usual cache folder in the home folder; `nil` if neither exists.
  public static func standard(environment: (String) -> String? = variable) -> String? {
    // The XDG Base Directory Specification requires ignoring relative paths.
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
