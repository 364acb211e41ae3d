import Facts

/// Looks for facts that do not hang together.
enum FactsCheck {
  static func problems(of facts: FileFacts) -> [String] {
    var problems: [String] = []
    for (index, function) in facts.functions.enumerated() {
      func complain(_ text: String) { problems.append("f\(index): \(text)") }
      if let parent = function.parent, Int(parent.index) >= facts.functions.count { complain("parent") }
      if let owner = function.owner, Int(owner.index) >= facts.types.count { complain("owner") }
      if let property = function.property, Int(property.index) >= facts.properties.count { complain("property") }
      for parameter in function.parameters where facts[parameter.variable].function.index != UInt32(index) {
        complain("a parameter of another function")
      }
      for entry in function.captureList {
        guard let parent = function.parent else {
          complain("a capture list without a function around it")
          continue
        }
        if Int(entry.value.index) >= facts[parent].instructions.count { complain("a capture outside of the parent") }
      }
      var open: [String] = []
      for (position, instruction) in function.instructions.enumerated() {
        for operand in operands(instruction.operation, function) where Int(operand.index) >= position {
          complain("%\(position) uses %\(operand.index)")
        }
        switch instruction.operation {
        case .variable(let id), .declare(let id, _, _), .declareFunction(let id):
          if Int(id.index) >= facts.variables.count { complain("%\(position) has no variable") }
        case .closure(let id):
          if facts[id].parent?.index != UInt32(index) { complain("%\(position) is not written here") }
        case .beginBranches: open.append("branches")
        case .beginLoop: open.append("loop")
        case .beginDefer: open.append("defer")
        case .nextBranch: if open.last != "branches" { complain("%\(position) is in no branch") }
        case .endBranches: if open.popLast() != "branches" { complain("%\(position) ends no branches") }
        case .endLoop: if open.popLast() != "loop" { complain("%\(position) ends no loop") }
        case .beginScope: open.append("scope")
        case .endScope: if open.popLast() != "scope" { complain("%\(position) ends no scope") }
        case .endDefer: if open.popLast() != "defer" { complain("%\(position) ends no defer") }
        default: break
        }
      }
      if !open.isEmpty { complain("open \(open)") }
    }
    return problems
  }

  private static func operands(_ operation: Operation, _ function: Function) -> [ValueID] {
    func values(_ range: ArgumentRange) -> [ValueID] {
      guard range.indices.upperBound <= function.arguments.count else { return [ValueID(Int(Int32.max))] }
      return function.arguments[range.indices].map(\.value)
    }
    switch operation {
    case .member(let base, _), .fullName(let base, _): return [base]
    case .call(let callee, let arguments): return [callee] + values(arguments)
    case .subscript(let base, let arguments): return [base] + values(arguments)
    case .macro(_, let range), .array(let range), .dictionary(let range), .tuple(let range), .choice(let range, _),
      .operator(_, let range), .interpolation(let range):
      return values(range)
    case .cast(let value, _, _), .typeCheck(let value, _), .unwrap(let value, _), .await(let value), .throwValue(let value),
      .condition(let value?, _, _), .beginBranches(_, let value?):
      return [value]
    case .declare(_, let value, _), .returnValue(let value), .beginLoop(_, let value): return value.map { [$0] } ?? []
    case .assign(let target, let value, _): return [target, value]
    default: return []
    }
  }
}
