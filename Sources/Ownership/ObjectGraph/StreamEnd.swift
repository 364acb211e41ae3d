import Catalog
import Program

extension Heap {
  /// Whether the stream is known to end by itself, or never to end.
  func streamEnd(of node: NodeID) -> TypeModel.SequenceEnd? {
    streamEnds[origin(of: node)] ?? program.stream(of: graph[node].type.unwrapped)?.end
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
