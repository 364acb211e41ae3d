import Syntax

/// Members, calls and subscripts.
extension FileLowering {
  // MARK: Members and operators

  mutating func endMember(_ node: Int, mark: Int) {
    var base = value(at: mark, node)
    dropValues(to: mark)
    var member: Int?
    for child in children(node) {
      if isToken(child, "?") { base = emit(.unwrap(base, forced: false), node) }
      if kind(child) == .navigationSuffix {
        for part in children(child) where !isToken(part, ".") && kind(part) != .comment { member = part }
      }
    }
    guard let member else {
      pushValue(base)
      return
    }
    emitValue(.member(base: base, name: name(member)), node)
  }

  mutating func endPostfix(_ node: Int, mark: Int) {
    let value = value(at: mark, node)
    dropValues(to: mark)
    for child in children(node) {
      if kind(child) == .bang || isToken(child, "!") {
        emitValue(.unwrap(value, forced: true), node)
        return
      }
      if isToken(child, "?") {
        emitValue(.unwrap(value, forced: false), node)
        return
      }
    }
    let start = arguments.count
    arguments.append(Argument(label: nil, value: value))
    emitValue(.operator(operatorName(node), argumentRange(from: start)), node)
  }

  /// Applies a prefix operator to the top value. `&x` is `x`: the argument records that it is `inout`.
  mutating func endPrefix(_ node: Int) {
    if end(node) > node + 1, isToken(node + 1, "&") { return }
    let value = value(at: values.count - 1, node)
    if let effect = maskedEffect(node) {
      if effect == .await {
        dropValues(to: values.count - 1)
        emitValue(.await(value), node)
      } else {
        emit(.mayThrow, node)
      }
      return
    }
    dropValues(to: values.count - 1)
    let start = arguments.count
    arguments.append(Argument(label: nil, value: value))
    emitValue(.operator(operatorName(node), argumentRange(from: start)), node)
  }

  private enum Effect { case `try`, `await` }

  /// The `await` or `try` that was masked as a prefix operator; see `SourceMask`.
  private func maskedEffect(_ node: Int) -> Effect? {
    guard end(node) > node + 1, kind(node + 1) == .customOperator else { return nil }
    let text = originalText(node + 1)
    let isTry = text.starts(with: "try".utf8)
    if (isTry ? text.drop { $0 != UInt8(ascii: "a") } : text[...]).starts(with: "await".utf8) { return .await }
    return isTry ? .try : nil
  }

  // MARK: Calls

  mutating func call(_ node: Int) {
    let mark = values.count
    let callee = target(of: node)
    let suffix = child(node, .callSuffix)
    if let suffix, isOperatorCall(node) {
      callArguments(suffix)
      then(.endGeneric, node, mark: mark)
      return
    }
    if let callee, let suffix, let block = inlineBlock(callee, suffix) {
      if hasText(callee, "defer") {
        emit(.beginDefer, node)
        scopedBlock(block)
        then(.endDefer, node)
      } else {
        scopedBlock(block)
        then(.endGeneric, node, mark: mark)
      }
      return
    }
    if let inner = callWithoutItsTrailingClosure(node), let innerSuffix = child(inner, .callSuffix), let suffix {
      if let target = target(of: inner) { then(.chainTarget, target) } else { values.append(Self.none) }
      callArguments(innerSuffix)
      callArguments(suffix)
      then(.endCall, node, mark: mark)
      return
    }
    if let callee {
      if isTypeLiteral(callee), let suffix, isCallWithParentheses(suffix) {
        emitValue(.type(type(callee)), callee)
      } else {
        then(.chainTarget, callee)
      }
    } else {
      values.append(Self.none)
    }
    for child in children(node) where kind(child) == .error { then(.statement, child) }
    if let suffix, isFullName(suffix) {
      then(.endCall, node, mark: mark, extra: 1)
      return
    }
    if let suffix { callArguments(suffix) }
    then(.endCall, node, mark: mark)
  }

  /// `defer { … }` looks like a call with a trailing closure, and so do `_read { … }` and `_modify { … }`.
  private func inlineBlock(_ callee: Int, _ suffix: Int) -> Int? {
    guard kind(callee) == .simpleIdentifier, suffix + 1 < end(suffix), kind(suffix + 1) == .lambdaLiteral,
      hasText(callee, "defer") || hasText(callee, "_read") || hasText(callee, "_modify")
    else { return nil }
    return suffix + 1
  }

  /// In an initial value, and after an operator, the grammar reads `f(x) { … }` as a call of `f(x)`. Returns that inner call, to which the trailing
  /// closure belongs.
  private func callWithoutItsTrailingClosure(_ node: Int) -> Int? {
    guard let suffix = child(node, .callSuffix), child(suffix, .valueArguments) == nil, let inner = target(of: node).map(lastOfOperators),
      kind(inner) == .callExpression, let innerSuffix = child(inner, .callSuffix), isCallWithParentheses(innerSuffix),
      child(innerSuffix, .lambdaLiteral) == nil, !isFullName(innerSuffix), !isOperatorCall(inner), !isTypeLiteral(target(of: inner) ?? inner)
    else { return nil }
    return inner
  }

  /// `[Foo]` or `[Foo: Bar]`: a literal cannot be called, so it is a type.
  private func isTypeLiteral(_ node: Int) -> Bool {
    var count = 0
    switch kind(node) {
    case .arrayLiteral, .dictionaryLiteral:
      for child in children(node) where isOperand(child) { count += 1 }
      return count == (kind(node) == .arrayLiteral ? 1 : 2)
    default: return false
    }
  }

  private func isCallWithParentheses(_ suffix: Int) -> Bool {
    guard let list = child(suffix, .valueArguments), list + 1 < end(list) else { return false }
    return isToken(list + 1, "(")
  }

  /// `tick(_:)`: labels without values.
  private func isFullName(_ suffix: Int) -> Bool {
    guard let list = child(suffix, .valueArguments), let first = child(list, .valueArgument) else { return false }
    return child(first, .valueArgumentLabel) != nil && operand(of: first) == nil
  }

  /// The only operand of a node that has just one.
  private func operand(of node: Int) -> Int? {
    var result: Int?
    for child in children(node) where isOperand(child) {
      if result != nil { return nil }
      result = child
    }
    return result
  }

  /// Visits the arguments of a call: one value per argument and trailing closure.
  mutating func callArguments(_ suffix: Int) {
    for child in children(suffix) {
      switch kind(child) {
      case .valueArguments:
        for argument in children(child) {
          if kind(argument) == .valueArgument {
            then(.expression, operand(of: argument) ?? argument)
            for part in children(argument) where kind(part) == .error && operand(of: argument) != nil {
              then(.statement, part)
            }
          } else if kind(argument) == .error {
            then(.statement, argument)
          }
        }
      case .lambdaLiteral: then(.expression, child)
      case .error: then(.statement, child)
      default: break
      }
    }
  }

  mutating func endCall(_ node: Int, mark: Int, isFullName: Bool) {
    var callee = value(at: mark, node)
    for child in children(node) where isToken(child, "?") { callee = emit(.unwrap(callee, forced: false), node) }
    guard let suffix = child(node, .callSuffix) ?? child(node, .constructorSuffix) else {
      dropValues(to: mark)
      pushValue(callee)
      return
    }
    if isFullName {
      dropValues(to: mark)
      let labels = fullNameLabels(suffix)
      emitValue(.fullName(base: callee, labels: labels), node)
      return
    }
    var isSubscript = false
    if let list = child(suffix, .valueArguments), list + 1 < end(list) { isSubscript = isToken(list + 1, "[") }
    var suffixes = [suffix]
    if let inner = callWithoutItsTrailingClosure(node), let innerSuffix = child(inner, .callSuffix) {
      suffixes = [innerSuffix, suffix]
      for child in children(inner) where isToken(child, "?") { callee = emit(.unwrap(callee, forced: false), inner) }
    }
    let arguments = callArgumentRange(suffixes, mark: mark + 1)
    dropValues(to: mark)
    // `let error = #expect(throws: Missing.self) { … }`: the grammar calls the macro's result.
    if let macro = child(node, .macroInvocation), let name = child(macro, .simpleIdentifier).map({ self.name($0) }) {
      emitValue(.macro(name, arguments: arguments), node)
      return
    }
    emitValue(
      isSubscript ? .subscript(base: callee, arguments: arguments) : .call(callee: callee, arguments: arguments), node)
  }

  /// The arguments with values above `mark`, with their labels.
  private mutating func callArgumentRange(_ suffixes: [Int], mark: Int) -> ArgumentRange {
    let start = arguments.count
    var index = mark
    var label: NameID?
    var hasTrailing = false
    for child in suffixes.flatMap({ Array(children($0)) }) {
      switch kind(child) {
      case .valueArguments:
        for argument in children(child) where kind(argument) == .valueArgument {
          var argumentLabel: NameID?
          if let node = self.child(argument, .valueArgumentLabel) { argumentLabel = labelName(node) }
          var kind = Argument.Kind.plain
          if let operand = operand(of: argument), text(operand).first == UInt8(ascii: "&") { kind = .inout }
          let value = value(at: index, argument)
          arguments.append(Argument(label: argumentLabel, value: value, kind: kind))
          index += 1
        }
      case .simpleIdentifier: label = name(child)
      case .lambdaLiteral:
        let value = value(at: index, child)
        arguments.append(
          Argument(label: label, value: value, kind: hasTrailing ? .labeledTrailingClosure : .trailingClosure))
        label = nil
        hasTrailing = true
        index += 1
      default: break
      }
    }
    return argumentRange(from: start)
  }

  private mutating func labelName(_ node: Int) -> NameID? {
    guard let identifier = child(node, .simpleIdentifier) else { return name(node) }
    return name(identifier)
  }

  private mutating func fullNameLabels(_ suffix: Int) -> [NameID?] {
    var labels: [NameID?] = []
    guard let list = child(suffix, .valueArguments) else { return labels }
    for argument in children(list) where kind(argument) == .valueArgument {
      for label in children(argument) where kind(label) == .valueArgumentLabel {
        labels.append(hasText(label, "_") ? nil : labelName(label))
      }
    }
    return labels
  }

  // MARK: Types that are called, macros

  mutating func constructor(_ node: Int) {
    let mark = values.count
    for child in children(node) where isType(child) {
      then(.expression, child)
      break
    }
    if let suffix = child(node, .constructorSuffix) { callArguments(suffix) }
    for child in children(node) where kind(child) == .error { then(.statement, child) }
    then(.endCall, node, mark: mark)
  }

  mutating func macro(_ node: Int) {
    let mark = values.count
    for child in children(node) {
      if kind(child) == .callSuffix { callArguments(child) } else if kind(child) == .error { then(.statement, child) }
    }
    then(.endMacro, node, mark: mark)
  }

  mutating func endMacro(_ node: Int, mark: Int) {
    let macro = child(node, .simpleIdentifier).map { name($0) } ?? names.intern("")
    let start = arguments.count
    let arguments = child(node, .callSuffix).map { callArgumentRange([$0], mark: mark) } ?? argumentRange(from: start)
    dropValues(to: mark)
    emitValue(.macro(macro, arguments: arguments), node)
  }
}
