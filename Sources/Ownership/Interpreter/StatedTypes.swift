import Facts
import Program

/// Classes of objects that the code states where it uses them.
extension UnitEvaluator {
  /// The class of a method's receiver, by a test on each path to the call (`for view in subviews where view is Spinner { view.removeFromSuperview() }`),
  /// else by its expression.
  func receiverClass(_ callee: ValueID) -> Type? {
    guard case .member(let base, _) = operation(callee) else { return nil }
    return testedClass(unwrapped(base)) ?? type(base).unwrapped
  }

  private func testedClass(_ value: ValueID) -> Type? {
    let code = frames[top].code
    guard case .variable = operation(value), code.function.instructions.contains(where: { if case .typeCheck = $0.operation { true } else { false } })
    else { return nil }
    let graph = code.controlFlow
    let block = graph.block(of: frames[top].next - 1)
    guard graph.isReachable(block) else { return nil }
    let outcomes = DecisionOutcomes(of: graph).outcomes(before: block)
    // The last test says most.
    for deciding in outcomes.keys.sorted(by: >) where outcomes[deciding] == .holds {
      guard let decision = graph.decision(of: deciding), decision.test == .isTrue, let test = decision.value,
        case .typeCheck(let tested, let type) = operation(test), operation(tested) == operation(value)
      else { continue }
      return program.testedClass(type, in: code.reference)
    }
    return nil
  }
}
