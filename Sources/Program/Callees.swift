import Facts

extension Function {
  /// The instructions in callee position of a call or subscript, through `?`, `!` and labels. They name a function without making a value of it.
  public var callees: Set<UInt32> {
    var result: Set<UInt32> = []
    for instruction in instructions {
      if case .call(let callee, _) = instruction.operation { result.insert(callee.index) }
    }
    for (index, instruction) in instructions.enumerated().reversed() where result.contains(UInt32(index)) {
      switch instruction.operation {
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): result.insert(inner.index)
      default: break
      }
    }
    return result
  }
}
