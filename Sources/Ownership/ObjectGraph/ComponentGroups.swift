/// The strongly connected components of a graph over strong references.
struct ComponentGroups {
  private let components: [Int32]
  /// The nodes of each component.
  private var groups: [[Int32]]
  /// For each node, its position in its component.
  private var places: [Int32] = []
  /// For large components: the nodes that lie on all paths between others. Computed on demand.
  private var crossings: [Int32: Crossings] = [:]

  /// Smaller components are searched as a whole.
  private static let crossingLimit = 64

  init(of graph: Graph) {
    components = graph.strongComponents(isStrongOnly: true)
    groups = Array(repeating: [], count: Int(components.max() ?? -1) + 1)
    places.reserveCapacity(components.count)
    for (node, component) in components.enumerated() {
      places.append(Int32(groups[Int(component)].count))
      groups[Int(component)].append(Int32(node))
    }
  }

  func component(of node: NodeID) -> Int32 { components[Int(node.index)] }

  /// Whether one node of a large component still reaches another without a third one; `nil` where only a search of the whole component decides
  /// that.
  mutating func leads(from node: NodeID, to other: NodeID, without excluded: NodeID, in graph: Graph) -> Bool? {
    let component = component(of: node)
    let group = groups[Int(component)]
    guard group.count > Self.crossingLimit else { return nil }
    let known = crossings[component] ?? Crossings(of: group, places, in: graph)
    crossings[component] = known
    return known.leads(from: places[Int(node.index)], to: places[Int(other.index)], without: places[Int(excluded.index)])
  }

  /// The rest of a node's component without the node.
  func rest(without node: NodeID, in graph: Graph) -> ComponentRest {
    let group = groups[Int(component(of: node))]
    return ComponentRest(components: graph.strongComponents(of: group, placesInGroup: places, without: node), places: places)
  }
}

/// The components into which a component falls without one of its nodes.
struct ComponentRest {
  fileprivate let components: [Int32]
  fileprivate let places: [Int32]

  /// The number of nodes visited.
  var size: Int { components.count }

  /// Whether two nodes of the component still reach each other.
  func areTogether(_ left: NodeID, _ right: NodeID) -> Bool { components[Int(places[Int(left.index)])] == components[Int(places[Int(right.index)])] }
}

/// The nodes on all paths between one node of a component and the others.
private struct Crossings {
  private let successors: [[Int32]]
  private let fromCentre: NodeDominators
  private let toCentre: NodeDominators

  init(of group: [Int32], _ places: [Int32], in graph: Graph) {
    var successors: [[Int32]] = Array(repeating: [], count: group.count)
    var predecessors = successors
    for (place, node) in group.enumerated() {
      graph.forEachEdge(from: NodeID(Int(node))) { edge in
        let target = Int(places[Int(edge.target.index)])
        guard edge.strength == .strong, target < group.count, group[target] == edge.target.index else { return }
        successors[place].append(Int32(target))
        predecessors[target].append(Int32(place))
      }
    }
    // Removed nodes are closures. A node with many references in both directions is on the fewest necessary paths.
    func rank(_ place: Int) -> (Int, Int) {
      (graph[NodeID(Int(group[place]))].kind.isClosure ? 0 : 1, successors[place].count + predecessors[place].count)
    }
    let centre = group.indices.max { rank($0) < rank($1) } ?? 0
    self.successors = successors
    fromCentre = NodeDominators(root: centre, successors: successors, predecessors: predecessors)
    toCentre = NodeDominators(root: centre, successors: predecessors, predecessors: successors)
  }

  /// The number of nodes visited where the centre does not decide.
  private static let nearbyLimit = 32

  func leads(from node: Int32, to other: Int32, without excluded: Int32) -> Bool? {
    if !toCentre.dominates(excluded, node), !fromCentre.dominates(excluded, other) { return true }
    var seen: Set<Int32> = [node]
    var pending = [node]
    while let place = pending.popLast() {
      if place == other { return true }
      for next in successors[Int(place)] where next != excluded && seen.insert(next).inserted {
        if seen.count > Self.nearbyLimit { return nil }
        pending.append(next)
      }
    }
    return false
  }
}

/// The dominators in a graph of nodes, by the algorithm of Cooper, Harvey and Kennedy. All nodes are reachable.
struct NodeDominators {
  /// The preorder position of each node in the tree, and that of its last descendant.
  private var first: [Int32]
  private var last: [Int32]

  init(root: Int, successors: [[Int32]], predecessors: [[Int32]]) {
    let order = Self.postorder(from: root, successors)
    var number = Array(repeating: Int32(-1), count: successors.count)
    for (position, node) in order.enumerated() { number[Int(node)] = Int32(position) }
    var above = Array(repeating: Int32(-1), count: successors.count)
    above[root] = Int32(root)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for node in order.reversed() where node != root {
        var common: Int32 = -1
        for predecessor in predecessors[Int(node)] where above[Int(predecessor)] >= 0 {
          var (left, right) = (common < 0 ? predecessor : common, predecessor)
          while left != right {
            if number[Int(left)] < number[Int(right)] { left = above[Int(left)] } else { right = above[Int(right)] }
          }
          common = left
        }
        if common >= 0, above[Int(node)] != common {
          above[Int(node)] = common
          hasChanged = true
        }
      }
    }
    var below: [[Int32]] = Array(repeating: [], count: successors.count)
    for node in order where node != root { below[Int(above[Int(node)])].append(node) }
    first = Array(repeating: 0, count: successors.count)
    last = first
    var next: Int32 = 0
    var work = [(node: Int32(root), isDone: false)]
    while let (node, isDone) = work.popLast() {
      if isDone {
        last[Int(node)] = next - 1
        continue
      }
      first[Int(node)] = next
      next += 1
      work.append((node, true))
      for child in below[Int(node)] { work.append((child, false)) }
    }
  }

  private static func postorder(from root: Int, _ successors: [[Int32]]) -> [Int32] {
    var result: [Int32] = []
    var seen = Array(repeating: false, count: successors.count)
    seen[root] = true
    var work = [(node: Int32(root), next: 0)]
    while let (node, next) = work.last {
      guard next < successors[Int(node)].count else {
        result.append(node)
        work.removeLast()
        continue
      }
      work[work.count - 1].next += 1
      let target = successors[Int(node)][next]
      if seen[Int(target)] { continue }
      seen[Int(target)] = true
      work.append((target, 0))
    }
    return result
  }

  /// Whether every path from the root to a node goes through another one, or both are the same.
  func dominates(_ other: Int32, _ node: Int32) -> Bool { first[Int(other)] <= first[Int(node)] && first[Int(node)] <= last[Int(other)] }
}
