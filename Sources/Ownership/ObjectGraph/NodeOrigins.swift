import Program

/// The origins of nodes.
extension Graph {
  /// The outermost collection or tuple from which the node was read, or the node itself.
  func collection(holding node: NodeID) -> NodeID {
    var node = node
    while true {
      switch self[node].kind {
      case .load(let base, .element), .load(let base, .oneElement), .load(let base, .tupleElement): node = base
      default: return node
      }
    }
  }

  /// The first known node in the chain of reads that leads to a node, or the node itself.
  func firstBase(of node: NodeID) -> NodeID {
    var node = node
    while case .load(let base, _) = self[node].kind { node = base }
    return node
  }

  /// The node from which frameworks' properties led to a node, or the node itself.
  func outsideBase(of node: NodeID) -> NodeID {
    var node = node
    while case .load(let base, .externalProperty) = self[node].kind { node = base }
    return node
  }

  /// Whether mutually recursive functions made it. Then it stands for the objects of all rounds. A reference to itself only means that one of
  /// these objects holds another.
  func isMadeInRecursion(_ node: NodeID) -> Bool {
    var node = firstBase(of: node)
    while case .former(let base, .content) = self[node].kind { node = firstBase(of: base) }
    switch self[node].kind {
    case .allocation(_, let instance), .closure(_, let instance), .methodReference(_, let instance), .autoclosure(_, let instance), .box(_, let instance):
      return instance <= CallContext.recursive
    default: return false
    }
  }

  /// Whether the node was read from a collection that held it before the code ran.
  func isElement(_ node: NodeID) -> Bool {
    if case .load(_, let field) = self[node].kind { field.stored == .element } else { false }
  }

  /// Whether the current code has not made the node.
  func wasThereBefore(_ node: NodeID) -> Bool {
    switch self[node].kind {
    case .closure, .methodReference, .autoclosure, .allocation, .box: false
    case .selfObject, .parameter, .load, .former, .closureParameter, .global, .externalGlobal, .system, .unknownCallee: true
    }
  }

  /// The fields through which `self` held the node before the code ran, the last one first; empty for `self` itself.
  func pathFromSelf(to node: NodeID) -> [Field]? {
    var node = node
    var fields: [Field] = []
    while case .load(let base, let field) = self[node].kind {
      fields.append(field.stored)
      node = base
    }
    return self[node].kind == .selfObject ? fields : nil
  }
}
