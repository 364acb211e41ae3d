import Facts
import Program

/// What is known at one point of a function: which references hold, and what each variable may be that it has bound or assigned to.
struct UnitState {
  var flow: ReferenceState
  var variables: StateTable<VariableID, [NodeID]>

  /// What holds where two ways meet.
  ///
  /// - Returns: Does that differ from what was known here?
  mutating func join(_ other: UnitState) -> Bool {
    let hasChanged = flow.join(other.flow)
    return variables.join(other.variables) { known, nodes in
      if known == nodes { return nil }
      var joined = known
      joined.unite(nodes)
      return joined.count == known.count ? nil : joined
    } || hasChanged
  }
}

extension UnitEvaluator {
  /// One function or closure that is being run, block by block.
  struct Frame {
    let reference: FunctionReference
    let function: Function
    let body: ResolvedBody
    let methodReferences: Set<UInt32>
    let ways: ControlFlowGraph
    /// The sequences of the `for await` loops.
    let streams: Set<UInt32>
    /// Which references held where the frame was entered.
    let before: ReferenceState
    /// The variables on the way at hand.
    var variables = StateTable<VariableID, [NodeID]>()
    /// What the code that ran this has read.
    let outerReads: BitSet
    /// Where its loops stand, an outer one before those in it; `nil` until somebody asks.
    private var loops: [ByteRange]?
    /// For each instruction the objects that its value may be.
    var values: [[NodeID]]
    /// What the code throws, itself or by what it calls.
    var thrown: [NodeID] = []
    var next = 0
    /// The instruction behind the last one of the block.
    private(set) var end = 0
    /// The block that is being run; `nil` before the first.
    private(set) var block: BlockID?
    /// Does a way lead to it?
    private(set) var isReached = true
    /// What is known at the beginning of each block; `nil` where no way has led yet.
    private var entries: [UnitState?]
    private var hasRun: [Bool]
    private var workList: BlockWorkList
    private var nextUnreached = 0
    private var start: UnitState?
    /// From which blocks does a way lead out?
    private let canEnd: [Bool]
    /// From which blocks does every way lead to the end of the process? `nil` where none does.
    private let endsProcess: [Bool]?
    /// All that the variables of code that does not come to an end have been bound to.
    var bound: [VariableID: [NodeID]] = [:]
    /// What is known at the ends of all blocks, for code that never comes to an end.
    private var ends: UnitState?
    /// The values that the code uses, once somebody has asked.
    var used: Set<UInt32>?
    /// The instructions that are called, once somebody has asked.
    private var called: Set<UInt32>?
    /// The instructions that plain assignments write without reading them first, once somebody has asked.
    private var assigned: Set<UInt32>?

    init(
      reference: FunctionReference, function: Function, body: ResolvedBody, methodReferences: Set<UInt32>, flow: FunctionFlow,
      before: ReferenceState, outerReads: BitSet
    ) {
      self.reference = reference
      self.function = function
      self.body = body
      self.methodReferences = methodReferences
      ways = flow.graph
      self.before = before
      self.outerReads = outerReads
      streams = function.streams
      values = Array(repeating: [], count: function.instructions.count)
      entries = Array(repeating: nil, count: ways.blockCount)
      hasRun = Array(repeating: false, count: ways.blockCount)
      workList = BlockWorkList(of: ways)
      canEnd = ways.blocksThatEnd
      endsProcess = flow.blocksBeforeProcessEnd
    }

    /// Is what an instruction gives called? Then it is no value of its own.
    mutating func isCalled(_ index: UInt32) -> Bool {
      if called == nil { called = function.callees }
      return called!.contains(index)
    }

    /// The code begins with what is known of its parameters.
    mutating func begin(with state: UnitState) {
      start = state
      arrive(at: ways.entry, with: state)
    }

    /// A way leads to a block with what is known at its end.
    mutating func arrive(at block: BlockID, with state: UnitState) {
      let isNew = entries[block] == nil
      if isNew { entries[block] = state }
      if isNew || entries[block]!.join(state) { workList.insert(block) }
    }

    /// Goes on with the next block to be run.
    ///
    /// - Returns: What is known where it begins; `nil` where no block is left.
    mutating func beginNextBlock() -> UnitState? {
      while let next = workList.removeFirst() {
        guard let entry = entries[next] else { continue }
        begin(next, isReached: true)
        return entry
      }
      // What no way leads to is looked at, and changes nothing.
      while nextUnreached < ways.blockCount {
        nextUnreached += 1
        if hasRun[nextUnreached - 1] || ways.instructions(of: nextUnreached - 1).isEmpty { continue }
        begin(nextUnreached - 1, isReached: false)
        return start
      }
      return nil
    }

    private mutating func begin(_ block: BlockID, isReached: Bool) {
      self.block = block
      self.isReached = isReached
      hasRun[block] = true
      next = ways.instructions(of: block).lowerBound
      end = ways.instructions(of: block).upperBound
    }

    /// The ways out of the block that has been run.
    var waysOut: [ControlFlowGraph.Edge] {
      guard let block, isReached else { return [] }
      return ways.successors(of: block).filter { !isForNobody($0, behind: block) }
    }

    /// Does the way lead back to where a loop begins?
    func isWayBack(_ way: ControlFlowGraph.Edge) -> Bool { block.map { way.block <= $0 } ?? false }

    /// What the code from a block to the one at hand takes up.
    func sourceRange(from first: BlockID) -> ByteRange? {
      guard let block, let start = ways.instructions(of: first).first ?? ways.instructions(of: first + 1).first,
        let end = ways.instructions(of: block).last
      else { return nil }
      var range = function.instructions[start].range
      for index in start...max(start, end) {
        range.start = min(range.start, function.instructions[index].range.start)
        range.end = max(range.end, function.instructions[index].range.end)
      }
      return range
    }

    /// What the innermost loop around a place runs in each round.
    mutating func innermostLoop(around range: ByteRange) -> ByteRange? {
      let known = loops ?? function.instructions.compactMap(repeated)
      loops = known
      return known.last { $0.contains(range) }
    }

    /// What a loop runs in each round, if the instruction begins one: all of it but the sequence, which is made once.
    private func repeated(_ instruction: Instruction) -> ByteRange? {
      guard case .beginLoop(_, let sequence) = instruction.operation else { return nil }
      guard let sequence else { return instruction.range }
      return ByteRange(start: max(instruction.range.start, function[sequence].range.end), end: instruction.range.end)
    }

    /// What is asked at the end of the block that has been run.
    var decision: ControlFlowGraph.Decision? { block.flatMap { ways.decision(of: $0) } }

    /// Code that never comes to an end leaves behind what is known at the end of some block. Where the process ends nothing is left.
    mutating func recordEnd(_ state: UnitState) {
      guard let block, isReached, !canEnd[block], endsProcess?[block] != true else { return }
      if ends?.join(state) == nil { ends = state }
    }

    /// What stands behind `?.` is taken to run: where there is no object nothing is left of what it holds either.
    private func isForNobody(_ edge: ControlFlowGraph.Edge, behind block: BlockID) -> Bool {
      guard edge.kind == .fails, let last = ways.instructions(of: block).last, case .unwrap = function.instructions[last].operation else { return false }
      return true
    }

    /// Does the block at hand begin where something thrown is caught? The pattern of a `catch` is asked before.
    var isInCatch: Bool {
      guard var next = block else { return false }
      for _ in 0..<ways.blockCount {
        let incoming = ways.predecessors(of: next)
        if incoming.contains(where: { $0.kind == .thrown || $0.kind == .caught }) { return true }
        guard let asked = incoming.first(where: { ways.decision(of: $0.block)?.test == .matches && ways.decision(of: $0.block)?.value == nil })
        else { return false }
        next = asked.block
      }
      return false
    }

    /// What is known where the code ends, whichever way it took.
    var exit: UnitState {
      var result: UnitState?
      for end in [entries[ways.exit], entries[ways.thrownExit], ends] {
        if let end, result?.join(end) == nil { result = end }
      }
      return result ?? start ?? UnitState(flow: before, variables: variables)
    }

    /// Is the block at hand on every way through the code?
    var isOnEveryWay: Bool {
      guard let block, isReached else { return false }
      if block == ways.entry { return true }
      guard let first = ways.instructions(of: block).first else { return false }
      return !ways.canReachExit(avoiding: [first]) { from, edge in !isForNobody(edge, behind: from) }
    }

    /// Does a plain assignment write the instruction without reading it first?
    mutating func isAssigned(_ index: Int) -> Bool {
      let assigned = self.assigned ?? function.assignedTargets
      self.assigned = assigned
      return assigned.contains(UInt32(index))
    }
  }
}

extension Function {
  /// The sequences of the `for await` loops.
  fileprivate var streams: Set<UInt32> {
    var result: Set<UInt32> = []
    for instruction in instructions { if case .beginLoop(.forAwait, let sequence?) = instruction.operation { result.insert(sequence.index) } }
    return result
  }
}
