import Syntax

/// Literals and collections.
extension FileLowering {
  func literal(_ node: Int) -> Literal {
    switch kind(node) {
    case .nilLiteral: .nil
    case .booleanLiteral: hasText(node, "true") ? .true : .false
    case .realLiteral: .float
    case .regexLiteral: .regex
    default: .integer
    }
  }

  /// Longer texts are prose rather than keys.
  private static let keyTextLimit = 40

  /// The text of a literal, if no other spelling has the same value: plain decimal digits, or ASCII in plain quotes without escapes.
  mutating func keyText(_ node: Int) -> NameID? {
    let text = originalText(node)
    guard let first = text.first, text.count <= Self.keyTextLimit else { return nil }
    if first == UInt8(ascii: "\"") {
      guard kind(node) == .lineStringLiteral, text.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) else { return nil }
    } else {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard text.allSatisfy(digits.contains), text.count == 1 || first != digits.lowerBound else { return nil }
    }
    return names.intern(text)
  }

  /// A string with its interpolated values.
  mutating func string(_ node: Int) {
    let mark = values.count
    var isInterpolated = false
    for child in children(node) {
      switch kind(child) {
      case .interpolatedExpression:
        isInterpolated = true
        operands(of: child)
      case .rawStrInterpolation:
        isInterpolated = true
        for inner in children(child) where kind(inner) == .interpolatedExpression { operands(of: inner) }
      case .error:
        then(.statement, child)
      default: break
      }
    }
    if isInterpolated {
      then(.endInterpolation, node, mark: mark)
    } else {
      emitValue(.literal(.string, text: keyText(node)), node)
    }
  }

  mutating func endInterpolation(_ node: Int, mark: Int) {
    let parts = takeArguments(from: mark, node)
    emitValue(.interpolation(parts), node)
  }

  mutating func endArray(_ node: Int, mark: Int) {
    let elements = takeArguments(from: mark, node)
    emitValue(.array(elements), node)
  }

  mutating func endDictionary(_ node: Int, mark: Int) {
    let elements = takeArguments(from: mark, node)
    emitValue(.dictionary(elements), node)
  }

  /// `(x)` is `x`; everything else in parentheses is a tuple.
  mutating func endTuple(_ node: Int, mark: Int) {
    let start = arguments.count
    var index = mark
    var label: NameID?
    for child in children(node) where isOperand(child) {
      if isLabel(child, end: end(node)) {
        label = name(child)
        continue
      }
      let value = value(at: index, node)
      arguments.append(Argument(label: label, value: value))
      label = nil
      index += 1
    }
    if arguments.count == start + 1, arguments[start].label == nil {
      let value = arguments[start].value
      arguments.removeLast()
      dropValues(to: mark)
      pushValue(value)
      return
    }
    dropValues(to: mark)
    emitValue(.tuple(argumentRange(from: start)), node)
  }

  /// An identifier followed by a colon, among siblings that end before `end`.
  func isLabel(_ node: Int, end: Int) -> Bool {
    guard kind(node) == .simpleIdentifier else { return false }
    let following = Int(nodes[node].next)
    return following < end && isToken(following, ":")
  }
}
