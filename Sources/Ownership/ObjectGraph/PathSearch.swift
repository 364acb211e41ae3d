/// Dijkstra's algorithm over strong references, from one node, along the references or against them.
///
/// Restrictions on edges and required nodes are part of the search. Filtering complete paths afterwards would let a rejected path hide all
/// others.
struct PathSearch {
  enum Direction { case forwards, backwards }

  /// A node together with everything that affects the rest of the path, packed into one number.
  private struct State: Equatable {
    private let bits: Int

    /// - Parameter hasUnchecked: Whether the path already assumes unverified model rows.
    init(_ node: NodeID, isMarked: Bool, isPassing: Bool, hasUnchecked: Bool) {
      bits = Int(node.index) << 3 | (isMarked ? 4 : 0) | (isPassing ? 2 : 0) | (hasUnchecked ? 1 : 0)
    }

    var node: NodeID { NodeID(bits >> 3) }
    var isMarked: Bool { bits & 4 != 0 }
    var quickHash: Int {
      var hash = QuickHash()
      hash.combine(bits)
      return hash.value
    }
  }
  private struct Arrival {
    let state: State
    var cost: PathCost
    /// The last edge of the path, and the index of the previous arrival; -1 at the start.
    var edge: Int32
    var from: Int32
    /// Whether it has been returned. Then no shorter path exists.
    var isSettled = false
  }
  /// A node with its minimal cost.
  struct Found {
    var node: NodeID
    var isMarked: Bool
    var cost: PathCost
    fileprivate let arrival: Int32
  }

  private let graph: Graph
  private let direction: Direction
  private let toll: (Edge) -> Int?
  private let marks: (NodeID) -> Bool
  private let allowed: OutgoingEdges?
  private var queue = PriorityQueue<PathCost, Int32>()
  /// The reached states, indexed by a table of our own: a set and a dictionary took most of the time of a large search.
  private var arrivals: [Arrival] = []
  private var table = PositionTable()

  /// - Parameters:
  ///   - ways: With `forwards`: the edges that the search may use; `nil` for all.
  ///   - toll: The number of assumptions for an edge; `nil` where the path must not use it.
  ///   - marks: The nodes that mark the paths through them.
  init(
    _ graph: Graph, from start: NodeID, _ direction: Direction, within allowed: OutgoingEdges? = nil, toll: @escaping (Edge) -> Int? = { Int($0.assumptions) },
    marks: @escaping (NodeID) -> Bool = { _ in true }
  ) {
    self.graph = graph
    self.direction = direction
    self.toll = toll
    self.marks = marks
    self.allowed = allowed
    let state = State(start, isMarked: marks(start), isPassing: false, hasUnchecked: false)
    add(Arrival(state: state, cost: PathCost(), edge: -1, from: -1), hash: state.quickHash)
  }

  /// The nearest node that has not been returned yet, without expanding it.
  mutating func next() -> Found? {
    while let (arrival, cost) = queue.popFirst() {
      if arrivals[Int(arrival)].isSettled { continue }
      arrivals[Int(arrival)].isSettled = true
      let state = arrivals[Int(arrival)].state
      return Found(node: state.node, isMarked: state.isMarked, cost: cost, arrival: arrival)
    }
    return nil
  }

  /// Expands a node.
  mutating func expand(_ found: Found) {
    switch direction {
    case .forwards:
      if let allowed {
        for edge in allowed.edges(from: found.node) { step(over: edge, to: graph.edges[Int(edge)].target, from: found) }
        return
      }
      var edge = graph.firstEdge(from: found.node)
      while edge >= 0 {
        if graph.isLive(edge) { step(over: edge, to: graph.edges[Int(edge)].target, from: found) }
        edge = graph.edge(after: edge)
      }
    case .backwards:
      var edge = graph.firstEdge(to: found.node)
      while edge >= 0 {
        if graph.isLive(edge) { step(over: edge, to: graph.edges[Int(edge)].source, from: found) }
        edge = graph.edge(behind: edge)
      }
    }
  }

  private mutating func step(over index: Int32, to node: NodeID, from found: Found) {
    let edge = graph.edges[Int(index)]
    guard edge.strength == .strong else { return }
    var cost = found.cost
    cost.length += 1
    if edge.isUnchecked { cost.unchecked += 1 }
    if edge.endsByItself { cost.isPassing = true }
    let state = State(node, isMarked: found.isMarked || marks(node), isPassing: cost.isPassing, hasUnchecked: cost.unchecked > 0)
    let hash = state.quickHash
    let known = table.find(hash) { arrivals[Int($0)].state == state }
    if let known, arrivals[Int(known)].isSettled { return }
    guard let toll = toll(edge) else { return }
    cost.assumptions += toll
    guard let known else { return add(Arrival(state: state, cost: cost, edge: index, from: found.arrival), hash: hash) }
    if arrivals[Int(known)].cost <= cost { return }
    arrivals[Int(known)].cost = cost
    arrivals[Int(known)].edge = index
    arrivals[Int(known)].from = found.arrival
    queue.insert(known, cost)
  }

  private mutating func add(_ arrival: Arrival, hash: Int) {
    let position = Int32(arrivals.count)
    table.insert(position, hash: hash, to: arrivals) { $0.state.quickHash }
    arrivals.append(arrival)
    queue.insert(position, arrival.cost)
  }

  /// The path to a node, or from it in a backward search; the edges in the order of ownership.
  func path(to found: Found) -> OwnershipPath {
    var edges: [Edge] = []
    var arrival = arrivals[Int(found.arrival)]
    while arrival.edge >= 0 {
      edges.append(graph.edges[Int(arrival.edge)])
      arrival = arrivals[Int(arrival.from)]
    }
    if direction == .forwards { edges.reverse() }
    return OwnershipPath(edges: edges, assumptions: found.cost.assumptions, isLasting: !found.cost.isPassing)
  }
}

/// For some nodes of a graph, the edges through which a search may leave them.
struct OutgoingEdges {
  private let edges: [Int32]
  /// For each node, its last edge; for each edge, the previous one of the same node; -1 where there is none.
  private var last: [Int32]
  private var previous: [Int32] = []

  /// - Parameter edges: The edges, by their numbers in the graph.
  init(_ edges: [Int32], in graph: Graph) {
    self.edges = edges
    last = Array(repeating: -1, count: graph.nodes.count)
    previous.reserveCapacity(edges.count)
    for (position, edge) in edges.enumerated() {
      let source = Int(graph.edges[Int(edge)].source.index)
      previous.append(last[source])
      last[source] = Int32(position)
    }
  }

  /// In the order of the graph.
  func edges(from node: NodeID) -> [Int32] {
    var result: [Int32] = []
    var position = last[Int(node.index)]
    while position >= 0 {
      result.append(edges[Int(position)])
      position = previous[Int(position)]
    }
    if result.count > 1 { result.sort() }
    return result
  }
}

/// A binary heap. Equal priorities leave in insertion order, so that results are deterministic.
struct PriorityQueue<Priority: Comparable, Element> {
  private var heap: [(priority: Priority, number: Int, element: Element)] = []
  private var count = 0

  mutating func insert(_ element: Element, _ priority: Priority) {
    heap.append((priority, count, element))
    count += 1
    var child = heap.count - 1
    while child > 0, comes(child, before: (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> (element: Element, priority: Priority)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        var least = parent
        // No array here: one per step took half the time of a large search.
        for child in 2 * parent + 1...2 * parent + 2 where child < heap.count && comes(child, before: least) { least = child }
        if least == parent { break }
        heap.swapAt(parent, least)
        parent = least
      }
    }
    return (first.element, first.priority)
  }

  private func comes(_ left: Int, before right: Int) -> Bool {
    if heap[left].priority != heap[right].priority { return heap[left].priority < heap[right].priority }
    return heap[left].number < heap[right].number
  }
}
