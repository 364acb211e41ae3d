/// Names such as `Timer.TimerPublisher` and `Timer.invalidate`.
public enum QualifiedName {
  /// `invalidate` of `Timer.invalidate`.
  public static func last(of name: String) -> String {
    // Called for every row at each start: searching bytes is much faster than searching characters.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}
