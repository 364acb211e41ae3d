import ProgramModel
import RuleFormat
import SourceFacts

/// A body that does not come to an end by itself: it loops for ever, until somebody cancels it, or calls something that does.
struct EndlessBody: Sendable, Equatable {
  /// The instructions during which the body hangs: a loop, or one call.
  var instructions: Range<Int>
  /// The loop's or the call's range in the source.
  var range: ByteRange
  /// How many assumptions that takes: that a sequence goes on, that a branch is taken.
  var assumptions: UInt8
}

/// Looks for what keeps a body from coming to an end.
struct EndlessBodySearch {
  let program: Program
  let summaries: SummaryTable
  let uses: PropertyUses
  let reference: FunctionReference
  let function: Function
  let body: ResolvedBody
  /// Which closures of the same unit, looked at before, do not end.
  let closures: [FunctionReference: EndlessBody]

  init(
    _ reference: FunctionReference, _ body: ResolvedBody, _ closures: [FunctionReference: EndlessBody], _ summaries: SummaryTable,
    _ uses: PropertyUses, in program: Program
  ) {
    self.program = program
    self.summaries = summaries
    self.uses = uses
    self.reference = reference
    self.body = body
    self.closures = closures
    function = program.function(reference)
  }

  /// The surest endless loop or call of the function's own code, closures that others run left out; `nil` where it ends as far as can
  /// be seen.
  func find() -> EndlessBody? {
    var best: EndlessBody?
    func consider(_ found: EndlessBody) {
      if best.map({ found.assumptions < $0.assumptions }) ?? true { best = found }
    }
    var open: [OpenConstruct] = []
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .beginBranches(let kind, _): open.append(.branches(isSwitch: kind == .switch))
      case .endBranches: _ = open.popLast()
      case .beginLoop(let kind, let sequence):
        let isKnownToEnd = sequence.map { endsBySummary($0) } ?? false
        open.append(.loop(Loop(start: index, range: instruction.range, goesOn: isKnownToEnd ? nil : goesOn(kind, sequence))))
      case .condition(let condition?, _, of: .loop):
        open.changeLastLoop { $0.add(condition: staysTrue(condition)) }
      case .jump(.break, _):
        if case .branches(isSwitch: true)? = open.last(where: \.isTargetOfBreak) { continue }
        open.changeLastLoop { $0.isLeft = true }
      case .returnValue where open.contains(where: \.isLoop), .throwValue where open.contains(where: \.isLoop):
        open.changeAllLoops { $0.isLeft = true }
      case .endLoop:
        guard case .loop(let loop)? = open.popLast(), !loop.isLeft, let assumptions = loop.goesOn else { continue }
        consider(
          EndlessBody(instructions: loop.start..<index + 1, range: loop.range, assumptions: assumptions + branchAssumption(open)))
      case .call(let callee, let arguments):
        guard let assumptions = hangs(index, callee, arguments) else { continue }
        consider(
          EndlessBody(
            instructions: index..<index + 1, range: instruction.range, assumptions: min(2, assumptions + branchAssumption(open))))
      default: continue
      }
    }
    return best
  }

  /// Is the sequence what a function of the program gives that returns nothing but streams that end?
  private func endsBySummary(_ sequence: ValueID) -> Bool {
    if program.hasEndingIterator(body.type(sequence)) { return true }
    guard case .call(let target) = body.reference(origin(of: sequence)), case .program = target.kind, let callee = target.functions.first else { return false }
    return summaries[callee]?.returnsEndingStream ?? false
  }

  /// The value that a local constant was given, where it has just that one.
  private func origin(of id: ValueID) -> ValueID {
    let id = awaited(id)
    guard case .variable(let variable) = function[id].operation else { return id }
    for instruction in function.instructions {
      if case .declare(variable, let initial?, extracted: false) = instruction.operation { return awaited(initial) }
    }
    return id
  }

  private func awaited(_ id: ValueID) -> ValueID {
    var id = id
    while case .await(let inner) = function[id].operation { id = inner }
    return id
  }

  /// What stands in a branch may not be reached.
  private func branchAssumption(_ open: [OpenConstruct]) -> UInt8 {
    open.contains { if case .branches = $0 { true } else { false } } ? 1 : 0
  }

  // MARK: Loops

  /// What a loop over a sequence assumes to go on; `nil` where it ends.
  private func goesOn(_ kind: LoopKind, _ sequence: ValueID?) -> UInt8? {
    switch kind {
    case .forIn, .while, .repeatWhile: return nil
    case .forAwait:
      guard let sequence else { return nil }
      guard let stream = program.stream(of: body.type(sequence)) else { return 1 }
      return stream.end == .finite ? nil : stream.isChecked ? 0 : 1
    }
  }

  /// What a condition assumes to stay true; `nil` where nothing says so.
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

  /// A number that only ever grows does not fall below another one, nor does one that only ever falls rise above it.
  private func staysOnItsSide(_ left: ValueID, _ comparison: String, _ right: ValueID) -> Bool {
    guard case .literal = function[right].operation, let property = heldProperty(left) else { return false }
    switch comparison {
    case ">", ">=": return uses.onlyChanges(property, upwards: true, in: program)
    case "<", "<=": return uses.onlyChanges(property, upwards: false, in: program)
    default: return false
    }
  }

  /// The property that a value is read from, of an object that this code holds.
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

  /// What a call assumes not to return; `nil` where it returns as far as can be seen.
  private func hangs(_ index: Int, _ callee: ValueID, _ arguments: ArgumentRange) -> UInt8? {
    guard case .call(let target) = body.references[index] else { return nil }
    if case .program = target.kind { return target.functions.first.flatMap { summaries[$0]?.endless?.assumptions } }
    guard case .external = target.kind, let row = target.models.first else { return nil }
    let model = program.models.functions[row]
    if waitsInVain(model, callee) { return target.isReceiverKnown && model.confidence == .checked ? 0 : 1 }
    guard !closures.isEmpty, model.effects.contains(where: \.isUntilReturn) else { return nil }
    let labels = program.modelLabels(arguments, of: reference, row: model)
    return zip(function.arguments[arguments.indices], labels).lazy.compactMap { argument, label -> UInt8? in
      guard case .closure(let id) = function[argument.value].operation,
        let endless = closures[FunctionReference(file: Int(reference.file), function: id)],
        model.effects.contains(where: { ($0.argument == label || $0.argument == "*") && $0.isUntilReturn && ($0.keeper == .none || $0.joins) })
      else { return nil }
      return endless.assumptions
    }.min()
  }

  /// Does the call wait for another one that nothing in the program makes?
  private func waitsInVain(_ model: FunctionModel, _ callee: ValueID) -> Bool {
    guard !model.waitsFor.isEmpty, case .member(let base, _) = function[callee].operation, let property = heldProperty(base),
      uses.units(calling: model.waitsFor, on: property, in: program)?.isEmpty == true
    else { return false }
    return model.countedFrom.map { uses.startsAtZero(property, label: $0, in: program) } ?? true
  }
}

/// A loop or branch that the instruction at hand stands in.
private enum OpenConstruct {
  case loop(Loop)
  case branches(isSwitch: Bool)

  var isLoop: Bool { if case .loop = self { true } else { false } }
  var isTargetOfBreak: Bool {
    switch self {
    case .loop, .branches(isSwitch: true): true
    case .branches(isSwitch: false): false
    }
  }
}

private struct Loop {
  var start: Int
  var range: ByteRange
  var goesOn: UInt8?
  /// Does something in it leave it?
  var isLeft = false
  private var hasCondition = false

  init(start: Int, range: ByteRange, goesOn: UInt8?) {
    self.start = start
    self.range = range
    self.goesOn = goesOn
  }

  /// Of several conditions each can end the loop.
  mutating func add(condition: UInt8?) {
    goesOn = hasCondition ? goesOn.flatMap { known in condition.map { min(2, known + $0) } } : condition
    hasCondition = true
  }
}

extension [OpenConstruct] {
  fileprivate mutating func changeLastLoop(_ change: (inout Loop) -> Void) {
    guard let index = lastIndex(where: \.isLoop), case .loop(var loop) = self[index] else { return }
    change(&loop)
    self[index] = .loop(loop)
  }

  fileprivate mutating func changeAllLoops(_ change: (inout Loop) -> Void) {
    for index in indices {
      guard case .loop(var loop) = self[index] else { continue }
      change(&loop)
      self[index] = .loop(loop)
    }
  }
}
