import Program

/// Where nodes come from.
extension Graph {
  /// The outermost collection or tuple of which the node was read; the node itself where it was read from none.
  func collection(holding node: NodeID) -> NodeID {
    var node = node
    while true {
      switch self[node].kind {
      case .load(let base, .element), .load(let base, .oneElement), .load(let base, .tupleElement): node = base
      default: return node
      }
    }
  }

  /// What the code knew first of what a node was read from; the node itself where it was read from nothing.
  func firstBase(of node: NodeID) -> NodeID {
    var node = node
    while case .load(let base, _) = self[node].kind { node = base }
    return node
  }

  /// Was it made by functions that call each other? Then it stands for what each of their rounds has made, and that it holds itself says
  /// only that one of these objects holds another.
  func isMadeInRecursion(_ node: NodeID) -> Bool {
    switch self[firstBase(of: node)].kind {
    case .allocation(_, let instance), .closure(_, let instance), .methodReference(_, let instance), .autoclosure(_, let instance), .box(_, let instance):
      return instance <= CallContext.recursive
    default: return false
    }
  }

  /// Is the node something that the code at hand has not made?
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
