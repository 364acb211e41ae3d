/// For some nodes of a graph, another node. An array, because chains of such links are followed again and again.
struct NodeLinks {
  /// By node, the number of the other node; -1 where there is none. Nodes behind the end have none.
  private var targets: [Int32] = []

  /// Whether no node has another one.
  var isEmpty: Bool { targets.isEmpty }

  /// The nodes that have another one, in order.
  var nodes: [NodeID] { targets.indices.filter { targets[$0] >= 0 }.map(NodeID.init) }

  /// Whether it is the other node of some node.
  func leads(to node: NodeID) -> Bool { targets.contains(node.index) }

  subscript(_ node: NodeID) -> NodeID? {
    get {
      let index = Int(node.index)
      return index < targets.count && targets[index] >= 0 ? NodeID(Int(targets[index])) : nil
    }
    set {
      let index = Int(node.index)
      while targets.count <= index { targets.append(-1) }
      targets[index] = newValue?.index ?? -1
    }
  }
}
