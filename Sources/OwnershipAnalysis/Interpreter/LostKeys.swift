import ProgramModel
import RuleFormat
import SourceFacts

extension UnitEvaluator {
  /// Is the key with which a registration could be undone thrown away? It is where a function returns something that nobody uses, and
  /// where an object made in the call itself is the key.
  mutating func losesKey(_ function: FunctionReference, call index: Int, _ arguments: ArgumentRange) -> Bool {
    if program.function(function).result != nil, program.function(function).kind == .function {
      return !frames[top].usedValues().contains(UInt32(index))
    }
    return frames[top].function.arguments[arguments.indices].contains { argument in
      guard case .call(let callee, _) = operation(argument.value), case .type(let type) = frames[top].body.reference(callee) else { return false }
      return program.semantics(of: type) == .reference
    }
  }
}

extension UnitEvaluator.Frame {
  /// The values of this function that its code uses; worked out once.
  mutating func usedValues() -> Set<UInt32> {
    if let used { return used }
    var result: Set<UInt32> = []
    for instruction in function.instructions {
      switch instruction.operation {
      case .member(let base, _), .unwrap(let base, _), .await(let base), .fullName(let base, _), .typeCheck(let base, _),
        .cast(let base, _, _), .throwValue(let base), .condition(let base?, _, _), .returnValue(let base?), .declare(_, let base?, _),
        .beginLoop(_, let base?), .beginBranches(_, let base?):
        result.insert(base.index)
      case .call(let callee, let arguments): 
        result.insert(callee.index)
        insert(arguments, into: &result)
      case .subscript(let base, let arguments):
        result.insert(base.index)
        insert(arguments, into: &result)
      case .macro(_, let arguments), .array(let arguments), .dictionary(let arguments), .tuple(let arguments), .choice(let arguments, _),
        .operator(_, let arguments), .interpolation(let arguments):
        insert(arguments, into: &result)
      case .assign(let target, let value, _):
        result.insert(target.index)
        result.insert(value.index)
      case .selfReference, .superReference, .variable, .name, .implicitMember, .literal, .type, .closure, .keyPath, .poundLiteral,
        .declare, .declareFunction, .returnValue, .jump, .beginBranches, .nextBranch, .endBranches, .beginLoop, .endLoop, .beginDefer,
        .endDefer, .mayThrow, .label, .condition, .beginScope, .endScope:
        break
      }
    }
    used = result
    return result
  }

  private func insert(_ range: ArgumentRange, into result: inout Set<UInt32>) {
    for argument in function.arguments[range.indices] { result.insert(argument.value.index) }
  }
}
