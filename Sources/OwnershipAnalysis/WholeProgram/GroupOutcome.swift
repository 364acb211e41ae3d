/// What evaluating functions that call each other gave.
struct GroupOutcome: Sendable {
  var units: [EvaluatedUnit]
  var isRecursive: Bool
  /// How often they were evaluated.
  var rounds: Int
  /// False where their summaries were still growing at the limit.
  var hasSettled: Bool
}
