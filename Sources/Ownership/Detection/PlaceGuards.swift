import Facts
import Program

/// Whether code asks, before it reaches a place, for what it is about to do. What is found out of a function serves all places in it.
final class PlaceGuards {
  private struct Code: Hashable {
    let function: FunctionReference
    let root: FunctionReference
  }

  private struct Question: Hashable {
    let code: Code
    /// `nil` where no condition of the function asks for the property alone.
    let name: Name?
  }

  private let program: Program
  private let releases: ReleaseFacts
  private let flows: AskedFlows
  private var assigned: [FunctionReference: Set<Name>] = [:]
  /// The ends of the conditions that ask for what the unit sets.
  private var conditions: [Code: Set<Int>] = [:]
  private var reached: [Question: [Range<Int>?]] = [:]

  init(_ program: Program, _ releases: ReleaseFacts) {
    self.program = program
    self.releases = releases
    flows = AskedFlows(program)
  }

  /// Whether every path to a place ends the last registration, or asks before for its property or for another one that the same code sets.
  func isGuarded(
    _ place: SourcePlace, _ function: FunctionReference, _ root: FunctionReference, of property: PropertyReference, ends: [SourcePlace] = [],
    enders: Set<FunctionReference> = []
  ) -> Bool {
    let asked = flows.flow(of: function, nonReturning: releases.parts.nonReturning[function] ?? [])
    guard let goal = asked.instruction(at: place.range) else { return true }
    var passed = Set(ends.compactMap { asked.flow.function.range.contains($0.range) ? asked.instruction(at: $0.range) : nil })
    if !enders.isEmpty {
      for callee in releases.calls.callees(of: root) where enders.contains(callee) && callee != root {
        for range in program.callRanges(of: callee, in: function) { if let index = asked.instruction(at: range) { passed.insert(index) } }
      }
    }
    let code = Code(function: function, root: root)
    let name = program.name(program.property(property).name, in: Int(property.file))
    let before = conditions(of: code, asked)
    let own = (asked.conditionsByName[name] ?? []).filter { !before.contains($0) }
    let reached =
      passed.isEmpty
      ? known(Question(code: code, name: own.isEmpty ? nil : name)) { asked.flow.graph.reachedInstructions(avoiding: before.union(own)) }
      : asked.flow.graph.reachedInstructions(avoiding: passed.union(before).union(own))
    return !(reached[asked.flow.graph.block(of: goal)]?.contains(goal) ?? false)
  }

  private func known(_ question: Question, _ find: () -> [Range<Int>?]) -> [Range<Int>?] {
    if let known = reached[question] { return known }
    let result = find()
    reached[question] = result
    return result
  }

  private func conditions(of code: Code, _ asked: AskedFlow) -> Set<Int> {
    if let known = conditions[code] { return known }
    let names = names(assignedBy: code.root)
    let result = Set(asked.conditionsByName.lazy.filter { names.contains($0.key) }.flatMap(\.value))
    conditions[code] = result
    return result
  }

  /// The names that a unit and the functions that it calls assign to.
  private func names(assignedBy root: FunctionReference) -> Set<Name> {
    if let known = assigned[root] { return known }
    var result: Set<Name> = []
    for unit in releases.calls.callees(of: root).union([root]) {
      for function in program.functions(within: unit) { result.formUnion(program.assignedNames(in: function)) }
    }
    assigned[root] = result
    return result
  }
}

extension Program {
  /// The names of the members that a function assigns to.
  fileprivate func assignedNames(in reference: FunctionReference) -> [Name] {
    let function = function(reference)
    return function.instructions.compactMap { instruction in
      guard case .assign(let target, _, _) = instruction.operation else { return nil }
      switch function[target].operation {
      case .name(let name, _), .member(_, let name): return self.name(name, in: Int(reference.file))
      default: return nil
      }
    }
  }
}
