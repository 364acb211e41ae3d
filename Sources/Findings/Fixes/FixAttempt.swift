/// What one strategy says of one finding.
enum FixAttempt {
  case fix(Fix)
  /// The strategy is meant for such a finding, but here it would give code that does not compile or does not help.
  case refused(String)
  /// The strategy is for other subjects.
  case notMeant
}
