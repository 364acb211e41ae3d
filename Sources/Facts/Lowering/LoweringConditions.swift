import Syntax

/// The condition lists of `if`, `guard` and `while`.
///
/// The grammar puts the pieces of all conditions side by side under the statement:
/// `case` `.` `a` `(` pattern `)` `=` value `,` `let` `x` `=` value `{`.
extension FileLowering {
  /// Visits the conditions among the children of a statement, up to its body. Returns the node that ends them.
  mutating func conditions(of statement: Int, place: ConditionPlace = .branches) -> Int {
    let end = end(statement)
    var node = Int(statement + 1)
    while node < end {
      switch kind(node) {
      case .tokenLeftBrace, .else, .statements: return node
      case .tokenCase: node = caseCondition(node, end: end, place)
      case .valueBindingPattern: node = optionalBinding(node, end: end, place)
      case .error:
        then(.statement, node)
        node = Int(nodes[node].next)
      case .availabilityCondition:
        thenCondition(node, mark: values.count, .isAvailable, place)
        node = Int(nodes[node].next)
      default:
        if isOperand(node) {
          let mark = values.count
          then(.expression, node)
          thenCondition(node, mark: mark, .isTrue, place)
          then(.drop, node, mark: mark)
        }
        node = Int(nodes[node].next)
      }
    }
    return end
  }

  /// `let x = value`, `let x`, `let x: T = value`
  private mutating func optionalBinding(_ first: Int, end: Int, _ place: ConditionPlace) -> Int {
    let condition = conditionParts(first, end: end)
    let mark = values.count
    if let value = condition.value {
      then(.expression, value, flags: [.wantsValue, .isExpression])
    } else if let name = condition.name {
      then(.outerName, name)
    } else {
      return condition.end
    }
    thenCondition(first, mark: mark, .hasValue, place)
    let type = condition.annotation.flatMap { typeAmongChildren(of: $0) }
    then(.bindOptional, first, mark: mark, end: condition.patternEnd, extra: type.map { Int($0.index) } ?? -1)
    return condition.end
  }

  /// `case pattern = value`
  private mutating func caseCondition(_ first: Int, end: Int, _ place: ConditionPlace) -> Int {
    let condition = conditionParts(Int(nodes[first].next), end: end)
    let mark = values.count
    if let value = condition.value { then(.expression, value, flags: [.wantsValue, .isExpression]) }
    thenCondition(first, mark: mark, .matches, place)
    then(.bindCase, Int(nodes[first].next), mark: mark, end: condition.patternEnd)
    return condition.end
  }

  private struct ConditionParts {
    /// The index after the pattern's nodes.
    var patternEnd: Int
    var name: Int?
    var annotation: Int?
    var value: Int?
    /// The index after the whole condition.
    var end: Int
  }

  private func conditionParts(_ first: Int, end: Int) -> ConditionParts {
    var parts = ConditionParts(patternEnd: end, end: end)
    var depth = 0
    var isAfterEqual = false
    for node in Siblings(nodes: nodes, index: first, end: end) {
      switch kind(node) {
      case .tokenLeftParen: depth += 1
      case .tokenRightParen: depth -= 1
      case .tokenComma where depth <= 0, .tokenLeftBrace, .else, .statements:
        parts.end = node
        if !isAfterEqual { parts.patternEnd = node }
        return parts
      case .tokenEqual where depth <= 0 && !isAfterEqual:
        isAfterEqual = true
        parts.patternEnd = node
      case .simpleIdentifier where !isAfterEqual:
        if parts.name == nil { parts.name = node }
      case .typeAnnotation: parts.annotation = node
      default:
        if isAfterEqual, parts.value == nil, isOperand(node) { parts.value = node }
      }
    }
    return parts
  }

  /// Records that the code continues only if the value above `mark` passes a test.
  mutating func thenCondition(_ node: Int, mark: Int, _ test: ConditionTest, _ place: ConditionPlace) {
    then(.condition, node, mark: mark, extra: Int(test.rawValue) << 8 | Int(place.rawValue))
  }

  mutating func condition(_ node: Int, mark: Int, code: Int) {
    guard let test = ConditionTest(rawValue: UInt8(code >> 8)), let place = ConditionPlace(rawValue: UInt8(code & 255)) else { return }
    emit(.condition(valueIfAny(at: mark), test, of: place), node)
  }
}
