import Catalog
import Facts
import Program

/// Streams that deliver their values in the background. To cancel a subscription does not wait for a delivery that is under way: the closure then runs while
/// its object goes, even where the object keeps the subscription. To closures without unowned captures that makes no difference.
extension UnitEvaluator {
  /// Records where the stream that an operator makes delivers its values.
  mutating func recordDelivery(by result: NodeID, _ row: Int, receiver: [NodeID], _ arguments: ArgumentRange) {
    guard let label = program.models.functions[row].deliversOn else {
      for node in receiver { if let row = backgroundStreams[node] { backgroundStreams[result] = row } }
      return
    }
    let labels = program.modelLabels(arguments, of: frames[top].code.reference, row: program.models.functions[row])
    let scheduler = zip(frames[top].code.function.arguments[arguments.indices], labels).first { $0.1 == .label(label) }?.0
    if let scheduler, isBackground(scheduler.value) { backgroundStreams[result] = row }
  }

  /// Whether the expression is a call that gives a scheduler of the background.
  private func isBackground(_ value: ValueID) -> Bool {
    guard case .call(let target) = frames[top].code.body.reference(unwrapped(value)), let row = target.models.first else { return false }
    return program.models.functions[row].isBackground
  }

  /// The scheduler holds a closure with unowned captures for each delivery.
  mutating func retainDelivered(_ closures: [NodeID], by receiver: [NodeID], _ range: ByteRange) {
    if backgroundStreams.isEmpty { return }
    guard let stream = receiver.first(where: { backgroundStreams[$0] != nil }), let row = backgroundStreams[stream] else { return }
    for node in closures where hasUnownedCapture(node) {
      heap.retain(
        node, by: heap.graph.node(.system, type: .unknown), field: .model(row), lifetime: .untilEvent, assumptions: 0, place: place(range),
        isUnchecked: program.models.functions[row].confidence != .checked)
    }
  }

  private func hasUnownedCapture(_ node: NodeID) -> Bool {
    guard case .closure(let closure, _) = heap.graph[node].kind else { return false }
    return captures.captures(of: closure).contains { $0.strength.isUnowned }
  }
}
