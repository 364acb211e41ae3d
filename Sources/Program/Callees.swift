import Facts

extension Function {
  /// For each instruction, whether it is in callee position of a call or subscript, through `?`, `!` and labels. Such a one names a function without
  /// making a value of it.
  public var callees: [Bool] {
    var result = [Bool](repeating: false, count: instructions.count)
    for instruction in instructions {
      if case .call(let callee, _) = instruction.operation { result[Int(callee.index)] = true }
    }
    for (index, instruction) in instructions.enumerated().reversed() where result[index] {
      switch instruction.operation {
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): result[Int(inner.index)] = true
      default: break
      }
    }
    return result
  }
}
