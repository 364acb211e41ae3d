import Catalog
import Facts
import Program

/// Whether an effect of a modelled call happens.
enum EffectOccurrence {
  case never
  /// It happens, under a condition on the unit's parameters if there is one.
  case happens(ParameterCondition?)
}

/// The conditions of models on the arguments of a call.
extension UnitEvaluator {
  /// Whether an effect happens. One without condition happens where no conditional effect of the same argument does.
  func occurrence(
    of effect: ArgumentEffect, of model: FunctionModel, on receiver: [NodeID], _ arguments: [Argument], _ labels: [ArgumentSelector]
  ) -> EffectOccurrence {
    if let when = effect.when { return holds(when, receiver, arguments, labels) ? .happens(nil) : .never }
    var condition: ParameterCondition?
    for other in model.effects where other.argument == effect.argument {
      guard let when = other.when else { continue }
      if holds(when, receiver, arguments, labels) { return .never }
      condition = parameterCondition(when, arguments, labels) ?? condition
    }
    return .happens(condition)
  }

  /// The condition on the unit's parameters that a condition of a model does not hold: the caller passes the argument on (`repeats: repeats`).
  private func parameterCondition(_ condition: ArgumentCondition, _ arguments: [Argument], _ labels: [ArgumentSelector]) -> ParameterCondition? {
    guard condition.value == .true || condition.value == .false, let index = index(of: condition.argument, arguments, labels),
      let parameter = unitParameter(behind: arguments[index].value)
    else { return nil }
    return ParameterCondition(parameter: parameter, test: .isTrue, holds: condition.value == .false)
  }

  private func index(of argument: String, _ arguments: [Argument], _ labels: [ArgumentSelector]) -> Int? {
    let position = ArgumentSelector.position(argument).flatMap { arguments.indices.contains($0) ? $0 : nil }
    return position ?? labels.firstIndex(of: .label(argument))
  }

  /// Whether the condition of an effect holds for the literals of this call. For anything but a literal, the cautious choice applies: the lasting
  /// effect.
  private func holds(_ condition: ArgumentCondition, _ receiver: [NodeID], _ arguments: [Argument], _ labels: [ArgumentSelector]) -> Bool {
    if condition.value == .received { return !receiver.isEmpty && receiver.allSatisfy { isReceived($0) } }
    guard let index = index(of: condition.argument, arguments, labels) else { return condition.value == .absent }
    switch operation(arguments[index].value) {
    case .implicitMember(let name), .member(_, let name):
      if case .members(let names) = condition.value { return names.contains(program.text(program.name(name, in: file))) }
      return false
    case .literal(.true, _): return condition.value == .true
    case .literal(.false, _): return condition.value == .false
    case .literal(.nil, _): return condition.value == .nil
    default: return false
    }
  }

  /// Whether a framework hands the object to the current method, which no code in sight calls.
  private func isReceived(_ node: NodeID) -> Bool {
    guard case .parameter = heap.graph[node].kind else { return false }
    return !isCalledInSight && program.canBeCalledByFramework(root)
  }
}
