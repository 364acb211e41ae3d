import Program
import Support

/// Parts of a large finished graph that are asked for again and again, each found once: thousands of closures may capture one object.
///
/// A class, because a graph is copied often.
final class GraphIndex: Sendable {
  /// Below this number of nodes a graph has no index.
  static let least = 128

  private struct Tables: Sendable {
    /// For each node, the edges to it that are no captures, and the edges from it that models state.
    var holding: [NodeID: [Int32]] = [:]
    var modelled: [NodeID: [Int32]] = [:]
    /// By the place of a call: the objects that it made.
    var made: [SourcePlace: [NodeID]] = [:]
  }

  private let tables: Lazy<Tables>
  /// The streams behind operators, if there are any. Each operator of a long chain asks about all before it.
  let streams = LazyTable<NodeID, NodeID?>()

  init(_ nodes: [Node], _ edges: [Edge]) {
    tables = Lazy {
      var tables = Tables()
      for (index, node) in nodes.enumerated() {
        if case .allocation(let place, _) = node.kind { tables.made[place, default: []].append(NodeID(index)) }
      }
      for (index, edge) in zip(Int32(0)..., edges) {
        if case .capture = edge.field {} else { tables.holding[edge.target, default: []].append(index) }
        if case .model = edge.field { tables.modelled[edge.source, default: []].append(index) }
      }
      return tables
    }
  }

  func edges(holding node: NodeID) -> [Int32] { tables.value.holding[node] ?? [] }
  func modelledEdges(from node: NodeID) -> [Int32] { tables.value.modelled[node] ?? [] }
  func made(at place: SourcePlace) -> [NodeID] { tables.value.made[place] ?? [] }
}

extension Graph {
  /// Visits the incoming edges of a node that are no captures.
  func forEachEdge(holding id: NodeID, _ body: (Edge) -> Void) {
    let known = index?.edges(holding: id)
    var position = 0
    // One loop for both ways, with one call: otherwise callers copy the graph for the closure.
    var edge = known.map { $0.first ?? -1 } ?? firstEdge(to: id)
    while edge >= 0 {
      if isLive(edge) {
        if case .capture = edges[Int(edge)].field {} else { body(edges[Int(edge)]) }
      }
      position += 1
      edge = known.map { position < $0.count ? $0[position] : -1 } ?? self.edge(behind: edge)
    }
  }

  func edges(holding id: NodeID) -> [Edge] {
    var result: [Edge] = []
    forEachEdge(holding: id) { result.append($0) }
    return result
  }

  /// The outgoing edges of a node that models state.
  func modelledEdges(from id: NodeID) -> [Edge] {
    if let index { return index.modelledEdges(from: id).filter(isLive).map { edges[Int($0)] } }
    return edges(from: id).filter { if case .model = $0.field { true } else { false } }
  }

  /// The objects made by the call at a place, or by the call with the place as an argument, without the argument itself.
  func made(around place: SourcePlace, except argument: NodeID) -> [NodeID] {
    if let index {
      let made = index.made(at: place).filter { $0 != argument }
      if !made.isEmpty { return made }
    }
    var result: [NodeID] = []
    var length = UInt32.max
    for index in nodes.indices {
      guard case .allocation(let made, _) = nodes[index].kind, NodeID(index) != argument, made.contains(place) else { continue }
      let madeLength = made.range.end - made.range.start
      if madeLength < length { result = [] }
      if madeLength <= length {
        length = madeLength
        result.append(NodeID(index))
      }
    }
    return result
  }
}
