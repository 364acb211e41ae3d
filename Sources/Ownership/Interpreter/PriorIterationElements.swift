import Program
import Facts

/// Elements that earlier iterations of a loop have stored in a collection. The same expression has made them and the current iteration's object, but
/// they are other objects: `stack.last.children.append(node); stack.append(node)`.
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

  /// The allocation site of the object in this file, if any.
  private func placeMade(_ node: NodeID) -> ByteRange? {
    if case .allocation(let made, instance: 0) = heap.graph[node].kind, made.file == file { made.range } else { nil }
  }

  /// Whether only code of the loop after the read stores the element. In the current iteration it has not run yet.
  private func isPutOnly(behind read: ByteRange, in loop: ByteRange, _ element: NodeID, _ collections: [NodeID]) -> Bool {
    // A collection may hold thousands of elements; an element has few holders.
    heap.graph.edges(to: element).allSatisfy { edge in
      guard collections.contains(edge.source) else { return true }
      guard let put = edge.place, put.file == file else { return false }
      return loop.contains(put.range) && put.range.start >= read.end
    }
  }
}
