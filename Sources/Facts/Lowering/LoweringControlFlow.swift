import Syntax

/// Branches and loops.
extension FileLowering {
  // MARK: if

  /// Leaves one value: that of the taken branch, if it is requested and every branch has one.
  mutating func ifStatement(_ node: Int, flags: LoweringStep.Flags) {
    let mark = values.count
    let scope = scopes.mark
    let bodyStart = conditions(of: node)
    then(.beginBranches, node, extra: Int(BranchKind.if.rawValue))
    var thenBranch: Int?
    var elseBranch: Int?
    var hasElse = false
    for child in Siblings(nodes: nodes, index: bodyStart, end: end(node)) {
      switch kind(child) {
      case .else: hasElse = true
      case .statements, .ifStatement:
        if hasElse { elseBranch = child } else { thenBranch = child }
      case .error: then(.statement, child)
      default: break
      }
    }
    branch(thenBranch, node, flags)
    then(.leaveScope, node, mark: scope)
    if hasElse {
      then(.nextBranch, node)
      branch(elseBranch, node, flags)
    }
    then(.endIf, node, mark: mark, extra: hasElse ? 1 : 0, flags: flags)
  }

  private mutating func branch(_ body: Int?, _ node: Int, _ flags: LoweringStep.Flags) {
    then(.branch, node, extra: body ?? -1, flags: flags)
  }

  /// Visits one branch, which leaves one value.
  mutating func visitBranch(_ body: Int, flags: LoweringStep.Flags) {
    guard body >= 0 else {
      values.append(Self.none)
      return
    }
    if kind(body) == .ifStatement {
      then(.expression, body, flags: flags)
      return
    }
    let scope = scopes.mark
    let mark = values.count
    if flags.contains(.wantsValue), let single = singleExpression(body) {
      then(.expression, single, flags: flags)
    } else {
      then(.block, body)
      then(.endBranchBlock, body, mark: mark)
    }
    then(.leaveScope, body, mark: scope)
  }

  /// The placeholder value of a branch without one.
  mutating func endBranchBlock(_ body: Int, mark: Int) {
    dropValues(to: mark)
    var last: Int?
    for child in children(body) where isNamed(child) && kind(child) != .comment { last = child }
    let leaves = last.map { kind($0) == .controlTransferStatement } ?? false
    values.append(leaves ? Self.diverges : Self.none)
  }

  mutating func endBranches(_ node: Int, mark: Int, isExhaustive: Bool, flags: LoweringStep.Flags) {
    emit(.endBranches(exhaustive: isExhaustive), node)
    let start = arguments.count
    var isValue = flags.contains(.wantsValue) && isExhaustive
    if isValue {
      for index in mark..<max(mark, values.count) {
        if values[index] >= 0 {
          arguments.append(Argument(label: nil, value: ValueID(Int(values[index]))))
        } else if values[index] == Self.none, !flags.contains(.isExpression) {
          isValue = false
        }
      }
    }
    dropValues(to: mark)
    if isValue, arguments.count > start {
      emitValue(.choice(argumentRange(from: start), condition: nil), node)
    } else {
      arguments.removeLast(arguments.count - start)
      values.append(Self.none)
    }
  }

  // MARK: guard

  mutating func guardStatement(_ node: Int) {
    let scope = scopes.mark
    _ = conditions(of: node)
    then(.guardElse, node, mark: scope)
  }

  /// Bindings of a `guard` are visible after it, but not in its `else`.
  mutating func guardElse(_ node: Int, scope: Int) {
    let hidden = scopes.hide(to: scope)
    emit(.beginBranches(.guard, subject: nil), node)
    let mark = values.count
    var isAfterElse = false
    for child in children(node) {
      if kind(child) == .else { isAfterElse = true }
      if kind(child) == .statements, isAfterElse { branch(child, node, []) }
      if kind(child) == .error, isAfterElse { then(.statement, child) }
    }
    then(.drop, node, mark: mark)
    then(.endGuard, node, mark: hidden)
  }

  mutating func endGuard(_ node: Int, hidden: Int) {
    emit(.endBranches(exhaustive: false), node)
    scopes.restore(from: hidden)
  }

  // MARK: switch

  mutating func switchStatement(_ node: Int, flags: LoweringStep.Flags) {
    let mark = values.count
    for child in children(node) {
      if isOperand(child), kind(child) != .switchEntry {
        then(.expression, child)
        break
      }
    }
    then(.switchEntries, node, mark: mark, flags: flags)
  }

  mutating func switchEntries(_ node: Int, mark: Int, flags: LoweringStep.Flags) {
    let subject = valueIfAny(at: mark).map { Int($0.index) } ?? -1
    dropValues(to: mark)
    emit(.beginBranches(.switch, subject: subject >= 0 ? ValueID(subject) : nil), node)
    var isFirst = true
    for child in children(node) {
      if kind(child) == .switchEntry {
        if !isFirst { then(.nextBranch, child) }
        isFirst = false
        then(.switchEntry, child, extra: subject, flags: flags)
      } else if kind(child) == .error {
        then(.statement, child)
      }
    }
    then(.endSwitch, node, mark: mark, flags: flags)
  }

  /// One `case`: patterns, condition, body. Leaves one value.
  mutating func switchEntry(_ node: Int, subject: Int, flags: LoweringStep.Flags) {
    let scope = scopes.mark
    alternativeMarks.append(scope)
    let patternCount = children(node).count { kind($0) == .switchPattern }
    // One condition represents all patterns: the following code runs only if one of them matches.
    if patternCount > 0 { then(.caseMatch, node, extra: subject) }
    var patternFlags: LoweringStep.Flags = []
    var body: Int?
    for child in children(node) {
      switch kind(child) {
      case .switchPattern:
        then(.pattern, child + 1, mark: subject, end: end(child), flags: patternFlags)
        patternFlags = .alternative
      case .statements: body = child
      case .modifiers: break
      case .error: then(.statement, child)
      default:
        if isOperand(child), kind(child) != .whereKeyword, kind(child) != .defaultKeyword {
          let mark = values.count
          then(.expression, child)
          thenCondition(child, mark: mark, .isTrue, patternCount > 1 ? .alternative : .clause)
          then(.drop, child, mark: mark)
        }
      }
    }
    then(.endPatterns, node)
    branch(body, node, flags)
    then(.leaveScope, node, mark: scope)
    if let last = children(node).first(where: { isToken($0, "fallthrough") }) { then(.fallThrough, last) }
  }

  // MARK: do

  mutating func doStatement(_ node: Int) {
    let catches = children(node).contains { kind($0) == .catchBlock }
    let mark = values.count
    let isScope = !catches && (defersDirectly(in: node) || isLabeled)
    if catches { emit(.beginBranches(.do, subject: nil), node) }
    if isScope { then(.beginScope, node) }
    for child in children(node) {
      switch kind(child) {
      case .statements: scopedBlock(child)
      case .catchBlock:
        then(.nextBranch, child)
        then(.catchBlock, child)
      case .error: then(.statement, child)
      default: break
      }
    }
    // The `do` block may have been left half-way, so its effects are not certain.
    if catches { then(.endIf, node, mark: mark) }
    if isScope { then(.endScope, node) }
    then(.drop, node, mark: mark)
  }

  /// Whether the last instruction is a label.
  private var isLabeled: Bool { if case .label? = instructions.last?.operation { true } else { false } }

  /// Whether one of the statements of a block is a `defer`.
  private func defersDirectly(in node: Int) -> Bool {
    children(node).contains { block in
      kind(block) == .statements
        && children(block).contains { kind($0) == .callExpression && target(of: $0).map { hasText($0, "defer") } == true }
    }
  }

  mutating func catchBlock(_ node: Int) {
    let scope = scopes.mark
    let pattern = child(node, .pattern)
    if let pattern, !matchesAnything(pattern) { emit(.condition(nil, .matches, of: .clause), pattern) }
    if pattern == nil {
      let keyword = child(node, .catchKeyword) ?? node
      let error = addVariable(names.intern("error"), range(keyword), .local)
      bind(error)
      emit(.declare(error, nil, extracted: false), keyword)
    }
    for child in children(node) {
      switch kind(child) {
      case .pattern: then(.pattern, child + 1, mark: -1, end: end(child))
      case .whereClause: filter(child)
      case .statements: then(.block, child)
      case .error: then(.statement, child)
      default: break
      }
    }
    then(.leaveScope, node, mark: scope)
  }

  /// `let x`, `_`
  private func matchesAnything(_ pattern: Int) -> Bool {
    children(pattern).allSatisfy {
      switch kind($0) {
      case .valueBindingPattern, .wildcardPattern, .comment, .multilineComment: true
      case .simpleIdentifier: child(pattern, .valueBindingPattern) != nil
      default: false
      }
    }
  }

  /// `where condition`
  private mutating func filter(_ clause: Int) {
    for child in children(clause) where isOperand(child) && kind(child) != .whereKeyword {
      let mark = values.count
      then(.expression, child)
      thenCondition(child, mark: mark, .isTrue, .clause)
      then(.drop, child, mark: mark)
    }
  }

  // MARK: Loops

  mutating func forStatement(_ node: Int) {
    let mark = values.count
    var isAfterIn = false
    for child in children(node) {
      if isToken(child, "in") { isAfterIn = true }
      if isAfterIn, isOperand(child) {
        then(.expression, child, flags: [.wantsValue, .isExpression])
        break
      }
    }
    then(.forBody, node, mark: mark)
  }

  mutating func forBody(_ node: Int, mark: Int) {
    let sequence = valueIfAny(at: mark)
    dropValues(to: mark)
    let scope = scopes.mark
    let isAsync = children(node).contains { isToken($0, "await") }
    let isThrowing = children(node).contains { kind($0) == .tryOperator }
    emit(.beginLoop(isAsync ? .forAwait : .forIn, sequence: sequence), node)
    var type: TypeID?
    for child in children(node) where kind(child) == .typeAnnotation { type = typeAmongChildren(of: child) }
    for child in children(node) {
      switch kind(child) {
      case .pattern:
        let isCase = isCasePattern(child, in: node)
        let flags: LoweringStep.Flags = isCase ? .extracted : [.extracted, .binding]
        then(
          .pattern, child + 1, mark: sequence.map { Int($0.index) } ?? -1, end: end(child),
          extra: type.map { Int($0.index) } ?? -1, flags: flags)
        // Requesting the next element may throw.
        if isThrowing { then(.mayThrow, node) }
        if isCase { thenCondition(child, mark: values.count, .matches, .clause) }
      case .whereClause: filter(child)
      case .statements: then(.block, child)
      case .error: then(.statement, child)
      default: break
      }
    }
    then(.leaveScope, node, mark: scope)
    then(.endLoop, node)
  }

  /// `for case …`: only names after `let` are bound. The grammar places `case` somewhere before the first of them.
  private func isCasePattern(_ pattern: Int, in node: Int) -> Bool {
    var index = node + 1
    while index < nodes.count, nodes[index].start < nodes[pattern].end {
      switch kind(index) {
      case .tokenCase: return true
      case .simpleIdentifier, .valueBindingPattern, .tokenIn: return false
      default: index += 1
      }
    }
    return false
  }

  mutating func whileStatement(_ node: Int) {
    let scope = scopes.mark
    emit(.beginLoop(.while, sequence: nil), node)
    let bodyStart = conditions(of: node, place: .loop)
    for child in Siblings(nodes: nodes, index: bodyStart, end: end(node)) {
      if kind(child) == .statements { then(.block, child) } else if kind(child) == .error { then(.statement, child) }
    }
    then(.leaveScope, node, mark: scope)
    then(.endLoop, node)
  }

  mutating func repeatStatement(_ node: Int) {
    emit(.beginLoop(.repeatWhile, sequence: nil), node)
    for child in children(node) {
      if kind(child) == .statements {
        then(.beginScope, child)
        scopedBlock(child)
        then(.endScope, child)
      } else if kind(child) == .error {
        then(.statement, child)
      } else if isOperand(child) {
        let mark = values.count
        then(.expression, child)
        thenCondition(child, mark: mark, .isTrue, .loop)
        then(.drop, child, mark: mark)
      }
    }
    then(.endLoop, node)
  }
}
