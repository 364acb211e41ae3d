/// How a run ends that should not.
public enum Failure: Hashable, Sendable, CustomStringConvertible {
  /// The process is ended by the system: the program has broken an expectation of its own.
  case signal(Int32)
  /// No end within so many seconds.
  case time(seconds: Int)

  public var description: String {
    switch self {
    case .signal(let number): "ended by signal \(number)\(Self.names[number].map { " (\($0))" } ?? "")"
    case .time(let seconds): "no end within \(seconds) seconds"
    }
  }

  /// POSIX names those that a program can bring upon itself.
  private static let names: [Int32: String] = [4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV"]
}
