import Program
import Facts

/// Of which cycles of a graph no path needs to be looked for, because another finding tells of them: each path of a long cycle, looked for from each
/// of its closures, would take the square of its length.
struct ToldCycles {
  /// A capture by which a closure lies on a cycle.
  struct Capture: Hashable {
    var closure: NodeID
    var field: Field
    var captured: NodeID
  }

  private let graph: Graph
  private let program: Program
  /// The captures on long cycles that were found.
  private var onLongCycles: Set<Capture> = []
  /// Those of closures, by what they capture: what that captures is told of.
  private var captured: [NodeID: [Capture]] = [:]
  /// The closures of which a cycle was found that lasts.
  private var closing: [NodeID] = []
  private var met: [Capture] = []

  /// Of a cycle of more references than this there is one finding.
  private static let lengthLimit = OwnershipPath.lengthLimit

  init(in graph: Graph, _ program: Program) {
    self.graph = graph
    self.program = program
  }

  /// A cycle was found, and will be told of with the closure that closes it.
  mutating func tell(of path: OwnershipPath, closedBy closure: NodeID) {
    if path.isLasting { closing.append(closure) }
    guard path.isLasting, path.edges.count > Self.lengthLimit else { return }
    for edge in path.edges where isClosure(edge.source) {
      if case .capture = edge.field { onLongCycles.insert(Capture(closure: edge.source, field: edge.field, captured: edge.target)) }
    }
  }

  /// Does a capture lie on a long cycle that was found?
  mutating func isTold(_ closure: NodeID, _ field: Field, _ objects: Set<NodeID>) -> Bool {
    guard !onLongCycles.isEmpty, objects.count == 1, let object = objects.first else { return false }
    let capture = Capture(closure: closure, field: field, captured: object)
    guard onLongCycles.contains(capture) else { return false }
    met.append(capture)
    return true
  }

  /// Is what is captured nothing but closures, as the code shows where the closure is written? Then what these capture is judged where they are written.
  mutating func isToldWithCaptured(_ closure: NodeID, _ field: Field, _ objects: Set<NodeID>) -> Bool {
    guard case .closure(let function, instance: 0) = graph[closure].kind, case .capture(let variable?) = field,
      graph.targets(of: closure, field).allSatisfy(isClosure),
      !program.function(function).captureList.contains(where: { $0.variable == variable && $0.hasInitializer })
    else { return false }
    for object in objects { captured[object, default: []].append(Capture(closure: closure, field: field, captured: object)) }
    return true
  }

  /// The cycles that others tell of.
  func others() -> [Capture] {
    var result = met
    var seen: Set<NodeID> = []
    var pending = closing
    while let closure = pending.popLast() {
      guard seen.insert(closure).inserted else { continue }
      for capture in captured[closure] ?? [] {
        result.append(capture)
        pending.append(capture.closure)
      }
    }
    return result
  }

  private func isClosure(_ node: NodeID) -> Bool { ClosureSite(graph[node].kind) != nil }
}
