/// Looks for what keeps each of many nodes. What is behind a holder of which several hang is looked for once.
struct KeeperSearch {
  typealias Keeper = (keeper: NodeID, path: OwnershipPath)

  private let graph: Graph
  private let toll: (Edge) -> Int?
  private let isKeeper: (NodeID) -> Bool
  private let areAlike: (NodeID) -> Bool
  private var searches = 0
  private var reach: KeeperReach?
  /// What keeps the holders that were come by.
  private var known: [NodeID: [Keeper]] = [:]
  /// How many nodes were gone on from.
  private(set) var steps = 0

  init(_ graph: Graph, toll: @escaping (Edge) -> Int?, where isKeeper: @escaping (NodeID) -> Bool, areAlike: @escaping (NodeID) -> Bool = { _ in false }) {
    self.graph = graph
    self.areAlike = areAlike
    self.toll = toll
    self.isKeeper = isKeeper
  }

  /// The same as `Graph.keepers(of:)`, but that of long paths only the end is told (`OwnershipPath.lengthLimit`).
  mutating func keepers(of node: NodeID) -> [Keeper] {
    // Whatever keeps what only one node holds keeps that one, too. What passes, or is not checked, changes which way is the surest.
    guard let edge = onlyHolding(node) else {
      return search(from: node)
    }
    guard let assumed = toll(edge) else { return [] }
    steps += 1
    let own = OwnershipPath(edges: [edge], assumptions: assumed, isLasting: !edge.endsByItself)
    var result: [Keeper] = isKeeper(edge.source) ? [(edge.source, own)] : []
    for (keeper, path) in keepers(ofHolder: edge.source) where keeper != node { result.append((keeper, path.followed(by: own))) }
    return result
  }

  private mutating func keepers(ofHolder node: NodeID) -> [Keeper] {
    // Holders of which each hangs on the next one alone, as the payloads of cases do, lead to one search.
    var chain: [Edge] = []
    var members: Set<NodeID> = []
    var last = node
    while known[last] == nil, !isKeeper(last), members.insert(last).inserted, let edge = onlyHolding(last) {
      guard toll(edge) != nil else { return [] }
      chain.append(edge)
      last = edge.source
    }
    let found = known[last] ?? search(from: last)
    known[last] = found
    if chain.isEmpty { return found }
    steps += chain.count
    let isKept = isKeeper(last)
    // Of keepers that mean the same only nearer ones count.
    let hidesLike = isKept && areAlike(last)
    var result: [Keeper] = isKept ? [(last, OwnershipPath(edges: [], assumptions: 0, isLasting: true))] : []
    for (keeper, path) in found where !(hidesLike && path.isLasting && areAlike(keeper)) { result.append((keeper, path)) }
    // What keeps one of them keeps all those that hang on it: who asks for these need not go all the way again.
    for edge in chain.reversed() {
      let step = OwnershipPath(edges: [edge], assumptions: toll(edge) ?? 0, isLasting: true)
      for index in result.indices { result[index].path = result[index].path.followed(by: step) }
      known[edge.target] = result
    }
    return result
  }

  /// To find out what is behind all keepers takes a walk over the graph: as much as one search.
  private static var searchesWithoutReach: Int { 16 }

  private mutating func search(from node: NodeID) -> [Keeper] {
    searches += 1
    if searches > Self.searchesWithoutReach, reach == nil { reach = KeeperReach(graph, where: isKeeper, areAlike: areAlike) }
    if let reach, !reach.isKept(node) { return [] }
    return graph.keepers(
      of: node, toll: toll, where: isKeeper, areAlike: areAlike, isFirstEnough: reach.map { !$0.isRetainedByOthers(node) } ?? false,
      hasUnchecked: reach?.hasUnchecked ?? true, steps: &steps
    ).map { ($0.keeper, $0.path.limited) }
  }

  /// The one strong reference that leads to a node, if it lasts and is checked.
  private func onlyHolding(_ node: NodeID) -> Edge? {
    var result: Edge?
    var count = 0
    graph.forEachEdge(to: node) { edge in
      guard edge.strength == .strong else { return }
      count += 1
      result = edge
    }
    guard count == 1, let edge = result, edge.source != node, !edge.endsByItself, !edge.isUnchecked else { return nil }
    return edge
  }
}

/// Which nodes hang on something that keeps, whatever lies between. A search that can find nothing, or nothing else, need not look at all that
/// holds a node.
private struct KeeperReach {
  private var kept = BitSet()
  private var others = BitSet()
  /// Is there a reference that only an unchecked row tells of?
  let hasUnchecked: Bool

  init(_ graph: Graph, where isKeeper: (NodeID) -> Bool, areAlike: (NodeID) -> Bool) {
    var keepers: [NodeID] = []
    var apart: [NodeID] = []
    for index in graph.nodes.indices where isKeeper(NodeID(index)) {
      keepers.append(NodeID(index))
      if !areAlike(NodeID(index)) { apart.append(NodeID(index)) }
    }
    for edge in graph.edges where edge.endsByItself && edge.strength == .strong { apart.append(edge.source) }
    hasUnchecked = graph.edges.contains { $0.isUnchecked && $0.strength == .strong }
    kept = graph.behind(keepers)
    others = graph.behind(apart)
  }

  /// May anything keep the node?
  func isKept(_ node: NodeID) -> Bool { kept.contains(node.index) }

  /// May anything keep it but keepers that mean the same, by references that last?
  func isRetainedByOthers(_ node: NodeID) -> Bool { others.contains(node.index) }
}

extension Graph {
  /// What strong references of some nodes lead to, over any number of them.
  fileprivate func behind(_ nodes: [NodeID]) -> BitSet {
    var result = BitSet()
    var seen = BitSet()
    var pending = nodes
    while let node = pending.popLast() {
      if seen.contains(node.index) { continue }
      seen.insert(node.index)
      forEachEdge(from: node) { edge in
        guard edge.strength == .strong else { return }
        result.insert(edge.target.index)
        if !seen.contains(edge.target.index) { pending.append(edge.target) }
      }
    }
    return result
  }

  /// What the nodes hold, itself or through what they hold, and they themselves.
  func reached(from nodes: [NodeID]) -> Set<NodeID> {
    var result: Set<NodeID> = []
    var pending = nodes
    while let node = pending.popLast() {
      guard result.insert(node).inserted else { continue }
      for edge in edges(from: node) where edge.strength == .strong && edge.field.isOwnership { pending.append(edge.target) }
    }
    return result
  }
}
