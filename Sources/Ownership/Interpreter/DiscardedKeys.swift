import Program
import Facts

extension UnitEvaluator {
  /// Whether the key that could undo a registration is discarded: the function's result is unused, or the key is an object made in the call itself that no
  /// one holds.
  mutating func discardsKey(_ function: FunctionReference, call index: Int, _ arguments: ArgumentRange) -> Bool {
    // A success flag is no key.
    if program.function(function).result != nil, !program.isBool(program.resultType(of: function)), program.function(function).kind == .function {
      return !frames[top].usedValues(in: program.files[file]).contains(UInt32(index))
    }
    let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function)
    return frames[top].code.function.arguments[arguments.indices].enumerated().contains { position, argument in
      guard case .call(let callee, _) = operation(argument.value), case .type(let type) = frames[top].code.body.reference(callee) else { return false }
      return program.semantics(of: type) == .reference && !keeps(parameters?[position] ?? position, function)
    }
  }

  /// Whether a function stores a parameter's argument anywhere.
  private func keeps(_ parameter: Int, _ function: FunctionReference) -> Bool {
    guard let summary = summaries[function]?.value else { return false }
    return summary.references.contains { reference in
      summary.items[Int(reference.target)].kind == .parameter(parameter) && reference.edge.strength == .strong && reference.edge.field.isOwnership
    }
  }
}

extension UnitEvaluator.Frame {
  /// The values that this function's code uses; computed once.
  mutating func usedValues(in facts: FileFacts) -> Set<UInt32> {
    if let used { return used }
    let result = code.function.usedValues(in: facts)
    used = result
    return result
  }
}
