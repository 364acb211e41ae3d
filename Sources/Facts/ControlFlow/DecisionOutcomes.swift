/// For each block, the outcomes of decisions that every path to it takes.
///
/// Each outcome of a decision becomes a node of its own, between its block and the blocks that follow. Those that dominate a block are on every path.
public struct DecisionOutcomes: Sendable {
  private let tree: DominatorTree
  private let blockCount: Int

  /// Finds the outcomes of a graph in time that grows with its size.
  public init(of graph: ControlFlowGraph) {
    let blockCount = graph.blockCount
    var edges: [RawEdge] = []
    for block in 0..<blockCount {
      let decides = graph.decision(of: block) != nil
      for edge in graph.successors(of: block) {
        guard decides, edge.kind == .holds || edge.kind == .fails else {
          edges.append(RawEdge(source: Int32(block), target: Int32(edge.block), kind: .next))
          continue
        }
        let outcome = Int32(blockCount + 2 * block + (edge.kind == .holds ? 0 : 1))
        edges.append(RawEdge(source: Int32(block), target: outcome, kind: .next))
        edges.append(RawEdge(source: outcome, target: Int32(edge.block), kind: .next))
      }
    }
    let adjacency = Adjacency(of: 3 * blockCount, edges)
    tree = DominatorTree(of: adjacency, count: 3 * blockCount, root: graph.entry)
    self.blockCount = blockCount
  }

  /// The outcomes on every path to a reachable block.
  public func outcomes(before block: BlockID) -> [BlockID: ControlFlowGraph.EdgeKind] {
    var result: [BlockID: ControlFlowGraph.EdgeKind] = [:]
    var next = tree.parent(of: block)
    while let node = next {
      if node >= blockCount { result[(node - blockCount) / 2] = (node - blockCount) % 2 == 0 ? .holds : .fails }
      next = tree.parent(of: node)
    }
    return result
  }
}
