/// How serious a finding is, least first.
public enum Level: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing needs to change.
  case note
  /// Likely a mistake.
  case warning
  /// A mistake, as far as the source shows.
  case error

  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}
