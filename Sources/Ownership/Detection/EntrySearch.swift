import Program
import Facts
import Catalog

/// A weak capture or capture-list entry with a flaw.
struct EntryCandidate: Sendable {
  var subject: Subject
  var variable: VariableID
  var place: SourcePlace
  /// The closure.
  var function: FunctionReference
}

/// Findings about weak captures and capture lists that follow from a unit's text alone, without object graphs.
struct EntrySearch {
  let program: Program
  let root: FunctionReference
  let unit: ResolvedUnit

  func candidates() -> [EntryCandidate] {
    let functions = program.functions(within: root)
    let hasEntries = functions.contains { !program.function($0).captureList.isEmpty }
    let used = hasEntries ? variablesUsed(in: functions) : []
    return functions.flatMap { forcedUses(in: $0) + unusedEntries(of: $0, used) }
  }

  private var file: Int { Int(root.file) }
  private var facts: FileFacts { program.files[file] }

  /// `self!` where `self` is a weak capture: the first one per capture, because one repair covers all.
  private func forcedUses(in reference: FunctionReference) -> [EntryCandidate] {
    let function = program.function(reference)
    // Forced unwraps of weak captures are rare. Chains are searched only if there is one.
    lazy var guarded = optionalChains(in: function)
    lazy var tests = NilTests(of: function, in: facts)
    var seen: Set<VariableID> = []
    return function.instructions.enumerated().compactMap { index, instruction in
      guard case .unwrap(let value, forced: true) = instruction.operation, case .variable(let id) = function[value].operation,
        facts[id].ownership == .weak, facts[id].kind == .captureListEntry || facts[id].function != reference.function,
        !guarded.contains(where: { $0.variable == id && $0.range.contains(instruction.range) }), !tests.haveFound(id, before: index),
        seen.insert(id).inserted
      else { return nil }
      return EntryCandidate(subject: .forcedUse, variable: id, place: SourcePlace(file: file, range: instruction.range), function: reference)
    }
  }

  /// Calls and assignments made only while a variable is not `nil` (`self?.show(self!.title)`), with what they are given.
  private func optionalChains(in function: Function) -> [(variable: VariableID, range: ByteRange)] {
    function.instructions.compactMap { instruction in
      switch instruction.operation {
      case .call(let base, _), .assign(let base, _, _): function.optionalVariable(below: base).map { ($0, instruction.range) }
      default: nil
      }
    }
  }

  /// Entries that nothing in the closure names.
  private func unusedEntries(of reference: FunctionReference, _ used: Set<VariableID>) -> [EntryCandidate] {
    let function = program.function(reference)
    if function.captureList.isEmpty || isUnread(function.range) { return [] }
    return function.captureList.filter { !used.contains($0.variable) }.map { entry in
      EntryCandidate(subject: .unusedEntry, variable: entry.variable, place: SourcePlace(file: file, range: entry.range), function: reference)
    }
  }

  private func variablesUsed(in functions: [FunctionReference]) -> Set<VariableID> {
    var used: Set<VariableID> = []
    for reference in functions {
      for (index, instruction) in program.function(reference).instructions.enumerated() {
        switch instruction.operation {
        case .variable(let id): used.insert(id)
        case .name(_, let binding?): if mayReadSelf(unit.bodies[reference]?.references[index]) { used.insert(binding) }
        default: continue
        }
      }
    }
    return used
  }

  /// A bare name that is certainly no member does not read `self`. For other names that is uncertain.
  private func mayReadSelf(_ reference: Reference?) -> Bool {
    switch reference {
    // A free function, unless the type may inherit such a member from outside.
    case .externalGlobal: program.owner(of: root).map { program[$0].hasExternalAncestor || !program[$0].isDeclared } ?? false
    case .property, .functions, .type, .enumCase: reference?.readsSelf == true
    default: true
    }
  }

  /// Whether the range contains code that could not be parsed and may be a use.
  private func isUnread(_ range: ByteRange) -> Bool {
    program.hasParseError(touching: range, inFile: Int(root.file))
  }
}

/// The tests of one function for `nil`.
private struct NilTests {
  private let function: Function
  private let facts: FileFacts
  private let graph: ControlFlowGraph
  private let outcomes: DecisionOutcomes

  init(of function: Function, in facts: FileFacts) {
    self.function = function
    self.facts = facts
    graph = ControlFlowGraph(of: function, in: facts)
    outcomes = DecisionOutcomes(of: graph)
  }

  /// Whether each path to an instruction has found a value in the variable: by a comparison, or by a binding to what an optional chain on it gives.
  func haveFound(_ variable: VariableID, before index: Int) -> Bool {
    let block = graph.block(of: index)
    guard graph.isReachable(block) else { return false }
    return outcomes.outcomes(before: block).contains { deciding, outcome in
      guard let decision = graph.decision(of: deciding), let value = decision.value else { return false }
      if decision.test == .hasValue { return outcome == .holds && function.optionalVariable(below: value) == variable }
      guard decision.test == .isTrue, let comparison = function.comparisonWithNil(value, in: facts) else { return false }
      return comparison.isEqual == (outcome == .fails) && function[comparison.subject].operation == .variable(variable)
    }
  }
}

extension Function {
  /// The variable at the beginning of an optional chain.
  fileprivate func optionalVariable(below value: ValueID) -> VariableID? {
    var base = value
    while true {
      switch self[base].operation {
      case .member(let inner, _), .call(let inner, _), .fullName(let inner, _): base = inner
      case .unwrap(let inner, forced: false):
        if case .variable(let id) = self[inner].operation { return id }
        base = inner
      default: return nil
      }
    }
  }
}
