import Catalog
import Program

extension Heap {
  /// Whether the stream is known to end by itself, or never to end.
  func streamEnd(of node: NodeID) -> TypeModel.SequenceEnd? {
    streamEnds[origin(of: node)] ?? program.stream(of: graph[node].type.unwrapped)?.end
  }

  /// The source streams that are not known to end by themselves.
  func openSources(of streams: [NodeID]) -> [NodeID] {
    var result: [NodeID] = []
    var seen: Set<NodeID> = []
    var pending = streams
    while let stream = pending.popLast() {
      guard seen.insert(stream).inserted, streamEnd(of: stream) != .finite else { continue }
      guard case .allocation = graph[stream].kind else {
        result.append(stream)
        continue
      }
      graph.forEachEdge(from: stream) { if $0.strength == .strong, !graph[$0.target].kind.isClosure { pending.append($0.target) } }
    }
    return result
  }

  /// The streams of callers with which these end, and only with which; `nil` where there are others, or operators that end by themselves.
  func decidingStreams(of streams: [NodeID]) -> [NodeID]? {
    let open = openSources(of: streams)
    let isKnownToCallers = !open.isEmpty && open.allSatisfy { graph.wasThereBefore($0) && streamEnd(of: $0) == nil }
    return isKnownToCallers && endWithSources(streams) ? open.sorted() : nil
  }

  /// Whether all operators that have made the streams end with their receivers.
  private func endWithSources(_ streams: [NodeID]) -> Bool {
    var seen = Set(streams)
    var pending = streams
    var result = true
    while result, let stream = pending.popLast() {
      guard case .allocation = graph[stream].kind else { continue }
      graph.forEachEdge(from: stream) { edge in
        guard edge.strength == .strong, !graph[edge.target].kind.isClosure else { return }
        if case .model(let row) = edge.field, program.models.functions[row].streamEnd == .withReceiver {
          if seen.insert(edge.target).inserted { pending.append(edge.target) }
        } else {
          result = false
        }
      }
    }
    return result
  }

  /// Takes over a reference that is held until streams end, which the callee did not know.
  mutating func settle(_ edge: inout Edge, until streams: [NodeID]) {
    let ends = streams.map { streamEnd(of: $0) }
    if ends.allSatisfy({ $0 == .finite }), waysToEnd(of: streams).isAlways {
      edge.lifetime = .untilEvent
    } else if !ends.allSatisfy({ $0 == .endless }) {
      openStreams[ReferenceName(edge)] = decidingStreams(of: streams)
      return
    }
    // That the stream is endless was an assumption.
    edge.assumptions -= min(edge.assumptions, 1)
  }

  /// The arguments of the unit with which all of these streams end, if they do.
  func waysToEnd(of streams: [NodeID]) -> ParameterWays {
    if streamEndWays.isEmpty { return .always }
    return streams.reduce(.always) { $0.and(streamEndWays[origin(of: $1)] ?? .always) }
  }

  /// Notes the end of a stream, and the arguments of the unit with which it comes.
  mutating func end(_ stream: NodeID, _ end: TypeModel.SequenceEnd, with ways: ParameterWays) {
    if end == .finite, ways.isNever { return }
    streamEnds[stream] = end
    streamEndWays[stream] = end == .finite && !ways.isAlways ? ways : nil
  }
}
