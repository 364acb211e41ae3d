import Facts
import Program

/// Infeasible paths: their condition is a constant of the program, `static let isEnabled = false`.
extension UnitEvaluator {
  /// Whether an edge out of the current block is never taken.
  func isInfeasible(_ edge: ControlFlowGraph.Edge) -> Bool {
    guard edge.kind == .holds || edge.kind == .fails, let decision = frames[top].decision, decision.test == .isTrue, let value = decision.value,
      let truth = truth(of: value)
    else { return false }
    return truth == (edge.kind == .fails)
  }

  /// Whether on this edge an observer's own property is `nil`, although the observer runs only when the property has been set. The death of a weakly
  /// referenced object runs no observer.
  func isOfNothing(_ edge: ControlFlowGraph.Edge, _ slot: Int32, isEmptyIfHolds: Bool) -> Bool {
    let function = program.function(root)
    guard frames.count == 1, function.kind == .didSet, let id = function.property, edge.kind == (isEmptyIfHolds ? .holds : .fails) else { return false }
    let property = PropertyReference(file: file, property: id)
    guard heap.graph.slot(at: slot).field == .property(property), case .selfObject = heap.graph[heap.graph.slot(at: slot).source].kind else { return false }
    return uses.isNeverGivenNothing(property, in: program)
  }

  private func truth(of value: ValueID) -> Bool? {
    var value = value
    var isNegated = false
    while case .operator(let name, let operands) = operation(value), operands.count == 1, program.files[file].name(name) == "!" {
      isNegated.toggle()
      value = frames[top].code.function.arguments[operands.indices.lowerBound].value
    }
    guard case .property(let property, _) = frames[top].code.body.reference(value), let truth = program.truth(of: property) else { return nil }
    return truth != isNegated
  }
}

extension Program {
  /// The value of a static or global Boolean `let` with a literal. A getter may be overridden.
  ///
  /// A name declared twice, as in branches of an `#if`, depends on the build.
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
