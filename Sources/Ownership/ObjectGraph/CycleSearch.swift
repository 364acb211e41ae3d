extension Graph {
  /// Paths with more assumed steps than this are not worth a reader's time.
  private static var assumptionLimit: Int { 3 }

  /// The surest, then shortest, path of strong references from `start` to `goal`; lasting references go before passing ones.
  ///
  /// - Parameters:
  ///   - toll: How much is assumed where it runs over an edge; `nil` where it must not.
  ///   - marks: The path has to meet one of these nodes.
  ///   - steps: The nodes that the search goes on from are added.
  func strongPath(
    from start: NodeID, to goal: NodeID, toll: @escaping (Edge) -> Int?, meeting marks: @escaping (NodeID) -> Bool, steps: inout Int
  ) -> OwnershipPath? {
    strongPath(fromOneOf: [start], to: goal, toll: toll, meeting: marks, steps: &steps)?.path
  }

  /// The same from the one of several nodes from which the path is the surest and shortest.
  func strongPath(
    fromOneOf starts: Set<NodeID>, to goal: NodeID, toll: @escaping (Edge) -> Int?, meeting marks: @escaping (NodeID) -> Bool, steps: inout Int
  ) -> (start: NodeID, path: OwnershipPath)? {
    guard let (start, ways) = ways(fromOneOf: starts, to: goal, toll, marks, &steps) else { return nil }
    var search = PathSearch(self, from: start, .forwards, within: ways, toll: toll, marks: marks)
    while let found = search.next() {
      if found.cost.steps > Self.assumptionLimit { continue }
      if found.node == goal {
        if found.isMarked { return (start, search.path(to: found)) }
        // A way that comes by the goal is no way to it.
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

  /// The edges over which the surest and shortest path may leave the nodes that may lie on it: a search from the goal, which has few keepers,
  /// comes to them without looking at all else that is reached from the start.
  private func ways(
    fromOneOf starts: Set<NodeID>, to goal: NodeID, _ toll: @escaping (Edge) -> Int?, _ marks: @escaping (NodeID) -> Bool, _ steps: inout Int
  ) -> (start: NodeID, ways: WaysOut)? {
    var search = PathSearch(self, from: goal, .backwards, toll: toll, marks: marks)
    var ways: [Int32] = []
    var known = BitSet()
    var isFirst = true
    while let found = search.next() {
      if found.cost.steps > Self.assumptionLimit { continue }
      if found.isMarked, starts.contains(found.node) { return (found.node, WaysOut(ways, in: self)) }
      if found.node == goal, !isFirst { continue }
      isFirst = false
      if !known.contains(found.node.index) {
        known.insert(found.node.index)
        var edge = firstEdge(to: found.node)
        while edge >= 0 {
          if edges[Int(edge)].strength == .strong, isLive(edge) { ways.append(edge) }
          edge = self.edge(behind: edge)
        }
      }
      search.expand(found)
      steps += 1
    }
    return nil
  }

  /// What keeps a node, surest and nearest first, with the path from the keeper; of all nodes on the way only those that `isKeeper` names,
  /// for the paths to every node of a long chain would take memory by the square of its length.
  /// Nothing is looked for behind nodes that `isClosed` names, nor are they keepers; it is told how much is assumed up to there.
  func keepers(
    of node: NodeID, toll: @escaping (Edge) -> Int? = { Int($0.assumptions) }, where isKeeper: (NodeID) -> Bool,
    closed isClosed: (NodeID, Int) -> Bool = { _, _ in false }
  ) -> [(keeper: NodeID, path: OwnershipPath)] {
    var steps = 0
    return keepers(of: node, toll: toll, where: isKeeper, closed: isClosed, steps: &steps)
  }

  /// - Parameters:
  ///   - areAlike: Keepers that mean the same. Of these those are left out before which another one was found that is as sure and as near: a
  ///     large graph has thousands, each with its path.
  ///   - isFirstEnough: Are all keepers alike, and all ways to them lasting? Then none is looked for behind one that holds the node itself.
  ///   - hasUnchecked: May a way run over references that no checked row tells of? Of these a shorter one that needs more of them is as sure.
  ///   - steps: The nodes that the search goes on from are added.
  func keepers(
    of node: NodeID, toll: @escaping (Edge) -> Int?, where isKeeper: (NodeID) -> Bool, closed isClosed: (NodeID, Int) -> Bool = { _, _ in false },
    areAlike: (NodeID) -> Bool = { _ in false }, isFirstEnough: Bool = false, hasUnchecked: Bool = true,
    steps: inout Int
  ) -> [(keeper: NodeID, path: OwnershipPath)] {
    var result: [(NodeID, OwnershipPath)] = []
    // How near the nearest of those that are alike is, apart for ways that pass and others. What is found later is no surer.
    var nearest: [Bool: Int] = [:]
    var known = BitSet()
    var search = PathSearch(self, from: node, .backwards, toll: toll)
    while let found = search.next() {
      // Another way to a node is less sure.
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
