import CTreeSitter

/// A condition of a query's pattern on the texts of its captures: `(#eq? @name "sink")`.
///
/// The runtime only parses predicates; they are evaluated here with the usual tree-sitter meaning: a capture of several nodes must pass with each of them.
struct QueryPredicate: Sendable {
  enum Operand: Sendable {
    case capture(UInt32)
    case text(String)
  }

  enum Test: Sendable {
    /// The text is one of these.
    case isAnyOf([Operand])
    /// A part of the text matches the regular expression.
    case fits(String)
  }

  var capture: UInt32
  var test: Test
  var isNegated: Bool

  /// The predicates of a query, by pattern.
  static func read(_ query: OpaquePointer) throws(QueryError) -> [[QueryPredicate]] {
    var result: [[QueryPredicate]] = []
    for pattern in 0..<ts_query_pattern_count(query) {
      var count: UInt32 = 0
      let steps = UnsafeBufferPointer(start: ts_query_predicates_for_pattern(query, pattern, &count), count: Int(count))
      var predicates: [QueryPredicate] = []
      for words in steps.split(whereSeparator: { $0.type == TSQueryPredicateStepTypeDone }) {
        guard let predicate = QueryPredicate(words.map { operand($0, of: query) }) else {
          throw QueryError(kind: .predicate, byteOffset: ts_query_start_byte_for_pattern(query, pattern))
        }
        predicates.append(predicate)
      }
      result.append(predicates)
    }
    return result
  }

  private static func operand(_ step: TSQueryPredicateStep, of query: OpaquePointer) -> Operand {
    if step.type == TSQueryPredicateStepTypeCapture { return .capture(step.value_id) }
    var length: UInt32 = 0
    guard let text = ts_query_string_value_for_id(query, step.value_id, &length) else { return .text("") }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// - Parameter words: The name and the operands.
  private init?(_ words: [Operand]) {
    guard case .text(var name)? = words.first, words.count >= 3, case .capture(let capture) = words[1] else { return nil }
    self.capture = capture
    isNegated = name.hasPrefix("not-")
    if isNegated { name.removeFirst(4) }
    switch (name, words.count) {
    case ("eq?", 3), ("any-of?", _): test = .isAnyOf(Array(words[2...]))
    case ("match?", 3):
      guard case .text(let pattern) = words[2], (try? Regex(pattern)) != nil else { return nil }
      test = .fits(pattern)
    default: return nil
    }
  }

  /// A predicate with a compiled regular expression, which threads cannot share.
  struct Prepared {
    private let predicate: QueryPredicate
    private let regex: Regex<AnyRegexOutput>?

    init(_ predicate: QueryPredicate) {
      self.predicate = predicate
      if case .fits(let pattern) = predicate.test { regex = try? Regex(pattern) } else { regex = nil }
    }

    func holds(for captures: [QueryCapture], in source: [UInt8]) -> Bool {
      texts(of: predicate.capture, captures, source).allSatisfy { text in
        switch predicate.test {
        case .isAnyOf(let operands):
          operands.contains { operand in
            switch operand {
            case .text(let other): other == text
            case .capture(let other): texts(of: other, captures, source).contains(text)
            }
          } != predicate.isNegated
        case .fits: (regex.map { text.contains($0) } ?? false) != predicate.isNegated
        }
      }
    }

    private func texts(of capture: UInt32, _ captures: [QueryCapture], _ source: [UInt8]) -> [String] {
      captures.filter { $0.index == Int(capture) }.map {
        let range = Range(uncheckedBounds: (Int($0.node.startByte), Int($0.node.endByte))).clamped(to: source.indices)
        return String(decoding: source[range], as: UTF8.self)
      }
    }
  }
}
