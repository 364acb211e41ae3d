import Engine
import Facts
import Program

/// A function's condition on one of its parameters for some effect.
struct ParameterCondition: Hashable, Sendable, Storable {
  enum Test: Hashable, Sendable, Storable {
    /// Equality with this value.
    case equals(ElementKey)
    /// One of these cases; `isWhole` where every payload passes.
    case isCase(Set<Name>, isWhole: Bool)
    case isTrue
    case hasValue
  }
  var parameter: Int
  var test: Test
  /// Whether the condition must be true.
  var holds: Bool

  /// Whether an argument meets the condition; `nil` where only the run shows it.
  func isMet(by argument: PassedArgument?) -> Bool? {
    guard let argument else { return nil }
    let answer: Bool? =
      switch test {
      case .equals(let key):
        switch argument.key.map({ key.relation(to: $0) }) ?? .unknown {
        case .same: true
        case .different: false
        case .unknown: nil
        }
      case .isCase(let names, let isWhole): argument.caseName.flatMap { names.contains($0) ? isWhole ? true : nil : false }
      case .isTrue: argument.truth
      case .hasValue: argument.isNothing ? false : argument.isSomething ? true : nil
      }
    return answer.map { $0 == holds }
  }

  /// The condition that holds on an edge out of the deciding block; `nil` where the edge implies none.
  func answered(by edge: ControlFlowGraph.EdgeKind) -> ParameterCondition? {
    switch edge {
    case .holds: self
    case .fails: negated
    default: nil
    }
  }

  fileprivate var negated: ParameterCondition { ParameterCondition(parameter: parameter, test: test, holds: !holds) }
}

extension Set<ParameterCondition> {
  /// The maximum number of conditions on one path. Each branch of a chain would otherwise carry all failed conditions of the branches before it.
  /// Left-out conditions only make fewer paths infeasible.
  static var wayLimit: Int { 64 }

  func adding(_ condition: ParameterCondition) -> Self { count < (condition.holds ? 2 : 1) * Self.wayLimit ? union([condition]) : self }
}

extension ArgumentKeys {
  /// The remaining conditions after a call with these arguments; `nil` where one of them is not met.
  ///
  /// - Parameter known: The conditions known for the caller's own parameters.
  func remaining(_ conditions: Set<ParameterCondition>, known: Set<ParameterCondition>) -> Set<ParameterCondition>? {
    var result: Set<ParameterCondition> = []
    for var condition in conditions {
      let argument = passed[condition.parameter]
      switch condition.isMet(by: argument) {
      case true: continue
      case false: return nil
      default:
        guard let parameter = argument?.parameter else { continue }
        condition.parameter = parameter
        if known.contains(condition) { continue }
        if known.contains(condition.negated) { return nil }
        result.insert(condition)
      }
    }
    return result
  }
}
