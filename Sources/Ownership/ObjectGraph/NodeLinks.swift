/// For some nodes of a graph, another node. An array, because chains of such links are followed again and again.
struct NodeLinks {
  /// By node, the number of the other node; -1 where there is none. Nodes behind the end have none.
  private var targets: [Int32] = []
  /// The nodes that are the other node of some node, or were.
  private var others = BitSet()

  /// Whether no node has another one.
  var isEmpty: Bool { targets.isEmpty }

  /// The nodes that have another one, in order.
  var nodes: [NodeID] { targets.indices.filter { targets[$0] >= 0 }.map(NodeID.init) }

  /// Whether it is the other node of some node.
  func lead(to node: NodeID) -> Bool { mayLead(to: node) && targets.contains(node.index) }

  /// False where it never was the other node of any node.
  func mayLead(to node: NodeID) -> Bool { others.contains(node.index) }

  subscript(_ node: NodeID) -> NodeID? {
    get {
      let index = Int(node.index)
      return index < targets.count && targets[index] >= 0 ? NodeID(Int(targets[index])) : nil
    }
    set {
      let index = Int(node.index)
      while targets.count <= index { targets.append(-1) }
      targets[index] = newValue?.index ?? -1
      if let newValue { others.insert(newValue.index) }
    }
  }
}
