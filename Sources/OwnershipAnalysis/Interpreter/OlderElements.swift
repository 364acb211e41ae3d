import ProgramModel
import SourceFacts

/// What earlier rounds of a loop have put into a collection. One expression has made it and what this round makes, and yet they are other objects:
/// `stack.last.children.append(node); stack.append(node)`.
extension UnitEvaluator {
  /// Reads elements of collections.
  mutating func readElements(of collections: [NodeID], type: Type, _ identity: ElementIdentity, _ range: ByteRange) -> [NodeID] {
    let elements = heap.readElements(of: collections, type: type, identity)
    guard elements.contains(where: isMadeHere), let loop = frames[top].innermostLoop(around: range) else { return elements }
    var result: [NodeID] = []
    for element in elements {
      let isOlder = isMade(element, in: loop) && isPutOnly(behind: range, in: loop, element, collections)
      result.unite([isOlder ? heap.graph.node(.former(element, .content), type: heap.graph[element].type) : element])
    }
    return result
  }

  private func isMadeHere(_ node: NodeID) -> Bool {
    if case .allocation(let made, instance: 0) = heap.graph[node].kind { made.file == file } else { false }
  }

  private func isMade(_ node: NodeID, in loop: ByteRange) -> Bool {
    if case .allocation(let made, instance: 0) = heap.graph[node].kind { made.file == file && loop.contains(made.range) } else { false }
  }

  /// Does only code of the loop put the element there that stands behind the read? In the round at hand it has not run yet.
  private func isPutOnly(behind read: ByteRange, in loop: ByteRange, _ element: NodeID, _ collections: [NodeID]) -> Bool {
    collections.allSatisfy { collection in
      heap.graph.edges(from: collection).allSatisfy { edge in
        guard edge.target == element else { return true }
        guard let put = edge.place, put.file == file else { return false }
        return loop.contains(put.range) && put.range.start >= read.end
      }
    }
  }
}
