import Facts
import Program

extension Program {
  /// Can a run of the function pass the first place and end without coming to the second one?
  ///
  /// Code that first ends what an earlier run has begun, and begins anew only on some of its ways, is what ends it on the others:
  /// `task?.cancel(); guard let document else { return }; task = Task { … }`.
  func mayEndBetween(_ first: SourcePlace, _ second: SourcePlace, in reference: FunctionReference, nonReturning: Set<Int>, filled: PropertyReference?) -> Bool {
    guard first.file == second.file, first < second else { return false }
    let flow = FunctionFlow(reference, nonReturning: nonReturning, in: self)
    guard let start = flow.instruction(at: first.range), let end = flow.instruction(at: second.range) else { return false }
    let emptied = flow.emptied(by: start)
    let refilled = emptied.map { flow.blocksAsking(for: $0, filledSince: start) } ?? []
    return flow.graph.canReachExit(from: start, avoiding: [end]) { block, edge in
      if edge.kind == .fails, refilled.contains(block) || filled.map({ flow.asksFor($0, block) }) ?? false { return false }
      return emptied.map { !flow.isForFilled($0, block, edge) } ?? true
    }
  }

  /// Does the function call another one, by its name, behind a place in its code?
  func calls(_ callee: FunctionReference, behind place: SourcePlace, in reference: FunctionReference) -> Bool {
    callRanges(of: callee, in: reference).contains { $0.start >= place.range.end }
  }

  /// Where the function calls another one, by its name.
  func callRanges(of callee: FunctionReference, in reference: FunctionReference) -> [ByteRange] {
    calls(of: callee, in: reference).map(\.range)
  }

  /// The instructions of the function, without its closures, that call another one by its name.
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

  /// Does nothing in the code take up what a call gives?
  ///
  /// - Parameter root: The function in which, or in a closure of which, the call stands.
  func isDropped(_ call: SourcePlace, in root: FunctionReference) -> Bool {
    call.file == Int(root.file) && droppedCalls(inFile: call.file).contains(call.range)
  }

  /// Does a function, closures in it included, call another one, by its name, and take up nothing of what the calls give?
  func drops(_ callee: FunctionReference, in root: FunctionReference) -> Bool {
    let calls = functions(within: root).flatMap { callRanges(of: callee, in: $0) }
    return !calls.isEmpty && calls.allSatisfy { isDropped(SourcePlace(file: Int(root.file), range: $0), in: root) }
  }

  /// Does all code of a function, closures in it included, that calls another one by its name pass `self`?
  func passesOnlySelf(_ caller: FunctionReference, to callee: FunctionReference) -> Bool {
    functions(within: caller).allSatisfy { reference in
      let function = function(reference)
      return calls(of: callee, in: reference).allSatisfy { instruction in
        guard case .call(_, let arguments) = instruction.operation else { return false }
        return function.arguments[arguments.indices].contains { function[$0.value].operation == .selfReference }
      }
    }
  }
}

extension ReleaseIndex {
  /// Can a run of the function pass the first place and end without coming to the second one?
  func mayEndBetween(_ first: SourcePlace, _ second: SourcePlace, in function: FunctionReference) -> Bool {
    program.mayEndBetween(first, second, in: function, nonReturning: nonReturning[function] ?? [], filled: propertyGiven(before: function))
  }

  /// The property that has been given something whenever the function runs: its observers alone call that, and nothing gives it `nil`. (A weak
  /// reference whose object goes runs no observer.)
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

extension FunctionFlow {
  /// The instruction at a place: the one that is written there, else the closure that it is written in.
  func instruction(at range: ByteRange) -> Int? {
    if let exact = function.instructions.lastIndex(where: { $0.range == range }) { return exact }
    return function.instructions.lastIndex { instruction in
      if case .closure = instruction.operation { instruction.range.contains(range) } else { false }
    }
  }

  /// What an instruction sets to `nil`.
  fileprivate func emptied(by index: Int) -> ValueID? {
    guard case .assign(let target, let value, nil) = function.instructions[index].operation, isNil(value) else { return nil }
    return target
  }

  /// The blocks that ask whether a variable or property holds something where every way from the instruction has filled it.
  fileprivate func blocksAsking(for target: ValueID, filledSince start: Int) -> Set<BlockID> {
    let fillings = Set(
      function.instructions.indices.filter { index in
        guard case .assign(let other, let value, nil) = function.instructions[index].operation else { return false }
        return isSame(other, target) && !isNil(value)
      })
    if fillings.isEmpty { return [] }
    return Set(
      (0..<graph.blockCount).filter { block in
        guard let decision = graph.decision(of: block), decision.test == .hasValue, let value = decision.value, isSame(value, target) else { return false }
        return graph.everyWay(from: start, to: graph.instructions(of: block).upperBound - 1, passes: fillings)
      })
  }

  /// Does a block ask whether a property of the own object holds something?
  fileprivate func asksFor(_ property: PropertyReference, _ block: BlockID) -> Bool {
    guard let decision = graph.decision(of: block), decision.test == .hasValue, let value = decision.value else { return false }
    let name =
      switch function[value].operation {
      case .name(let name, nil): name
      case .member(let base, let name) where function[base].operation == .selfReference: name
      default: nil as NameID?
      }
    guard let name, let owner = program.owner(of: reference), program.owner(of: property).map(program[owner].ancestors.contains) ?? false else { return false }
    return program.name(name, in: Int(reference.file)) == program.name(program.property(property).name, in: Int(property.file))
  }

  /// Is a way taken only where a variable or property holds something, which has just been set to `nil`?
  fileprivate func isForFilled(_ target: ValueID, _ block: BlockID, _ edge: ControlFlowGraph.Edge) -> Bool {
    guard let decision = graph.decision(of: block), let value = decision.value else { return false }
    switch (decision.test, edge.kind) {
    case (.hasValue, .holds): return isSame(value, target)
    case (.isTrue, .holds): return isComparison(value, with: target, by: "!=")
    case (.isTrue, .fails): return isComparison(value, with: target, by: "==")
    default: return false
    }
  }

  private func isComparison(_ value: ValueID, with target: ValueID, by text: String) -> Bool {
    guard case .operator(let name, let range) = function[value].operation, range.count == 2, program.file(reference).name(name) == text else { return false }
    let operands = function.arguments[range.indices].map(\.value)
    return isNil(operands[1]) && isSame(operands[0], target) || isNil(operands[0]) && isSame(operands[1], target)
  }

  private func isNil(_ value: ValueID) -> Bool { if case .literal(.nil, _) = function[value].operation { true } else { false } }

  /// Are both written as the same variable, or as the same property of the same object?
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
