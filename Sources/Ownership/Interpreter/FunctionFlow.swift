import Facts
import Program

/// The control flow of a function, with the meaning of its conditions. A class, because it never changes and is passed around often.
final class FunctionFlow: Sendable {
  let program: Program
  let reference: FunctionReference
  let function: Function
  let graph: ControlFlowGraph
  /// The calls that end the process.
  private let processEnds: Set<Int>
  /// For each block, whether a path that needs no dead object reaches it; `nil` where no edge needs one.
  private let blocksForLiving: [Bool]?

  convenience init(_ reference: FunctionReference, _ calls: NonReturningCalls, in program: Program) {
    self.init(reference, nonReturning: calls.instructions, processEnds: calls.processEnds, in: program)
  }

  /// - Parameter nonReturning: The instructions after which the code never continues.
  init(_ reference: FunctionReference, nonReturning: Set<Int>, processEnds: Set<Int> = [], in program: Program) {
    self.program = program
    self.reference = reference
    self.processEnds = processEnds
    let function = program.function(reference)
    let facts = program.file(reference)
    let graph = ControlFlowGraph(of: function, in: facts, nonReturning: nonReturning)
    self.function = function
    self.graph = graph
    let isForGone = { graph.isForGone($0, $1, in: function, facts) }
    let mayBeForGone = graph.order.contains { block in graph.successors(of: block).contains { isForGone(block, $0) } }
    blocksForLiving = mayBeForGone ? graph.blocksReached { !isForGone($0, $1) } : nil
  }

  /// The blocks from which all paths end the process; `nil` where there are none.
  var blocksBeforeProcessEnd: [Bool]? {
    if processEnds.isEmpty { return nil }
    let ends = processEnds.filter { graph.isReachable(graph.block(of: $0)) }.map { graph.block(of: $0) }
    return ends.isEmpty ? nil : graph.blocksLeadingOnly(to: Set(ends))
  }

  /// Whether every call of the function ends the process.
  var endsProcess: Bool { blocksBeforeProcessEnd?[graph.entry] ?? false }

  /// Whether an edge is taken only where a weakly referenced object has died.
  ///
  /// Code that waits for this code, or retains it, holds the object. Then the object has not died.
  func isForGone(_ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    blocksForLiving != nil && graph.isForGone(block, edge, in: function, program.file(reference))
  }

  func comparisonWithNil(_ value: ValueID) -> (subject: ValueID, isEqual: Bool)? { function.comparisonWithNil(value, in: program.file(reference)) }

  /// The blocks that every path through the function takes, unless an object has died.
  var blocksOnEveryPath: Set<BlockID> {
    if graph.isStraight { return Set(graph.order) }
    // Whatever post-dominates the entry is on every path.
    let tree = DominatorTree(postDominatorsOf: graph, along: { !self.isForGone($0, $1) })
    return Set(sequence(first: graph.entry) { tree.parent(of: $0) })
  }

  /// Whether an instruction runs only where a weakly referenced object has died.
  func isForGone(_ index: Int) -> Bool {
    guard let blocksForLiving else { return false }
    let block = graph.block(of: index)
    return graph.isReachable(block) && !blocksForLiving[block]
  }

  /// The `return`s before the function's end, and the `throw`s.
  var earlyExits: Set<Int> {
    Set(
      function.instructions.indices.filter { index in
        switch function.instructions[index].operation {
        case .returnValue: index < function.instructions.count - 1
        case .throwValue: true
        default: false
        }
      })
  }

  /// The `try`s without a `catch` around them.
  var throwingExits: Set<Int> {
    Set(
      function.instructions.indices.filter { index in
        if case .mayThrow = function.instructions[index].operation {
          graph.successors(of: graph.block(of: index)).contains { $0.kind == .thrown }
        } else {
          false
        }
      })
  }
}

extension ControlFlowGraph {
  /// Whether an edge is taken only where a weakly referenced object has died.
  fileprivate func isForGone(_ block: BlockID, _ edge: Edge, in function: Function, _ facts: FileFacts) -> Bool {
    guard edge.kind == .holds || edge.kind == .fails, let decision = decision(of: block), var value = decision.value else { return false }
    if decision.test == .isTrue, let comparison = function.comparisonWithNil(value, in: facts) {
      return comparison.isEqual == (edge.kind == .holds) && function.isWeakVariable(comparison.subject, in: facts)
    }
    guard edge.kind == .fails, decision.test == .hasValue else { return false }
    while true {
      switch function[value].operation {
      case .member(let base, _), .unwrap(let base, _): value = base
      case .variable: return function.isWeakVariable(value, in: facts)
      default: return false
      }
    }
  }
}

extension Function {
  fileprivate func isWeakVariable(_ value: ValueID, in facts: FileFacts) -> Bool {
    guard case .variable(let id) = self[value].operation else { return false }
    return facts[id].ownership == .weak
  }
}
