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

  convenience init(_ reference: FunctionReference, _ calls: NonReturningCalls, in program: Program) {
    self.init(reference, nonReturning: calls.instructions, processEnds: calls.processEnds, in: program)
  }

  /// - Parameter nonReturning: The instructions after which the code never continues.
  init(_ reference: FunctionReference, nonReturning: Set<Int>, processEnds: Set<Int> = [], in program: Program) {
    self.program = program
    self.reference = reference
    self.processEnds = processEnds
    function = program.function(reference)
    graph = ControlFlowGraph(of: function, in: program.file(reference), nonReturning: nonReturning)
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
    guard edge.kind == .holds || edge.kind == .fails, let decision = graph.decision(of: block), var value = decision.value else { return false }
    if decision.test == .isTrue, let comparison = comparisonWithNil(value) {
      return comparison.isEqual == (edge.kind == .holds) && isWeakVariable(comparison.subject)
    }
    guard edge.kind == .fails, decision.test == .hasValue else { return false }
    while true {
      switch function[value].operation {
      case .member(let base, _), .unwrap(let base, _): value = base
      case .variable: return isWeakVariable(value)
      default: return false
      }
    }
  }

  func comparisonWithNil(_ value: ValueID) -> (subject: ValueID, isEqual: Bool)? { function.comparisonWithNil(value, in: program.file(reference)) }

  private func isWeakVariable(_ value: ValueID) -> Bool {
    guard case .variable(let id) = function[value].operation else { return false }
    return program.file(reference)[id].ownership == .weak
  }

  /// Whether an instruction runs only where a weakly referenced object has died.
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
