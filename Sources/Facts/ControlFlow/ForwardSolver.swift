/// The data-flow state at a point of the code.
public protocol FlowState {
  /// Joins the state of another path to the same point. Returns whether anything changed.
  mutating func join(_ other: Self) -> Bool
}

extension ControlFlowGraph {
  /// The entry state of each block; `nil` where it is unreachable.
  ///
  /// Blocks are visited in reverse post-order until nothing changes. Terminates if no state can change for ever.
  ///
  /// - Parameters:
  ///   - initial: The state at the entry.
  ///   - transfer: The effect of a block's instructions.
  ///   - flow: The additional effect of taking an edge: a condition holds, an error was thrown. False if the edge cannot be taken.
  public func solve<State: FlowState>(
    from initial: State, transfer: (BlockID, inout State) -> Void, along flow: (BlockID, Edge, inout State) -> Bool = { _, _, _ in true }
  ) -> [State?] {
    var states = [State?](repeating: nil, count: blockCount)
    states[entry] = initial
    var pending = PendingPositions(count: order.count)
    pending.insert(position(of: entry))
    while let next = pending.removeFirst() {
      let block = order[next]
      guard var state = states[block] else { continue }
      transfer(block, &state)
      for edge in successors(of: block) {
        var onward = state
        guard flow(block, edge, &onward) else { continue }
        let hasChanged = states[edge.block] == nil
        if hasChanged { states[edge.block] = onward }
        if hasChanged || states[edge.block]!.join(onward) { pending.insert(position(of: edge.block)) }
      }
    }
    return states
  }
}

/// A work list of blocks, in reverse post-order.
public struct BlockWorkList: Sendable {
  private let order: [BlockID]
  private let positions: [Int32]
  private var pending: PendingPositions

  public init(of graph: ControlFlowGraph) {
    order = graph.order
    positions = graph.positions
    pending = PendingPositions(count: graph.order.count)
  }

  /// Adds a reachable block unless it is in the list.
  public mutating func insert(_ block: BlockID) { pending.insert(Int(positions[block])) }

  /// Removes the first block; `nil` if the list is empty.
  public mutating func removeFirst() -> BlockID? { pending.removeFirst().map { order[$0] } }
}

/// A heap of distinct numbers.
struct PendingPositions {
  private var heap: [Int] = []
  private var isPending: [Bool]

  init(count: Int) { isPending = Array(repeating: false, count: count) }

  mutating func insert(_ number: Int) {
    if isPending[number] { return }
    isPending[number] = true
    heap.append(number)
    var index = heap.count - 1
    while index > 0, heap[(index - 1) / 2] > heap[index] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    isPending[first] = false
    if heap.isEmpty { return first }
    heap[0] = last
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < heap.count else { break }
      let smaller = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      if heap[index] <= heap[smaller] { break }
      heap.swapAt(index, smaller)
      index = smaller
    }
    return first
  }
}
