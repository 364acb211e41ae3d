/// The result of one fix strategy for one finding.
enum FixAttempt {
  case fix(Fix)
  /// The strategy applies to such findings, but here its result would not compile or not help.
  case refused(String)
  /// The strategy is for other subjects.
  case notMeant
}
