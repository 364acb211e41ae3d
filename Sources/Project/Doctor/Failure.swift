/// An abnormal end of a run.
public enum Failure: Hashable, Sendable, CustomStringConvertible {
  /// The system ended the process: the program broke one of its own expectations.
  case signal(Int32)
  /// The run did not end within this number of seconds.
  case time(seconds: Int)

  public var description: String {
    switch self {
    case .signal(let number): "ended by signal \(number)\(Self.names[number].map { " (\($0))" } ?? "")"
    case .time(let seconds): "no end within \(seconds) seconds"
    }
  }

  /// The signals that POSIX lists for errors in the program itself.
  private static let names: [Int32: String] = [4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV"]
}
