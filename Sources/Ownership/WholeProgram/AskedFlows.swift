import Facts
import Program

/// The flows of functions for one thread. Each is made once, however many questions are asked of it.
final class AskedFlows {
  private let program: Program
  private var known: [FunctionReference: AskedFlow] = [:]

  init(_ program: Program) { self.program = program }

  /// - Parameter nonReturning: The calls of the function that never return.
  func flow(of function: FunctionReference, nonReturning: Set<Int>) -> AskedFlow {
    if let flow = known[function] { return flow }
    let flow = AskedFlow(FunctionFlow(function, nonReturning: nonReturning, in: program))
    known[function] = flow
    return flow
  }
}

/// The flow of a function, with what questions about places need.
final class AskedFlow {
  let flow: FunctionFlow
  private lazy var outcomes = DecisionOutcomes(of: flow.graph)
  private var choices: [Int: [BlockID: ControlFlowGraph.EdgeKind]] = [:]
  /// The last instruction with each range.
  private lazy var instructions = Dictionary(flow.function.instructions.indices.lazy.map { (self.flow.function.instructions[$0].range, $0) }) { $1 }
  /// For each name in conditions, the last instructions of the blocks that end with them.
  private(set) lazy var conditionsByName = flow.conditionsByName

  init(_ flow: FunctionFlow) { self.flow = flow }

  /// The instruction at a place; see the function of the same name of ``FunctionFlow``.
  func instruction(at range: ByteRange) -> Int? { instructions[range] ?? flow.instruction(at: range) }

  /// The last instruction with exactly this range.
  func exactInstruction(at range: ByteRange) -> Int? { instructions[range] }

  /// For each block, the edge taken by all runs that reach an instruction, if they agree.
  func choices(for index: Int) -> [BlockID: ControlFlowGraph.EdgeKind] {
    if let known = choices[index] { return known }
    let result = flow.choices(for: index, outcomes)
    choices[index] = result
    return result
  }
}

extension FunctionFlow {
  /// For each block, the edge taken by all runs that reach an instruction, if they agree.
  fileprivate func choices(for index: Int, _ outcomes: DecisionOutcomes) -> [BlockID: ControlFlowGraph.EdgeKind] {
    let block = graph.block(of: index)
    if graph.isReachable(block) { return outcomes.outcomes(before: block) }
    // No run reaches it.
    return Dictionary(uniqueKeysWithValues: graph.order.lazy.filter { self.graph.decision(of: $0) != nil }.map { ($0, .fails) })
  }

  fileprivate var conditionsByName: [Name: [Int]] {
    var result: [Name: [Int]] = [:]
    for block in 0..<graph.blockCount {
      guard let value = graph.decision(of: block)?.value, let last = graph.instructions(of: block).last else { continue }
      for name in names(in: value) { result[name, default: []].append(last) }
    }
    return result
  }

  /// The names of variables and members that an expression uses.
  private func names(in value: ValueID) -> Set<Name> {
    var result: Set<Name> = []
    var pending = [value]
    while let value = pending.popLast() {
      let operation = function[value].operation
      switch operation {
      case .name(let name, _), .member(_, let name): result.insert(program.name(name, in: Int(reference.file)))
      default: break
      }
      pending += operation.operands(in: function)
    }
    return result
  }
}
