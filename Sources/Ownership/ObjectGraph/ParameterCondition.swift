import Engine
import Facts
import Program

/// What a function asks of one of its parameters before it does something.
struct ParameterCondition: Hashable, Sendable, Storable {
  enum Test: Hashable, Sendable, Storable {
    /// Is it this very value?
    case equals(ElementKey)
    /// Is it one of these cases? `isWhole` where every value of them passes.
    case isCase(Set<Name>, isWhole: Bool)
    case isTrue
    case hasValue
  }
  var parameter: Int
  var test: Test
  /// Is the answer "yes"?
  var holds: Bool

  /// Does an argument give that answer? `nil` where only the run knows.
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
      case .hasValue: argument.isNothing ? false : nil
      }
    return answer.map { $0 == holds }
  }

  /// The condition that holds on a way out of the block that asks; `nil` where the way says nothing of it.
  func answered(by way: ControlFlowGraph.EdgeKind) -> ParameterCondition? {
    switch way {
    case .holds: self
    case .fails: negated
    default: nil
    }
  }

  fileprivate var negated: ParameterCondition { ParameterCondition(parameter: parameter, test: test, holds: !holds) }
}

extension Set<ParameterCondition> {
  /// More is not told of one way: each branch of a chain would hold what all branches before it have not met. What is left out rules
  /// out less.
  static var wayLimit: Int { 64 }

  func adding(_ condition: ParameterCondition) -> Self { count < (condition.holds ? 2 : 1) * Self.wayLimit ? union([condition]) : self }
}

extension ArgumentKeys {
  /// What is left to be asked where a call passes these arguments; `nil` where one of the conditions is not met.
  ///
  /// - Parameter known: What is so of the caller's own parameters.
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
