import Program
import Facts

/// What earlier rounds of a loop have put into a collection. One expression has made it and what this round makes, and yet they are other objects:
/// `stack.last.children.append(node); stack.append(node)`.
extension UnitEvaluator {
  /// Reads elements of collections.
  mutating func readElements(of collections: [NodeID], type: Type, _ identity: ElementIdentity, _ range: ByteRange) -> [NodeID] {
    let elements = heap.readElements(of: collections, type: type, identity)
    guard elements.contains(where: { placeMade($0) != nil }), let loop = frames[top].innermostLoop(around: range) else { return elements }
    var result: [NodeID] = []
    for element in elements {
      let isOlder = placeMade(element).map(loop.contains) ?? false && isPutOnly(behind: range, in: loop, element, collections)
      result.unite([isOlder ? heap.graph.node(.former(element, .content), type: heap.graph[element].type) : element])
    }
    return result
  }

  /// Where the file's own code has made the object, if it has.
  private func placeMade(_ node: NodeID) -> ByteRange? {
    if case .allocation(let made, instance: 0) = heap.graph[node].kind, made.file == file { made.range } else { nil }
  }

  /// Does only code of the loop put the element there that stands behind the read? In the round at hand it has not run yet.
  private func isPutOnly(behind read: ByteRange, in loop: ByteRange, _ element: NodeID, _ collections: [NodeID]) -> Bool {
    // A collection may hold thousands; what holds one of them is little.
    heap.graph.edges(to: element).allSatisfy { edge in
      guard collections.contains(edge.source) else { return true }
      guard let put = edge.place, put.file == file else { return false }
      return loop.contains(put.range) && put.range.start >= read.end
    }
  }
}
