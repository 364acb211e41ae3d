import Program
import Facts

/// Places where the analysis loses track of closures. Reporting nothing about them would be unjustified.
extension UnitEvaluator {
  /// The maximum number of nodes searched for closures in an object that is passed on.
  private static let searchLimit = 64

  /// Records that values, with everything they hold, are passed to unknown code.
  mutating func lose(_ nodes: [NodeID], _ loss: ClosureLoss, _ range: ByteRange) {
    var pending = nodes
    var seen: Set<NodeID> = []
    while let node = pending.popLast(), seen.count < Self.searchLimit {
      guard seen.insert(node).inserted else { continue }
      switch heap.graph[node].kind {
      case .parameter(let position):
        // Objects that callers give to this object are lost with it.
        if program.mayHoldObjects(heap.graph[node].type) { lostParameters[position] = lostParameters[position] ?? loss }
      case .closure, .methodReference, .autoclosure:
        record(.lost(loss), of: node, range)
        // The captures of a function value from elsewhere are unknown.
        let isPlain = !heap.graph.edges(from: node).contains { $0.strength.isUnowned || heap.graph[$0.target].type.isFunction }
        if loss == .insideHandedObject, isPlain {
          // The recipient of an object may retain it, and its content. That says nothing about the order of their deaths.
          heap.retain(
            node, by: heap.graph.node(.unknownCallee, type: .unknown), field: .unknown, lifetime: .unknown, assumptions: 1, place: place(range))
        }
      // Objects that others know already are not lost here.
      case .selfObject, .global, .externalGlobal, .system, .unknownCallee, .load, .former, .closureParameter, .allocation, .box: break
      }
      guard Self.isMadeHere(heap.graph[node].kind) else { continue }
      for edge in heap.graph.edges(from: node) where edge.strength == .strong { pending.append(edge.target) }
    }
  }

  private static func isMadeHere(_ kind: NodeKind) -> Bool {
    switch kind {
    case .closure, .methodReference, .autoclosure, .allocation, .box: true
    default: false
    }
  }

  /// Records what a callee has lost of its arguments.
  mutating func lose(_ lost: [Int: ClosureLoss], of bindings: ParameterBindings, _ range: ByteRange) {
    for (position, loss) in lost.sorted(by: { $0.key < $1.key }) { lose(bindings.nodes[position] ?? [], loss, range) }
  }
}
