import Syntax

/// Statements: dispatch, blocks, assignments, jumps.
extension FileLowering {
  /// Visits a statement. Values that it leaves on the stack are dropped.
  mutating func statement(_ node: Int) {
    switch kind(node) {
    case .statementLabel: emit(.label(names.intern(labelText(node))), node)
    case .comment, .multilineComment, .directive, .diagnostic, .modifiers, .typeAnnotation, .pattern,
      .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration, .shebangLine, .captureList,
      .lambdaFunctionType, .lambdaFunctionTypeParameters, .typeParameters, .typeConstraints, .parameter, .attribute,
      .inheritanceSpecifier, .valueBindingPattern, .availabilityCondition, .switchPattern:
      break
    case .propertyDeclaration: localProperty(node)
    case .functionDeclaration: nestedFunction(node)
    case .classDeclaration, .protocolDeclaration: typeDeclaration(node, isGlobal: false)
    case .typealiasDeclaration, .associatedtypeDeclaration, .initDeclaration, .deinitDeclaration,
      .subscriptDeclaration, .protocolFunctionDeclaration, .protocolPropertyDeclaration, .enumEntry, .macroDeclaration:
      declaration(node, isGlobal: false)
    case .guardStatement: guardStatement(node)
    case .doStatement: doStatement(node)
    case .forStatement: forStatement(node)
    case .whileStatement: whileStatement(node)
    case .repeatWhileStatement: repeatStatement(node)
    case .controlTransferStatement: controlTransfer(node)
    case .statements: scopedBlock(node)
    case .error: pieces(of: node)
    case .simpleIdentifier where isFallthrough(node): emit(.jump(.fallthrough, label: nil), node)
    default:
      guard isNamed(node) else { return }
      if isExpression(node) {
        let mark = values.count
        then(.expression, node)
        then(.drop, node, mark: mark)
      } else if !isType(node) {
        pieces(of: node)
      }
    }
  }

  /// The readable pieces inside unreadable code. A bare name says nothing.
  private mutating func pieces(of node: Int) {
    for child in children(node) where isNamed(child) && kind(child) != .simpleIdentifier {
      then(.statement, child)
    }
  }

  func isStatement(_ node: Int) -> Bool {
    switch kind(node) {
    case .propertyDeclaration, .functionDeclaration, .classDeclaration, .protocolDeclaration, .typealiasDeclaration,
      .associatedtypeDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration,
      .protocolFunctionDeclaration, .protocolPropertyDeclaration, .enumEntry, .macroDeclaration, .guardStatement,
      .doStatement, .forStatement, .whileStatement, .repeatWhileStatement, .controlTransferStatement, .statements,
      .error, .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration, .statementLabel, .comment,
      .multilineComment, .attribute, .modifiers, .pattern:
      true
    default: false
    }
  }

  func isExpression(_ node: Int) -> Bool {
    switch kind(node) {
    case .simpleIdentifier, .selfExpression, .superExpression, .navigationExpression, .callExpression,
      .postfixExpression, .prefixExpression, .constructorExpression, .macroInvocation, .lambdaLiteral, .tryExpression,
      .consumeExpression, .unsafeExpression, .valuePackExpansion, .awaitExpression, .ternaryExpression,
      .nilCoalescingExpression, .asExpression, .checkExpression, .comparisonExpression, .additiveExpression,
      .multiplicativeExpression, .equalityExpression, .conjunctionExpression, .disjunctionExpression,
      .bitwiseOperation, .infixExpression, .rangeExpression, .openEndRangeExpression, .openStartRangeExpression,
      .tupleExpression, .arrayLiteral, .dictionaryLiteral, .lineStringLiteral, .multiLineStringLiteral,
      .rawStringLiteral, .integerLiteral, .hexLiteral, .octLiteral, .binLiteral, .realLiteral, .booleanLiteral,
      .nilLiteral, .regexLiteral, .playgroundLiteral, .selectorExpression, .keyPathStringExpression, .specialLiteral,
      .keyPathExpression, .ifStatement, .switchStatement, .assignment, .directlyAssignableExpression,
      .discardStatement, .fullyOpenRange:
      true
    default: false
    }
  }

  /// The grammar parses the statement as a name.
  func isFallthrough(_ node: Int) -> Bool { kind(node) == .simpleIdentifier && hasText(node, "fallthrough") }

  // MARK: Blocks

  /// Visits the statements of a block whose scope the caller has opened.
  mutating func block(_ node: Int) {
    lastStatement = (Self.none, 0)
    for child in children(node) where kind(child) == .functionDeclaration { hoist(child) }
    let alternatives = compiledAlternatives(in: node)
    if alternatives.isEmpty {
      for child in children(node) { then(.statement, child) }
      return
    }
    for child in children(node) {
      switch alternatives[child] {
      case nil: then(.statement, child)
      case .begin: then(.beginBranches, child, extra: Int(BranchKind.compiled.rawValue))
      case .next: then(.nextBranch, child)
      case .end(let isExhaustive):
        then(.endIf, child, mark: values.count, extra: isExhaustive ? 1 : 0)
        then(.drop, child, mark: values.count)
      }
    }
  }

  /// Where the branches of an `#if` among the statements begin and end.
  private enum CompiledAlternative {
    case begin, next
    case end(isExhaustive: Bool)
  }

  /// The directives that separate alternatives among the statements of a block: an assignment in one branch does not replace one in the other. An `#if`
  /// without `#else` is ignored.
  private func compiledAlternatives(in node: Int) -> [Int: CompiledAlternative] {
    var result: [Int: CompiledAlternative] = [:]
    /// The directives of each open `#if`, and whether they include `#else`.
    var open: [(directives: [Int], isExhaustive: Bool)] = []
    for child in children(node) where kind(child) == .directive {
      let text = text(child)
      if text.starts(with: "#if".utf8) {
        open.append(([child], false))
      } else if let last = open.indices.last, text.starts(with: "#else".utf8) {
        open[last].directives.append(child)
        if !text.starts(with: "#elseif".utf8) { open[last].isExhaustive = true }
      } else if text.starts(with: "#endif".utf8), let (directives, isExhaustive) = open.popLast(), directives.count > 1 {
        for directive in directives { result[directive] = .next }
        result[directives[0]] = .begin
        result[child] = .end(isExhaustive: isExhaustive)
      }
    }
    return result
  }

  /// The `statements` below a node, or the node itself, in a scope of their own.
  mutating func scopedBlock(_ node: Int) {
    let mark = scopes.mark
    if kind(node) == .statements {
      then(.block, node)
    } else {
      for child in children(node) {
        if kind(child) == .statements { then(.block, child) } else if kind(child) == .error { then(.statement, child) }
      }
    }
    then(.leaveScope, node, mark: mark)
  }

  /// Drops the values of a statement, and remembers them for a chain that continues after `#if`.
  mutating func drop(to mark: Int) {
    lastStatement = (valueIfAny(at: mark).map { Int32(truncatingIfNeeded: $0.index) } ?? Self.none, frames.count)
    dropValues(to: mark)
  }

  // MARK: Nested functions

  /// A nested function can be called before its declaration: its name is bound at the beginning of the block.
  private mutating func hoist(_ node: Int) {
    guard let nameNode = functionName(node) else { return }
    hoistedFunctions[Int32(truncatingIfNeeded: node)] = declareVariable(nameNode, .nestedFunction)
  }

  private mutating func nestedFunction(_ node: Int) {
    if hoistedFunctions[Int32(truncatingIfNeeded: node)] == nil { hoist(node) }
    let id = functionDeclaration(node, isGlobal: false)
    guard let variable = hoistedFunctions[Int32(truncatingIfNeeded: node)] else { return }
    facts.variables[Int(variable.index)].nestedFunction = id
    emit(.declareFunction(variable), node)
  }

  mutating func endDefer(_ node: Int) {
    emit(.endDefer, node)
    values.append(Self.none)
  }

  // MARK: Assignment

  mutating func assignment(_ node: Int) {
    let mark = values.count
    var target: Int?
    var value: Int?
    for child in children(node) {
      if kind(child) == .error {
        then(.statement, child)
      } else if isOperand(child) {
        if target == nil { target = child } else { value = child }
      }
    }
    // `_ = value` retains nothing.
    if let assigned = target, hasText(assigned, "_") { target = nil }
    if let target { then(.expression, target) }
    if let value { then(.expression, value, flags: [.wantsValue, .isExpression]) }
    then(.endAssignment, node, mark: mark)
  }

  mutating func endAssignment(_ node: Int, mark: Int) {
    if values.count - mark >= 2 {
      let target = value(at: mark, node)
      let value = value(at: mark + 1, node)
      var assignmentOperator: NameID?
      for child in children(node) where nodes[child].token != 0 {
        if !isToken(child, "=") { assignmentOperator = names.intern(text(child)) }
      }
      emit(.assign(target: target, value: value, operator: assignmentOperator), node)
    }
    dropValues(to: mark)
    values.append(Self.none)
  }

  // MARK: Jumps

  private mutating func controlTransfer(_ node: Int) {
    let mark = values.count
    var isThrow = false
    var isReturn = false
    var isYield = false
    for child in children(node) {
      switch kind(child) {
      case .tokenReturn: isReturn = true
      case .tokenBreak:
        emit(.jump(.break, label: jumpLabel(node)), node)
        return
      case .tokenContinue:
        emit(.jump(.continue, label: jumpLabel(node)), node)
        return
      case .tokenYield: isYield = true
      case .throwKeyword: isThrow = true
      case .error: then(.statement, child)
      default: if isOperand(child) { then(.expression, child, flags: [.wantsValue, .isExpression]) }
      }
    }
    if isThrow {
      then(.endThrow, node, mark: mark)
    } else if isReturn || isYield && frames.last.map({ facts[$0.id].kind == .getter }) == true {
      then(.endReturn, node, mark: mark)
    } else {
      then(.drop, node, mark: mark)
    }
  }

  /// The label of `break` or `continue`.
  private mutating func jumpLabel(_ node: Int) -> NameID? {
    for child in children(node) where kind(child) == .simpleIdentifier { return name(child) }
    return nil
  }

  /// The name in `name:`.
  private func labelText(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    let text = text(node)
    let end = text.firstIndex { !isIdentifierByte($0) } ?? text.endIndex
    return UnsafeBufferPointer(rebasing: text[..<end])
  }

  func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  mutating func endReturn(_ node: Int, mark: Int) {
    emit(.returnValue(valueIfAny(at: mark)), node)
    dropValues(to: mark)
  }

  mutating func endThrow(_ node: Int, mark: Int) {
    let value = value(at: mark, node)
    dropValues(to: mark)
    emit(.throwValue(value), node)
  }
}
