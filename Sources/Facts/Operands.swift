extension Operation {
  /// The values used by an instruction. Those of a closure's capture list belong to the closure.
  ///
  /// - Parameter function: The function that contains it.
  public func operands(in function: Function) -> [ValueID] {
    func values(_ range: ArgumentRange) -> [ValueID] { function.arguments[range.indices].map(\.value) }
    switch self {
    case .member(let base, _), .fullName(let base, _), .cast(let base, _, _), .typeCheck(let base, _), .unwrap(let base, _), .await(let base),
      .throwValue(let base):
      return [base]
    case .call(let base, let arguments), .subscript(let base, let arguments): return [base] + values(arguments)
    case .macro(_, let arguments), .array(let arguments), .dictionary(let arguments), .tuple(let arguments), .operator(_, let arguments),
      .interpolation(let arguments), .keyPath(_, _, let arguments):
      return values(arguments)
    case .choice(let arguments, let condition): return (condition.map { [$0] } ?? []) + values(arguments)
    case .assign(let target, let value, _): return [target, value]
    case .declare(_, let value, _), .returnValue(let value), .beginLoop(_, let value), .beginBranches(_, let value), .condition(let value, _, _):
      return value.map { [$0] } ?? []
    case .selfReference, .superReference, .variable, .name, .implicitMember, .literal, .type, .closure, .poundLiteral, .declareFunction,
      .mayThrow, .jump, .label, .nextBranch, .endBranches, .endLoop, .beginDefer, .endDefer, .beginScope, .endScope:
      return []
    }
  }
}

extension Function {
  /// The used values, including those in the capture lists of closures.
  ///
  /// - Parameter facts: The facts of the function's file.
  public func usedValues(in facts: FileFacts) -> Set<UInt32> {
    var result: Set<UInt32> = []
    for (index, instruction) in instructions.enumerated() {
      // Without a result type, the value of a single-expression body is dropped.
      if kind == .function, self.result == nil, index == instructions.count - 1, case .returnValue = instruction.operation { continue }
      for value in instruction.operation.operands(in: self) { result.insert(value.index) }
      if case .closure(let id) = instruction.operation {
        for entry in facts[id].captureList { result.insert(entry.value.index) }
      }
    }
    return result
  }
}

extension Function {
  /// Whether the value is that of a parameter.
  public func isParameter(_ value: ValueID) -> Bool {
    if case .variable(let variable) = self[value].operation { parameters.contains { $0.variable == variable } } else { false }
  }
}

extension FileFacts {
  /// The calls whose result no code uses.
  public var droppedCalls: Set<ByteRange> {
    var result: Set<ByteRange> = []
    for function in functions {
      let used = function.usedValues(in: self)
      var seen: Set<ByteRange> = []
      for (index, instruction) in function.instructions.enumerated() {
        guard case .call = instruction.operation, seen.insert(instruction.range).inserted else { continue }
        if !used.contains(UInt32(index)) { result.insert(instruction.range) }
      }
    }
    return result
  }
}
