import ControlFlow
import ProgramModel
import SourceFacts

extension Program {
  /// Can a body be left before its end, and before any of the calls at these places has been made?
  ///
  /// What each round of a loop does counts as done, and a way out where a weak reference turns out to be empty does not count: what
  /// somebody waits with holds the object.
  func canLeave(_ reference: FunctionReference, before calls: [ByteRange]) -> Bool {
    let flow = FunctionFlow(reference, in: self)
    let made = Set(
      flow.function.instructions.indices.filter {
        if case .call = flow.function.instructions[$0].operation { calls.contains(flow.function.instructions[$0].range) } else { false }
      })
    let doing = flow.graph.loops.filter { loop in
      made.contains { loop.instructions.contains($0) }
        && !flow.graph.canReach([loop.instructions.upperBound - 1], from: loop.instructions.lowerBound, avoiding: made)
    }
    let skips = Set(doing.flatMap(\.conditions))
    let exits = flow.earlyExits.filter { flow.graph.canReachExit(from: $0, avoiding: made) }
      + flow.throwingExits.filter { exit in
        flow.graph.canReachExit(from: exit, avoiding: made) { block, edge in edge.kind == .thrown || block != flow.graph.block(of: exit) }
      }
    return flow.graph.canReach(Set(exits), avoiding: made) { block, edge in
      !flow.isForGone(block, edge) && !(edge.kind == .fails && skips.contains(block))
    }
  }
}
