/// Path queries on instructions. A path begins after its start instruction, or at the entry.
extension ControlFlowGraph {
  /// Whether there is one path through the code, without a condition, and it ends.
  public var isStraight: Bool {
    var block = entry
    for _ in 0..<blockCount {
      if block == exit || block == thrownExit { return true }
      guard successors(of: block).count == 1, let edge = successors(of: block).first, edge.kind != .holds, edge.kind != .fails else { return false }
      block = edge.block
    }
    return false
  }

  /// For each block, whether it reaches an exit.
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

  /// For each block, whether every path from it, thrown errors included, reaches one of these. Code that may run for ever does not.
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

  /// For each block, whether a path from the entry reaches it.
  ///
  /// - Parameter isOpen: Whether an edge between blocks counts.
  public func blocksReached(along isOpen: (BlockID, Edge) -> Bool) -> [Bool] {
    var result = [Bool](repeating: false, count: blockCount)
    _ = search(from: nil, avoiding: [], along: isOpen) { _ in
      false
    } found: { block, _ in
      result[block] = true
      return false
    }
    return result
  }

  /// Whether an exit is reachable without passing any of the instructions to avoid.
  ///
  /// - Parameters:
  ///   - start: The instruction after which the path begins; the entry without one.
  ///   - avoided: The instructions that the path must not pass.
  ///   - isOpen: Whether an edge between blocks counts.
  public func canReachExit(
    from start: Int? = nil, avoiding avoided: Set<Int> = [], along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }
  ) -> Bool {
    search(from: start, avoiding: avoided, along: isOpen) {
      $0 == exit || $0 == thrownExit
    } found: { _, _ in
      false
    }
  }

  /// Whether a goal is reachable without first passing any of the instructions to avoid. An instruction that is both counts as reached.
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

  /// Whether every path from an instruction to an exit, or to another instruction, passes one of the given instructions.
  public func everyWay(
    from start: Int? = nil, to goal: Int? = nil, passes passed: Set<Int>, along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }
  ) -> Bool {
    guard let goal else { return !canReachExit(from: start, avoiding: passed, along: isOpen) }
    return !canReach([goal], from: start, avoiding: passed.subtracting([goal]), along: isOpen)
  }

  /// For each block, those of its instructions that are reachable from the entry without first passing any of the instructions to avoid. One that is both
  /// counts as reached.
  public func reachedInstructions(avoiding avoided: Set<Int>) -> [Range<Int>?] {
    var barriers = [Int?](repeating: nil, count: blockCount)
    for index in avoided { barriers[block(of: index)] = min(barriers[block(of: index)] ?? index, index) }
    var result = [Range<Int>?](repeating: nil, count: blockCount)
    result[entry] = instructions(of: entry)
    var pending = [entry]
    while let block = pending.popLast() {
      let all = instructions(of: block)
      if let barrier = barriers[block] {
        result[block] = all.lowerBound..<barrier + 1
        continue
      }
      for edge in successors(of: block) where result[edge.block] == nil {
        result[edge.block] = instructions(of: edge.block)
        pending.append(edge.block)
      }
    }
    return result
  }

  /// Whether a loop can be left once it has been entered.
  public func canLeave(_ loop: Loop, along isOpen: (BlockID, Edge) -> Bool = { _, _ in true }) -> Bool {
    search(from: nil, at: loop.head, avoiding: [], along: isOpen) { block in
      !loop.instructions.contains(instructions(of: block).lowerBound)
    } found: { _, _ in
      false
    }
  }

  /// Searches from after an instruction, or from the start of a block, until a goal is found.
  ///
  /// - Parameters:
  ///   - isGoal: Whether the block is a goal.
  ///   - found: Whether a goal is among these instructions of the block: those up to the first one to avoid.
  private func search(
    from start: Int?, at first: BlockID = 0, avoiding avoided: Set<Int>, along isOpen: (BlockID, Edge) -> Bool, _ isGoal: (BlockID) -> Bool,
    found: (BlockID, Range<Int>) -> Bool
  ) -> Bool {
    let barriers = Dictionary(grouping: avoided) { block(of: $0) }
    var isSeen = [Bool](repeating: false, count: blockCount)
    var pending: [BlockID] = []
    /// Visits a block from an instruction on; true if a goal was found.
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
