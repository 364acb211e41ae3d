import Syntax

/// Postfix chains, the operators that the grammar puts inside them, and key paths.
extension FileLowering {
  /// Visits a postfix chain such as `a.b?.c(d)[0].e`.
  ///
  /// The grammar lets operators bind tighter than the postfix parts after their last operand: it reads `!a.b()` as `(!a.b)()`, and `a ?? b.c { d }` as
  /// `(a ?? b.c) { d }`. A key path is a chain with the base `\Root`. Both show only at the chain's base, so the whole chain is inspected at once from its
  /// outermost node. Operators on the way are set aside with their other operands, and applied to the finished chain. The inner nodes are visited as
  /// `chainTarget`.
  mutating func chain(_ node: Int) {
    var operators: [(node: Int, mark: Int)] = []
    var mark = values.count
    var base = node
    while let next = chainBase(below: base) {
      if isOperator(base) {
        operators.append((base, mark))
        for operand in children(base) where isOperand(operand) && operand != next {
          then(.expression, operand)
          mark += 1
        }
      } else if let parts = specializationParts(base) {
        noteSpecialization(parts)
      }
      base = next
    }
    if isOperatorCall(base) { operators.append((base, mark)) }
    if kind(base) == .keyPathExpression { keyPath(node, base: base, mark: mark) } else { then(.chainTarget, node) }
    for (node, mark) in operators.reversed() { endOfOperator(node, mark: mark) }
  }

  /// The next node towards the base of a chain; `nil` at the base.
  private func chainBase(below node: Int) -> Int? {
    switch kind(node) {
    case .navigationExpression, .callExpression, .postfixExpression, .prefixExpression: return target(of: node)
    case .comparisonExpression:
      if let parts = specializationParts(node) { return parts.rest }
      return lastOperand(of: node)
    default: return isOperator(node) ? lastOperand(of: node) : nil
    }
  }

  /// Operators that the grammar may place below a call that belongs to their last operand.
  private func isOperator(_ node: Int) -> Bool {
    switch kind(node) {
    case .prefixExpression: !isImplicitMember(node)
    case .comparisonExpression: specializationParts(node) == nil
    case .additiveExpression, .multiplicativeExpression, .equalityExpression, .conjunctionExpression,
      .disjunctionExpression, .bitwiseOperation, .infixExpression, .rangeExpression, .openStartRangeExpression,
      .nilCoalescingExpression, .ternaryExpression, .tryExpression, .awaitExpression, .consumeExpression:
      true
    default: false
    }
  }

  private mutating func endOfOperator(_ node: Int, mark: Int) {
    switch kind(node) {
    case .prefixExpression, .callExpression: then(.endPrefix, node)
    case .nilCoalescingExpression: then(.endChoice, node, mark: mark)
    case .ternaryExpression: then(.endChoice, node, mark: mark, extra: skippedChoices(node))
    case .awaitExpression: then(.endAwait, node, mark: mark)
    case .tryExpression: then(.endTry, node)
    case .consumeExpression: break
    default: then(.endOperator, node, mark: mark)
    }
  }

  /// `!(a)`, which is parsed as a call of `!`.
  func isOperatorCall(_ node: Int) -> Bool {
    kind(node) == .callExpression && target(of: node) == nil && child(node, .callSuffix) != nil
  }

  /// The last operand of operators that the grammar placed below a call, or the node itself.
  func lastOfOperators(_ node: Int) -> Int {
    var node = node
    while isOperator(node), let operand = lastOperand(of: node) { node = operand }
    return node
  }

  private func lastOperand(of node: Int) -> Int? {
    var result: Int?
    for child in children(node) where isOperand(child) { result = child }
    return result
  }

  /// The left operand of a postfix expression, or the operand of a prefix operator.
  func target(of node: Int) -> Int? {
    for child in children(node) where isOperand(child) || kind(child) == .directive { return child }
    return nil
  }

  private func isImplicitMember(_ node: Int) -> Bool { end(node) > node + 1 && isToken(node + 1, ".") }

  mutating func chainTarget(_ node: Int) {
    let mark = values.count
    switch kind(node) {
    case .navigationExpression:
      chainOperands(of: node)
      then(.endMember, node, mark: mark)
    case .postfixExpression:
      chainOperands(of: node)
      then(.endPostfix, node, mark: mark)
    case .callExpression: call(node)
    default:
      if let base = chainBase(below: node) {
        then(.chainTarget, base)
      } else if kind(node) == .lambdaLiteral {
        callOfSpecialization(withClosure: node)
      } else if kind(node) == .prefixExpression {
        values.append(Self.none)
      } else {
        expression(node, flags: [])
      }
    }
  }

  private mutating func chainOperands(of node: Int) {
    if let target = target(of: node) { then(.chainTarget, target) }
    for child in children(node) where kind(child) == .error { then(.statement, child) }
  }

  // MARK: Key paths

  mutating func keyPath(_ node: Int, base: Int, mark: Int) {
    for link in keyPathLinks(node, base: base) {
      if kind(link) == .callExpression, let suffix = child(link, .callSuffix) { callArguments(suffix) }
    }
    then(.endKeyPath, node, mark: mark, extra: base)
  }

  /// The nodes from the base outwards.
  private func keyPathLinks(_ node: Int, base: Int) -> [Int] {
    var links: [Int] = []
    var link = node
    while link != base {
      links.append(link)
      guard let next = chainBase(below: link) else { break }
      link = next
    }
    return links.reversed()
  }

  mutating func endKeyPath(_ node: Int, base: Int, mark: Int) {
    guard base >= 0 else {
      dropValues(to: mark)
      values.append(Self.none)
      return
    }
    let arguments = takeArguments(from: mark, node)
    var root = typeAmongChildren(of: base)
    var components: [NameID] = []
    for child in children(base) {
      if kind(child) == .typeIdentifier, root == nil {
        root = specializedType(child)
      } else if kind(child) == .simpleIdentifier {
        components.append(name(child))
      }
    }
    for link in keyPathLinks(node, base: base) where kind(link) == .navigationExpression {
      guard let suffix = child(link, .navigationSuffix) else { continue }
      for part in children(suffix) where !isToken(part, ".") && nodes[part].end > nodes[part].start {
        components.append(name(part))
      }
    }
    emitValue(.keyPath(root: root, components: components, arguments: arguments), node)
  }

  /// A type identifier with the generic arguments that follow it.
  private mutating func specializedType(_ node: Int) -> TypeID {
    let following = Int(nodes[node].next)
    guard following < nodes.count, kind(following) == .typeArguments, nodes[following].start == nodes[node].end else {
      return plainType(name(node))
    }
    var component = TypeSyntax.Component(name: name(node))
    for argument in children(following) where isType(argument) { component.arguments.append(type(argument)) }
    return add(.named([component]))
  }
}
