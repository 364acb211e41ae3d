import Facts
import Program

/// What the structure of a closure's body allows.
struct ClosureBody {
  let closure: FunctionID
  let context: FixContext

  private var function: Function { context.function(closure) }

  /// The position for `?`, if the body is a single chain of members that begins with the only use: `self.label.update()`.
  func optionalChain(_ uses: CaptureUses) -> UInt32? {
    guard uses.uses.count == 1, let use = uses.uses.first, use.function == closure, !use.isImplicit, !use.isWeakEntry else { return nil }
    let text = context.text
    var start = text.skippingTrivia(from: function.bodyStart)
    let end = text.trimmedEnd(before: function.range.end - 1)
    var hasEffect = true
    while hasEffect {
      hasEffect = false
      for effect in ["await ", "try? ", "try! ", "try "] where text.text(start, min(end, start + 6)).hasPrefix(effect) {
        start = text.skippingTrivia(from: start + UInt32(effect.utf8.count))
        hasEffect = true
      }
    }
    guard start == use.range.start, let next = text.byte(use.range.end), next == 0x2E || next == 0x5B else { return nil }
    let isWhole = function.instructions.contains { instruction in
      guard instruction.range.start == start, instruction.range.end == end else { return false }
      switch instruction.operation {
      case .call, .assign: return true
      default: return false
      }
    }
    return isWhole ? use.range.end : nil
  }

  /// The endless loop that contains all uses in the closure's own code, if any. The object must be released in each iteration.
  ///
  /// - Returns: The range from after the opening brace of its body to the closing one, and the uses in the loop's sequence.
  func endlessLoop(_ uses: CaptureUses) -> EndlessLoop? {
    let graph = ControlFlowGraph(of: function, in: context.facts)
    return graph.outermostLoops.lazy.compactMap { endless($0, graph) }.first
  }

  private func endless(_ loop: ControlFlowGraph.Loop, _ graph: ControlFlowGraph) -> EndlessLoop? {
    let start = loop.instructions.lowerBound
    guard case .beginLoop(let kind, _) = function.instructions[start].operation, kind == .forAwait || kind == .while,
      let header = loop.conditions.first.flatMap({ graph.decision(of: $0)?.value }).map({ function[$0].range })
    else { return nil }
    let text = context.text
    var brace = header.end
    while let byte = text.byte(brace), byte != 0x7B, brace < function.range.end { brace += 1 }
    guard text.byte(brace) == 0x7B, let close = closingBrace(after: brace, instruction: start) else { return nil }
    return EndlessLoop(statement: function.instructions[start].range, header: header, bodyStart: brace + 1, bodyEnd: close)
  }

  private func closingBrace(after brace: UInt32, instruction: Int) -> UInt32? {
    let range = function.instructions[instruction].range
    let end = range.end > brace ? context.text.trimmedEnd(before: range.end) : 0
    return end > brace && context.text.byte(end - 1) == 0x7D ? end - 1 : nil
  }
}

/// A loop that may run for ever.
struct EndlessLoop {
  var statement: ByteRange
  /// The iterated sequence, or the loop condition.
  var header: ByteRange
  var bodyStart: UInt32
  var bodyEnd: UInt32

  func hasInBody(_ range: ByteRange) -> Bool { bodyStart <= range.start && range.end <= bodyEnd }
}
