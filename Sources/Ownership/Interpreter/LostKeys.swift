import Program
import Facts

extension UnitEvaluator {
  /// Is the key with which a registration could be undone thrown away? It is where a function returns something that nobody uses, and
  /// where an object made in the call itself is the key, and nobody keeps it.
  mutating func losesKey(_ function: FunctionReference, call index: Int, _ arguments: ArgumentRange) -> Bool {
    // Whether it went well is no key.
    if program.function(function).result != nil, !program.isBool(program.resultType(of: function)), program.function(function).kind == .function {
      return !frames[top].usedValues(in: program.files[file]).contains(UInt32(index))
    }
    let parameters = program.matchArguments(arguments, of: frames[top].reference, to: function)
    return frames[top].function.arguments[arguments.indices].enumerated().contains { position, argument in
      guard case .call(let callee, _) = operation(argument.value), case .type(let type) = frames[top].body.reference(callee) else { return false }
      return program.semantics(of: type) == .reference && !keeps(parameters?[position] ?? position, function)
    }
  }

  /// Does a function put what is passed for a parameter somewhere?
  private func keeps(_ parameter: Int, _ function: FunctionReference) -> Bool {
    guard let summary = summaries[function] else { return false }
    return summary.references.contains { reference in
      summary.items[Int(reference.target)].kind == .parameter(parameter) && reference.edge.strength == .strong && reference.edge.field.isOwnership
    }
  }
}

extension UnitEvaluator.Frame {
  /// The values of this function that its code uses; worked out once.
  mutating func usedValues(in facts: FileFacts) -> Set<UInt32> {
    if let used { return used }
    let result = function.usedValues(in: facts)
    used = result
    return result
  }
}
