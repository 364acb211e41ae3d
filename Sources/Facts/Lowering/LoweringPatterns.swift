import Syntax

/// Patterns: their bindings, and the values that they compare with.
extension FileLowering {
  /// The meaning of a run of sibling pattern nodes as a whole.
  private struct PatternShape {
    var castType: Int?
    var isTypeTest = false
    var isOptional = false
    /// `.name(…)`: the content of the parentheses is a part of the value.
    var caseName: Int?
    var elementCount = 0
  }

  /// Visits a run of pattern nodes. `step.mark` is the matched value or -1, `step.extra` its known type.
  mutating func pattern(_ step: LoweringStep) {
    let run = Siblings(nodes: nodes, index: Int(step.node), end: Int(step.end))
    var flags = step.flags
    var subject = step.mark
    var knownType = step.extra
    let shape = patternShape(run)
    recordCaseTest(step, run, shape)

    if shape.isOptional, subject >= 0 {
      subject = emitSubject(.unwrap(ValueID(Int(subject)), forced: false), Int(step.node))
    }
    if let castType = shape.castType {
      let type = type(castType)
      if subject >= 0 {
        let value = ValueID(Int(subject))
        if shape.isTypeTest {
          emit(.typeCheck(value, type), Int(step.node))
        } else {
          subject = emitSubject(.cast(value, type, .conditional), Int(step.node))
        }
      }
      knownType = Int32(truncatingIfNeeded: type.index)
    }

    var isAfterDot = false
    var element = 0
    for node in run {
      switch kind(node) {
      case .tokenDot: isAfterDot = true
      case .valueBindingPattern:
        flags.insert(.binding)
        if hasText(node, "var") { flags.insert(.mutable) }
      case .simpleIdentifier:
        if isAfterDot || isLabel(node, end: Int(step.end)) {
          isAfterDot = false
        } else if flags.contains(.binding) {
          bindPatternVariable(node, subject: subject, type: knownType, payload: payloads.removeValue(forKey: step.node), flags: flags)
        } else {
          comparison(node)
        }
      case .pattern:
        subpattern(node, of: Int(step.node), element: element, subject: subject, type: knownType, shape: shape, flags: flags)
        element += 1
      case .wildcardPattern, .typeAnnotation, .typeModifiers, .comment, .multilineComment: break
      case .error: then(.statement, node)
      default:
        if isNamed(node), !isType(node) { comparison(node) }
      }
    }
  }

  /// Records the test of a whole pattern on the value of a condition.
  private mutating func recordCaseTest(_ step: LoweringStep, _ run: Siblings, _ shape: PatternShape) {
    guard !step.flags.contains(.extracted), step.mark >= 0, let match = lastMatch, match.function == frames.last?.id,
      match.value == ValueID(Int(step.mark))
    else { return }
    // A node that only encloses a pattern is none itself.
    if shape.caseName == nil, shape.elementCount == 1, !shape.isOptional, shape.castType == nil { return }
    let isBinding = run.contains { kind($0) == .valueBindingPattern }
    let isWhole = run.allSatisfy { part in
      guard kind(part) == .pattern else { return true }
      let binds = isBinding || child(part, .valueBindingPattern) != nil
      return children(part).allSatisfy { [.valueBindingPattern, .wildcardPattern].contains(kind($0)) || binds && kind($0) == .simpleIdentifier }
    }
    let isCase = shape.castType == nil && !shape.isTypeTest && !shape.isOptional
    let named = isCase ? shape.caseName.map { name($0) } : nil
    facts.functions[Int(match.function.index)].caseTests.append(CaseTest(condition: match.condition, name: named, isWhole: isWhole))
  }

  private mutating func emitSubject(_ operation: Operation, _ node: Int) -> Int32 {
    Int32(truncatingIfNeeded: emit(operation, node).index)
  }

  private func patternShape(_ run: Siblings) -> PatternShape {
    var shape = PatternShape()
    var isAfterDot = false
    var isAfterCast = false
    for node in run {
      switch kind(node) {
      case .tokenDot: isAfterDot = true
      case .tokenIs:
        shape.isTypeTest = true
        isAfterCast = true
      case .tokenAs: isAfterCast = true
      case .tokenQuestion: shape.isOptional = true
      case .simpleIdentifier:
        if isAfterDot { shape.caseName = node }
        isAfterDot = false
      case .pattern: shape.elementCount += 1
      default:
        if isAfterCast, shape.castType == nil, isType(node) { shape.castType = node }
      }
    }
    return shape
  }

  private mutating func subpattern(
    _ node: Int, of run: Int, element: Int, subject: Int32, type: Int32, shape: PatternShape, flags: LoweringStep.Flags
  ) {
    var flags = flags
    var subject = subject
    let inner = Int32(truncatingIfNeeded: node + 1)
    if let caseName = shape.caseName {
      // The type of a part of a part is unknown.
      if !flags.contains(.extracted) {
        payloads[inner] = CasePayload(name: name(caseName), position: element, count: shape.elementCount)
      }
      flags.insert(.extracted)
    } else if shape.elementCount > 1, subject >= 0, !flags.contains(.extracted) {
      // A tuple element can be named; a payload cannot.
      let name = internNumber(element)
      subject = emitSubject(.member(base: ValueID(Int(subject)), name: name), node)
    } else if shape.elementCount > 1, payloads[Int32(truncatingIfNeeded: run)] == nil {
      payloads[inner] = CasePayload(name: nil, position: element, count: shape.elementCount)
    }
    let isWhole = shape.elementCount == 1 && shape.caseName == nil
    // `let` before or inside the parentheses of a part that is itself in parentheses.
    if isWhole, let payload = payloads.removeValue(forKey: Int32(truncatingIfNeeded: run)) { payloads[inner] = payload }
    then(
      .pattern, node + 1, mark: Int(subject), end: end(node), extra: isWhole ? Int(type) : -1, flags: flags)
  }

  private mutating func internNumber(_ number: Int) -> NameID {
    var digits = Array("\(number)".utf8)
    return digits.withUnsafeMutableBufferPointer { names.intern(UnsafeBufferPointer($0)) }
  }

  /// An expression in a pattern, used only for comparison.
  private mutating func comparison(_ node: Int) {
    let mark = values.count
    then(.expression, node)
    then(.drop, node, mark: mark)
  }

  private mutating func bindPatternVariable(
    _ node: Int, subject: Int32, type: Int32, payload: CasePayload?, flags: LoweringStep.Flags
  ) {
    let value = subject >= 0 ? ValueID(Int(subject)) : nil
    let known = type >= 0 ? TypeID(Int(type)) : nil
    var variable: VariableID?
    if flags.contains(.alternative), let mark = alternativeMarks.last {
      variable = scopes.variable(name(node), since: mark)
    }
    let bound = variable ?? declareVariable(node, .local, isLet: !flags.contains(.mutable), type: known)
    if variable == nil, let payload { facts.variables[Int(bound.index)].payload = payload }
    emit(.declare(bound, value, extracted: flags.contains(.extracted)), node)
  }

  // MARK: Where patterns stand

  /// `let pattern: T = value`: the declarator's value, if any, is above the step's mark.
  mutating func bindDeclarator(_ step: LoweringStep) {
    let pattern = Int(step.node)
    let value = valueIfAny(at: Int(step.mark))
    dropValues(to: Int(step.mark))
    if let identifier = simplePattern(pattern) {
      let variable = declareVariable(
        identifier, .local, isLet: !step.flags.contains(.mutable), ownership: Self.ownerships[Int(step.end) & 3],
        type: step.extra >= 0 ? TypeID(Int(step.extra)) : nil)
      emit(.declare(variable, value, extracted: false), pattern)
      return
    }
    then(
      .pattern, pattern + 1, mark: value.map { Int($0.index) } ?? -1, end: end(pattern),
      flags: step.flags.union(.binding))
  }

  /// The identifier of a pattern that consists only of one.
  func simplePattern(_ node: Int) -> Int? {
    var result: Int?
    for child in children(node) {
      switch kind(child) {
      case .comment, .multilineComment, .valueBindingPattern: continue
      case .simpleIdentifier where result == nil: result = child
      default: return nil
      }
    }
    return result
  }

  /// `if let x = value`: the wrapped value.
  mutating func bindOptional(_ step: LoweringStep) {
    let node = Int(step.node)
    let value = value(at: Int(step.mark), node)
    dropValues(to: Int(step.mark))
    let wrapped = emit(.unwrap(value, forced: false), rangeOfValue(value, node))
    then(
      .pattern, node, mark: Int(wrapped.index), end: Int(step.end), extra: Int(step.extra),
      flags: step.flags.union(.binding))
  }

  /// `case pattern = value`
  mutating func bindCase(_ step: LoweringStep) {
    let value = valueIfAny(at: Int(step.mark))
    dropValues(to: Int(step.mark))
    then(
      .pattern, Int(step.node), mark: value.map { Int($0.index) } ?? -1, end: Int(step.end), flags: step.flags)
  }

  /// The source range of a value of the innermost function.
  private func rangeOfValue(_ value: ValueID, _ node: Int) -> ByteRange {
    let index = (frames.last?.instructionStart ?? 0) + Int(value.index)
    return index < instructions.count ? instructions[index].range : range(node)
  }
}
