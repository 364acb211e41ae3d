import Catalog
import Program

extension Heap {
  /// Is it known that the stream ends by itself, or that it never does?
  func streamEnd(of node: NodeID) -> TypeModel.SequenceEnd? {
    streamEnds[origin(of: node)] ?? program.stream(of: graph[node].type.unwrapped)?.end
  }
}
