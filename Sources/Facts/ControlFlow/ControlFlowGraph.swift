/// Number of a basic block, from 0. Blocks are numbered in the order of their instructions; the two exits come last.
public typealias BlockID = Int

/// The control-flow graph of one function: its basic blocks and their edges.
///
/// - Every instruction belongs to exactly one block, and the instructions of a block are consecutive. Some blocks are empty.
/// - There is one entry and there are two exits without instructions: one for returning, one for throwing.
/// - A `try` has an edge to the nearest `catch`, or out of the function. Errors that a refutable `catch` does not take continue outwards.
/// - The body of a `defer` exists once. All exits of its scope lead into it, and it leads to all their destinations. A path can therefore enter it from
///   one exit and continue like another: no path is missing, but some are added.
/// - The right side of `&&`, `||` and `??`, the sides of `?:`, and the code after `?.` are separate blocks.
/// - Unreachable code is included; see `isReachable`.
public struct ControlFlowGraph: Sendable {
  /// When an edge is taken.
  public enum EdgeKind: UInt8, Sendable {
    /// Unconditionally, or under an unknown condition.
    case next
    /// If the condition at the end of the block holds.
    case holds
    /// If it does not hold.
    case fails
    /// If an error is thrown that a `catch` of the function may take.
    case caught
    /// If an error is thrown that leaves the function.
    case thrown
  }

  /// A `for`, `while` or `repeat` statement.
  public struct Loop: Sendable, Hashable {
    /// From its first to its last instruction.
    public internal(set) var instructions: Range<Int>
    /// The block at which each iteration begins.
    public let head: BlockID
    /// The blocks that end with one of its own conditions. For a `for` loop, the head, which requests the next element.
    public internal(set) var conditions: [BlockID] = []
  }

  /// An outgoing or incoming edge of a block.
  public struct Edge: Sendable, Hashable {
    /// The block at the other end.
    public let block: BlockID
    public let kind: EdgeKind
  }

  /// The decision at the end of a block.
  public struct Decision: Sendable, Hashable {
    /// The tested value; `nil` where there is none (`#available`, the pattern of a `catch`).
    public let value: ValueID?
    /// The test. For the sequence of a `for` loop, `hasValue` requests the next element.
    public let test: ConditionTest
  }

  /// The entry of the function.
  public let entry: BlockID = 0
  /// The exit for returning.
  public var exit: BlockID { blockCount - 2 }
  /// The exit for throwing.
  public var thrownExit: BlockID { blockCount - 1 }
  /// The loops in order of their beginning: inner loops come after outer ones.
  public let loops: [Loop]
  /// The number of blocks.
  public let blockCount: Int
  /// The reachable blocks in reverse post-order. Blocks inside a loop come before those after it: otherwise each loop would cause another visit of
  /// everything that follows.
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

  /// The graph of code with one path: one block between the entry and the exit.
  init(straight instructionCount: Int) {
    let shape = Self.straight
    loops = shape.loops
    blockCount = shape.blockCount
    order = shape.order
    starts = [0] + Array(repeating: Int32(instructionCount), count: 3)
    blocks = Array(repeating: 0, count: instructionCount)
    decisions = shape.decisions
    outgoing = shape.outgoing
    incoming = shape.incoming
    positions = shape.positions
  }

  /// All but the instructions is the same for such code.
  private static let straight = ControlFlowGraph(
    starts: [0], instructionCount: 0, decisions: [nil], loops: [], edges: [RawEdge(source: 0, target: 1, kind: .next)])

  /// The instructions of a block.
  public func instructions(of block: BlockID) -> Range<Int> { Int(starts[block])..<Int(starts[block + 1]) }

  /// The block of an instruction.
  public func block(of instruction: Int) -> BlockID { Int(blocks[instruction]) }

  /// The outgoing edges of a block.
  public func successors(of block: BlockID) -> ArraySlice<Edge> { outgoing[block] }

  /// The incoming edges of a block; an edge names its source block.
  public func predecessors(of block: BlockID) -> ArraySlice<Edge> { incoming[block] }

  /// The loops outside all others.
  public var outermostLoops: [Loop] {
    var end = 0
    return loops.filter { loop in
      defer { end = max(end, loop.instructions.upperBound) }
      return loop.instructions.lowerBound >= end
    }
  }

  /// The decision at the end of a block, if one of its edges depends on it.
  public func decision(of block: BlockID) -> Decision? { decisions[block] }

  /// Whether the block is reachable from the entry.
  public func isReachable(_ block: BlockID) -> Bool { positions[block] >= 0 }

  /// The position of the block in `order`; -1 if it is unreachable.
  func position(of block: BlockID) -> Int { Int(positions[block]) }
}

/// An edge while the graph is built.
struct RawEdge {
  var source: Int32
  var target: Int32
  var kind: ControlFlowGraph.EdgeKind
}

/// For each block, a range of edges.
struct Adjacency: Sendable {
  private var offsets: [Int32]
  private var edges: [ControlFlowGraph.Edge]

  /// Edges keep their order; duplicates are dropped.
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
    /// For each kind and target, the last source seen.
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

  /// The reversed edges.
  func reversed() -> Adjacency {
    var raw: [RawEdge] = []
    raw.reserveCapacity(edges.count)
    for block in 0..<offsets.count - 1 {
      for edge in self[block] { raw.append(RawEdge(source: Int32(edge.block), target: Int32(block), kind: edge.kind)) }
    }
    return Adjacency(of: offsets.count - 1, raw)
  }

  /// - Parameter lastWayFirst: The blocks whose last edge is followed first, so that its targets come after those of the other edges.
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
