import Facts
import Ownership
import Program

/// Calls of closures that are stored and hold the code of a place: nothing else runs it.
extension TestPlanner {
  /// Calls each closure around the place that a property keeps, from the outside in.
  mutating func callClosures(around place: SourcePlace, in unit: FunctionReference) {
    guard let receiver = receiverName(of: unit), let inner = innermost(around: place, in: unit) else { return }
    let resolved = program.resolveUnit(unit)
    for closure in program.functions(around: inner, below: unit).reversed() {
      let ranges = program.function(closure).range
      // The closure under test need not run.
      if ranges.contains(observation.closure.range), ranges == observation.closure.range { return }
      guard let parent = program.parent(of: closure), let body = resolved.bodies[parent] else { return }
      guard let target = storage(of: closure, in: parent), let text = text(of: target, in: parent, body, receiver) else { continue }
      guard case .function(let type) = body.type(target).unwrapped else { continue }
      call(text, type, isOptional: body.type(target).isOptional)
    }
  }

  private mutating func call(_ text: String, _ type: Type.FunctionType, isOptional: Bool) {
    var planner = self
    planner.maker.effects = CallEffects()
    var arguments: [String] = []
    for parameter in type.parameters {
      guard let value = try? planner.maker.value(of: parameter) else { return }
      arguments.append(value)
    }
    let call = "\(text)\(isOptional ? "?" : "")(\(arguments.joined(separator: ", ")))"
    let hasResult = !planner.access.isVoid(type.result)
    planner.maker.effects.isAsync = planner.maker.effects.isAsync || type.isAsync
    planner.maker.add((hasResult ? "_ = " : "") + planner.maker.effects.lenientPrefix + call)
    self = planner
  }

  private func receiverName(of unit: FunctionReference) -> String? {
    guard let owner = program.owner(of: unit), program[owner].kind != .actor else { return nil }
    return known.first { program[$0.type].ancestors.contains(owner) }?.name
  }

  private func innermost(around place: SourcePlace, in unit: FunctionReference) -> FunctionReference? {
    program.functions(within: unit).last { reference in
      let function = program.function(reference)
      return reference != unit && function.kind == .closure && function.range.contains(place.range)
    }
  }

  /// What the closure is assigned to.
  private func storage(of closure: FunctionReference, in parent: FunctionReference) -> ValueID? {
    let function = program.function(parent)
    for instruction in function.instructions {
      guard case .assign(let target, let value, nil) = instruction.operation, case .closure(closure.function) = function[value].operation else { continue }
      return target
    }
    return nil
  }

  /// A property of the object under test, as the test writes it.
  private func text(of value: ValueID, in reference: FunctionReference, _ body: ResolvedBody, _ receiver: String) -> String? {
    let function = program.function(reference)
    let facts = program.file(reference)
    switch function[value].operation {
    case .selfReference: return receiver
    case .variable(let variable): return facts.name(facts[variable].name) == "self" ? receiver : nil
    case .unwrap(let inner, let isForced): return text(of: inner, in: reference, body, receiver).map { $0 + (isForced ? "!" : "?") }
    case .name(let name, _):
      guard case .property(let property, true) = body.reference(value), access.isVisible(property) else { return nil }
      return "\(receiver).\(facts.name(name))"
    case .member(let base, let name):
      if case .property(let property, _) = body.reference(value), !access.isVisible(property) { return nil }
      return text(of: base, in: reference, body, receiver).map { "\($0).\(facts.name(name))" }
    default: return nil
    }
  }
}
