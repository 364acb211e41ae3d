/// Number of a basic block, from 0. Blocks are numbered in the order of their instructions; the two exits come last.
public typealias BlockID = Int

/// The basic blocks of one function, and the ways between them.
///
/// - Every instruction belongs to exactly one block, and a block's instructions are a run. Some blocks are empty.
/// - There is one entry and two exits, which hold no instructions: one for functions that return, one for functions that throw.
/// - A `try` is a way to the nearest `catch`, or out. What a refutable `catch` does not take goes on outwards.
/// - The body of a `defer` is there once. All ways out of its scope lead into it, and it leads to wherever one of them goes on. A way
///   through it can therefore come from one of them and go on like another: nothing is missed, something is added.
/// - The right side of `&&`, `||` and `??`, the sides of `?:`, and what stands behind `?.` are blocks of their own.
/// - Code that no way leads to is there as well; `isReachable` tells.
public struct ControlFlowGraph: Sendable {
  /// When a way is taken.
  public enum EdgeKind: UInt8, Sendable {
    /// Always, or where nothing says when.
    case next
    /// Where the condition at the end of the block holds.
    case holds
    /// Where it does not.
    case fails
    /// Where something is thrown that a `catch` of the function is asked to take.
    case caught
    /// Where something is thrown that leaves the function.
    case thrown
  }

  /// A `for`, `while` or `repeat` statement.
  public struct Loop: Sendable, Hashable {
    /// From its beginning through its end.
    public internal(set) var instructions: Range<Int>
    /// The block that each round begins with.
    public let head: BlockID
    /// The blocks that end with one of its own conditions; of a `for` loop the head, which asks for the next element.
    public internal(set) var conditions: [BlockID] = []
  }

  /// A way out of a block, or into one.
  public struct Edge: Sendable, Hashable {
    /// The block at the other end.
    public let block: BlockID
    public let kind: EdgeKind
  }

  /// What is asked at the end of a block.
  public struct Decision: Sendable, Hashable {
    /// The value that is asked; `nil` where it has none (`#available`, the pattern of a `catch`).
    public let value: ValueID?
    /// What is asked of it. For the value that a `for` loop runs over `hasValue` asks for a next element.
    public let test: ConditionTest
  }

  /// Where the function begins.
  public let entry: BlockID = 0
  /// Where it has returned.
  public var exit: BlockID { blockCount - 2 }
  /// Where it has thrown.
  public var thrownExit: BlockID { blockCount - 1 }
  /// The loops, in the order in which they begin: one within another one comes behind it.
  public let loops: [Loop]
  /// How many blocks there are.
  public let blockCount: Int
  /// The blocks that can be reached from the entry, each before those that only it leads to: reverse post-order. What is in a loop comes before
  /// what is behind it: else all of that would be visited again for each loop in front of it.
  public let order: [BlockID]

  private let starts: [Int32]
  private let blocks: [Int32]
  private let decisions: [Decision?]
  private let outgoing: Adjacency
  private let incoming: Adjacency
  let positions: [Int32]

  init(starts: [Int32], instructionCount: Int, decisions: [Decision?], loops: [Loop], edges: [RawEdge]) {
    self.loops = loops
    blockCount = starts.count + 2
    self.starts = starts + Array(repeating: Int32(instructionCount), count: 3)
    self.decisions = decisions + [nil, nil]
    outgoing = Adjacency(of: blockCount, edges)
    incoming = outgoing.reversed()
    var blocks = [Int32](repeating: 0, count: instructionCount)
    for block in starts.indices {
      for index in self.starts[block]..<self.starts[block + 1] { blocks[Int(index)] = Int32(block) }
    }
    self.blocks = blocks
    order = outgoing.reversePostOrder(from: 0, lastWayFirst: loops.flatMap(\.conditions))
    var positions = [Int32](repeating: -1, count: blockCount)
    for (position, block) in order.enumerated() { positions[block] = Int32(position) }
    self.positions = positions
  }

  /// The instructions of a block.
  public func instructions(of block: BlockID) -> Range<Int> { Int(starts[block])..<Int(starts[block + 1]) }

  /// The block that an instruction belongs to.
  public func block(of instruction: Int) -> BlockID { Int(blocks[instruction]) }

  /// The ways out of a block.
  public func successors(of block: BlockID) -> ArraySlice<Edge> { outgoing[block] }

  /// The ways into a block; an edge names the block that it comes from.
  public func predecessors(of block: BlockID) -> ArraySlice<Edge> { incoming[block] }

  /// The loops that are not within another one.
  public var outermostLoops: [Loop] {
    var end = 0
    return loops.filter { loop in
      defer { end = max(end, loop.instructions.upperBound) }
      return loop.instructions.lowerBound >= end
    }
  }

  /// What is asked at the end of a block, where one of its ways is taken only if the answer is so.
  public func decision(of block: BlockID) -> Decision? { decisions[block] }

  /// Does a way lead from the entry to the block?
  public func isReachable(_ block: BlockID) -> Bool { positions[block] >= 0 }

  /// Where the block stands in `order`; -1 where it cannot be reached.
  func position(of block: BlockID) -> Int { Int(positions[block]) }
}

/// A way while the graph is built.
struct RawEdge {
  var source: Int32
  var target: Int32
  var kind: ControlFlowGraph.EdgeKind
}

/// For each block a run of edges.
struct Adjacency: Sendable {
  private var offsets: [Int32]
  private var edges: [ControlFlowGraph.Edge]

  /// Edges keep their order; one that is there already is left out.
  init(of blockCount: Int, _ raw: [RawEdge]) {
    var offsets = [Int32](repeating: 0, count: blockCount + 1)
    for edge in raw { offsets[Int(edge.source) + 1] += 1 }
    for block in 0..<blockCount { offsets[block + 1] += offsets[block] }
    var next = offsets
    var sorted = raw
    for edge in raw {
      sorted[Int(next[Int(edge.source)])] = edge
      next[Int(edge.source)] += 1
    }
    /// For each kind and target the source that was seen last.
    var seen = [Int32](repeating: -1, count: blockCount * 8)
    self.offsets = [0]
    edges = []
    self.offsets.reserveCapacity(blockCount + 1)
    edges.reserveCapacity(raw.count)
    for block in 0..<blockCount {
      for edge in sorted[Int(offsets[block])..<Int(offsets[block + 1])] {
        let key = Int(edge.target) * 8 + Int(edge.kind.rawValue)
        if seen[key] == edge.source { continue }
        seen[key] = edge.source
        edges.append(ControlFlowGraph.Edge(block: Int(edge.target), kind: edge.kind))
      }
      self.offsets.append(Int32(edges.count))
    }
  }

  subscript(_ block: BlockID) -> ArraySlice<ControlFlowGraph.Edge> { edges[Int(offsets[block])..<Int(offsets[block + 1])] }

  /// The same ways from their other ends.
  func reversed() -> Adjacency {
    var raw: [RawEdge] = []
    raw.reserveCapacity(edges.count)
    for block in 0..<offsets.count - 1 {
      for edge in self[block] { raw.append(RawEdge(source: Int32(edge.block), target: Int32(block), kind: edge.kind)) }
    }
    return Adjacency(of: offsets.count - 1, raw)
  }

  /// - Parameter lastWayFirst: The blocks of which the last way is followed first, so that what it leads to comes behind what the others lead to.
  func reversePostOrder(from root: BlockID, lastWayFirst: [BlockID] = []) -> [BlockID] {
    var isTurned = [Bool](repeating: false, count: offsets.count - 1)
    for block in lastWayFirst { isTurned[block] = true }
    var isSeen = [Bool](repeating: false, count: offsets.count - 1)
    var result: [BlockID] = []
    var open: [(block: BlockID, next: Int)] = [(root, Int(offsets[root]))]
    isSeen[root] = true
    while let top = open.indices.last {
      let (block, next) = open[top]
      if next < Int(offsets[block + 1]) {
        open[top].next += 1
        let target = edges[isTurned[block] ? Int(offsets[block] + offsets[block + 1]) - 1 - next : next].block
        if !isSeen[target] {
          isSeen[target] = true
          open.append((target, Int(offsets[target])))
        }
      } else {
        result.append(block)
        open.removeLast()
      }
    }
    return result.reversed()
  }
}
