import Syntax

/// Closure expressions: head, capture list, parameters.
extension FileLowering {
  /// The values of the capture list are computed before the closure is created, at the same place.
  mutating func closure(_ node: Int) {
    let mark = values.count
    if let list = child(node, .captureList) {
      for item in children(list) {
        if kind(item) == .captureListItem {
          if let value = captureValue(item) {
            then(.expression, value)
          } else {
            then(.outerName, captureName(item) ?? item)
          }
        } else if kind(item) == .error {
          then(.statement, item)
        }
      }
    }
    then(.enterClosure, node, mark: mark)
  }

  private func captureName(_ item: Int) -> Int? {
    for child in children(item) where kind(child) == .simpleIdentifier || kind(child) == .selfExpression { return child }
    return nil
  }

  private func captureValue(_ item: Int) -> Int? {
    var isAfterEqual = false
    for child in children(item) {
      if isToken(child, "=") { isAfterEqual = true } else if isAfterEqual, isOperand(child) { return child }
    }
    return nil
  }

  /// The value of a name outside the scope that is about to rebind it.
  mutating func outerName(_ node: Int) { emitValue(operation(forIdentifier: node), node) }

  mutating func enterClosure(_ node: Int, mark: Int) {
    var function = Function(kind: .closure, name: nil, nameRange: braceRange(node), range: range(node))
    function.owner = typeFrames.last?.id
    function.parent = enclosingFunction
    let type = child(node, .lambdaFunctionType)
    function.hasParameterClause = type != nil
    for child in children(node) where kind(child) == .attribute {
      if let name = attributeName(child) { function.attributes.append(name) }
    }
    let list = child(node, .captureList)
    function.headRange = braceRange(node)
    if let list { function.headRange.end = nodes[list].end }
    function.bodyStart = children(node).first { isToken($0, "in") }.map { nodes[$0].end } ?? braceRange(node).end
    let id = FunctionID(facts.functions.count)
    facts.functions.append(function)

    // The values of the entries belong to the enclosing function, so they are taken before the new function opens.
    var entries: [CaptureListEntry] = []
    if let list { captureEntries(list, mark: mark, closure: id, into: &entries) }
    dropValues(to: mark)
    openFrame(id, takesAnonymousParameters: type == nil)
    for entry in entries { bind(entry.variable) }
    facts.functions[Int(id.index)].captureList = entries
    if let type {
      closureSignature(type, id)
    } else {
      attributeParameters(node, id)
    }
    body(of: node, mayReturnValue: true)
    then(.leaveFunction, node, extra: Int(id.index))
  }

  private func braceRange(_ node: Int) -> ByteRange {
    let start = nodes[node].start
    return ByteRange(start: start, end: min(start + 1, nodes[node].end))
  }

  private mutating func captureEntries(
    _ list: Int, mark: Int, closure: FunctionID, into entries: inout [CaptureListEntry]
  ) {
    var index = mark
    for item in children(list) where kind(item) == .captureListItem {
      let value = value(at: index, item)
      index += 1
      guard let nameNode = captureName(item) else { continue }
      var ownership = Ownership.strong
      if let modifier = child(item, .ownershipModifier) { ownership = self.ownership(modifier) }
      let variable = makeVariable(nameNode, .captureListEntry, ownership: ownership, function: closure)
      entries.append(
        CaptureListEntry(
          variable: variable, value: value, range: range(item), hasInitializer: captureValue(item) != nil))
    }
  }

  /// `(a: Int, b) async -> Int`
  private mutating func closureSignature(_ type: Int, _ id: FunctionID) {
    for child in children(type) {
      if isToken(child, "async") { facts.functions[Int(id.index)].isAsync = true }
      if kind(child) == .lambdaFunctionTypeParameters {
        for parameter in children(child) where kind(parameter) == .lambdaParameter {
          closureParameter(parameter, id)
        }
      }
    }
    let result = typeAmongChildren(of: type)
    facts.functions[Int(id.index)].result = result
  }

  private mutating func closureParameter(_ node: Int, _ id: FunctionID) {
    var nameNode: Int?
    for child in children(node) where kind(child) == .simpleIdentifier || kind(child) == .selfExpression {
      nameNode = child
    }
    guard let nameNode else { return }
    let variable = declareVariable(nameNode, .parameter)
    var parameter = Parameter(label: nil, variable: variable)
    describe(&parameter, node)
    facts.functions[Int(id.index)].parameters.append(parameter)
  }

  /// `{ @MainActor (x) in … }`: the grammar reads the parameters as arguments of the attribute.
  private mutating func attributeParameters(_ node: Int, _ id: FunctionID) {
    guard children(node).contains(where: { isToken($0, "in") }) else { return }
    for attribute in children(node) where kind(attribute) == .attribute {
      var isParameterList = false
      for child in children(attribute) {
        if isToken(child, "(") { isParameterList = true }
        guard isParameterList, kind(child) == .simpleIdentifier else { continue }
        facts.functions[Int(id.index)].hasParameterClause = true
        frames[frames.count - 1].takesAnonymousParameters = false
        let variable = declareVariable(child, .parameter)
        facts.functions[Int(id.index)].parameters.append(Parameter(label: nil, variable: variable))
      }
    }
  }

  /// The closure as a value in the enclosing function.
  mutating func endClosure(_ node: Int, _ id: FunctionID) { emitValue(.closure(id), node) }
}
