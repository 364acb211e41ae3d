import Syntax

/// Code that the grammar misreads as types or comparisons.
extension FileLowering {
  // MARK: `[x].member`, which the grammar reads as a type

  /// Whether an apparent collection type consists of values: its first name is a variable, or is not spelled like a type.
  mutating func isLiteral(_ node: Int) -> Bool {
    guard kind(node) == .arrayType || kind(node) == .dictionaryType || kind(node) == .tupleType else { return false }
    var leaf = node
    // Real code does not nest literals more deeply.
    for _ in 0..<16 where kind(leaf) != .userType {
      guard let next = children(leaf).first(where: { isType($0) || kind($0) == .tupleTypeItem }) else { return false }
      leaf = next
    }
    guard kind(leaf) == .userType, child(leaf, .typeArguments) == nil, let nameNode = child(leaf, .typeIdentifier) else {
      return false
    }
    if scopes.variable(name(nameNode)) != nil { return true }
    guard let first = identifierText(nameNode).first else { return false }
    let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
    return lowercase.contains(first) || first == UInt8(ascii: "_") || first == UInt8(ascii: "$")
  }

  mutating func literalElements(of node: Int) {
    let mark = values.count
    for child in children(node) {
      if isType(child) {
        then(.expression, child)
      } else if kind(child) == .tupleTypeItem, let element = children(child).first(where: { isType($0) }) {
        then(.expression, element)
      }
    }
    switch kind(node) {
    case .arrayType: then(.endArray, node, mark: mark)
    case .dictionaryType: then(.endDictionary, node, mark: mark)
    default: then(.endGeneric, node, mark: mark)
    }
  }

  // MARK: `Foo<Bar>.member` and `Foo<Bar> { … }.member`, which the grammar reads as two comparisons

  /// The name, the argument, and the expression that begins with `.` right after `>` or with a closure that belongs to the call.
  func specializationParts(_ node: Int) -> (name: Int, argument: Int, rest: Int)? {
    guard let outer = binaryParts(node), isToken(outer.operator, "<"), kind(outer.left) == .simpleIdentifier,
      kind(outer.right) == .comparisonExpression, nodes[outer.operator].start == nodes[outer.left].end,
      let inner = binaryParts(outer.right), isToken(inner.operator, ">"), isTypeLike(inner.left),
      (nodes[inner.operator].end == nodes[inner.right].start && text(inner.right).first == UInt8(ascii: ".")) || hasClosureAtBase(inner.right)
    else { return nil }
    return (outer.left, inner.left, inner.right)
  }

  /// Whether it is a chain of members and calls with a closure as its base.
  private func hasClosureAtBase(_ node: Int) -> Bool {
    var base = node
    while kind(base) == .navigationExpression || kind(base) == .callExpression, let next = target(of: base) { base = next }
    return base != node && kind(base) == .lambdaLiteral
  }

  mutating func callOfSpecialization(_ node: Int) {
    guard let parts = specializedClosureCall(node) else { return }
    let mark = values.count
    let component = TypeSyntax.Component(name: name(parts.name), arguments: [type(parts.argument)])
    let range = ByteRange(start: nodes[parts.name].start, end: nodes[parts.argument].end + 1)
    pushValue(emit(.type(add(.named([component]))), range))
    then(.expression, parts.closure)
    then(.endSpecializedCall, node, mark: mark)
  }

  /// The call of a specialised type with a closure at the base of a chain.
  mutating func callOfSpecialization(withClosure closure: Int) {
    guard let callee = specializations.removeValue(forKey: Int32(truncatingIfNeeded: closure)) else { return then(.expression, closure) }
    let mark = values.count
    pushValue(callee)
    then(.expression, closure)
    then(.endSpecializedCall, closure, mark: mark)
  }

  mutating func endSpecializedCall(_ node: Int, mark: Int) {
    let callee = value(at: mark, node)
    let closure = value(at: mark + 1, node)
    dropValues(to: mark)
    let start = arguments.count
    arguments.append(Argument(label: nil, value: closure, kind: .trailingClosure))
    emitValue(.call(callee: callee, arguments: argumentRange(from: start)), node)
  }

  private func isTypeLike(_ node: Int) -> Bool {
    switch kind(node) {
    case .simpleIdentifier, .navigationExpression, .arrayLiteral, .dictionaryLiteral, .tupleExpression: true
    default: isType(node)
    }
  }

  func binaryParts(_ node: Int) -> (left: Int, operator: Int, right: Int)? {
    let end = end(node)
    let left = node + 1
    guard left < end else { return nil }
    let middle = Int(nodes[left].next)
    guard middle < end else { return nil }
    let right = Int(nodes[middle].next)
    guard right < end, Int(nodes[right].next) == end else { return nil }
    return (left, middle, right)
  }

  /// Makes the type the base of the following member.
  mutating func noteSpecialization(_ parts: (name: Int, argument: Int, rest: Int)) {
    var leaf = parts.rest
    while kind(leaf) != .simpleIdentifier, kind(leaf) != .selfExpression, kind(leaf) != .lambdaLiteral {
      guard let next = target(of: leaf) else { return }
      leaf = next
    }
    let argument = type(parts.argument)
    let component = TypeSyntax.Component(name: name(parts.name), arguments: [argument])
    let range = ByteRange(start: nodes[parts.name].start, end: nodes[parts.argument].end + 1)
    specializations[Int32(truncatingIfNeeded: leaf)] = emit(.type(add(.named([component]))), range)
  }

  /// `Foo<Bar> { … }`, which the grammar reads as two comparisons: a closure cannot be compared.
  func specializedClosureCall(_ node: Int) -> (name: Int, argument: Int, closure: Int)? {
    guard let outer = binaryParts(node), isToken(outer.operator, "<"), kind(outer.left) == .simpleIdentifier,
      kind(outer.right) == .comparisonExpression, nodes[outer.operator].start == nodes[outer.left].end,
      let inner = binaryParts(outer.right), isToken(inner.operator, ">"), isTypeLike(inner.left), kind(inner.right) == .lambdaLiteral
    else { return nil }
    return (outer.left, inner.left, inner.right)
  }
}
