import ControlFlow
import ProgramModel
import SourceFacts

/// What must be so of a function's parameters for it to do something, and what its callers say of that.
extension UnitEvaluator {
  /// What the parameters of the unit must be wherever the instruction at hand runs.
  func conditionsHere() -> Set<ParameterCondition> {
    guard frames.count == 1, frames[top].isReached else { return [] }
    let ways = frames[top].ways
    let index = frames[top].next - 1
    var result: Set<ParameterCondition> = []
    for block in ways.order {
      guard let asked = condition(at: block) else { continue }
      for kind in [ControlFlowGraph.EdgeKind.holds, .fails] where !ways.canReach([index], along: { $0 != block || $1.kind != kind }) {
        result.insert(ParameterCondition(parameter: asked.parameter, test: asked.test, holds: asked.holds == (kind == .holds)))
      }
    }
    return result
  }

  /// What the end of a block asks of a parameter, as far as a call can show the answer.
  private func condition(at block: BlockID) -> ParameterCondition? {
    let function = frames[top].function
    guard let decision = frames[top].ways.decision(of: block), var value = decision.value else { return nil }
    switch decision.test {
    case .isAvailable: return nil
    case .hasValue: return parameter(value).map { ParameterCondition(parameter: $0, test: .hasValue, holds: true) }
    case .matches:
      guard let parameter = parameter(value), let last = frames[top].ways.instructions(of: block).last else { return nil }
      let tests = function.caseTests.filter { $0.condition == ValueID(last) }
      let names = tests.compactMap { $0.name.map { program.name($0, in: file) } }
      if tests.isEmpty || names.count < tests.count { return nil }
      return ParameterCondition(parameter: parameter, test: .isCase(Set(names), isWhole: tests.allSatisfy(\.isWhole)), holds: true)
    case .isTrue:
      var holds = true
      while case .operator(let name, let operands) = function[value].operation, operands.count == 1, program.files[file].name(name) == "!" {
        holds.toggle()
        value = function.arguments[operands.indices.lowerBound].value
      }
      if let parameter = parameter(value) { return ParameterCondition(parameter: parameter, test: .isTrue, holds: holds) }
      guard case .operator(let name, let operands) = function[value].operation, operands.count == 2 else { return nil }
      if program.files[file].name(name) == "!=" { holds.toggle() } else if program.files[file].name(name) != "==" { return nil }
      let sides = function.arguments[operands.indices].map(\.value)
      guard let asked = sides.firstIndex(where: { parameter($0) != nil }), let parameter = parameter(sides[asked]) else { return nil }
      let other = sides[1 - asked]
      if case .literal(.nil, _) = operation(other) { return ParameterCondition(parameter: parameter, test: .hasValue, holds: !holds) }
      guard let key = key(other, expected: program.parameterType(parameter, of: root)), !key.isParameter(of: root, in: program) else { return nil }
      return ParameterCondition(parameter: parameter, test: .equals(key), holds: holds)
    }
  }

  private func parameter(_ value: ValueID) -> Int? {
    guard case .variable(let variable) = operation(value), frames[top].reference == root else { return nil }
    return program.function(root).parameters.firstIndex { $0.variable == variable }
  }

  /// What a call shows of an argument.
  func passedArgument(_ value: ValueID, key: ElementKey?) -> PassedArgument {
    var result = PassedArgument(key: key, parameter: frames.count == 1 ? parameter(value) : nil)
    switch operation(value) {
    case .literal(.nil, _): result.isNothing = true
    case .literal(.true, _): result.truth = true
    case .literal(.false, _): result.truth = false
    case .call:
      if case .call(let target) = frames[top].body.reference(value), case .enumCase(_, let name) = target.kind { result.caseName = name }
    default: break
    }
    if case .enumCase(let name)? = key?.root { result.caseName = name }
    return result
  }

  /// What is left to be asked where a call passes these arguments; `nil` where one of the conditions is not met.
  func remaining(_ conditions: Set<ParameterCondition>, _ passed: [Int: PassedArgument]) -> Set<ParameterCondition>? {
    var result: Set<ParameterCondition> = []
    for var condition in conditions {
      let argument = passed[condition.parameter]
      switch condition.isMet(by: argument) {
      case true: continue
      case false: return nil
      default:
        guard let parameter = argument?.parameter else { continue }
        condition.parameter = parameter
        result.insert(condition)
      }
    }
    return result
  }
}
