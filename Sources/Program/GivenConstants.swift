import Facts

extension Program {
  /// What code gives that consists of one instruction: the literal behind `let isEnabled =`, or of a default value.
  public func onlyOperation(of reference: FunctionReference) -> Operation? {
    let code = function(reference)
    guard code.instructions.count == 2, case .returnValue(let value?)? = code.instructions.last?.operation else { return nil }
    return code[value].operation
  }
}
