import Program
import Facts

/// A closure that receives a property as `inout` and clears it (`lock.change { $0.removeAll() }`) releases that property.
struct InoutClosureRelease {
  /// The closure's parameter.
  var parameter: VariableReference
  var closure: FunctionReference
  var range: ByteRange
  var removal: RemovalEffect
}

extension UnitEvaluator {
  /// Records that a closure clears its parameter. The property is known once the closure has been passed on.
  mutating func recordInoutRelease(_ variable: VariableID, _ range: ByteRange, _ removal: RemovalEffect = RemovalEffect()) {
    let reference = frames[top].code.reference
    guard reference != root, program.function(reference).parameters.contains(where: { $0.variable == variable }) else { return }
    inoutClosureReleases.append(
      InoutClosureRelease(parameter: VariableReference(file: file, variable: variable), closure: reference, range: range, removal: removal))
  }

  /// Applies a parameter's release to the property passed for it.
  mutating func applyInoutRelease(_ parameter: NodeID, _ argument: NodeID) {
    guard case .closureParameter(let variable) = heap.graph[parameter].kind else { return }
    let (base, property): ([NodeID], PropertyReference)
    switch heap.graph[argument].kind {
    case .load(let object, .property(let own)): (base, property) = ([object], own)
    case .global(let global): (base, property) = ([], global)
    default: return
    }
    for lent in inoutClosureReleases where lent.parameter == variable {
      var fieldRelease = fieldRelease(of: property, base: base, lent.range, by: lent.closure)
      fieldRelease.take(lent.removal)
      closureEvents.insert(newEvent(of: fieldRelease))
    }
  }

  /// Whether a call removes only weak entries whose object has died: `entries.removeAll { $0.reader == nil }`.
  ///
  /// - Parameter isRemoval: Whether the closure selects the removed entries rather than the ones that stay.
  func takesGoneOnly(_ arguments: ArgumentRange, isRemoval: Bool = true) -> Bool {
    frames[top].code.function.arguments[arguments.indices].contains { argument in
      guard case .closure(let id) = operation(argument.value), let body = unit.bodies[FunctionReference(file: file, function: id)] else { return false }
      let function = program.function(FunctionReference(file: file, function: id))
      guard case .returnValue(let result?)? = function.instructions.last?.operation,
        let tested = function.comparisonWithNil(result, in: program.files[file]), tested.isEqual == isRemoval,
        case .property(let property, _) = body.reference(tested.subject)
      else { return false }
      return program.property(property).ownership == .weak
    }
  }
}
