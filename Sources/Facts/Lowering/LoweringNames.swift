import Syntax

/// The meaning of names, and the variables that they are bound to.
extension FileLowering {
  /// The meaning of an identifier in expression position.
  mutating func operation(forIdentifier node: Int) -> Operation {
    let text = identifierText(node)
    if let first = text.first, first == UInt8(ascii: "$"), let variable = anonymousParameter(text, node) {
      return .variable(variable)
    }
    if equals(text, "self") { return selfOperation() }
    if equals(text, "super") { return .superReference }
    let name = names.intern(text)
    if let variable = scopes.variable(name) { return .variable(variable) }
    return .name(name, selfBinding: selfBinding())
  }

  func selfOperation() -> Operation { selfBinding().map { .variable($0) } ?? .selfReference }

  /// The variable that `self` is bound to; `nil` where it is the member's own.
  func selfBinding() -> VariableID? { selfName.flatMap { scopes.variable($0) } }

  /// Creates a variable and binds its name until the end of the scope. `_` creates a variable without a name.
  mutating func declareVariable(
    _ nameNode: Int, _ kind: Variable.Kind, isLet: Bool = true, ownership: Ownership = .strong, type: TypeID? = nil
  ) -> VariableID {
    let variable = makeVariable(nameNode, kind, isLet: isLet, ownership: ownership, type: type)
    bind(variable, isWildcard: hasText(nameNode, "_"))
    return variable
  }

  /// Creates a variable without binding its name yet.
  mutating func makeVariable(
    _ nameNode: Int, _ kind: Variable.Kind, isLet: Bool = true, ownership: Ownership = .strong, type: TypeID? = nil,
    function: FunctionID? = nil
  ) -> VariableID {
    let text = identifierText(nameNode)
    let name = names.intern(text)
    if selfName == nil, equals(text, "self") { selfName = name }
    return addVariable(name, range(nameNode), kind, isLet: isLet, ownership: ownership, type: type, function: function)
  }

  mutating func addVariable(
    _ name: NameID, _ range: ByteRange, _ kind: Variable.Kind, isLet: Bool = true, ownership: Ownership = .strong,
    type: TypeID? = nil, function: FunctionID? = nil
  ) -> VariableID {
    var variable = Variable(
      name: name, nameRange: range, kind: kind, function: function ?? frames.last?.id ?? FunctionID(0))
    variable.isLet = isLet
    variable.ownership = ownership
    variable.type = type
    facts.variables.append(variable)
    return VariableID(facts.variables.count - 1)
  }

  mutating func bind(_ variable: VariableID, isWildcard: Bool = false) {
    if !isWildcard { scopes.bind(facts[variable].name, to: variable) }
  }

  /// `$0`, `$1`, … in a closure without parameters of its own.
  private mutating func anonymousParameter(_ text: UnsafeBufferPointer<UInt8>, _ node: Int) -> VariableID? {
    guard let frame = frames.last, frame.takesAnonymousParameters, text.count > 1, text.count < 4 else { return nil }
    var number = 0
    for byte in text.dropFirst() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    while anonymousParameters.count - frame.anonymousStart <= number {
      let next = anonymousParameters.count - frame.anonymousStart
      var digits = Array("$\(next)".utf8)
      let name = digits.withUnsafeMutableBufferPointer { names.intern(UnsafeBufferPointer($0)) }
      anonymousParameters.append(addVariable(name, range(node), .parameter))
    }
    return anonymousParameters[frame.anonymousStart + number]
  }

  /// The ownership of a `weak`, `unowned`, … modifier.
  func ownership(_ modifier: Int) -> Ownership {
    let text = text(modifier)
    if equals(text, "weak") { return .weak }
    if equals(text, "unowned(unsafe)") { return .unownedUnsafe }
    return .unowned
  }
}
