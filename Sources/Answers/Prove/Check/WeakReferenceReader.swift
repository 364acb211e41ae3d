import Facts
import Ownership
import Program

/// Finds the weak references of one function, and what is wrong with them.
struct WeakReferenceReader {
  /// Those that a check reads, or that nothing reads.
  private(set) var references: [LeakTestReview.Reference] = []
  private let program: Program
  private let unit: FunctionReference
  private let facts: FileFacts
  private let body: ResolvedBody?
  private let holders: HolderSearch

  /// A weak reference, and where it gets its object.
  private struct Watch {
    var variable: VariableID
    var value: ValueID
    /// The instruction of the outermost function that sets it.
    var index: Int
    /// The function whose code checks it.
    var reader: FunctionReference
  }

  /// - Parameter text: The source text of the file; empty if it is not available.
  init(_ program: Program, _ unit: FunctionReference, _ text: [UInt8]) {
    self.program = program
    self.unit = unit
    facts = program.file(unit)
    let watches = Self.watches(in: unit, program)
    let body = watches.isEmpty ? nil : program.resolveUnit(unit).bodies[unit]
    self.body = body
    holders = HolderSearch(program, unit, text, body)
    for watch in watches { if let reference = judged(watch) { references.append(reference) } }
    let known = Set(watches.map(\.variable))
    for nested in program.functions(within: unit) where nested != unit { references += nestedReferences(nested, without: known) }
  }

  private static func watches(in unit: FunctionReference, _ program: Program) -> [Watch] {
    let function = program.function(unit)
    let facts = program.file(unit)
    var found: [Watch] = []
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .declare(let variable, let value?, _) where facts[variable].ownership == .weak:
        found.append(Watch(variable: variable, value: value, index: index, reader: unit))
      case .assign(let target, let value, nil):
        guard case .variable(let variable) = function[target].operation, facts[variable].ownership == .weak else { continue }
        found.append(Watch(variable: variable, value: value, index: index, reader: unit))
      case .closure(let closure):
        for entry in facts[closure].captureList where facts[entry.variable].ownership == .weak {
          found.append(
            Watch(variable: entry.variable, value: entry.value, index: index, reader: FunctionReference(file: Int(unit.file), function: closure)))
        }
      default: break
      }
    }
    // One that is emptied, or set anew, is judged by its last object.
    return found.filter { watch in
      !function.isNil(watch.value) && !found.contains { $0.variable == watch.variable && $0.index > watch.index }
    }
  }

  // MARK: Judging

  private func judged(_ watch: Watch) -> LeakTestReview.Reference? {
    let variable = facts[watch.variable]
    let name = facts.name(variable.name)
    var reference = LeakTestReview.Reference(
      place: SourcePlace(file: Int(unit.file), range: variable.nameRange), variable: name, function: program.describe(unit), problem: nil,
      reason: "it is checked")
    let checks = checks(of: watch.variable, in: watch.reader)
    guard let check = checks.last else {
      if watch.reader != unit || isRead(watch.variable) { return nil }
      reference.problem = .neverChecked
      reference.reason = "nothing checks `\(name)`"
      return reference
    }
    let function = program.function(unit)
    if isNew(watch.value) {
      return reference.with(.takenTooLate, "nothing but `\(name)` refers to the new object, which is gone at once", place(watch.index))
    }
    let source: VariableID? = if case .variable(let source) = function[watch.value].operation { source } else { nil }
    if let source, let emptied = lastStore(to: source, before: watch.index), isNil(emptied.value), !leavesBlock(from: emptied.index, to: watch.index) {
      return reference.with(.takenTooLate, "`\(facts.name(facts[source].name))` is empty by then", place(emptied.index))
    }
    guard watch.reader == unit else { return reference }
    if let check = checks.last(where: expectsNil), let holder = holders.holder(of: watch.value, at: watch.index, until: check) {
      return reference.held(by: facts.name(facts[holder].name), place(check))
    }
    if let (check, closure) = checkingClosure(of: watch), let holder = holders.holder(of: watch.value, at: watch.index, inCheckOf: closure) {
      return reference.held(by: facts.name(facts[holder].name), SourcePlace(file: Int(unit.file), range: program.function(closure).instructions[check].range))
    }
    guard let source else { return reference }
    if let late = storedClosure(after: check, on: source) {
      return reference.with(.stepAfterCheck, "the closure is made and kept only after the check", place(late))
    }
    return reference
  }

  /// The closure of the function that checks the reference, and the check in it.
  private func checkingClosure(of watch: Watch) -> (check: Int, closure: FunctionReference)? {
    for closure in program.functions(within: unit) where closure != unit {
      if let check = checks(of: watch.variable, in: closure).last(where: { expectsNil($0, in: closure) }) { return (check, closure) }
    }
    return nil
  }

  /// The useless references that a nested function sets from a variable of the outermost one, which holds the object anyway.
  ///
  /// - Parameter known: Variables that the outermost function itself sets.
  private func nestedReferences(_ nested: FunctionReference, without known: Set<VariableID>) -> [LeakTestReview.Reference] {
    guard let creation = creation(of: nested) else { return [] }
    return Self.watches(in: nested, program).compactMap { watch in
      if known.contains(watch.variable) || watch.reader != nested { return nil }
      let isOuter = facts[watch.variable].function == unit.function
      let reader = isOuter ? unit : nested
      guard let check = checks(of: watch.variable, in: reader).last(where: { expectsNil($0, in: reader) && $0 > (isOuter ? creation : watch.index) }),
        let source = holders.outerHolder(
          of: watch.value, in: nested, from: watch.index, until: isOuter ? program.function(nested).instructions.count : check, creation: creation),
        !isOuter || holders.staysInScope(source, until: check)
      else { return nil }
      let variable = facts[watch.variable]
      return LeakTestReview.Reference(
        place: SourcePlace(file: Int(unit.file), range: variable.nameRange), variable: facts.name(variable.name), function: program.describe(unit),
        problem: nil, reason: "it is checked"
      ).held(by: facts.name(facts[source].name), SourcePlace(file: Int(unit.file), range: program.function(reader).instructions[check].range))
    }
  }

  /// The instruction of the outermost function that makes a closure, or the one around it.
  private func creation(of nested: FunctionReference) -> Int? {
    program.function(unit).instructions.firstIndex { instruction in
      guard case .closure(let closure) = instruction.operation else { return false }
      return program.functions(within: FunctionReference(file: Int(unit.file), function: closure)).contains(nested)
    }
  }

  private func place(_ index: Int) -> SourcePlace { SourcePlace(file: Int(unit.file), range: program.function(unit).instructions[index].range) }

  /// Whether a check passes only for `nil`.
  private func expectsNil(_ check: Int) -> Bool { expectsNil(check, in: unit) }

  private func expectsNil(_ check: Int, in reader: FunctionReference) -> Bool {
    let function = program.function(reader)
    switch function.instructions[check].operation {
    case .call(let callee, let arguments):
      if case .name(let name, _) = function[callee].operation, TestFramework.nilChecks.contains(facts.name(name)) { return true }
      return function.arguments[arguments.indices].contains { function.comparisonWithNil($0.value, in: facts)?.isEqual == true }
    case .macro(_, let arguments): return function.arguments[arguments.indices].contains { function.comparisonWithNil($0.value, in: facts)?.isEqual == true }
    default: return false
    }
  }

  /// The calls and macros that take the reference.
  private func checks(of variable: VariableID, in reader: FunctionReference) -> [Int] {
    let function = program.function(reader)
    return function.instructions.indices.filter { index in
      switch function.instructions[index].operation {
      case .call(_, let arguments), .macro(_, let arguments): function.arguments[arguments.indices].contains { reads($0.value, variable, function) }
      default: false
      }
    }
  }

  private func reads(_ value: ValueID, _ variable: VariableID, _ function: Function, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch function[value].operation {
    case .variable(variable): return true
    case .operator(_, let operands): return function.arguments[operands.indices].contains { reads($0.value, variable, function, depth: depth + 1) }
    case .unwrap(let inner, _): return reads(inner, variable, function, depth: depth + 1)
    case .closure(let closure):
      // An autoclosure, or a block that checks.
      return facts[closure].instructions.contains { if case .variable(variable) = $0.operation { true } else { false } }
    default: return false
    }
  }

  private func isRead(_ variable: VariableID) -> Bool {
    program.functions(within: unit).contains { reference in
      let function = program.function(reference)
      let targets = Set(
        function.instructions.compactMap { instruction -> UInt32? in
          if case .assign(let target, _, _) = instruction.operation { target.index } else { nil }
        })
      // `_ = reference` reads it for nothing.
      let used = function.usedValues(in: facts)
      return function.instructions.enumerated().contains { index, instruction in
        instruction.operation == .variable(variable) && used.contains(UInt32(index)) && !targets.contains(UInt32(index))
      }
    }
  }

  /// Whether the value is an object that the expression itself makes.
  private func isNew(_ value: ValueID) -> Bool {
    let function = program.function(unit)
    guard case .call(let callee, _) = function[value].operation else { return false }
    if case .call(let target)? = body?.reference(value), case .initializer = target.kind { return true }
    if case .type? = body?.reference(callee) { return true }
    guard case .name(let name, _) = function[callee].operation else { return false }
    return facts.name(name).first?.isUppercase ?? false
  }

  private func isNil(_ value: ValueID?) -> Bool {
    value.map(program.function(unit).isNil) ?? false
  }

  /// The last assignment to a variable between two instructions.
  private func lastStore(to variable: VariableID, before end: Int, after start: Int = -1) -> (index: Int, value: ValueID?)? {
    let function = program.function(unit)
    for index in (start + 1..<max(end, start + 1)).reversed() {
      switch function.instructions[index].operation {
      case .assign(let target, let value, _): if case .variable(variable) = function[target].operation { return (index, value) }
      case .declare(variable, let value?, _): return (index, value)
      default: break
      }
    }
    return nil
  }

  /// Whether the block of one instruction ends before another: then the first need not have run.
  private func leavesBlock(from start: Int, to end: Int) -> Bool {
    var depth = 0
    for instruction in program.function(unit).instructions[start..<end] {
      switch instruction.operation {
      case .beginBranches, .beginLoop: depth += 1
      case .endBranches, .endLoop: depth -= 1
      case .nextBranch: if depth == 0 { return true }
      default: break
      }
      if depth < 0 { return true }
    }
    return false
  }

  /// A closure that is stored in the object, behind the last check.
  private func storedClosure(after check: Int, on source: VariableID) -> Int? {
    let function = program.function(unit)
    return function.instructions.indices.dropFirst(check + 1).first { index in
      guard case .assign(let target, let value, _) = function.instructions[index].operation, case .closure = function[value].operation else { return false }
      return isPart(target, of: source)
    }
  }

  private func isPart(_ value: ValueID, of variable: VariableID, depth: Int = 0) -> Bool {
    let function = program.function(unit)
    switch function[value].operation {
    case .variable(variable): return depth > 0
    case .member(let base, _), .unwrap(let base, _), .subscript(let base, _): return depth < 16 && isPart(base, of: variable, depth: depth + 1)
    default: return false
    }
  }
}

extension LeakTestReview.Reference {
  fileprivate func held(by owner: String, _ check: SourcePlace) -> Self {
    with(.stillHeld, "`\(owner)` holds the object when it is checked: the test cannot pass", check)
  }

  fileprivate func with(_ problem: LeakTestReview.Problem, _ reason: String, _ cause: SourcePlace) -> Self {
    var result = self
    (result.problem, result.reason, result.cause) = (problem, reason, cause)
    return result
  }
}
