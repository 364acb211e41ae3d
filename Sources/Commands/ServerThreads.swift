import Support

/// A run works without threads, a server does not.
enum ServerThreads {
  /// Those that read, think, work and write.
  private static let count = 4

  static func require() throws {
    guard ThreadRoom.suffices(for: count) else {
      throw CommandError("the system allows the server too few threads; allow it more memory or more processes (ulimit)")
    }
  }
}
