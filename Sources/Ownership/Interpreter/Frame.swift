import Facts
import Program

/// The state at one point of a function: the references that hold, and the possible contents of each bound or assigned variable.
struct UnitState {
  var flow: ReferenceState
  var variables: StateTable<VariableID, [NodeID]>

  /// Joins two paths.
  ///
  /// - Returns: Whether the state has changed.
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

/// What a frame runs. A class, because frames are copied and this never changes.
final class FrameCode {
  let reference: FunctionReference
  let function: Function
  let body: ResolvedBody
  let methodReferences: Set<UInt32>
  let controlFlow: ControlFlowGraph
  /// The sequences of the `for await` loops.
  let streams: Set<UInt32>
  /// The blocks from which the end of the code is reachable.
  let canEnd: [Bool]
  /// The blocks from which all paths end the process; `nil` where there are none.
  let endsProcess: [Bool]?

  init(reference: FunctionReference, function: Function, body: ResolvedBody, methodReferences: Set<UInt32>, flow: FunctionFlow) {
    self.reference = reference
    self.function = function
    self.body = body
    self.methodReferences = methodReferences
    controlFlow = flow.graph
    streams = function.streams
    canEnd = flow.graph.blocksThatEnd
    endsProcess = flow.blocksBeforeProcessEnd
  }

  /// The edges from a block that some path takes.
  func edges(leaving block: BlockID) -> [ControlFlowGraph.Edge] { controlFlow.successors(of: block).filter { !isForNobody($0, behind: block) } }

  /// Code after `?.` is assumed to run: without the object its content would not exist either.
  func isForNobody(_ edge: ControlFlowGraph.Edge, behind block: BlockID) -> Bool {
    guard edge.kind == .fails, let last = controlFlow.instructions(of: block).last, case .unwrap = function.instructions[last].operation else { return false }
    return true
  }
}

extension UnitEvaluator {
  /// A function or closure being run, block by block.
  struct Frame {
    /// What does not change while it runs.
    let code: FrameCode
    /// The references that held at the entry.
    let before: ReferenceState
    /// The variables on the current path.
    var variables = StateTable<VariableID, [NodeID]>()
    /// The fields read by the code that runs this frame.
    let outerReads: BitSet
    /// The ranges of its loops, outer before inner ones; computed on demand.
    private var loops: [ByteRange]?
    /// For each instruction, the possible objects of its value.
    var values: [[NodeID]]
    /// The thrown objects, from its own code and its callees.
    var thrown: [NodeID] = []
    var next = 0
    /// The end of the block's instruction range.
    private(set) var end = 0
    /// The current block; `nil` before the first.
    private(set) var block: BlockID?
    /// Whether some path leads to it.
    private(set) var isReached = true
    /// The state at the beginning of each block; `nil` where no path has led yet.
    private var entries: [UnitState?]
    private var hasRun: [Bool]
    private var workList: BlockWorkList
    private var nextUnreached = 0
    private var start: UnitState?
    /// All bindings of variables in code that never ends.
    var bound: [VariableID: [NodeID]] = [:]
    /// The joined states at the ends of all blocks, for code that never ends.
    private var ends: UnitState?
    /// The values that the code uses; computed on demand.
    var used: Set<UInt32>?
    /// The instructions in callee position; computed on demand.
    private var called: [Bool]?
    /// The instructions that plain assignments write without reading them first; computed on demand.
    private var assigned: Set<UInt32>?

    init(
      reference: FunctionReference, function: Function, body: ResolvedBody, methodReferences: Set<UInt32>, flow: FunctionFlow,
      before: ReferenceState, outerReads: BitSet
    ) {
      code = FrameCode(reference: reference, function: function, body: body, methodReferences: methodReferences, flow: flow)
      self.before = before
      self.outerReads = outerReads
      let controlFlow = flow.graph
      values = Array(repeating: [], count: function.instructions.count)
      entries = Array(repeating: nil, count: controlFlow.blockCount)
      hasRun = Array(repeating: false, count: controlFlow.blockCount)
      workList = BlockWorkList(of: controlFlow)
    }

    /// Whether the value of an instruction is called. Then it is no value of its own.
    mutating func isCalled(_ index: UInt32) -> Bool {
      if called == nil { called = code.function.callees }
      return called![Int(index)]
    }

    /// The entry state: what is known of the parameters.
    mutating func begin(with state: UnitState) {
      start = state
      arrive(at: code.controlFlow.entry, with: state)
    }

    /// Propagates a state to a block.
    mutating func arrive(at block: BlockID, with state: UnitState) {
      let isNew = entries[block] == nil
      if isNew { entries[block] = state }
      if isNew || entries[block]!.join(state) { workList.insert(block) }
    }

    /// Moves on to the next block to be run.
    ///
    /// - Returns: Its entry state; `nil` where no block is left.
    mutating func beginNextBlock() -> UnitState? {
      while let next = workList.removeFirst() {
        guard let entry = entries[next] else { continue }
        begin(next, isReached: true)
        return entry
      }
      // Unreachable blocks are visited without effect.
      while nextUnreached < code.controlFlow.blockCount {
        nextUnreached += 1
        if hasRun[nextUnreached - 1] || code.controlFlow.instructions(of: nextUnreached - 1).isEmpty { continue }
        begin(nextUnreached - 1, isReached: false)
        return start
      }
      return nil
    }

    private mutating func begin(_ block: BlockID, isReached: Bool) {
      self.block = block
      self.isReached = isReached
      hasRun[block] = true
      next = code.controlFlow.instructions(of: block).lowerBound
      end = code.controlFlow.instructions(of: block).upperBound
    }

    /// The range of the code from a block to the current one.
    func sourceRange(from first: BlockID) -> ByteRange? {
      guard let block, let start = code.controlFlow.instructions(of: first).first ?? code.controlFlow.instructions(of: first + 1).first,
        let end = code.controlFlow.instructions(of: block).last
      else { return nil }
      var range = code.function.instructions[start].range
      for index in start...max(start, end) {
        range.start = min(range.start, code.function.instructions[index].range.start)
        range.end = max(range.end, code.function.instructions[index].range.end)
      }
      return range
    }

    /// The range of the innermost loop around a place.
    mutating func innermostLoop(around range: ByteRange) -> ByteRange? {
      let known = loops ?? code.function.instructions.compactMap(repeated)
      loops = known
      return known.last { $0.contains(range) }
    }

    /// The range that a loop repeats, if the instruction begins one: everything but the sequence, which is evaluated once.
    func repeated(_ instruction: Instruction) -> ByteRange? {
      guard case .beginLoop(_, let sequence) = instruction.operation else { return nil }
      guard let sequence else { return instruction.range }
      return ByteRange(start: max(instruction.range.start, code.function[sequence].range.end), end: instruction.range.end)
    }

    /// The decision at the end of the current block. Inlined, for else a call copies the whole frame.
    @inline(__always) var decision: ControlFlowGraph.Decision? {
      guard let block else { return nil }
      return code.controlFlow.decision(of: block)
    }

    /// Code that never ends leaves the states at the ends of its blocks behind. Where the process ends, nothing is left.
    mutating func recordEnd(_ state: UnitState) {
      guard let block, isReached, !code.canEnd[block], code.endsProcess?[block] != true else { return }
      if ends?.join(state) == nil { ends = state }
    }

    /// Whether the current block begins a `catch`. The pattern of the `catch` is tested before.
    var isInCatch: Bool {
      guard var next = block else { return false }
      for _ in 0..<code.controlFlow.blockCount {
        let incoming = code.controlFlow.predecessors(of: next)
        if incoming.contains(where: { $0.kind == .thrown || $0.kind == .caught }) { return true }
        guard
          let asked = incoming.first(where: {
            code.controlFlow.decision(of: $0.block)?.test == .matches && code.controlFlow.decision(of: $0.block)?.value == nil
          })
        else { return false }
        next = asked.block
      }
      return false
    }

    /// The state at the end of the code, on any path.
    var exit: UnitState {
      var result: UnitState?
      for end in [entries[code.controlFlow.exit], entries[code.controlFlow.thrownExit], ends] {
        if let end, result?.join(end) == nil { result = end }
      }
      return result ?? start ?? UnitState(flow: before, variables: variables)
    }

    /// Whether the current block is on every path through the code.
    var isOnEveryPath: Bool {
      guard let block, isReached else { return false }
      if block == code.controlFlow.entry { return true }
      guard let first = code.controlFlow.instructions(of: block).first else { return false }
      return !code.controlFlow.canReachExit(avoiding: [first]) { [code] from, edge in !code.isForNobody(edge, behind: from) }
    }

    /// Whether a plain assignment writes the instruction without reading it first.
    mutating func isAssigned(_ index: Int) -> Bool {
      let assigned = self.assigned ?? code.function.assignedTargets
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
