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

  /// The surest endless loop or call of a function's own code, closures in it left out; `nil` where it ends as far as can be seen.
  static func find(
    in reference: FunctionReference, _ body: ResolvedBody, _ program: Program, _ summaries: SummaryTable
  ) -> EndlessBody? {
    let function = program.function(reference)
    var best: EndlessBody?
    func consider(_ found: EndlessBody) {
      if best.map({ found.assumptions < $0.assumptions }) ?? true { best = found }
    }
    var open: [OpenConstruct] = []
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .beginBranches(let kind): open.append(.branches(isSwitch: kind == .switch))
      case .endBranches: _ = open.popLast()
      case .beginLoop(let kind, let sequence):
        let isKnownToEnd = sequence.map { endsBySummary($0, body, summaries) } ?? false
        open.append(.loop(Loop(start: index, range: instruction.range, goesOn: isKnownToEnd ? nil : Self.goesOn(kind, sequence, body, program))))
      case .loopCondition(let condition):
        open.changeLastLoop { $0.goesOn = Self.goesOn(condition, reference, body, program) }
      case .jump(.break):
        if case .branches(isSwitch: true)? = open.last(where: \.isTargetOfBreak) { continue }
        open.changeLastLoop { $0.isLeft = true }
      case .returnValue where open.contains(where: \.isLoop), .throwValue where open.contains(where: \.isLoop):
        open.changeAllLoops { $0.isLeft = true }
      case .endLoop:
        guard case .loop(let loop)? = open.popLast(), !loop.isLeft, let assumptions = loop.goesOn else { continue }
        consider(
          EndlessBody(instructions: loop.start..<index + 1, range: loop.range, assumptions: assumptions + branchAssumption(open)))
      case .call:
        guard case .call(let target) = body.references[index], case .program = target.kind, let callee = target.functions.first,
          let endless = summaries[callee]?.endless
        else { continue }
        consider(
          EndlessBody(
            instructions: index..<index + 1, range: instruction.range, assumptions: min(2, endless.assumptions + branchAssumption(open))))
      default: continue
      }
    }
    return best
  }

  /// Is the sequence what a function of the program gives that returns nothing but streams that end?
  private static func endsBySummary(_ sequence: ValueID, _ body: ResolvedBody, _ summaries: SummaryTable) -> Bool {
    guard case .call(let target) = body.reference(sequence), case .program = target.kind, let callee = target.functions.first else { return false }
    return summaries[callee]?.returnsEndingStream ?? false
  }

  /// What stands in a branch may not be reached.
  private static func branchAssumption(_ open: [OpenConstruct]) -> UInt8 {
    open.contains { if case .branches = $0 { true } else { false } } ? 1 : 0
  }

  /// What a loop over a sequence assumes to go on; `nil` where it ends.
  private static func goesOn(_ kind: LoopKind, _ sequence: ValueID?, _ body: ResolvedBody, _ program: Program) -> UInt8? {
    switch kind {
    case .forIn, .while, .repeatWhile: return nil
    case .forAwait:
      guard let sequence else { return nil }
      let names = program.modelNames(of: body.type(sequence)) ?? []
      switch names.lazy.compactMap({ program.models.sequenceEnd(ofType: $0) }).first {
      case .finite: return nil
      case .endless: return 0
      case nil: return 1
      }
    }
  }

  /// What a condition assumes to stay true; `nil` where nothing says so.
  private static func goesOn(_ condition: ValueID, _ reference: FunctionReference, _ body: ResolvedBody, _ program: Program) -> UInt8? {
    let function = program.function(reference)
    switch function[condition].operation {
    case .literal(.true, _): return 0
    case .operator(let name, let arguments) where arguments.count == 1 && program.text(program.name(name, in: Int(reference.file))) == "!":
      let argument = function.arguments[arguments.indices.lowerBound].value
      guard case .externalMember(let owner, let name, _) = body.reference(argument) else { return nil }
      return program.modelProperty(name, of: owner)?.tellsCancellation == true ? 0 : nil
    default: return nil
    }
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
