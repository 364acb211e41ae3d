extension Function {
  /// Whether the value is the literal `nil`.
  public func isNil(_ value: ValueID) -> Bool { if case .literal(.nil, _) = self[value].operation { true } else { false } }

  /// Whether each `return` of the function returns `nil`.
  public var returnsNothing: Bool {
    let returned = instructions.lazy.compactMap { if case .returnValue(let value?) = $0.operation { value } else { nil } }
    return !returned.isEmpty && returned.allSatisfy { isNil($0) }
  }

  /// A comparison of a value with `nil`: `x == nil`, `x != nil`; `nil` for other operations.
  ///
  /// - Parameter facts: The facts of the function's file.
  public func comparisonWithNil(_ value: ValueID, in facts: FileFacts) -> (subject: ValueID, isEqual: Bool)? {
    guard case .operator(let name, let range) = self[value].operation, range.count == 2 else { return nil }
    let text = facts.name(name)
    guard text == "==" || text == "!=" else { return nil }
    let operands = arguments[range.indices].map(\.value)
    if isNil(operands[1]) { return (operands[0], text == "==") }
    return isNil(operands[0]) ? (operands[1], text == "==") : nil
  }
}
