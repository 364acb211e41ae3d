/// Questions about ways, asked of instructions. A way begins behind the instruction that it starts from, or at the entry.
extension ControlFlowGraph {
  /// For each block: does a way lead from it to an exit?
  public var blocksThatEnd: [Bool] {
    var result = [Bool](repeating: false, count: blockCount)
    var pending = [exit, thrownExit]
    for block in pending { result[block] = true }
    while let block = pending.popLast() {
      for edge in predecessors(of: block) where !result[edge.block] {
        result[edge.block] = true
        pending.append(edge.block)
      }
    }
    return result
  }

  /// For each block: does every way from it come to one of these, whatever is thrown? Code that may go on for ever does not.
  public func blocksLeadingOnly(to goals: Set<BlockID>) -> [Bool] {
    var result = [Bool](repeating: false, count: blockCount)
    var openWays = (0..<blockCount).map { successors(of: $0).count }
    var pending = Array(goals)
    for block in goals { result[block] = true }
    while let block = pending.popLast() {
      for edge in predecessors(of: block) where !result[edge.block] {
        openWays[edge.block] -= 1
        if openWays[edge.block] > 0 { continue }
        result[edge.block] = true
        pending.append(edge.block)
      }
    }
    return result
  }

  /// Can an exit be reached without coming to any of the instructions to avoid?
  ///
  /// - Parameters:
  ///   - start: The instruction that the way begins behind; the entry where there is none.
  ///   - avoided: The instructions that the way must not come to.
  ///   - isOpen: Says which ways between blocks count.
  public func canReachExit(
    from start: Int? = nil, avoiding avoided: Set<Int> = [], along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }
  ) -> Bool {
    search(from: start, avoiding: avoided, along: isOpen) {
      $0 == exit || $0 == thrownExit
    } found: { _, _ in
      false
    }
  }

  /// Can one of the goals be reached without coming to any of the instructions to avoid before? An instruction that is both counts as
  /// reached.
  public func canReach(
    _ goals: Set<Int>, from start: Int? = nil, avoiding avoided: Set<Int> = [], along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }
  ) -> Bool {
    let blocks = Dictionary(grouping: goals) { block(of: $0) }
    return search(from: start, avoiding: avoided, along: isOpen) { _ in
      false
    } found: { block, range in
      blocks[block]?.contains { range.contains($0) } ?? false
    }
  }

  /// Does every way from an instruction to an exit, or to another instruction, come to one of those to pass?
  public func everyWay(
    from start: Int? = nil, to goal: Int? = nil, passes passed: Set<Int>, along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }
  ) -> Bool {
    guard let goal else { return !canReachExit(from: start, avoiding: passed, along: isOpen) }
    return !canReach([goal], from: start, avoiding: passed.subtracting([goal]), along: isOpen)
  }

  /// Can a loop be left, once it has been entered?
  public func canLeave(_ loop: Loop, along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }) -> Bool {
    search(from: nil, at: loop.head, avoiding: [], along: isOpen) { block in
      !loop.instructions.contains(instructions(of: block).lowerBound)
    } found: { _, _ in
      false
    }
  }

  /// Walks from behind an instruction, or else from the front of a block, until a goal is found.
  ///
  /// - Parameters:
  ///   - isGoal: Is the block a goal?
  ///   - found: Does a goal lie among these instructions of the block? They are those up to the first that is to be avoided.
  private func search(
    from start: Int?, at first: BlockID = 0, avoiding avoided: Set<Int>, along isOpen: (BlockID, Edge) -> Bool, _ isGoal: (BlockID) -> Bool,
    found: (BlockID, Range<Int>) -> Bool
  ) -> Bool {
    let barriers = Dictionary(grouping: avoided) { block(of: $0) }
    var isSeen = [Bool](repeating: false, count: blockCount)
    var pending: [BlockID] = []
    /// Goes through a block from an instruction on; true where a goal was found.
    func pass(_ block: BlockID, from first: Int) -> Bool {
      let end = instructions(of: block).upperBound
      let barrier = barriers[block]?.lazy.filter { $0 >= first }.min()
      if isGoal(block) || found(block, first..<max(first, barrier.map { $0 + 1 } ?? end)) { return true }
      if barrier != nil { return false }
      for edge in successors(of: block) where !isSeen[edge.block] && isOpen(block, edge) {
        isSeen[edge.block] = true
        pending.append(edge.block)
      }
      return false
    }
    if let start {
      if pass(block(of: start), from: start + 1) { return true }
    } else {
      isSeen[first] = true
      pending.append(first)
    }
    while let block = pending.popLast() {
      if pass(block, from: instructions(of: block).lowerBound) { return true }
    }
    return false
  }
}
