import Program
import Facts

/// Cycles of a graph that need no path because another finding reports them. Searching a path for each closure of a long cycle would take time quadratic
/// in its length.
struct ReportedCycles {
  /// A capture through which a closure lies on a cycle.
  struct Capture: Hashable {
    var closure: NodeID
    var field: Field
    var captured: NodeID
  }

  private let graph: Graph
  private let program: Program
  /// The captures on the long cycles found.
  private var onLongCycles: Set<Capture> = []
  /// The captures of closures, by captured node. Captures of a reported node are reported too.
  private var captured: [NodeID: [Capture]] = [:]
  /// The closures with a lasting cycle.
  private var closing: [NodeID] = []
  private var met: [Capture] = []

  /// A cycle with more references gets one finding.
  private static let lengthLimit = OwnershipPath.lengthLimit

  init(in graph: Graph, _ program: Program) {
    self.graph = graph
    self.program = program
  }

  /// Records a cycle that is reported with the closure that closes it.
  mutating func tell(of path: OwnershipPath, closedBy closure: NodeID) {
    if path.isLasting { closing.append(closure) }
    guard path.isLasting, path.edges.count > Self.lengthLimit else { return }
    for edge in path.edges where isClosure(edge.source) {
      if case .capture = edge.field { onLongCycles.insert(Capture(closure: edge.source, field: edge.field, captured: edge.target)) }
    }
  }

  /// Whether a capture lies on a long cycle that was found.
  mutating func isReported(_ closure: NodeID, _ field: Field, _ objects: Set<NodeID>) -> Bool {
    guard !onLongCycles.isEmpty, objects.count == 1, let object = objects.first else { return false }
    let capture = Capture(closure: closure, field: field, captured: object)
    guard onLongCycles.contains(capture) else { return false }
    met.append(capture)
    return true
  }

  /// Records a capture that is on a cycle, as far as the components tell, and for which no path is searched.
  mutating func leave(_ closure: NodeID, _ field: Field, _ objects: Set<NodeID>) {
    for object in objects { met.append(Capture(closure: closure, field: field, captured: object)) }
  }

  /// Whether only closures are captured, as the code around the closure shows. Their captures are judged where these closures are written.
  mutating func isReportedWithCaptured(_ closure: NodeID, _ field: Field, _ objects: Set<NodeID>) -> Bool {
    guard case .closure(let function, instance: 0) = graph[closure].kind, case .capture(let variable?) = field,
      graph.targets(of: closure, field).allSatisfy(isClosure),
      !program.function(function).captureList.contains(where: { $0.variable == variable.variable && $0.hasInitializer })
    else { return false }
    for object in objects { captured[object, default: []].append(Capture(closure: closure, field: field, captured: object)) }
    return true
  }

  /// The cycles reported by others.
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

  private func isClosure(_ node: NodeID) -> Bool { graph[node].kind.isClosure }
}
