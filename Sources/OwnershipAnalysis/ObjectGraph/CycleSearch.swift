import ProgramModel
import RuleFormat

/// A path of strong references through a graph, from one object to another.
struct OwnershipPath {
  var edges: [Edge]
  /// How many steps are assumed rather than seen.
  var assumptions: Int
  /// False where some reference on the way ends by itself.
  var isLasting: Bool

  /// That unchecked model rows are right is one step, however many of them the path needs: they are wrong together or not at all, for
  /// they say what the same frameworks' documents do.
  var evidence: Evidence {
    let unchecked = edges.lazy.filter(\.isUnchecked).count
    let steps = assumptions - max(0, unchecked - 1)
    return steps <= 0 ? .proven : steps == 1 ? .likely : .possible
  }
}

extension Edge {
  /// Does the reference end by itself, without any code of the program that ends it?
  var endsByItself: Bool { lifetime == .untilEvent || lifetime == .synchronous }
}

extension Graph {
  /// Paths with more assumptions than this are not worth a reader's time.
  private static var assumptionLimit: Int { 3 }

  /// The surest, then shortest, path of strong references from `start` to `goal`; lasting references go before passing ones.
  /// It runs through such nodes only as `isOpen` lets it.
  func strongPath(from start: NodeID, to goal: NodeID, through isOpen: (NodeID) -> Bool = { _ in true }) -> OwnershipPath? {
    strongPath(from: start, to: goal, lastingOnly: true, isOpen) ?? strongPath(from: start, to: goal, lastingOnly: false, isOpen)
  }

  private func strongPath(from start: NodeID, to goal: NodeID, lastingOnly: Bool, _ isOpen: (NodeID) -> Bool) -> OwnershipPath? {
    // Breadth first within each number of assumptions.
    var buckets: [[NodeID]] = Array(repeating: [], count: Self.assumptionLimit + 1)
    buckets[0] = [start]
    var arrivals: [NodeID: (cost: Int, edge: Edge)] = [:]
    var done: Set<NodeID> = []
    for cost in buckets.indices {
      var next = 0
      while next < buckets[cost].count {
        let node = buckets[cost][next]
        next += 1
        guard done.insert(node).inserted else { continue }
        if node == goal {
          var edges: [Edge] = []
          var position = goal
          while position != start, let arrival = arrivals[position] {
            edges.append(arrival.edge)
            position = arrival.edge.source
          }
          return OwnershipPath(edges: edges.reversed(), assumptions: cost, isLasting: !edges.contains(where: \.endsByItself))
        }
        for edge in edges(from: node) where edge.strength == .strong {
          if lastingOnly, edge.endsByItself { continue }
          let total = cost + Int(edge.assumptions)
          guard total < buckets.count, !done.contains(edge.target), isOpen(edge.target) else { continue }
          if let known = arrivals[edge.target], known.cost <= total { continue }
          arrivals[edge.target] = (total, edge)
          buckets[total].append(edge.target)
        }
      }
    }
    return nil
  }

  /// What keeps a node, nearest first, with the path from the keeper; of all nodes on the way only those that `isKeeper` names, for
  /// the paths to every node of a long chain would take memory by the square of its length.
  /// Nothing is looked for behind nodes that `isClosed` names, nor are they keepers; it is told how much is assumed up to there.
  func keepers(
    of node: NodeID, where isKeeper: (NodeID) -> Bool, closed isClosed: (NodeID, Int) -> Bool = { _, _ in false }
  ) -> [(keeper: NodeID, path: OwnershipPath)] {
    var result: [(NodeID, OwnershipPath)] = []
    var departures: [NodeID: Edge] = [:]
    var pending = [node]
    var next = 0
    var assumed: [NodeID: Int] = [node: 0]
    while next < pending.count {
      let current = pending[next]
      next += 1
      if current != node, isKeeper(current) {
        var edges: [Edge] = []
        var position = current
        while position != node, let edge = departures[position] {
          edges.append(edge)
          position = edge.target
        }
        result.append(
          (
            current,
            OwnershipPath(
              edges: edges, assumptions: assumed[current]!,
              isLasting: !edges.contains(where: \.endsByItself))
          ))
      }
      for edge in edges(to: current) where edge.strength == .strong && assumed[edge.source] == nil {
        let total = assumed[current]! + Int(edge.assumptions)
        if isClosed(edge.source, total) { continue }
        assumed[edge.source] = total
        departures[edge.source] = edge
        pending.append(edge.source)
      }
    }
    return result
  }
}
