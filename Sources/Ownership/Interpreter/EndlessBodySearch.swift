import Facts
import Catalog
import Program

/// Searches for what keeps a body from ending.
struct EndlessBodySearch {
  let program: Program
  let summaries: RecordedSummaries
  let uses: RecordedUses
  /// The unit, whose parameters conditions are about.
  let root: FunctionReference
  let reference: FunctionReference
  let function: Function
  let unit: ResolvedUnit
  let body: ResolvedBody
  /// The closures of the same unit known to be endless.
  let closures: [FunctionReference: EndlessBody]

  private let flow: FunctionFlow

  /// Of a function with more implementations only its own code is read.
  private static let implementationLimit = 32

  init(
    _ flow: FunctionFlow, of root: FunctionReference, _ unit: ResolvedUnit, _ body: ResolvedBody, _ closures: [FunctionReference: EndlessBody],
    _ summaries: RecordedSummaries, _ uses: RecordedUses
  ) {
    self.flow = flow
    self.root = root
    program = flow.program
    self.summaries = summaries
    self.uses = uses
    reference = flow.reference
    self.unit = unit
    self.body = body
    self.closures = closures
    function = flow.function
  }

  /// The most certain endless loop or call in the function's own code, not counting closures run by others; `nil` where the function ends as far as
  /// visible.
  func find() -> EndlessBody? {
    var calls: [(index: Int, reason: Reason)] = []
    var hasLoops = false
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .beginLoop: hasLoops = true
      case .call(let callee, let arguments): if let reason = hangs(index, callee, arguments) { calls.append((index, reason)) }
      default: continue
      }
    }
    if calls.isEmpty, !hasLoops { return nil }
    let refusals = refusals(flow)
    var found = flow.graph.loops.compactMap { endless($0, flow, refusals) }
    for call in calls {
      let isCaught = flow.graph.successors(of: flow.graph.block(of: call.index)).contains { $0.kind == .caught }
      found.append(
        EndlessBody(
          instructions: call.index..<call.index + 1, range: function.instructions[call.index].range,
          assumptions: min(2, call.reason.assumptions + (isCaught ? 1 : 0)), endsIf: call.reason.endsIf))
    }
    return found.min { rank($0) < rank($1) }
  }

  /// A body that never ends comes before one that ends under conditions.
  private func rank(_ body: EndlessBody) -> (Int, UInt8, Int) { (body.endsIf.isNever ? 0 : 1, body.assumptions, body.instructions.upperBound) }

  /// Why code does not get on: the number of assumptions, and the unit's arguments with which it does all the same.
  private struct Reason {
    var assumptions: UInt8
    var endsIf = ParameterWays.never
  }

  // MARK: Ways

  /// An edge that a condition never takes, with the number of assumptions.
  private struct Refusal {
    var kind: ControlFlowGraph.EdgeKind
    var assumptions: UInt8
    /// The unit's arguments with which it is taken all the same.
    var unless = ParameterWays.never
  }

  /// The infeasible edges, by deciding block. An exit on cancellation does not count: nothing else causes it.
  private func refusals(_ flow: FunctionFlow) -> [BlockID: Refusal] {
    var result: [BlockID: Refusal] = [:]
    for block in 0..<flow.graph.blockCount {
      guard let decision = flow.graph.decision(of: block), decision.test == .isTrue, let value = decision.value else { continue }
      if let assumptions = staysTrue(value) {
        result[block] = Refusal(kind: .fails, assumptions: assumptions)
      } else if staysFalse(value) {
        result[block] = Refusal(kind: .holds, assumptions: 0)
      }
    }
    for loop in flow.graph.loops {
      guard case .beginLoop(let kind, let sequence) = function.instructions[loop.instructions.lowerBound].operation,
        let assumptions = goesOn(kind, sequence)
      else { continue }
      let ends = sequence.map { waysToEnd(Code(reference: reference, function: function, body: body), $0) } ?? .never
      if !ends.isAlways { result[loop.head] = Refusal(kind: .fails, assumptions: assumptions, unless: ends) }
    }
    return result
  }

  /// Whether a loop never ends. Thrown errors count only if there is a `throw` statement.
  private func endless(_ loop: ControlFlowGraph.Loop, _ flow: FunctionFlow, _ refusals: [BlockID: Refusal]) -> EndlessBody? {
    func canLeave(byCaught: Bool) -> Bool {
      flow.graph.canLeave(loop) { block, edge in
        if edge.kind == .thrown || edge.kind == .caught && !byCaught { return flow.graph.successors(of: block).count == 1 }
        return refusals[block]?.kind != edge.kind
      }
    }
    if canLeave(byCaught: false) { return nil }
    let assumptions = loop.conditions.reduce(0 as UInt8) { min(2, $0 + (refusals[$1]?.assumptions ?? 0)) }
    let endsIf = loop.conditions.reduce(ParameterWays.never) { $0.or(refusals[$1]?.unless ?? .never) }
    if endsIf.isAlways { return nil }
    // A condition before the loop decides only whether it starts.
    let isUnsure = canLeave(byCaught: true)
    return EndlessBody(
      instructions: loop.instructions, range: function.instructions[loop.instructions.lowerBound].range, assumptions: assumptions + (isUnsure ? 1 : 0),
      endsIf: endsIf)
  }

  /// The code of a function of the unit.
  private struct Code {
    let reference: FunctionReference
    let function: Function
    let body: ResolvedBody
  }

  /// The unit's arguments with which a sequence ends that a function of the program has returned.
  private func waysToEnd(_ code: Code, _ sequence: ValueID) -> ParameterWays {
    var (code, sequence) = (code, sequence)
    while true {
      let type = code.body.type(sequence)
      if program.hasEndingIterator(type) || program.stream(of: type.unwrapped)?.end == .finite { return .always }
      (code, sequence) = origin(of: sequence, in: code)
      // What a framework's property makes of a sequence ends with it.
      if case .member(let base, _) = code.function[sequence].operation, case .externalMember = code.body.reference(sequence) {
        sequence = base
        continue
      }
      guard case .call(var callee, let arguments) = code.function[sequence].operation else { return .never }
      if case .call(let target) = code.body.reference(sequence), case .program = target.kind {
        guard let called = target.functions.first else { return .never }
        return program.implementations(of: called, limit: Self.implementationLimit).reduce(.always) { ends, implementation in
          ends.and(endOfReturned(by: implementation).map { remaining($0, of: implementation, arguments, code) } ?? .always)
        }
      }
      // What an operator makes of a sequence ends with it.
      while case .fullName(let inner, _) = code.function[callee].operation { callee = inner }
      guard case .member(let base, _) = code.function[callee].operation else { return .never }
      sequence = base
    }
  }

  /// The arguments with which the stream that a function returns ends; `nil` where it returns none.
  private func endOfReturned(by function: FunctionReference) -> ParameterWays? {
    let summary = summaries[function]?.value
    return summary?.endsProcess ?? false || program.function(function).returnsNothing ? nil : summary?.returnedStreamEnds ?? .never
  }

  /// The ways that a call leaves, as far as its code shows the arguments.
  private func remaining(_ ways: ParameterWays, of called: FunctionReference, _ arguments: ArgumentRange, _ code: Code) -> ParameterWays {
    if ways.isAlways || ways.isNever { return ways }
    guard let parameters = program.matchArguments(arguments, of: code.reference, to: called) else { return .always }
    var keys = ArgumentKeys()
    for (position, argument) in code.function.arguments[arguments.indices].enumerated() {
      keys.passed[parameters[position]] = shown(argument.value, for: parameters[position], of: called, code)
    }
    // A missing argument has the declared default value, unless an override runs.
    if !program.isOverride(called) {
      for parameter in Set(ways.sets.joined().map(\.parameter)).subtracting(parameters) {
        keys.passed[parameter] = program.defaultArgument(parameter, of: called)
      }
    }
    return keys.remaining(ways)
  }

  private func shown(_ value: ValueID, for parameter: Int, of called: FunctionReference, _ code: Code) -> PassedArgument? {
    if case .variable(let variable) = code.function[value].operation {
      return PassedArgument(parameter: program.function(root).parameters.firstIndex { $0.variable == variable && !$0.isInout })
    }
    if case .call(let target) = code.body.reference(value), case .enumCase(_, let name) = target.kind { return PassedArgument(caseName: name) }
    return program.shownArgument(code.function[value].operation, for: parameter, of: called, in: Int(code.reference.file))
  }

  /// The initial value of a constant of the function, or of one around it.
  private func origin(of id: ValueID, in code: Code) -> (Code, ValueID) {
    let id = awaited(id, in: code.function)
    guard case .variable(let variable) = code.function[id].operation else { return (code, id) }
    let declaring = FunctionReference(file: Int(reference.file), function: program.files[Int(reference.file)][variable].function)
    guard let body = unit.bodies[declaring] else { return (code, id) }
    let outer = Code(reference: declaring, function: program.function(declaring), body: body)
    for instruction in outer.function.instructions {
      if case .declare(variable, let initial?, extracted: false) = instruction.operation { return (outer, awaited(initial, in: outer.function)) }
    }
    return (code, id)
  }

  /// The value behind `await`, and within an optional.
  func awaited(_ id: ValueID) -> ValueID { awaited(id, in: function) }

  private func awaited(_ id: ValueID, in function: Function) -> ValueID {
    var id = id
    while true {
      switch function[id].operation {
      case .await(let inner), .unwrap(let inner, _): id = inner
      default: return id
      }
    }
  }

  // MARK: Loops

  /// The number of assumptions that a loop over a sequence continues; `nil` where it ends.
  private func goesOn(_ kind: LoopKind, _ sequence: ValueID?) -> UInt8? {
    switch kind {
    case .forIn, .while, .repeatWhile: return nil
    case .forAwait:
      guard let sequence else { return nil }
      let stream = program.stream(of: body.type(sequence))
      if stream?.end != .endless && isFinished(sequence) { return nil }
      return stream?.isChecked ?? false ? 0 : 1
    }
  }

  /// The number of assumptions that a condition stays true; `nil` without evidence.
  private func staysTrue(_ condition: ValueID) -> UInt8? {
    switch function[condition].operation {
    case .literal(.true, _): return 0
    case .name, .member: return constant(condition) == .true ? 0 : nil
    case .operator(let name, let arguments):
      let operands = function.arguments[arguments.indices].map(\.value)
      let text = program.text(program.name(name, in: Int(reference.file)))
      switch operands.count {
      case 1: return text == "!" && staysFalse(operands[0]) ? 0 : nil
      case 2: return staysOnItsSide(operands[0], text, operands[1]) ? 1 : nil
      default: return nil
      }
    default: return nil
    }
  }

  private func staysFalse(_ value: ValueID) -> Bool {
    if case .externalMember(let owner, let name, _) = body.reference(value) {
      return program.modelProperty(name, of: owner)?.tellsCancellation == true
    }
    return constant(value) == .false
  }

  private func constant(_ value: ValueID) -> Literal? { heldProperty(value).flatMap { uses.constant($0, in: program) } }

  /// A number that only grows does not fall below another one, and one that only falls does not rise above it.
  private func staysOnItsSide(_ left: ValueID, _ comparison: String, _ right: ValueID) -> Bool {
    guard case .literal = function[right].operation, let property = heldProperty(left) else { return false }
    switch comparison {
    case ">", ">=": return uses.onlyChanges(property, upwards: true, in: program)
    case "<", "<=": return uses.onlyChanges(property, upwards: false, in: program)
    default: return false
    }
  }

  /// The property from which a value is read, on an object that this code holds.
  private func heldProperty(_ value: ValueID) -> PropertyReference? {
    guard case .property(let property, _) = body.reference(value) else { return nil }
    func isHeld(_ variable: VariableID) -> Bool { program.files[Int(reference.file)][variable].ownership == .strong }
    switch function[value].operation {
    case .name(_, let binding): return binding.map(isHeld) ?? true ? property : nil
    case .member(let base, _):
      switch function[base].operation {
      case .selfReference: return property
      case .variable(let id): return isHeld(id) ? property : nil
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Calls

  /// Why a call does not return; `nil` where it returns as far as visible.
  private func hangs(_ index: Int, _ callee: ValueID, _ arguments: ArgumentRange) -> Reason? {
    guard case .call(let target) = body.references[index] else { return nil }
    if case .program = target.kind {
      guard let called = target.functions.first, let endless = summaries[called]?.value.endless else { return nil }
      let ends = remaining(endless.endsIf, of: called, arguments, Code(reference: reference, function: function, body: body))
      return ends.isAlways ? nil : Reason(assumptions: endless.assumptions, endsIf: ends)
    }
    guard case .external = target.kind, let row = target.models.first else { return nil }
    let model = program.models.functions[row]
    if waitsInVain(model, callee) || isNeverResumed(arguments, model) {
      return Reason(assumptions: target.isReceiverKnown && model.confidence == .checked ? 0 : 1)
    }
    guard !closures.isEmpty, model.effects.contains(where: \.isUntilReturn) else { return nil }
    let labels = program.modelLabels(arguments, of: reference, row: model)
    return zip(function.arguments[arguments.indices], labels).lazy.compactMap { argument, label -> Reason? in
      guard case .closure(let id) = function[argument.value].operation,
        let endless = closures[FunctionReference(file: Int(reference.file), function: id)],
        model.effects.contains(where: { ($0.argument == label || $0.argument == .anyClosure) && $0.isUntilReturn && ($0.keeper == .none || $0.joins) })
      else { return nil }
      return Reason(assumptions: endless.assumptions, endsIf: endless.endsIf)
    }.min { ($0.endsIf.sets.count, $0.assumptions) < ($1.endsIf.sets.count, $1.assumptions) }
  }

  /// Whether the call waits for another call that nothing in the program makes.
  private func waitsInVain(_ model: FunctionModel, _ callee: ValueID) -> Bool {
    guard !model.waitsFor.isEmpty, case .member(let base, _) = function[callee].operation, let property = heldProperty(base),
      uses.units(doing: model.waitsFor, to: property, in: program)?.isEmpty == true
    else { return false }
    return model.countedFrom.map { uses.startsAtZero(property, label: $0, in: program) } ?? true
  }
}
