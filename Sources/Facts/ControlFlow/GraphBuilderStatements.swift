extension GraphBuilder {
  /// The effect of a statement on control flow.
  mutating func statement(_ operation: Operation, _ index: Int) {
    switch operation {
    case .label(let name): open[top].nextLabel = name
    case .condition(let value, let test, let place): condition(value, test, place, index)
    case .beginBranches(let kind, _): beginBranches(kind, index)
    case .nextBranch: nextBranch(index)
    case .endBranches(let isExhaustive): endBranches(isExhaustive: isExhaustive, index)
    case .beginLoop(let kind, let sequence): beginLoop(kind, sequence, index)
    case .endLoop: endLoop(index)
    case .beginScope: push(.scope)
    case .endScope: endScope(index)
    case .beginDefer: beginDefer(index)
    case .endDefer: endDefer(index)
    case .jump(let jump, let label): self.jump(jump, label)
    case .returnValue:
      if let pendingEdge = leave(PendingEdge(source: current, kind: .next), to: 0) { connect(pendingEdge, to: Self.returned) }
      current = -1
    case .throwValue:
      raise(from: current)
      current = -1
    case .mayThrow:
      raise(from: current)
      start(at: index + 1, nonReturning.contains(index) ? [] : onward)
    default: break
    }
  }

  private var top: Int { open.count - 1 }

  private mutating func push(_ kind: OpenStatement.Kind) {
    let label = open[top].nextLabel
    open[top].nextLabel = nil
    if label != nil { labeled.append(open.count) }
    open.append(OpenStatement(kind, deferBase: deferred.count, label: label))
  }

  private mutating func pop() -> OpenStatement {
    let statement = open.removeLast()
    if labeled.last == open.count { labeled.removeLast() }
    if breakTargets.last == open.count { breakTargets.removeLast() }
    if openLoops.last == open.count { openLoops.removeLast() }
    if handlers.last == open.count { handlers.removeLast() }
    return statement
  }

  // MARK: Conditions

  private mutating func condition(_ value: ValueID?, _ test: ConditionTest, _ place: ConditionPlace, _ index: Int) {
    if place == .alternative { return }
    if place == .branches { open[top].nextHasCondition = true }
    if place == .loop, let loop = openLoops.last { loops[open[loop].loop].conditions.append(current) }
    decide(value, test)
    let constant = test == .isTrue ? value.flatMap { self.constant($0) } : nil
    if constant != true { fail(PendingEdge(source: current, kind: .fails), place) }
    start(at: index + 1, constant == false ? [] : [PendingEdge(source: current, kind: .holds)])
    if place == .clause { open[top].body = current }
  }

  private mutating func fail(_ pendingEdge: PendingEdge, _ place: ConditionPlace) {
    switch place {
    case .branches: open[top].nextFails.append(pendingEdge)
    case .loop: if let loop = openLoops.last { open[loop].ends.append(pendingEdge) }
    case .clause: if case .loop = open[top].kind { connect(pendingEdge, to: Int32(open[top].head)) } else { open[top].fails.append(pendingEdge) }
    case .alternative: break
    }
  }

  private func constant(_ value: ValueID) -> Bool? {
    switch function[value].operation {
    case .literal(.true, _): true
    case .literal(.false, _): false
    default: nil
    }
  }

  // MARK: Branches

  private mutating func beginBranches(_ kind: BranchKind, _ index: Int) {
    let hasCondition = open[top].nextHasCondition
    let fails = hasCondition ? open[top].nextFails : onward
    open[top].nextFails = []
    open[top].nextHasCondition = false
    push(.branches(kind))
    switch kind {
    case .if:
      open[top].fails = fails
      if !hasCondition { start(at: index + 1, onward) }
    case .guard:
      open[top].ends = onward
      start(at: index + 1, fails)
    case .switch:
      breakTargets.append(top)
      open[top].body = current
    case .do: handlers.append(top)
    case .compiled:
      open[top].head = current
      start(at: index + 1, onward)
    }
  }

  /// Ends the current branch.
  private mutating func endBranch() {
    let pendingEdge = open[top].kind == .branches(.compiled) ? onward.first : closeScope()
    if let pendingEdge { open[top].ends.append(pendingEdge) }
    guard open[top].kind == .branches(.switch) else { return }
    for pendingEdge in open[top].fallingHere where open[top].body >= 0 { connect(pendingEdge, to: Int32(open[top].body)) }
    open[top].fallingHere = open[top].fallingOn
    open[top].fallingOn = []
  }

  private mutating func nextBranch(_ index: Int) {
    endBranch()
    let fails = open[top].fails
    open[top].fails = []
    switch open[top].kind {
    case .branches(.do) where !open[top].isCatching:
      open[top].isCatching = true
      if handlers.last == top { handlers.removeLast() }
      let thrown = open[top].thrown
      open[top].thrown = []
      start(at: index + 1, thrown)
    case .branches(.switch):
      start(at: index + 1, fails)
      // A `fallthrough` may still lead here.
      if current < 0 { current = newBlock(at: index + 1) }
      open[top].body = current
    case .branches(.compiled): start(at: index + 1, open[top].head < 0 ? [] : [PendingEdge(source: open[top].head, kind: .next)])
    default: start(at: index + 1, fails)
    }
  }

  private mutating func endBranches(isExhaustive: Bool, _ index: Int) {
    endBranch()
    var statement = pop()
    switch statement.kind {
    case .branches(.if): if !isExhaustive { statement.ends += statement.fails }
    case .branches(.do):
      // Errors that no `catch` takes continue outwards.
      for pendingEdge in statement.fails + statement.thrown { raise(from: pendingEdge.source) }
    case .branches(.compiled): if !isExhaustive, statement.head >= 0 { statement.ends.append(PendingEdge(source: statement.head, kind: .next)) }
    default: break
    }
    start(at: index + 1, statement.ends, isFresh: false)
  }

  // MARK: Loops

  private mutating func beginLoop(_ kind: LoopKind, _ sequence: ValueID?, _ index: Int) {
    push(.loop(kind))
    openLoops.append(top)
    breakTargets.append(top)
    start(at: index + 1, onward)
    let head = current
    open[top].head = head
    open[top].loop = loops.count
    loops.append(ControlFlowGraph.Loop(instructions: index..<index + 1, head: head))
    if kind == .forIn || kind == .forAwait {
      loops[open[top].loop].conditions = [head]
      decide(sequence, .hasValue)
      open[top].ends.append(PendingEdge(source: head, kind: .fails))
      start(at: index + 1, [PendingEdge(source: head, kind: .holds)])
    }
  }

  private mutating func endLoop(_ index: Int) {
    let pendingEdge = closeScope()
    var statement = pop()
    loops[statement.loop].instructions = loops[statement.loop].instructions.lowerBound..<index + 1
    for pendingEdge in statement.continues { connect(pendingEdge, to: Int32(statement.head)) }
    if let pendingEdge { connect(pendingEdge, to: Int32(statement.head)) }
    // Code that could not be parsed may end it.
    if loops[statement.loop].conditions.isEmpty { statement.ends.append(PendingEdge(source: statement.head, kind: .next)) }
    start(at: index + 1, statement.ends)
  }

  // MARK: Scopes

  private mutating func endScope(_ index: Int) {
    let pendingEdge = closeScope()
    let statement = pop()
    var pendingEdges = statement.ends
    if let pendingEdge { pendingEdges.append(pendingEdge) }
    if open[top].kind == .loop(.repeatWhile) {
      pendingEdges += open[top].continues
      open[top].continues = []
    }
    start(at: index + 1, pendingEdges, isFresh: false)
  }

  private mutating func beginDefer(_ index: Int) {
    let before = current
    push(.deferred)
    open[top].head = before
    current = newBlock(at: index + 1)
    open[top].body = current
  }

  private mutating func endDefer(_ index: Int) {
    let pendingEdge = closeScope()
    let statement = pop()
    deferred.append(Deferred(entry: statement.body, exit: pendingEdge?.source ?? -1, lowest: deferred.count))
    start(at: index + 1, [PendingEdge(source: statement.head, kind: .next)])
  }

  // MARK: Jumps

  private mutating func jump(_ jump: Jump, _ label: NameID?) {
    let pendingEdge = PendingEdge(source: current, kind: .next)
    current = -1
    switch jump {
    case .break:
      guard let target = target(label, breakTargets), let pendingEdge = leave(pendingEdge, to: open[target].deferBase) else { return }
      open[target].ends.append(pendingEdge)
    case .continue:
      guard let target = target(label, openLoops), let pendingEdge = leave(pendingEdge, to: open[target].deferBase) else { return }
      if open[target].kind == .loop(.repeatWhile) { open[target].continues.append(pendingEdge) } else { connect(pendingEdge, to: Int32(open[target].head)) }
    case .fallthrough:
      guard let target = breakTargets.last, open[target].kind == .branches(.switch),
        let pendingEdge = leave(pendingEdge, to: open[target].deferBase)
      else { return }
      open[target].fallingOn.append(pendingEdge)
    }
  }

  /// The statement with a label, or the innermost target of a jump without a label.
  private func target(_ label: NameID?, _ innermost: [Int]) -> Int? {
    guard let label else { return innermost.last }
    return labeled.last { open[$0].label == label } ?? innermost.last
  }

  /// Ends a statement whose end is missing.
  mutating func endMalformed(at count: Int) {
    switch open[top].kind {
    case .branches: endBranches(isExhaustive: false, count - 1)
    case .loop: endLoop(count - 1)
    case .deferred: endDefer(count - 1)
    case .scope, .function: endScope(count - 1)
    }
  }
}
