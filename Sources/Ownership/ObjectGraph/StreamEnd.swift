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
      guard case .allocation = graph[stream].kind, !endsAtDeath(stream) else {
        result.append(stream)
        continue
      }
      graph.forEachEdge(from: stream) { if $0.strength == .strong, !graph[$0.target].kind.isClosure { pending.append($0.target) } }
    }
    return result
  }

  /// Whether an operator ends the stream when an object dies.
  private func endsAtDeath(_ stream: NodeID) -> Bool { streamEnds[stream] == .withObject && !endings(of: stream).deaths.isEmpty }

  /// The streams that end an operator's stream: those that emit when an object dies, and the others.
  func endings(of stream: NodeID) -> (deaths: [NodeID], others: [NodeID]) {
    var (deaths, others): ([NodeID], [NodeID]) = ([], [])
    guard streamEnds[stream] == .withObject else { return (deaths, others) }
    graph.forEachEdge(from: stream) { edge in
      guard edge.strength == .strong, case .model(let row) = edge.field, program.models.functions[row].streamEnd == .whenArgumentEmits else { return }
      if streamEnd(of: edge.target) == .atDeath { deaths.append(edge.target) } else if !graph[edge.target].kind.isClosure { others.append(edge.target) }
    }
    return (deaths, others)
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

  /// Notes the end of an operator's stream from the streams that it is made of, where it was not known when the operator was applied: only the
  /// caller knows the end of its arguments, and only the code that follows finishes a stream.
  mutating func settleOperator(_ stream: NodeID) {
    guard case .allocation = graph[stream].kind, streamEnd(of: stream) != .finite, let parts = operatorParts(of: stream) else { return }
    let ends = parts.streams.map { streamEnd(of: $0) }
    if let end = parts.endWithAll ? TypeModel.SequenceEnd.ofAll(ends) : TypeModel.SequenceEnd.common(ends) {
      self.end(stream, end, with: waysToEnd(of: parts.streams))
      openOperators.remove(stream)
    } else {
      openOperators.insert(stream)
    }
  }

  /// The streams with which an operator's stream ends; `nil` for other streams.
  private func operatorParts(of stream: NodeID) -> (streams: [NodeID], endWithAll: Bool)? {
    var streams: [NodeID] = []
    var (isOperator, endWithAll) = (true, false)
    graph.forEachEdge(from: stream) { edge in
      guard edge.strength == .strong, case .model(let row) = edge.field else { return }
      switch program.models.functions[row].streamEnd {
      case .withReceiver: if !graph[edge.target].kind.isClosure { streams.append(edge.target) }
      case .withAll:
        endWithAll = true
        streams += graph[edge.target].kind.isClosure ? graph.targets(of: edge.target, .result) : [edge.target]
      default: isOperator = false
      }
    }
    return isOperator && !streams.isEmpty ? (streams, endWithAll) : nil
  }

  /// Takes over a reference that is held until streams end, which the callee did not know.
  mutating func settle(_ edge: inout Edge, until streams: [NodeID]) {
    let ends = streams.map { streamEnd(of: $0) }
    if ends.allSatisfy({ $0 == .finite }), waysToEnd(of: streams).isAlways {
      edge.lifetime = .untilEvent
    } else if !ends.allSatisfy({ $0 == .endless }) {
      openStreams[graph.name(of: edge)] = decidingStreams(of: streams)
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

extension TypeModel.SequenceEnd {
  /// The common value, if all agree.
  static func common(_ ends: [Self?]) -> Self? { ends.first.flatMap { first in ends.allSatisfy { $0 == first } ? first : nil } }

  /// The end of a stream that ends with all of these.
  static func ofAll(_ ends: [Self?]) -> Self? {
    ends.contains(.endless) ? .endless : ends.contains(.withObject) ? .withObject : ends.allSatisfy { $0 == .finite } ? .finite : nil
  }
}
