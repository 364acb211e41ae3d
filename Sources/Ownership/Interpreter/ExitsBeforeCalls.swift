import Facts
import Program

extension FunctionFlow {
  /// Whether a body can be left before any of the calls at these places has been made.
  ///
  /// The effects of a loop's iterations count as done. An exit where a weak reference is empty does not count: the waiting code holds the object.
  func canLeave(before calls: [ByteRange]) -> Bool {
    let made = Set(
      function.instructions.indices.filter {
        if case .call = function.instructions[$0].operation { calls.contains(function.instructions[$0].range) } else { false }
      })
    let doing = graph.loops.filter { loop in
      made.contains { loop.instructions.contains($0) }
        && !graph.canReach([loop.instructions.upperBound - 1], from: loop.instructions.lowerBound, avoiding: made)
    }
    let skips = Set(doing.flatMap(\.conditions))
    let exits =
      earlyExits.filter { graph.canReachExit(from: $0, avoiding: made) }
      + throwingExits.filter { exit in
        graph.canReachExit(from: exit, avoiding: made) { block, edge in edge.kind == .thrown || block != graph.block(of: exit) }
      }
    return graph.canReach(Set(exits), avoiding: made) { block, edge in
      !isForGone(block, edge) && !(edge.kind == .fails && skips.contains(block))
    }
  }
}
