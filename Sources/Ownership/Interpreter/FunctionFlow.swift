import Facts
import Program

/// The control flow of a function, with what its conditions mean in the program.
struct FunctionFlow {
  let program: Program
  let reference: FunctionReference
  let function: Function
  let graph: ControlFlowGraph
  /// The calls that end the process.
  private let processEnds: Set<Int>

  init(_ reference: FunctionReference, _ calls: NonReturningCalls, in program: Program) {
    self.init(reference, nonReturning: calls.instructions, processEnds: calls.processEnds, in: program)
  }

  /// - Parameter nonReturning: The instructions behind which the code never goes on.
  init(_ reference: FunctionReference, nonReturning: Set<Int>, processEnds: Set<Int> = [], in program: Program) {
    self.program = program
    self.reference = reference
    self.processEnds = processEnds
    function = program.function(reference)
    graph = ControlFlowGraph(of: function, in: program.file(reference), nonReturning: nonReturning)
  }

  /// The blocks from which every way leads to the end of the process; `nil` where there is none.
  var blocksBeforeProcessEnd: [Bool]? {
    if processEnds.isEmpty { return nil }
    let ends = processEnds.filter { graph.isReachable(graph.block(of: $0)) }.map { graph.block(of: $0) }
    return ends.isEmpty ? nil : graph.blocksLeadingOnly(to: Set(ends))
  }

  /// Does the process end whenever the function is called?
  var endsProcess: Bool { blocksBeforeProcessEnd?[graph.entry] ?? false }

  /// Is a way taken only where a weakly held object has gone?
  ///
  /// Whoever waits for the code, or keeps it, holds the object: then it has not.
  func isForGone(_ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    guard edge.kind == .fails, let decision = graph.decision(of: block), decision.test == .hasValue, var value = decision.value else { return false }
    while true {
      switch function[value].operation {
      case .member(let base, _), .unwrap(let base, _): value = base
      case .variable(let id): return program.file(reference)[id].ownership == .weak
      default: return false
      }
    }
  }

  /// Does an instruction run only where a weakly held object has gone?
  func isForGone(_ index: Int) -> Bool {
    graph.isReachable(graph.block(of: index)) && !graph.canReach([index]) { !isForGone($0, $1) }
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

  /// The `try`s that nothing catches.
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
