import Facts
import Syntax

/// The control flow of the first function of a source text. Places in it are named by the functions that are called there.
struct Flow {
  let facts: FileFacts
  let function: Function
  let graph: ControlFlowGraph

  /// - Parameter never: The names of functions that do not return.
  init(_ source: String, never: Set<String> = []) {
    facts = FileFacts.read(source: Array(source.utf8), path: "Test.swift", parser: Parser())
    let function = facts.functions[0]
    self.function = function
    let facts = facts
    graph = ControlFlowGraph(
      of: function, in: facts,
      nonReturning: Set(
        function.instructions.indices.compactMap { index in
          guard let name = Self.calledName(index, function, facts), never.contains(name) else { return nil }
          return function.leavingTry(of: index) ?? index
        }))
  }

  /// The first call of a function, or of a method, of that name.
  subscript(_ name: String) -> Int {
    function.instructions.indices.first { Self.calledName($0, function, facts) == name } ?? -1
  }

  private static func calledName(_ index: Int, _ function: Function, _ facts: FileFacts) -> String? {
    guard case .call(let callee, _) = function.instructions[index].operation else { return nil }
    switch function[callee].operation {
    case .name(let name, _), .member(_, let name): return facts.name(name)
    default: return nil
    }
  }

  /// Can the function be left without a call?
  func canMiss(_ names: String..., from start: String? = nil) -> Bool {
    graph.canReachExit(from: start.map { self[$0] }, avoiding: Set(names.map { self[$0] }))
  }

  /// Can one call come behind another one?
  func canFollow(_ later: String, _ earlier: String? = nil, avoiding avoided: String...) -> Bool {
    graph.canReach([self[later]], from: earlier.map { self[$0] }, avoiding: Set(avoided.map { self[$0] }))
  }

  /// Do the blocks hold each instruction once, and agree both ways?
  var isConsistent: Bool {
    var next = 0
    var forwards: Set<[Int]> = []
    var backwards: Set<[Int]> = []
    for block in 0..<graph.blockCount {
      let range = graph.instructions(of: block)
      guard range.lowerBound == next, range.allSatisfy({ graph.block(of: $0) == block }) else { return false }
      next = range.upperBound
      for edge in graph.successors(of: block) { forwards.insert([block, edge.block, Int(edge.kind.rawValue)]) }
      for edge in graph.predecessors(of: block) { backwards.insert([edge.block, block, Int(edge.kind.rawValue)]) }
    }
    if forwards != backwards { return false }
    return next == function.instructions.count && graph.successors(of: graph.exit).isEmpty && graph.successors(of: graph.thrownExit).isEmpty
  }
}
