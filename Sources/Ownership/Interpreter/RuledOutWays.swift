import Facts
import Program

/// Ways that are never taken, because what is asked there is a constant of the program: `static let isEnabled = false`.
extension UnitEvaluator {
  /// Is a way out of the block at hand never taken?
  func isRuledOut(_ way: ControlFlowGraph.Edge) -> Bool {
    guard way.kind == .holds || way.kind == .fails, let decision = frames[top].decision, decision.test == .isTrue, let value = decision.value,
      let truth = truth(of: value)
    else { return false }
    return truth == (way.kind == .fails)
  }

  /// Is it a way on which an observer's own property holds nothing, though it runs only when the property has been given something? A weak
  /// reference whose object goes runs no observer.
  func isOfNothing(_ way: ControlFlowGraph.Edge, _ slot: Int32, isEmptyIfHolds: Bool) -> Bool {
    let function = program.function(root)
    guard frames.count == 1, function.kind == .didSet, let id = function.property, way.kind == (isEmptyIfHolds ? .holds : .fails) else { return false }
    let property = PropertyReference(file: file, property: id)
    guard heap.graph.slots[Int(slot)].field == .property(property), case .selfObject = heap.graph[heap.graph.slots[Int(slot)].source].kind else { return false }
    return uses.isNeverGivenNothing(property, in: program)
  }

  private func truth(of value: ValueID) -> Bool? {
    var value = value
    var isNegated = false
    while case .operator(let name, let operands) = operation(value), operands.count == 1, program.files[file].name(name) == "!" {
      isNegated.toggle()
      value = frames[top].function.arguments[operands.indices.lowerBound].value
    }
    guard case .property(let property, _) = frames[top].body.reference(value), let truth = program.truth(of: property) else { return nil }
    return truth != isNegated
  }
}

extension Program {
  /// What a Boolean constant says that belongs to no object: a `let` with a literal. What a getter gives others may override.
  ///
  /// Where a name is declared twice, as `#if` may have it, it hangs on the build.
  fileprivate func truth(of property: PropertyReference) -> Bool? {
    let declaration = self.property(property)
    guard isGlobal(property), declaration.isLet, isDeclaredOnce(property), let id = declaration.initialValue else { return nil }
    switch onlyOperation(of: FunctionReference(file: Int(property.file), function: id)) {
    case .literal(.true, _): return true
    case .literal(.false, _): return false
    default: return nil
    }
  }
}
