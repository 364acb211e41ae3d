extension ControlFlowGraph {
  /// Builds the control-flow graph of a function.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - facts: The facts of its file.
  ///   - nonReturning: The instructions after which the code never continues: calls of functions that return `Never`, and the `try` before one that
  ///     throws.
  public init(of function: Function, in facts: FileFacts, nonReturning: Set<Int> = []) {
    // Most functions have one path.
    if nonReturning.isEmpty, function.isStraight(in: facts) {
      self.init(straight: function.instructions.count)
      return
    }
    var builder = GraphBuilder(function, facts, nonReturning)
    builder.run()
    self.init(
      starts: builder.starts, instructionCount: function.instructions.count, decisions: builder.decisions, loops: builder.loops,
      edges: builder.finishedEdges())
  }
}

extension Function {
  /// Whether its code has one path, whatever it calls.
  fileprivate func isStraight(in facts: FileFacts) -> Bool {
    instructions.indices.allSatisfy { index in
      switch instructions[index].operation {
      case .label, .condition, .beginBranches, .nextBranch, .endBranches, .beginLoop, .endLoop, .beginScope, .endScope, .beginDefer, .endDefer, .jump,
        .throwValue, .mayThrow, .choice, .unwrap(_, forced: false):
        false
      case .returnValue: index == instructions.count - 1
      case .operator(let name, let operands): operands.count != 2 || !["&&", "||"].contains(facts.name(name))
      default: true
      }
    }
  }

  /// Where a throwing call leaves the code: the instruction of the `try` before it; `nil` after `try?` and `try!`.
  public func leavingTry(of call: Int) -> Int? {
    instructions[call...].indices.first { index in
      if case .mayThrow = instructions[index].operation { instructions[index].range.contains(instructions[call].range) } else { false }
    }
  }
}

/// Reads a function's instructions once from first to last, with a stack of open statements.
struct GraphBuilder {
  /// An outgoing edge whose target is not known yet.
  struct PendingEdge {
    var source: Int
    var kind: ControlFlowGraph.EdgeKind
  }

  /// A `defer` that has been passed. All exits of its scope run its body.
  struct Deferred {
    var entry: Int
    /// The block at the end of the body; -1 if it is unreachable.
    var exit: Int
    /// The outermost `defer` to which this one is connected already, through a chain.
    var lowest: Int
  }

  static let returned: Int32 = -1
  static let thrown: Int32 = -2

  let function: Function
  let nonReturning: Set<Int>
  private let shortCircuits: ShortCircuits

  private(set) var starts: [Int32] = [0]
  var loops: [ControlFlowGraph.Loop] = []
  private(set) var decisions: [ControlFlowGraph.Decision?] = [nil]
  private var edges: [RawEdge] = []
  private var hasEdges: [Bool] = [false]
  /// The current block; -1 if the code is unreachable.
  var current = 0
  var open: [OpenStatement] = [OpenStatement(.function, deferBase: 0)]
  var deferred: [Deferred] = []
  /// The open statements that catch errors, and those that are targets of jumps, by index in `open`.
  var handlers: [Int] = []
  var breakTargets: [Int] = []
  var openLoops: [Int] = []
  var labeled: [Int] = []
  /// Pending skips, by the instruction before which they end.
  private var joins: [Int: [PendingEdge]] = [:]
  /// Edges to the right side of a `?:`, by the last instruction of the left side.
  private var otherSides: [Int: PendingEdge] = [:]

  init(_ function: Function, _ facts: FileFacts, _ nonReturning: Set<Int>) {
    self.function = function
    self.nonReturning = nonReturning
    shortCircuits = ShortCircuits(of: function, in: facts)
  }

  mutating func run() {
    for (index, instruction) in function.instructions.enumerated() {
      if current < 0, instruction.operation.startsCode { current = newBlock(at: index) }
      statement(instruction.operation, index)
      if nonReturning.contains(index) { current = -1 }
      takeShortCircuits(behind: index)
    }
    while open.count > 1 { endMalformed(at: function.instructions.count) }
    if let pendingEdge = closeScope() { connect(pendingEdge, to: Self.returned) }
  }

  func finishedEdges() -> [RawEdge] {
    let count = Int32(starts.count)
    return edges.map { edge in
      RawEdge(source: edge.source, target: edge.target == Self.returned ? count : edge.target == Self.thrown ? count + 1 : edge.target, kind: edge.kind)
    }
  }

  // MARK: Blocks

  mutating func newBlock(at index: Int) -> Int {
    starts.append(Int32(index))
    decisions.append(nil)
    hasEdges.append(false)
    return starts.count - 1
  }

  mutating func connect(_ pendingEdge: PendingEdge, to target: Int32) {
    edges.append(RawEdge(source: Int32(pendingEdge.source), target: target, kind: pendingEdge.kind))
    hasEdges[pendingEdge.source] = true
  }

  /// Continues where edges meet. Without any edge the code is unreachable.
  ///
  /// - Parameter isFresh: False where the current block may simply continue.
  mutating func start(at index: Int, _ pendingEdges: [PendingEdge], isFresh: Bool = true) {
    guard let first = pendingEdges.first else {
      current = -1
      return
    }
    if !isFresh, pendingEdges.count == 1, first.kind == .next, first.source == starts.count - 1, !hasEdges[first.source] {
      current = first.source
      return
    }
    current = newBlock(at: index)
    for pendingEdge in pendingEdges { connect(pendingEdge, to: Int32(current)) }
  }

  /// The edge from the current block to the following code.
  var onward: [PendingEdge] { current < 0 ? [] : [PendingEdge(source: current, kind: .next)] }

  mutating func decide(_ value: ValueID?, _ test: ConditionTest) { decisions[current] = ControlFlowGraph.Decision(value: value, test: test) }

  // MARK: Expressions

  private mutating func takeShortCircuits(behind index: Int) {
    let next = index + 1
    if !joins.isEmpty, let pendingEdges = joins.removeValue(forKey: next) { start(at: next, pendingEdges + onward) }
    if let join = shortCircuits.armEnds[index], let other = otherSides.removeValue(forKey: index) {
      joins[join, default: []] += onward
      start(at: next, [other])
    }
    guard shortCircuits.skips[index] >= 0, current >= 0 else { return }
    let skip = shortCircuits.all[Int(shortCircuits.skips[index])]
    decide(skip.decision.value, skip.decision.test)
    let skipped = PendingEdge(source: current, kind: skip.isTakenIfHolds ? .holds : .fails)
    let target = Int(skip.target)
    if skip.isToOtherSide { otherSides[target - 1] = skipped } else { joins[target, default: []].append(skipped) }
    start(at: next, [PendingEdge(source: current, kind: skip.isTakenIfHolds ? .fails : .holds)])
  }

  // MARK: Ways out of scopes

  /// Follows an exit through all scopes with a `defer` since `base`.
  mutating func leave(_ pendingEdge: PendingEdge, to base: Int) -> PendingEdge? {
    guard deferred.count > base else { return pendingEdge }
    let top = deferred.count - 1
    connect(pendingEdge, to: Int32(deferred[top].entry))
    var index = top
    while index > base {
      if deferred[index].lowest < index {
        index = deferred[index].lowest
        continue
      }
      guard deferred[index].exit >= 0 else { return nil }
      connect(PendingEdge(source: deferred[index].exit, kind: .next), to: Int32(deferred[index - 1].entry))
      deferred[index].lowest = index - 1
      index -= 1
    }
    deferred[top].lowest = min(deferred[top].lowest, base)
    let isThrown = pendingEdge.kind == .thrown || pendingEdge.kind == .caught
    return deferred[base].exit < 0 ? nil : PendingEdge(source: deferred[base].exit, kind: isThrown ? pendingEdge.kind : .next)
  }

  /// Closes the innermost scope. Returns the edge from its end to the following code.
  mutating func closeScope() -> PendingEdge? {
    let base = open[open.count - 1].deferBase
    let pendingEdge = onward.first.flatMap { leave($0, to: base) }
    deferred.removeLast(max(0, deferred.count - base))
    return pendingEdge
  }

  /// An error is thrown: to the nearest `catch`, or out of the function.
  mutating func raise(from block: Int) {
    if let handler = handlers.last {
      if let pendingEdge = leave(PendingEdge(source: block, kind: .caught), to: open[handler].deferBase) { open[handler].thrown.append(pendingEdge) }
    } else if let pendingEdge = leave(PendingEdge(source: block, kind: .thrown), to: 0) {
      connect(pendingEdge, to: Self.thrown)
    }
  }
}

extension Operation {
  /// Whether it starts separate code, even after a `return`.
  fileprivate var startsCode: Bool {
    switch self {
    case .beginBranches, .nextBranch, .endBranches, .endLoop, .endDefer, .beginScope, .endScope, .label: false
    default: true
    }
  }
}
