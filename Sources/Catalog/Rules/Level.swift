import Engine

/// The severity of a finding, least first. `off` reports nothing.
public enum Level: String, Sendable, CaseIterable, Comparable, Storable {
  case off, note, warning, error

  private var rank: Int { Level.allCases.firstIndex(of: self)! }
  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
}
