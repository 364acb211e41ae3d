/// Evaluates units that call each other by work list, until what callers know of each no longer changes.
struct FixpointSolver {
  /// The units, callees before callers as far as there is such an order.
  private let group: [Int]
  /// For each place in the group the places of its callers there.
  private let callers: [[Int]]

  /// A unit is evaluated at most this often: strong updates can make summaries swing; and fewer times where what is known of it is cut
  /// anyway.
  private static let evaluationLimit = 16
  private static let cutEvaluationLimit = 3

  /// What evaluating a unit gave.
  struct Evaluation<Result> {
    var result: Result
    /// Has what its callers know of it changed?
    var hasChanged: Bool
    /// Was something left out because it would have grown too large?
    var isCut: Bool
  }

  /// - Parameter callees: For each unit of the program the units that it calls.
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
  /// - Returns: The last result of each unit, in the order of the group; the most evaluations of one unit; and whether nothing would
  ///   change any more.
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
