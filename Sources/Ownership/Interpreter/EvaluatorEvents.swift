import Catalog
import Program
import Facts

/// A retention until an event that does not happen by itself.
struct AwaitedEvent {
  var keeper: NodeID
  var held: NodeID
  var row: Int
  /// The triggers of the event.
  var setOffBy: [MemberEvent]
  /// Whether this code has made the keeper wait (`group.enter()`), so that the system retains it as well.
  var isHeldUp: Bool
  var assumptions: UInt8
  var place: SourcePlace
}

/// Events that need a trigger: an animator must be started, a group left, a queue resumed.
extension UnitEvaluator {
  /// Records a retention until an event that does not happen by itself.
  mutating func expectEvent(
    _ effect: ArgumentEffect, _ row: Int, _ held: NodeID, by keeper: NodeID, isHeldUp: Bool, assumptions: UInt8, place: SourcePlace
  ) {
    guard !effect.setOffBy.isEmpty, isHeldUp || effect.heldUpBy.isEmpty else { return }
    awaited.append(
      AwaitedEvent(
        keeper: keeper, held: held, row: row, setOffBy: effect.setOffBy, isHeldUp: isHeldUp, assumptions: assumptions, place: place))
  }

  /// Whether this code has made the keeper wait, so that it needs a trigger.
  func isHeldUp(_ effect: ArgumentEffect, _ keeper: NodeID) -> Bool {
    !effect.heldUpBy.isEmpty && unregistrations.contains { effect.heldUpBy.contains($0.event) && concerns($0, keeper) }
  }

  /// Whether the call only stores its argument in a collection. Then no one gets access to it.
  func isStoredOnly(by target: CallTarget, in receiver: [NodeID]) -> Bool {
    guard case .external = target.kind, target.isReceiverKnown, let row = target.models.first, !receiver.isEmpty else { return false }
    return program.models.functions[row].effects.allSatisfy { $0.keeper == .receiver && $0.endedBy.isEmpty && $0.lifetime == .whileKept }
      && !program.models.functions[row].effects.isEmpty
      && receiver.allSatisfy { program.semantics(of: heap.graph[$0].type) == .value }
  }

  /// An event that nothing in the program triggers never happens.
  mutating func settleEvents() {
    for event in awaited {
      // A stream holds its feed: the holder of the stream holds what waits for its end.
      for stream in streams(fedBy: event.keeper) {
        heap.graph.add(
          Edge(
            source: stream, target: event.keeper, field: .element, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil,
            isWrite: false))
      }
    }
    // The maker of `self` has it too, and may trigger the event, whichever properties hold it.
    for event in awaited where !handedOn.contains(event.keeper) && heap.graph[event.keeper].kind != .selfObject {
      let here = unregistrations.filter { event.setOffBy.contains($0.event) && concerns($0, event.keeper) }
      if program.holdingProperties(event.keeper, in: heap.graph).isEmpty, !isFeedOfRetainedClosure(event.keeper) {
        settleLocal(event, here)
      } else if here.isEmpty, !isSetOffElsewhere(event), !endsWithReader(event.keeper) {
        heap.graph.setLifetime(.untilCall, from: event.keeper, to: event.held, .model(event.row))
      }
    }
  }

  /// Whether it is a stream's feed that a retained closure holds.
  private func isFeedOfRetainedClosure(_ feed: NodeID) -> Bool { !streams(fedBy: feed).isEmpty && isHeldByRetainedClosure(feed) }

  /// Whether a retained closure captures it, or the tuple that contains it.
  private func isHeldByRetainedClosure(_ part: NodeID) -> Bool {
    var nodes = [part]
    if case .load(let whole, .tupleElement) = heap.graph[part].kind { nodes.append(whole) }
    return nodes.contains { node in
      heap.graph.edges(to: node).contains { edge in
        guard edge.field.isCapture, edge.strength == .strong else { return false }
        return heap.graph.edges(to: edge.source).contains { $0.strength == .strong && $0.field.isOwnership && !$0.endsByItself }
      }
    }
  }

  /// Whether it is the feed of a stream that nothing here holds. The stream ends when its reader drops it, and the feed with it.
  private func endsWithReader(_ feed: NodeID) -> Bool {
    let streams = streams(fedBy: feed)
    return !streams.isEmpty && !streams.contains(where: { isHeldByRetainedClosure($0) })
      && streams.allSatisfy { stream in
        heap.graph.edges(to: stream).allSatisfy { $0.field.isTupleElement || !$0.field.isOwnership || $0.strength != .strong }
      }
  }

  func streams(fedBy feed: NodeID) -> [NodeID] {
    var streams = feeds[feed].map { [$0] } ?? []
    // The stream and its feed were made as a pair.
    if case .load(let pair, .tupleElement) = heap.graph[feed].kind {
      for edge in heap.graph.edges(from: pair) where edge.target != feed && edge.field.isTupleElement { streams.append(edge.target) }
    }
    return streams
  }

  /// An object that only this code holds dies with its content. But the system retains whatever the code has held up until it resumes.
  private mutating func settleLocal(_ event: AwaitedEvent, _ here: [Unregistration]) {
    guard event.isHeldUp, case .allocation = heap.graph[event.keeper].kind, !returned.contains(event.keeper) else { return }
    let functions = Set(here.map(\.function))
    let canBeMissed = functions.allSatisfy { function in
      function != root && (flows[function]?.canLeave(before: here.filter { $0.function == function }.map(\.place.range)) ?? true)
    }
    guard canBeMissed else { return }
    heap.graph.setLifetime(.untilCall, from: event.keeper, to: event.held, .model(event.row))
    heap.retain(
      event.keeper, by: heap.graph.node(.system, type: .unknown), field: .model(event.row), lifetime: .untilCall,
      assumptions: event.assumptions + (here.isEmpty ? 0 : 1), place: event.place)
  }

  /// Whether code of another unit may trigger it, other than methods of this class. Those are checked later, when their callers are known.
  private func isSetOffElsewhere(_ event: AwaitedEvent) -> Bool {
    program.holdingProperties(event.keeper, in: heap.graph).contains { property in
      guard let units = uses.units(doing: event.setOffBy, to: property, in: program) else { return true }
      return units.contains { program.owner(of: $0) != program.owner(of: root) }
    }
  }

  private func concerns(_ unregistration: Unregistration, _ keeper: NodeID) -> Bool {
    switch unregistration.handle {
    case .unknown: true
    case .local, .selfObject: unregistration.objects.contains(keeper)
    case .properties(let properties):
      unregistration.objects.contains(keeper) || !properties.isDisjoint(with: program.holdingProperties(keeper, in: heap.graph))
    }
  }
}

extension Graph {
  mutating func setLifetime(_ lifetime: Lifetime, from source: NodeID, to target: NodeID, _ field: Field) {
    change(source, target, field) { $0.lifetime = lifetime }
  }
}
