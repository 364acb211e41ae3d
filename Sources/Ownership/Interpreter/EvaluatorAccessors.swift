import Program
import Facts

/// What accessors of properties do.
extension UnitEvaluator {
  /// What a computed property gives: by its own getter, or by that of a subclass which overrides it.
  mutating func callGetter(of property: PropertyReference, base: [NodeID]) -> [NodeID] {
    let getters = [property] + overrides(of: property, base)
    if getters.count == 1 || getters.count > Self.implementationLimit { return callAccessor(.getter, of: property, base: base, value: []) }
    // Which one is assumed, and certain for an object of the class that declares it.
    return runOneOf(getters) { $0.callAccessor(.getter, of: $1, base: base, value: [], assumptions: 1) }
  }

  /// Of an object that the code itself has made nothing is overridden but by its own class, which the name means then.
  private func overrides(of property: PropertyReference, _ base: [NodeID]) -> [PropertyReference] {
    let isMadeHere = base.contains { if case .allocation = heap.graph[$0].kind { true } else { false } }
    if isMadeHere { return [] }
    guard base.count == 1, case .nominal(let receiver, _) = heap.graph[base[0]].type.unwrapped else { return program.overrides(of: property) }
    return program.overrides(of: property, receiver: receiver)
  }

  /// Runs an accessor or observer of a property, if it has one of the kind.
  ///
  /// - Parameter isEmpty: Is it given a value that holds nothing?
  mutating func callAccessor(
    _ kind: FunctionKind, of property: PropertyReference, base: [NodeID], value: [NodeID], isEmpty: Bool = false, assumptions: UInt8 = 0
  ) -> [NodeID] {
    for accessor in program.property(property).accessors {
      let reference = FunctionReference(file: Int(property.file), function: accessor)
      guard program.function(reference).kind == kind else { continue }
      let range = frames[top].function.instructions[max(0, frames[top].next - 1)].range
      return apply(reference, receiver: base, ParameterBindings(nodes: [0: value], empty: isEmpty ? [0] : []), range: range, assumptions: assumptions).returned
    }
    return []
  }
}
