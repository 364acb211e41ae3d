extension Graph {
  /// Paths with more assumed steps are not worth a reader's time.
  private static var assumptionLimit: Int { 3 }

  /// The most certain, then shortest, path of strong references from `start` to `goal`. Lasting references take precedence over temporary ones.
  ///
  /// - Parameters:
  ///   - toll: The number of assumptions for an edge; `nil` where the path must not use it.
  ///   - marks: The path has to pass one of these nodes.
  ///   - steps: Increased by the number of expanded nodes.
  func strongPath(
    from start: NodeID, to goal: NodeID, toll: @escaping (Edge) -> Int?, meeting marks: @escaping (NodeID) -> Bool, steps: inout Int
  ) -> OwnershipPath? {
    strongPath(fromOneOf: [start], to: goal, toll: toll, meeting: marks, steps: &steps)?.path
  }

  /// The same from the one of several start nodes with the most certain and shortest path.
  func strongPath(
    fromOneOf starts: Set<NodeID>, to goal: NodeID, toll: @escaping (Edge) -> Int?, meeting marks: @escaping (NodeID) -> Bool, steps: inout Int
  ) -> (start: NodeID, path: OwnershipPath)? {
    guard let (start, allowedEdges) = allowedEdges(fromOneOf: starts, to: goal, toll, marks, &steps) else { return nil }
    var search = PathSearch(self, from: start, .forwards, within: allowedEdges, toll: toll, marks: marks)
    while let found = search.next() {
      if found.cost.steps > Self.assumptionLimit { continue }
      if found.node == goal {
        if found.isMarked { return (start, search.path(to: found)) }
        // A path through the goal is no path to it.
        continue
      }
      search.expand(found)
      steps += 1
    }
    return nil
  }

  func strongPath(
    from start: NodeID, to goal: NodeID, toll: @escaping (Edge) -> Int? = { Int($0.assumptions) }, meeting marks: @escaping (NodeID) -> Bool = { _ in true }
  ) -> OwnershipPath? {
    var steps = 0
    return strongPath(from: start, to: goal, toll: toll, meeting: marks, steps: &steps)
  }

  /// The edges that the best path may use. A search backwards from the goal, which has few keepers, finds them without visiting everything that is
  /// reachable from the start.
  private func allowedEdges(
    fromOneOf starts: Set<NodeID>, to goal: NodeID, _ toll: @escaping (Edge) -> Int?, _ marks: @escaping (NodeID) -> Bool, _ steps: inout Int
  ) -> (start: NodeID, allowedEdges: OutgoingEdges)? {
    var search = PathSearch(self, from: goal, .backwards, toll: toll, marks: marks)
    var allowedEdges: [Int32] = []
    var known = BitSet()
    var isFirst = true
    while let found = search.next() {
      if found.cost.steps > Self.assumptionLimit { continue }
      if found.isMarked, starts.contains(found.node) { return (found.node, OutgoingEdges(allowedEdges, in: self)) }
      if found.node == goal, !isFirst { continue }
      isFirst = false
      if !known.contains(found.node.index) {
        known.insert(found.node.index)
        var edge = firstEdge(to: found.node)
        while edge >= 0 {
          if edges[Int(edge)].strength == .strong, isLive(edge) { allowedEdges.append(edge) }
          edge = self.edge(behind: edge)
        }
      }
      search.expand(found)
      steps += 1
    }
    return nil
  }

  /// The keepers of a node, most certain and nearest first, with the path from each keeper. Only nodes accepted by `isKeeper` are returned: the
  /// paths to every node of a long chain would take quadratic memory.
  /// The search does not go beyond nodes accepted by `isClosed`, and they are no keepers. The number of assumptions up to them is returned.
  func keepers(
    of node: NodeID, toll: @escaping (Edge) -> Int? = { Int($0.assumptions) }, where isKeeper: (NodeID) -> Bool,
    closed isClosed: (NodeID, Int) -> Bool = { _, _ in false }
  ) -> [(keeper: NodeID, path: OwnershipPath)] {
    var steps = 0
    return keepers(of: node, toll: toll, where: isKeeper, closed: isClosed, steps: &steps)
  }

  /// - Parameters:
  ///   - areAlike: Whether two keepers are equivalent. A keeper is left out if an equivalent one that is as certain and as near was found before:
  ///     a large graph has thousands, each with its path.
  ///   - isFirstEnough: Whether all keepers are equivalent and all paths lasting. Then the search stops at a keeper that holds the node directly.
  ///   - hasUnchecked: Whether a path may use references of unverified rows. Among these, a shorter path with more of them is as certain.
  ///   - steps: Increased by the number of expanded nodes.
  func keepers(
    of node: NodeID, toll: @escaping (Edge) -> Int?, where isKeeper: (NodeID) -> Bool, closed isClosed: (NodeID, Int) -> Bool = { _, _ in false },
    areAlike: (NodeID) -> Bool = { _ in false }, isFirstEnough: Bool = false, hasUnchecked: Bool = true,
    steps: inout Int
  ) -> [(keeper: NodeID, path: OwnershipPath)] {
    var result: [(NodeID, OwnershipPath)] = []
    // The distance of the nearest equivalent keeper, separately for temporary and lasting paths. Keepers found later are not more certain.
    var nearest: [Bool: Int] = [:]
    var known = BitSet()
    var search = PathSearch(self, from: node, .backwards, toll: toll)
    while let found = search.next() {
      // Another path to the node is less certain.
      if known.contains(found.node.index) { continue }
      known.insert(found.node.index)
      if found.node != node {
        if isClosed(found.node, found.cost.assumptions) { continue }
        let isLike = areAlike(found.node)
        if isKeeper(found.node), !isLike || nearest[found.cost.isPassing].map({ found.cost.length < $0 }) ?? true {
          result.append((found.node, search.path(to: found)))
          if isLike { nearest[found.cost.isPassing] = found.cost.length }
          if isFirstEnough, found.cost.length == 1 || found.cost.unchecked == 0 && !hasUnchecked { break }
        }
      }
      search.expand(found)
      steps += 1
    }
    return result
  }
}
