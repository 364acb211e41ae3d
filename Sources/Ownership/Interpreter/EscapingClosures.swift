import Program
import Facts

/// Escaping closures: closures that outlive the code that creates them.
extension UnitEvaluator {
  /// Whether the closure, or an enclosing one, is retained beyond its run, or is returned to the caller. Then its effects do not belong to the calls of
  /// the function that creates it.
  func outlivesCall(_ closure: FunctionReference?) -> Bool {
    guard let closure else { return false }
    return program.functions(around: closure, below: root).contains { closure in
      heap.graph.find(.closure(closure, instance: 0)).map { returned.contains($0) || isKept($0) } ?? false
    }
  }

  /// Whether the closure, or an enclosing one, is returned to the caller, directly or inside the result.
  func isHandedOut(_ closure: FunctionReference) -> Bool {
    guard !returned.isEmpty else { return false }
    let outer = program.functions(around: closure, below: root)
    var seen: Set<NodeID> = []
    var pending = returned
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch heap.graph[node].kind {
      case .closure(let function, _): if outer.contains(function) { return true }
      // An object that existed before had its closures before.
      case .allocation: heap.graph.forEachEdge(from: node) { if $0.strength == .strong { pending.append($0.target) } }
      default: break
      }
    }
    return false
  }

  private func isKept(_ node: NodeID) -> Bool {
    references(keeping: node).contains { edge in
      if edge.endsByItself { return false }
      return switch heap.graph[edge.source].kind {
      case .unknownCallee, .closure: false
      default: true
      }
    }
  }

  /// Whether the closure, or an enclosing one, may be called after the creating code has continued.
  func mayRunLater(_ closure: FunctionReference) -> Bool {
    guard let node = heap.graph.find(.closure(closure, instance: 0)) else { return false }
    return returned.contains(node) || !references(keeping: node).isEmpty
  }

  /// The references that retain a node longer than a call.
  private func references(keeping node: NodeID) -> [Edge] {
    heap.graph.edges(to: node).filter { $0.strength == .strong && $0.field.isOwnership && $0.lifetime != .synchronous }
  }
}
