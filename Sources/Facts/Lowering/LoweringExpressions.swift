import Syntax

/// Names, operators, casts and all expressions without a file of their own.
extension FileLowering {
  /// Visits an expression. It leaves exactly one value when the steps pushed here are done.
  mutating func expression(_ node: Int, flags: LoweringStep.Flags) {
    let mark = values.count
    switch kind(node) {
    case .simpleIdentifier: identifier(node)
    case .selfExpression where isAfterDot(node): identifier(node)
    case .selfExpression: emitValue(selfOperation(), node)
    case .superExpression: emitValue(.superReference, node)
    case .navigationExpression, .callExpression, .postfixExpression, .prefixExpression: chain(node)
    case .constructorExpression: constructor(node)
    case .macroInvocation: macro(node)
    case .lambdaLiteral: closure(node)
    case .tryExpression:
      passThrough(node)
      then(.endTry, node)
    case .consumeExpression, .unsafeExpression, .valuePackExpansion:
      passThrough(node)
    case .awaitExpression:
      operands(of: node)
      then(.endAwait, node, mark: mark)
    case .ternaryExpression: ternary(node)
    case .nilCoalescingExpression:
      operands(of: node)
      then(.endChoice, node, mark: mark)
    case .asExpression, .checkExpression: cast(node)
    case .comparisonExpression where specializationParts(node) != nil: chain(node)
    case .comparisonExpression where specializedClosureCall(node) != nil: callOfSpecialization(node)
    case .conjunctionExpression, .disjunctionExpression: logicalExpression(node)
    case .additiveExpression, .multiplicativeExpression, .comparisonExpression, .equalityExpression, .bitwiseOperation, .infixExpression, .rangeExpression,
      .openEndRangeExpression, .openStartRangeExpression:
      operands(of: node)
      then(.endOperator, node, mark: mark)
    case .tupleExpression:
      for child in children(node) where !isLabel(child, end: end(node)) {
        if isOperand(child) { then(.expression, child) } else if kind(child) == .error { then(.statement, child) }
      }
      then(.endTuple, node, mark: mark)
    case .arrayLiteral:
      operands(of: node)
      then(.endArray, node, mark: mark)
    case .dictionaryLiteral:
      operands(of: node)
      then(.endDictionary, node, mark: mark)
    case .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral: string(node)
    case .integerLiteral where originalText(node).first == UInt8(ascii: "("):
      // `()`, which was masked.
      emitValue(.tuple(ArgumentRange(start: 0, count: 0)), node)
    case .integerLiteral, .hexLiteral, .octLiteral, .binLiteral, .realLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
      .playgroundLiteral:
      emitValue(.literal(literal(node), text: kind(node) == .integerLiteral ? keyText(node) : nil), node)
    case .selectorExpression, .keyPathStringExpression, .specialLiteral, .diagnostic, .availabilityCondition:
      emitValue(.poundLiteral, node)
    case .keyPathExpression: chain(node)
    case .ifStatement: ifStatement(node, flags: flags)
    case .switchStatement: switchStatement(node, flags: flags)
    case .assignment: assignment(node)
    case .directlyAssignableExpression: passThrough(node)
    case .directive: afterDirective(node)
    default:
      if isType(node) {
        typeAsValue(node)
      } else if isStatement(node) {
        then(.statement, node)
        then(.endGeneric, node, mark: mark)
      } else {
        passThrough(node)
      }
    }
  }

  // MARK: Operands

  /// Whether a child is an operand rather than a token, a label, a comment or unreadable code.
  func isOperand(_ node: Int) -> Bool {
    guard isNamed(node) else { return false }
    switch kind(node) {
    case .comment, .multilineComment, .directive, .customOperator, .bang, .asOperator, .tryOperator, .valueArgumentLabel,
      .typeModifiers, .throwKeyword, .statementLabel, .error, .navigationSuffix, .callSuffix, .typeArguments, .whereKeyword,
      .defaultKeyword, .else, .catchKeyword, .throws, .throwsClause, .attribute, .modifiers:
      return false
    default: return true
    }
  }

  /// Visits the operands among the children of a node, each of which leaves one value, and the readable parts of the rest.
  mutating func operands(of node: Int) {
    for child in children(node) {
      if isOperand(child) {
        then(.expression, child)
      } else if kind(child) == .error {
        then(.statement, child)
      }
    }
  }

  /// A node with one operand has its value; several operands become a tuple.
  mutating func passThrough(_ node: Int) {
    let mark = values.count
    operands(of: node)
    then(.endGeneric, node, mark: mark)
  }

  mutating func endGeneric(_ node: Int, mark: Int) {
    switch values.count - mark {
    case 1: break
    case ...0: values.append(Self.none)
    default:
      let elements = takeArguments(from: mark, node)
      emitValue(.tuple(elements), node)
    }
  }

  // MARK: Names and types

  private mutating func identifier(_ node: Int) {
    if hasText(node, "_") {
      emitValue(.tuple(ArgumentRange(start: 0, count: 0)), node)
      return
    }
    guard isAfterDot(node) else {
      emitValue(operation(forIdentifier: node), node)
      return
    }
    let name = name(node)
    if let base = specializations.removeValue(forKey: Int32(truncatingIfNeeded: node)) {
      emitValue(.member(base: base, name: name), node)
    } else {
      emitValue(.implicitMember(name), node)
    }
  }

  /// `.name`. However the grammar nests it (`.a + 1` is `.(a + 1)`), the dot is right before the name. After an operator, the dot belongs to the
  /// operator only if that begins with one: `...a`, but not `A<B>.a`.
  private func isAfterDot(_ node: Int) -> Bool {
    let start = Int(nodes[node].start)
    guard start > 0, start <= source.count, source[start - 1] == UInt8(ascii: ".") else { return false }
    var first = start - 1
    while first > 0, isOperatorCharacter(source[first - 1]) { first -= 1 }
    return first == start - 1 || source[first] != UInt8(ascii: ".")
  }

  private func isOperatorCharacter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ".", "+", "-", "*", "/", "<", ">", "=", "&", "|", "^", "~", "%": true
    default: false
    }
  }

  /// A type in the position of a value. `Outer.Inner` without generic arguments looks like the names in it.
  private mutating func typeAsValue(_ node: Int) {
    if isLiteral(node) {
      literalElements(of: node)
      return
    }
    if kind(node) == .userType, child(node, .typeArguments) == nil {
      var result: ValueID?
      for child in children(node) where kind(child) == .typeIdentifier {
        if let base = result {
          result = emit(.member(base: base, name: name(child)), node)
        } else {
          result = emit(operation(forIdentifier: child), child)
        }
      }
      if let result {
        pushValue(result)
        return
      }
    }
    emitValue(.type(type(node)), node)
  }

  // MARK: Operators and casts

  mutating func endOperator(_ node: Int, mark: Int) {
    let operands = takeArguments(from: mark, node)
    emitValue(.operator(operatorName(node), operands), node)
  }

  /// `a && b || c`. The grammar gives `&&` and `||` the same precedence and associates them to the right. The correct grouping is restored here.
  private mutating func logicalExpression(_ node: Int) {
    let mark = values.count
    var operands = [node]
    var operators: [Int] = []
    // Flattens the last operand while it is one of these without parentheses.
    while let last = operands.last, kind(last) == .conjunctionExpression || kind(last) == .disjunctionExpression, let parts = binaryParts(last) {
      operands[operands.count - 1] = parts.left
      operands.append(parts.right)
      operators.append(last)
    }
    if operators.isEmpty {
      self.operands(of: node)
      then(.endOperator, node, mark: mark)
      return
    }
    /// The first operand of the current run of `&&`, and the `||` before it.
    var first = 0
    var alternative: Int?
    for (index, operand) in operands.enumerated() {
      then(.expression, operand)
      if index > first {
        then(.endLogical, operators[index - 1], mark: mark + (alternative == nil ? 0 : 1), end: operand, extra: operands[first])
      }
      if index < operators.count, kind(operators[index]) == .conjunctionExpression { continue }
      if let alternative { then(.endLogical, alternative, mark: mark, end: operand, extra: operands[0]) }
      first = index + 1
      alternative = index < operators.count ? operators[index] : nil
    }
  }

  /// `&&` or `||`, from operand `first` to `last`.
  mutating func endLogical(_ node: Int, mark: Int, first: Int, last: Int) {
    let operands = takeArguments(from: mark, node)
    let range = ByteRange(start: nodes[first].start, end: nodes[last].end)
    pushValue(emit(.operator(operatorName(node), operands), range))
  }

  /// The operator token among the children.
  mutating func operatorName(_ node: Int) -> NameID {
    for child in children(node) {
      switch kind(child) {
      case .customOperator, .bang: return names.intern(originalText(child))
      case .comment, .multilineComment: continue
      default: if nodes[child].token != 0 { return names.intern(originalText(child)) }
      }
    }
    return names.intern("")
  }

  private mutating func ternary(_ node: Int) {
    let mark = values.count
    operands(of: node)
    then(.endChoice, node, mark: mark, extra: skippedChoices(node))
  }

  /// The condition is not one of the choices. But `a ? b : c ? d : e` is parsed as `(a ? b : c) ? d : e`: then it contains one.
  func skippedChoices(_ node: Int) -> Int {
    target(of: node).map { kind($0) == .ternaryExpression } == true ? 0 : 1
  }

  /// The first `skipped` operands are not among the choices.
  mutating func endChoice(_ node: Int, mark: Int, skipped: Int) {
    var first = mark
    if values.count - mark > 2, skipped > 0 { first += skipped }
    let condition = first > mark ? valueIfAny(at: mark) : nil
    let choices = takeArguments(from: first, node)
    dropValues(to: mark)
    emitValue(.choice(choices, condition: condition), node)
  }

  private mutating func cast(_ node: Int) {
    let mark = values.count
    for child in children(node) {
      if isType(child) { break }
      if isOperand(child) {
        then(.expression, child)
      } else if kind(child) == .error {
        then(.statement, child)
      }
    }
    then(kind(node) == .asExpression ? .endCast : .endTypeCheck, node, mark: mark)
  }

  mutating func endCast(_ node: Int, mark: Int) {
    let value = value(at: mark, node)
    dropValues(to: mark)
    var kind = CastKind.coerce
    if let asOperator = child(node, .asOperator) {
      if hasText(asOperator, "as?") { kind = .conditional }
      if hasText(asOperator, "as!") { kind = .forced }
    }
    guard let type = typeAmongChildren(of: node) else {
      pushValue(value)
      return
    }
    emitValue(.cast(value, type, kind), node)
  }

  mutating func endTypeCheck(_ node: Int, mark: Int) {
    let value = value(at: mark, node)
    dropValues(to: mark)
    guard let type = typeAmongChildren(of: node) else {
      pushValue(value)
      return
    }
    emitValue(.typeCheck(value, type), node)
  }

  mutating func endAwait(_ node: Int, mark: Int) {
    let value = value(at: mark, node)
    dropValues(to: mark)
    emitValue(.await(value), node)
  }

  /// The value of `try x` is that of `x`.
  mutating func endTry(_ node: Int) {
    for child in children(node) where kind(child) == .tryOperator {
      if let last = originalText(child).last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { return }
    }
    emit(.mayThrow, node)
  }

  // MARK: Conditional compilation

  /// An `#if` in the middle of a postfix chain separates it from its base, which is then the previous statement.
  private mutating func afterDirective(_ node: Int) {
    if lastStatement.depth == frames.count, lastStatement.value >= 0 {
      values.append(lastStatement.value)
    } else {
      values.append(Self.none)
    }
  }
}
