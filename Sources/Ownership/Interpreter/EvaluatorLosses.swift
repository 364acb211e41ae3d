import Program
import Facts

/// Places where the analysis loses sight of closures: silence about them would not be earned.
extension UnitEvaluator {
  /// How much of what an object holds is searched for closures when it is handed on.
  private static let searchLimit = 64

  /// Notes that values go where nobody knows what becomes of them, with all that they hold.
  mutating func lose(_ nodes: [NodeID], _ loss: ClosureLoss, _ range: ByteRange) {
    var pending = nodes
    var seen: Set<NodeID> = []
    while let node = pending.popLast(), seen.count < Self.searchLimit {
      guard seen.insert(node).inserted else { continue }
      switch heap.graph[node].kind {
      case .parameter(let position):
        // What callers make for an object to hold is lost with it.
        if program.mayHoldObjects(heap.graph[node].type) { lostParameters[position] = lostParameters[position] ?? loss }
      case .closure, .methodReference, .autoclosure:
        record(.lost(loss), of: node, range)
        // What a captured function holds, and how, is not known here.
        let isPlain = !heap.graph.edges(from: node).contains { $0.strength.isUnowned || heap.graph[$0.target].type.isFunction }
        if loss == .insideHandedObject, isPlain {
          // Who is handed an object may keep it, and what it holds. That says nothing of who goes first.
          heap.keep(
            node, by: heap.graph.node(.unknownCallee, type: .unknown), field: .unknown, lifetime: .unknown, assumptions: 1, place: place(range))
        }
      // What an object holds that others know already is not lost here.
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

  /// Notes what a callee has lost of its arguments.
  mutating func lose(_ lost: [Int: ClosureLoss], of bindings: ParameterBindings, _ range: ByteRange) {
    for (position, loss) in lost.sorted(by: { $0.key < $1.key }) { lose(bindings.nodes[position] ?? [], loss, range) }
  }
}
