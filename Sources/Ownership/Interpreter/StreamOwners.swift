import Catalog
import Program
import Facts

/// A closure that is retained until a loop in it ends.
struct LoopingClosure {
  var closure: NodeID
  var keeper: NodeID
  var row: Int
  var assumptions: UInt8
  var place: SourcePlace
}

/// Streams that end at the death of an object, whose `deinit` finishes them. A closure that loops over such a stream without holding the object is
/// retained until then, as if the object held it.
extension UnitEvaluator {
  /// Records the stream of a closure's endless loop.
  mutating func noteLoopedStream(_ frame: Frame) {
    guard let endless = endlessBodies[frame.code.reference],
      case .beginLoop(.forAwait, let sequence?) = frame.code.function.instructions[endless.instructions.lowerBound].operation
    else { return }
    loopedStreams[frame.code.reference, default: []].unite(frame.values[Int(sequence.index)])
  }

  /// Makes the closures retained by the objects whose `deinit` ends their loop.
  mutating func settleLoops() {
    for loop in loops {
      guard case .closure(let function, _) = heap.graph[loop.closure].kind, let streams = loopedStreams[function], !streams.isEmpty else { continue }
      let held = heap.graph.reached(from: [loop.closure])
      let owners = streams.map { stream in finishers(of: stream).filter { !held.contains($0) } }
      guard owners.allSatisfy({ !$0.isEmpty }) else { continue }
      heap.graph.setLifetime(.untilEvent, from: loop.keeper, to: loop.closure, .model(loop.row))
      for owner in owners.joined() {
        heap.retain(loop.closure, by: owner, field: .model(loop.row), lifetime: .untilCall, assumptions: loop.assumptions, place: loop.place)
      }
    }
  }

  /// The objects whose `deinit` finishes a stream through its feed, which they hold.
  private func finishers(of stream: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for feed in self.feeds(of: stream) {
      let events = program.events(unregistering: heap.graph[feed].type)
      if events.isEmpty { continue }
      for edge in heap.graph.edges(to: feed) where edge.strength == .strong {
        if case .property(let property) = edge.field, uses.isDoneInDeinit(events, to: property, in: program) { result.append(edge.source) }
      }
    }
    // Its class holds the feed next to the stream.
    if case .load(let holder, .property(let property)) = heap.graph[stream].kind, let owner = program.owner(of: property) {
      for feed in uses.storedProperties(of: owner, in: program) where feed != property {
        let events = program.events(unregistering: program.type(of: feed))
        if !events.isEmpty, uses.isDoneInDeinit(events, to: feed, in: program) { result.append(holder) }
      }
    }
    return result
  }

  private func feeds(of stream: NodeID) -> [NodeID] {
    var result = feeds.filter { $0.value == stream }.map(\.key).sorted()
    if case .load(let pair, .tupleElement) = heap.graph[stream].kind {
      for edge in heap.graph.edges(from: pair) where edge.target != stream && edge.field.isTupleElement { result.append(edge.target) }
    }
    return result
  }
}
