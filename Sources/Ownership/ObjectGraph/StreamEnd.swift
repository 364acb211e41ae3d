import Catalog
import Program

extension Heap {
  /// Whether the stream is known to end by itself, or never to end.
  func streamEnd(of node: NodeID) -> TypeModel.SequenceEnd? {
    streamEnds[origin(of: node)] ?? program.stream(of: graph[node].type.unwrapped)?.end
  }
}
