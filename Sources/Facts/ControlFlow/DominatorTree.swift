/// The dominators or post-dominators of blocks (Cooper, Harvey and Kennedy: "A Simple, Fast Dominance Algorithm").
public struct DominatorTree: Sendable {
  /// For each block, its immediate dominator; -1 for the root and for unconnected blocks.
  private let parents: [Int32]
  /// For each block, its preorder number in the tree, and the last number below it; -1 for unreachable blocks.
  private let first: [Int32]
  private let last: [Int32]
  private let blockCount: Int

  /// A block dominates another one if every path from the entry to that one leads through it.
  public init(dominatorsOf graph: ControlFlowGraph) {
    self.init(among: graph.blockCount, count: graph.blockCount, order: graph.order) { block in graph.predecessors(of: block).lazy.map(\.block) }
  }

  /// A block post-dominates another one if every path from that one to an exit leads through it. Blocks that reach no exit have no post-dominators.
  ///
  /// - Parameter isOpen: Whether an edge counts.
  public init(
    postDominatorsOf graph: ControlFlowGraph, along isOpen: (BlockID, ControlFlowGraph.Edge) -> Bool = { _, _ in true }
  ) {
    // A virtual block after both exits.
    let end = graph.blockCount
    var backwards: [RawEdge] = [graph.exit, graph.thrownExit].map { RawEdge(source: Int32(end), target: Int32($0), kind: .next) }
    let onward = (0..<graph.blockCount).map { block in graph.successors(of: block).filter { isOpen(block, $0) }.map(\.block) }
    for (block, targets) in onward.enumerated() {
      for target in targets { backwards.append(RawEdge(source: Int32(target), target: Int32(block), kind: .next)) }
    }
    let order = Adjacency(of: end + 1, backwards).reversePostOrder(from: end)
    self.init(among: graph.blockCount, count: end + 1, order: order) { block in
      block == graph.exit || block == graph.thrownExit ? [end] : onward[block]
    }
  }

  /// The dominators of the nodes that are reachable from a root.
  init(of edges: Adjacency, count: Int, root: Int) {
    let backwards = edges.reversed()
    self.init(among: count, count: count, order: edges.reversePostOrder(from: root)) { backwards[$0].lazy.map(\.block) }
  }

  private init<Blocks: BidirectionalCollection>(
    among blockCount: Int, count: Int, order: [Int], incoming: (Int) -> Blocks
  ) where Blocks.Element == Int {
    self.blockCount = blockCount
    var position = [Int32](repeating: -1, count: count)
    for (index, block) in order.enumerated() { position[block] = Int32(index) }
    /// By position in the order.
    var parents = [Int32](repeating: -1, count: order.count)
    if !parents.isEmpty { parents[0] = 0 }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in order.indices.dropFirst() {
        var parent: Int32 = -1
        // The last predecessor first: it is the nearest, so that the walk upwards is short.
        for block in incoming(order[index]).reversed() {
          let other = position[block]
          guard other >= 0, parents[Int(other)] >= 0 else { continue }
          parent = parent < 0 ? other : Self.common(parent, other, parents)
        }
        if parents[index] != parent {
          parents[index] = parent
          hasChanged = true
        }
      }
    }
    var result = [Int32](repeating: -1, count: count)
    for index in order.indices.dropFirst() { result[order[index]] = Int32(order[Int(parents[index])]) }
    self.parents = result
    (first, last) = Self.numbers(order, parents, count)
  }

  private static func common(_ left: Int32, _ right: Int32, _ parents: [Int32]) -> Int32 {
    var left = left
    var right = right
    while left != right {
      while left > right { left = parents[Int(left)] }
      while right > left { right = parents[Int(right)] }
    }
    return left
  }

  /// Numbers the blocks of each subtree consecutively.
  private static func numbers(_ order: [Int], _ parents: [Int32], _ count: Int) -> ([Int32], [Int32]) {
    var sizes = [Int32](repeating: 1, count: order.count)
    for index in order.indices.dropFirst().reversed() { sizes[Int(parents[index])] += sizes[index] }
    var first = [Int32](repeating: -1, count: count)
    var last = first
    /// For each block, by position in the order: the next free number below it.
    var free = [Int32](repeating: 0, count: order.count)
    for index in order.indices {
      let number = index == 0 ? 0 : free[Int(parents[index])]
      if index > 0 { free[Int(parents[index])] += sizes[index] }
      free[index] = number + 1
      first[order[index]] = number
      last[order[index]] = number + sizes[index] - 1
    }
    return (first, last)
  }

  /// The immediate dominator of a block.
  public func parent(of block: BlockID) -> BlockID? {
    let parent = Int(parents[block])
    return parent < 0 || parent >= blockCount ? nil : parent
  }

  /// Whether a block dominates another one. Each block dominates itself. False if the other one is unreachable.
  public func dominates(_ block: BlockID, _ other: BlockID) -> Bool {
    first[block] >= 0 && first[other] >= 0 && first[block] <= first[other] && last[other] <= last[block]
  }
}
