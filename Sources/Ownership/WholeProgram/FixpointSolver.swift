/// Evaluates mutually recursive units with a work list until their summaries no longer change.
struct FixpointSolver {
  /// The units, callees before callers as far as possible.
  private let group: [Int]
  /// For each unit of the group, the positions of its callers in the group.
  private let callers: [[Int]]

  /// The maximum number of evaluations per unit: strong updates can make summaries oscillate. Fewer for units whose summary is cut anyway.
  private static let evaluationLimit = 16
  private static let cutEvaluationLimit = 3

  /// The result of evaluating a unit.
  struct Evaluation<Result> {
    var result: Result
    /// Whether its summary has changed.
    var hasChanged: Bool
    /// Whether something was left out because it would have grown too large.
    var isCut: Bool
  }

  /// - Parameter callees: For each unit of the program, its callees.
  init(_ group: [Int], callees: [[Int]]) {
    self.group = group
    let places = Dictionary(uniqueKeysWithValues: group.enumerated().map { ($1, $0) })
    var callers: [[Int]] = Array(repeating: [], count: group.count)
    if group.count > 1 || group.first.map({ callees[$0].contains($0) }) ?? false {
      for (place, unit) in group.enumerated() {
        for callee in callees[unit] { if let called = places[callee] { callers[called].append(place) } }
      }
    }
    self.callers = callers
  }

  /// - Parameter evaluate: Evaluates a unit.
  /// - Returns: The last result of each unit, in group order; the largest number of evaluations of a unit; and whether the summaries have
  ///   converged.
  func solve<Result>(_ evaluate: (Int) -> Evaluation<Result>) -> (results: [Result], rounds: Int, hasSettled: Bool) {
    var results: [Result?] = Array(repeating: nil, count: group.count)
    var evaluations = Array(repeating: 0, count: group.count)
    var isPending = Array(repeating: true, count: group.count)
    var hasSettled = true
    var hasPending = true
    while hasPending {
      hasPending = false
      for place in group.indices where isPending[place] {
        isPending[place] = false
        evaluations[place] += 1
        let evaluation = evaluate(group[place])
        results[place] = evaluation.result
        guard evaluation.hasChanged else { continue }
        if evaluation.isCut, evaluations[place] >= Self.cutEvaluationLimit {
          hasSettled = false
          continue
        }
        for caller in callers[place] {
          guard evaluations[caller] < Self.evaluationLimit else {
            hasSettled = false
            continue
          }
          isPending[caller] = true
          if caller <= place { hasPending = true }
        }
      }
    }
    return (results.compactMap { $0 }, evaluations.max() ?? 0, hasSettled)
  }
}
