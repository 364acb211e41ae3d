import Catalog
import Findings
import Ownership

extension TypeGraph {
  /// The most boxes that anybody can take in.
  public static let nodeLimit = 60

  /// The graph with one node for each object and at most `limit` nodes: those in cycles, and then those nearest to the type.
  ///
  /// The analysis distinguishes an object by the code that meets it; one place of the source that makes it, or one property of one holder, is one object here.
  public func collapsed(limit: Int = TypeGraph.nodeLimit) -> TypeGraph {
    var graph = self
    while let merged = graph.merged() { graph = merged }
    return graph.bounded(limit)
  }

  /// What nodes of one object have in common.
  private struct Identity: Hashable {
    var kind: BoxKind
    var name: String
    var type: String
    var place: SourcePlace?
    var holder: Int?
    var property: String
  }

  /// `nil` if there is nothing to merge.
  private func merged() -> TypeGraph? {
    var first: [Identity: Int] = [:]
    var target = Array(nodes.indices)
    func merge(_ node: Int, as identity: Identity) {
      let other = first[identity] ?? node
      first[identity] = other
      if other < target[node] { target[node] = other }
    }
    for (index, node) in nodes.enumerated() where node.place != nil && node.kind != .root {
      merge(index, as: Identity(kind: node.kind, name: node.name, type: node.type, place: node.place, holder: nil, property: ""))
    }
    for edge in edges where !edge.isCapture && edge.source != edge.target && [.object, .value, .token].contains(nodes[edge.target].kind) {
      let node = nodes[edge.target]
      merge(edge.target, as: Identity(kind: node.kind, name: "", type: node.type, place: nil, holder: edge.source, property: edge.name))
    }
    if target == Array(nodes.indices) { return nil }
    return keeping(nodes.indices.filter { target[$0] == $0 }, target: target)
  }

  private func bounded(_ limit: Int) -> TypeGraph {
    guard nodes.count > limit else { return keeping(Array(nodes.indices), target: Array(nodes.indices)) }
    var order = [0] + cycles.flatMap(\.edges).flatMap { [edges[$0].source, edges[$0].target] }
    var seen: Set<Int> = []
    order = order.filter { seen.insert($0).inserted }
    var next: [Int: [Int]] = [:]
    for edge in edges {
      next[edge.source, default: []].append(edge.target)
      next[edge.target, default: []].append(edge.source)
    }
    var index = 0
    while index < order.count, order.count < limit {
      order += next[order[index], default: []].filter { seen.insert($0).inserted }
      index += 1
    }
    let kept = Set(order.prefix(limit)).union(cycles.flatMap(\.edges).flatMap { [edges[$0].source, edges[$0].target] })
    var graph = keeping(nodes.indices.filter(kept.contains), target: Array(nodes.indices))
    graph.nodes.append(Node(kind: .unknown, name: "\(nodes.count - kept.count) more objects, farther away", type: "", place: nil))
    return graph
  }

  /// The graph of some nodes.
  ///
  /// - Parameter target: For each node the one that takes its place.
  private func keeping(_ kept: [Int], target: [Int]) -> TypeGraph {
    let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    func root(_ node: Int) -> Int { target[node] == node ? node : root(target[node]) }
    struct Reference: Hashable {
      var source: Int
      var target: Int
      var name: String
      var strength: CaptureStrength
    }
    var graph = self
    graph.nodes = kept.map { nodes[$0] }
    // A property names the object that is made for it.
    for (index, node) in nodes.enumerated() where !node.name.isEmpty {
      if let number = numbers[root(index)], graph.nodes[number].name.isEmpty { graph.nodes[number].name = node.name }
    }
    graph.edges = []
    var known: [Reference: Int] = [:]
    var moved: [Int: Int] = [:]
    for (index, edge) in edges.enumerated() {
      guard let source = numbers[root(edge.source)], let target = numbers[root(edge.target)] else { continue }
      let reference = Reference(source: source, target: target, name: edge.name, strength: edge.strength)
      if let number = known[reference] {
        moved[index] = number
        continue
      }
      known[reference] = graph.edges.count
      moved[index] = graph.edges.count
      var edge = edge
      edge.source = source
      edge.target = target
      graph.edges.append(edge)
    }
    var drawn: Set<[Int]> = []
    graph.cycles = cycles.compactMap { cycle in
      var cycle = cycle
      cycle.edges = cycle.edges.compactMap { moved[$0] }
      return drawn.insert(cycle.edges.sorted()).inserted ? cycle : nil
    }
    return graph
  }
}
