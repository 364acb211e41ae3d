/// Dijkstra's algorithm over strong references, from one node outwards along or against them.
///
/// What a path may run over, and what it must have met, is asked while it is looked for: of paths that are found first and refused later
/// one would hide all others.
struct PathSearch {
  enum Direction { case forwards, backwards }

  /// A node together with what the rest of the way depends on.
  fileprivate struct State: Hashable {
    var node: NodeID
    var isMarked: Bool
    var isPassing: Bool
    /// Does the way assume already that model rows are right?
    var hasUnchecked: Bool
  }
  private struct Arrival {
    var cost: PathCost
    var edge: Edge?
    var from: State?
  }
  /// A node at its least cost.
  struct Found {
    var node: NodeID
    var isMarked: Bool
    var cost: PathCost
    fileprivate let state: State
  }

  private let graph: Graph
  private let direction: Direction
  private let toll: (Edge) -> Int?
  private let marks: (NodeID) -> Bool
  private let ways: [NodeID: [Int32]]?
  private var queue = PriorityQueue<PathCost, State>()
  private var arrivals: [State: Arrival] = [:]
  private var settled: Set<State> = []

  /// - Parameters:
  ///   - ways: With `forwards`: for each node the edges, in the order of the graph, that the search may go over; all where there is none.
  ///   - toll: How much is assumed where a path runs over an edge; `nil` where it must not.
  ///   - marks: Which nodes mark the paths that meet them.
  init(
    _ graph: Graph, from start: NodeID, _ direction: Direction, within ways: [NodeID: [Int32]]? = nil, toll: @escaping (Edge) -> Int? = { Int($0.assumptions) },
    marks: @escaping (NodeID) -> Bool = { _ in true }
  ) {
    self.graph = graph
    self.direction = direction
    self.toll = toll
    self.marks = marks
    self.ways = ways
    let state = State(node: start, isMarked: marks(start), isPassing: false, hasUnchecked: false)
    arrivals[state] = Arrival(cost: PathCost())
    queue.insert(state, PathCost())
  }

  /// The nearest node that has not been given yet, without going on from it.
  mutating func next() -> Found? {
    while let (state, cost) = queue.popFirst() {
      if settled.insert(state).inserted { return Found(node: state.node, isMarked: state.isMarked, cost: cost, state: state) }
    }
    return nil
  }

  /// Goes on from a node.
  mutating func expand(_ found: Found) {
    switch direction {
    case .forwards:
      let edges = ways.map { ways in (ways[found.node] ?? []).map { graph.edges[Int($0)] } } ?? graph.edges(from: found.node)
      for edge in edges { step(over: edge, to: edge.target, from: found) }
    case .backwards: for edge in graph.edges(to: found.node) { step(over: edge, to: edge.source, from: found) }
    }
  }

  private mutating func step(over edge: Edge, to node: NodeID, from found: Found) {
    guard edge.strength == .strong, let toll = toll(edge) else { return }
    var cost = found.cost
    cost.assumptions += toll
    cost.length += 1
    if edge.isUnchecked { cost.unchecked += 1 }
    if edge.endsByItself { cost.isPassing = true }
    let state = State(node: node, isMarked: found.isMarked || marks(node), isPassing: cost.isPassing, hasUnchecked: cost.unchecked > 0)
    if settled.contains(state) { return }
    if let known = arrivals[state], known.cost <= cost { return }
    arrivals[state] = Arrival(cost: cost, edge: edge, from: found.state)
    queue.insert(state, cost)
  }

  /// The path to a node, or from it where the search runs backwards; its edges in the order in which they hold each other.
  func path(to found: Found) -> OwnershipPath {
    var edges: [Edge] = []
    var state = found.state
    while let arrival = arrivals[state], let edge = arrival.edge, let from = arrival.from {
      edges.append(edge)
      state = from
    }
    if direction == .forwards { edges.reverse() }
    return OwnershipPath(edges: edges, assumptions: found.cost.assumptions, isLasting: !found.cost.isPassing)
  }
}

/// A binary heap. Of equal priorities the one that came first goes first, so that results do not hang on chance.
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
        for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && comes(child, before: least) { least = child }
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
