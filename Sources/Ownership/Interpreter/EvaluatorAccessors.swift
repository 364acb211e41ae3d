import Program
import Facts

/// The effects of property accessors.
extension UnitEvaluator {
  /// The result of a computed property: from its own getter, or from the getter of an overriding subclass.
  mutating func callGetter(of property: PropertyReference, base: [NodeID]) -> [NodeID] {
    let getters = [property] + overrides(of: property, base)
    if getters.count == 1 || getters.count > Self.implementationLimit { return callAccessor(.getter, of: property, base: base, value: []) }
    // Which getter runs is an assumption, except for an object of the declaring class.
    return runOneOf(getters) { $0.callAccessor(.getter, of: $1, base: base, value: [], assumptions: 1) }
  }

  /// For an object that the code itself has made, only its own class can override. The name already means that override.
  private func overrides(of property: PropertyReference, _ base: [NodeID]) -> [PropertyReference] {
    let isMadeHere = base.contains { if case .allocation = heap.graph[$0].kind { true } else { false } }
    if isMadeHere { return [] }
    guard base.count == 1, case .nominal(let receiver, _) = heap.graph[base[0]].type.unwrapped else { return program.overrides(of: property) }
    return program.overrides(of: property, receiver: receiver)
  }

  /// Runs an accessor or observer of a property, if there is one of the kind.
  ///
  /// - Parameter isEmpty: Whether the new value holds nothing.
  mutating func callAccessor(
    _ kind: FunctionKind, of property: PropertyReference, base: [NodeID], value: [NodeID], isEmpty: Bool = false, assumptions: UInt8 = 0
  ) -> [NodeID] {
    for accessor in program.property(property).accessors {
      let reference = FunctionReference(file: Int(property.file), function: accessor)
      guard program.function(reference).kind == kind else { continue }
      let range = frames[top].code.function.instructions[max(0, frames[top].next - 1)].range
      return apply(
        reference, receiver: base, ParameterBindings(nodes: [0: value], empty: isEmpty ? [0] : []), keys: assignedKeys(kind), range: range,
        assumptions: assumptions
      ).returned
    }
    return []
  }
}
