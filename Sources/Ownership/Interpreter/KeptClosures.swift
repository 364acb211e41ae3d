import Program
import Facts

/// Closures that outlive the code that makes them.
extension UnitEvaluator {
  /// Does something keep the closure, or one that it is written in, for longer than until it has run, or does the caller get it? What
  /// it does is then not done by those who call the function that makes it.
  func isKeptForLater(_ closure: FunctionReference?) -> Bool {
    var next = closure
    while let closure = next, closure != root {
      if let node = heap.graph.find(.closure(closure, instance: 0)), returned.contains(node) || isKept(node) { return true }
      next = program.function(closure).parent.map { FunctionReference(file: file, function: $0) }
    }
    return false
  }

  /// Does the caller get the closure, or one that it is written in, itself or in what is returned?
  func isHandedOut(_ closure: FunctionReference) -> Bool {
    guard !returned.isEmpty else { return false }
    var outer: Set<FunctionReference> = []
    var next: FunctionReference? = closure
    while let function = next, function != root {
      outer.insert(function)
      next = program.function(function).parent.map { FunctionReference(file: file, function: $0) }
    }
    var seen: Set<NodeID> = []
    var pending = returned
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch heap.graph[node].kind {
      case .closure(let function, _): if outer.contains(function) { return true }
      // What was there before had its closures before.
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

  /// May something call the closure, or one that it is written in, when the code that creates it has gone on?
  func mayRunLater(_ closure: FunctionReference) -> Bool {
    guard let node = heap.graph.find(.closure(closure, instance: 0)) else { return false }
    return returned.contains(node) || !references(keeping: node).isEmpty
  }

  /// The references that keep a node for longer than a call takes.
  private func references(keeping node: NodeID) -> [Edge] {
    heap.graph.edges(to: node).filter { $0.strength == .strong && $0.field.isOwnership && $0.lifetime != .synchronous }
  }
}
