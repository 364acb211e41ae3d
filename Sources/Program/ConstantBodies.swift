import Facts

extension Program {
  /// The result of a body with a single instruction: the literal in `let isEnabled =`, or that of a default value.
  public func onlyOperation(of reference: FunctionReference) -> Operation? {
    let code = function(reference)
    guard code.instructions.count == 2, case .returnValue(let value?)? = code.instructions.last?.operation else { return nil }
    return code[value].operation
  }
}
