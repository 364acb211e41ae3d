import Facts
import Program

extension AskedFlow {
  /// Whether a run of the function can pass the first place and end without reaching the second one.
  ///
  /// Code that ends what an earlier run began, and begins again only on some paths, is a release on the others:
  /// `task?.cancel(); guard let document else { return }; task = Task { … }`.
  fileprivate func canExitBetween(_ first: SourcePlace, _ second: SourcePlace, filled: PropertyReference?) -> Bool {
    guard first.file == second.file, first < second, let start = instruction(at: first.range), let end = instruction(at: second.range) else { return false }
    let emptied = flow.emptied(by: start)
    let refilled = emptied.map { flow.blocksAsking(for: $0, filledSince: start) } ?? []
    return flow.graph.canReachExit(from: start, avoiding: [end]) { block, edge in
      if edge.kind == .fails, refilled.contains(block) || filled.map({ flow.asksFor($0, block) }) ?? false { return false }
      return emptied.map { !flow.isFor($0, isFilled: true, block, edge) } ?? true
    }
  }

  /// Whether a store adds an element, or fills a variable or property that has just been found empty.
  func onlyFills(at place: SourcePlace) -> Bool {
    guard let store = instruction(at: place.range), case .assign(let target, _, nil) = flow.function.instructions[store].operation else { return false }
    if case .subscript = flow.function[target].operation { return true }
    return !flow.graph.canReach([store]) { !flow.isFor(target, isFilled: false, $0, $1) }
  }
}

extension Program {
  /// Whether the function calls another one by name after a place in its code.
  func calls(_ callee: FunctionReference, behind place: SourcePlace, in reference: FunctionReference) -> Bool {
    callRanges(of: callee, in: reference).contains { $0.start >= place.range.end }
  }

  /// The ranges where the function calls another one by name.
  func callRanges(of callee: FunctionReference, in reference: FunctionReference) -> [ByteRange] {
    calls(of: callee, in: reference).map(\.range)
  }

  /// The ranges where a method calls another one of the same object by name.
  func ownCallRanges(of callee: FunctionReference, in reference: FunctionReference) -> [ByteRange] {
    let function = function(reference)
    return calls(of: callee, in: reference).filter { instruction in
      guard case .call(let value, _) = instruction.operation else { return false }
      switch function[value].operation {
      case .name: return true
      case .member(let base, _): return function[base].operation == .selfReference
      default: return false
      }
    }.map(\.range)
  }

  /// The instructions of the function, without its closures, that call another one by name.
  private func calls(of callee: FunctionReference, in reference: FunctionReference) -> [Instruction] {
    guard let name = function(callee).name.map({ name($0, in: Int(callee.file)) }) else { return [] }
    let function = function(reference)
    return function.instructions.filter { instruction in
      guard case .call(let value, _) = instruction.operation else { return false }
      switch function[value].operation {
      case .name(let called, _), .member(_, let called): return self.name(called, in: Int(reference.file)) == name
      default: return false
      }
    }
  }

  /// Whether the result of a call is unused.
  ///
  /// - Parameter root: The function that contains the call, directly or in a closure.
  func isDropped(_ call: SourcePlace, in root: FunctionReference) -> Bool {
    call.file == Int(root.file) && droppedCalls(inFile: call.file).contains(call.range)
  }

  /// Whether a function or its closures call another one by name, and never use the result.
  func drops(_ callee: FunctionReference, in root: FunctionReference) -> Bool {
    let calls = functions(within: root).flatMap { callRanges(of: callee, in: $0) }
    return !calls.isEmpty && calls.allSatisfy { isDropped(SourcePlace(file: Int(root.file), range: $0), in: root) }
  }

  /// Whether all calls of another function by name, in a function and its closures, pass `self`.
  func passesOnlySelf(_ caller: FunctionReference, to callee: FunctionReference) -> Bool {
    functions(within: caller).allSatisfy { reference in
      calls(of: callee, in: reference).allSatisfy { function(reference).passesSelf($0) }
    }
  }

  /// Whether a call of another function by name, in a function and its closures, passes `self`.
  func passesSelf(_ caller: FunctionReference, to callee: FunctionReference) -> Bool {
    functions(within: caller).contains { reference in
      calls(of: callee, in: reference).contains { function(reference).passesSelf($0) }
    }
  }
}

extension ReleaseIndex {
  /// Whether a run of the function can pass the first place and end without reaching the second one.
  func canExitBetween(_ first: SourcePlace, _ second: SourcePlace, in function: FunctionReference) -> Bool {
    flow(of: function).canExitBetween(first, second, filled: propertyGiven(before: function))
  }

  /// Whether each run of the code, or each that reaches the release, calls the storing function afterwards.
  func callsAgain(_ root: FunctionReference, after owned: OwnedFieldRelease) -> Bool {
    certainCalls[owned.function]?.contains(.function(root)) ?? false && program.calls(root, behind: owned.place, in: owned.function)
      || isFollowed(owned.place, in: owned.fieldRelease.closure ?? owned.function, of: owned.function, byCallOf: root)
  }

  /// Whether each run that passes the place calls another function by name afterwards.
  ///
  /// - Parameters:
  ///   - code: The function or closure that contains the place.
  ///   - unit: The unit of that code.
  func isFollowed(_ place: SourcePlace, in code: FunctionReference, of unit: FunctionReference, byCallOf callee: FunctionReference) -> Bool {
    guard calls.callees(of: unit).contains(callee) else { return false }
    return program.callRanges(of: callee, in: code).contains { isAlwaysFollowed(place.range, in: code, by: $0) }
  }

  /// Whether each run of the code that passes the one range reaches the other one behind it.
  private func isAlwaysFollowed(_ range: ByteRange, in code: FunctionReference, by other: ByteRange) -> Bool {
    let file = Int(code.file)
    return other.start >= range.end
      && !flow(of: code).canExitBetween(
        SourcePlace(file: file, range: range), SourcePlace(file: file, range: other), filled: propertyGiven(before: code))
  }

  /// Whether all callers of a method, but for `deinit`, are methods of the same object that call another one afterwards, to begin again what the method ends:
  /// `stop(); start()`.
  func isCalledOnlyBefore(_ callee: FunctionReference, _ method: FunctionReference) -> Bool {
    guard method != callee, !calls.isOpen(method), !isUsedAsValue(method) else { return false }
    let callers = calls.callersAtAnyTime(of: method).filter { program.function($0).kind != .deinitializer }
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        guard calls.callees(of: caller).contains(callee) else { return false }
        let ends = program.functions(within: caller).flatMap { code in program.callRanges(of: method, in: code).map { (code: code, range: $0) } }
        return !ends.isEmpty
          && ends.allSatisfy { end in
            program.ownCallRanges(of: method, in: end.code).contains(end.range)
              && program.ownCallRanges(of: callee, in: end.code).contains { isAlwaysFollowed(end.range, in: end.code, by: $0) }
          }
      }
  }

  /// The property that is set whenever the function runs: only its observers call the function, and nothing sets it to `nil`. (The death of a weakly
  /// referenced object runs no observer.)
  private func propertyGiven(before function: FunctionReference) -> PropertyReference? {
    guard !program.canBeReachedFromOutside(program.function(function).attributes, in: Int(function.file)) else { return nil }
    let callers = calls.callersAtAnyTime(of: function)
    guard let first = callers.first, let id = program.function(first).property,
      callers.allSatisfy({ $0.file == first.file && program.function($0).kind == .didSet && program.function($0).property == id })
    else { return nil }
    let property = PropertyReference(file: Int(first.file), property: id)
    return uses.isNeverGivenNothing(property, in: program) ? property : nil
  }
}

extension Function {
  fileprivate func passesSelf(_ call: Instruction) -> Bool {
    guard case .call(_, let arguments) = call.operation else { return false }
    return self.arguments[arguments.indices].contains { self[$0.value].operation == .selfReference }
  }
}

extension FunctionFlow {
  /// The instruction at a place: the one written there, else the closure in which it is written.
  func instruction(at range: ByteRange) -> Int? {
    if let exact = function.instructions.lastIndex(where: { $0.range == range }) { return exact }
    return function.instructions.lastIndex { instruction in
      if case .closure = instruction.operation { instruction.range.contains(range) } else { false }
    }
  }

  /// The expression that an instruction sets to `nil`.
  fileprivate func emptied(by index: Int) -> ValueID? {
    guard case .assign(let target, let value, nil) = function.instructions[index].operation, function.isNil(value) else { return nil }
    return target
  }

  /// The blocks that test a variable or property for `nil` where every path from the instruction has filled it.
  fileprivate func blocksAsking(for target: ValueID, filledSince start: Int) -> Set<BlockID> {
    let fillings = Set(
      function.instructions.indices.filter { index in
        guard case .assign(let other, let value, nil) = function.instructions[index].operation else { return false }
        return isSame(other, target) && !function.isNil(value)
      })
    if fillings.isEmpty { return [] }
    return Set(
      (0..<graph.blockCount).filter { block in
        guard let decision = graph.decision(of: block), decision.test == .hasValue, let value = decision.value, isSame(value, target) else { return false }
        return graph.everyWay(from: start, to: graph.instructions(of: block).upperBound - 1, passes: fillings)
      })
  }

  /// Whether a block tests a property of the current object for `nil`.
  fileprivate func asksFor(_ property: PropertyReference, _ block: BlockID) -> Bool {
    guard let decision = graph.decision(of: block), decision.test == .hasValue, let name = decision.value.flatMap(function.ownMember) else { return false }
    guard let owner = program.owner(of: reference), program.owner(of: property).map(program[owner].ancestors.contains) ?? false else { return false }
    return program.name(name, in: Int(reference.file)) == program.name(program.property(property).name, in: Int(property.file))
  }

  /// Whether an edge is taken only where a variable or property is not `nil`, or only where it is.
  fileprivate func isFor(_ target: ValueID, isFilled: Bool, _ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    guard edge.kind == .holds || edge.kind == .fails, let decision = graph.decision(of: block), let value = decision.value else { return false }
    switch decision.test {
    case .hasValue: return (edge.kind == .holds) == isFilled && isSame(value, target)
    case .isTrue: return comparisonWithNil(value).map { ($0.isEqual == (edge.kind == .fails)) == isFilled && isSame($0.subject, target) } ?? false
    default: return false
    }
  }

  /// Whether both expressions name the same variable, or the same property of the same object.
  private func isSame(_ left: ValueID, _ right: ValueID) -> Bool {
    var left = left
    var right = right
    while true {
      switch (function[left].operation, function[right].operation) {
      case (.variable(let one), .variable(let other)): return one == other
      case (.name(let one, let binding), .name(let other, let otherBinding)): return one == other && binding == otherBinding
      case (.selfReference, .selfReference): return true
      case (.member(let base, let one), .member(let otherBase, let other)):
        guard one == other else { return false }
        left = base
        right = otherBase
      case (.member(let base, let one), .name(let other, selfBinding: nil)), (.name(let other, selfBinding: nil), .member(let base, let one)):
        if case .selfReference = function[base].operation { return one == other }
        return false
      default: return false
      }
    }
  }
}
