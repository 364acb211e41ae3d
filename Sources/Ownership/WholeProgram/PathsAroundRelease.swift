import Facts
import Program

extension AskedFlow {
  /// Whether a path from the store of a closure bypasses the release: through an exit before it, or because the release is only in a `catch`.
  func isBypassed(_ ends: [SourcePlace], since begin: SourcePlace, of property: PropertyReference) -> Bool {
    let function = flow.function
    guard let closure = function.instructions.firstIndex(where: { $0.range == begin.range }) else {
      // A closure of the code stores it, and the code waits for that closure.
      return function.await(around: begin.range).map { isBypassed(ends, since: $0, of: property) } ?? false
    }
    // The instruction that stores the closure or passes it on.
    let start = function.instructions.indices.dropFirst(closure).first { index in
      guard function.instructions[index].range.contains(begin.range) else { return false }
      switch function.instructions[index].operation {
      case .call, .assign: return true
      default: return false
      }
    }
    guard let start, start + 1 < function.instructions.count, function.instructions[start + 1].operation != Operation.mayThrow else { return false }
    return isBypassed(ends, since: start, of: property)
  }

  /// - Parameter start: The instruction after which the property is filled.
  private func isBypassed(_ ends: [SourcePlace], since start: Int, of property: PropertyReference) -> Bool {
    let goals = Set(ends.compactMap { exactInstruction(at: $0.range) })
    guard goals.count == Set(ends).count, !goals.isEmpty else { return false }
    let (flow, program) = (flow, flow.program)
    let name = program.name(program.property(property).name, in: Int(property.file))
    let isOpen: (BlockID, ControlFlowGraph.Edge) -> Bool = { block, edge in
      !flow.isForGone(block, edge) && !flow.isForNobody(block, edge) && !flow.asks(for: name, block, edge)
    }
    if !flow.graph.canReach(goals, from: start, along: { isOpen($0, $1) && $1.kind != .caught }) {
      return flow.graph.canReach(goals, from: start, along: isOpen)
    }
    return flow.earlyExits.union(flow.throwingExits).contains { exit in
      flow.graph.canReach([exit], from: start, avoiding: goals, along: isOpen)
        && flow.graph.canReachExit(from: exit, avoiding: goals, along: isOpen)
    }
  }
}

extension Function {
  /// The innermost instruction that awaits a call around a range.
  fileprivate func await(around range: ByteRange) -> Int? {
    instructions.indices.filter { index in
      if case .await = instructions[index].operation { instructions[index].range.contains(range) } else { false }
    }.min { instructions[$0].range.end - instructions[$0].range.start < instructions[$1].range.end - instructions[$1].range.start }
  }
}

extension FunctionFlow {
  /// Whether an edge is taken only where `?.` finds no object. Then its content is gone too.
  fileprivate func isForNobody(_ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    guard edge.kind == .fails, let last = graph.instructions(of: block).last, case .unwrap = function.instructions[last].operation else { return false }
    return true
  }

  /// Whether the end of a block tests a property of this name for `nil`. A value has just been stored there.
  fileprivate func asks(for name: Name, _ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    guard edge.kind == .fails || edge.kind == .holds, let decision = graph.decision(of: block), var value = decision.value else { return false }
    if decision.test == .isTrue, case .operator(_, let operands) = function[value].operation, let first = function.arguments[operands.indices].first {
      value = first.value
    } else if decision.test != .hasValue, decision.test != .matches {
      return false
    } else if edge.kind == .holds {
      return false
    }
    switch function[value].operation {
    case .name(let written, _), .member(_, let written): return program.name(written, in: Int(reference.file)) == name
    default: return false
    }
  }
}
