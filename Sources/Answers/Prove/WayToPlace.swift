import Facts
import Ownership
import Program

/// What has to hold for a function's code to reach a place, as far as parameters and properties decide it.
struct WayToPlace {
  /// The arguments to pass, by position.
  private(set) var arguments: [Int: String] = [:]
  /// The types that casts expect of arguments, by position.
  private(set) var types: [Int: Type] = [:]
  /// The properties to set first.
  private(set) var properties: [PropertyReference: String] = [:]
  private let program: Program
  private let function: Function
  private let file: Int
  private let body: ResolvedBody?

  /// - Parameter reference: A function that is not nested.
  init(through reference: FunctionReference, to place: SourcePlace, in program: Program) {
    self.program = program
    function = program.function(reference)
    file = Int(reference.file)
    body = program.resolveUnit(reference).bodies[reference]
    for index in function.instructions.indices { note(index) }
    guard place.file == file, let target = Self.index(of: place.range, in: function) else { return }
    for (condition, isMet) in conditions(before: target) { require(condition, isMet) }
    for clause in switches(around: target) { choose(clause) }
  }

  /// What an expression shows of a parameter: the class that it is cast to, or that it is the key or index of an element.
  private mutating func note(_ place: Int) {
    switch function.instructions[place].operation {
    case .cast(let value, _, .conditional), .cast(let value, _, .forced):
      guard let index = parameter(value), case .nominal(let id, _)? = body?.types[place].unwrapped, program[id].isOfObjects else { return }
      types[index] = .nominal(id, [])
    case .subscript(let base, let range):
      guard let argument = function.arguments[range.indices].first, let index = parameter(argument.value) else { return }
      if let key = firstKey(of: base) { arguments[index] = key } else if case .array? = body?.type(base) { arguments[index] = "0" }
    default: break
    }
  }

  private func parameter(_ value: ValueID) -> Int? {
    guard case .variable(let variable) = function[value].operation else { return nil }
    return function.parameters.firstIndex { $0.variable == variable }
  }

  /// The first key of a dictionary that a property has from the beginning.
  private func firstKey(of base: ValueID) -> String? {
    guard case .property(let property, _)? = body?.reference(base), let value = program.property(property).initialValue else { return nil }
    let facts = program.files[Int(property.file)]
    let code = facts[value]
    for case .dictionary(let range) in code.instructions.lazy.map(\.operation) {
      guard let first = code.arguments[range.indices].first else { return nil }
      switch code[first.value].operation {
      case .literal(_, let text?): return facts.name(text)
      case .implicitMember(let name): return "." + facts.name(name)
      default: return nil
      }
    }
    return nil
  }

  /// The last instruction whose expression contains the place: operands come before what uses them.
  private static func index(of range: ByteRange, in function: Function) -> Int? {
    let around = function.instructions.indices.filter { function.instructions[$0].range.contains(range) && isValue(function.instructions[$0].operation) }
    return around.min { length(function.instructions[$0].range) < length(function.instructions[$1].range) }
  }

  private static func length(_ range: ByteRange) -> UInt32 { range.end - range.start }

  private static func isValue(_ operation: Operation) -> Bool {
    switch operation {
    case .condition, .beginBranches, .nextBranch, .endBranches, .beginLoop, .endLoop, .beginScope, .endScope, .beginDefer, .endDefer, .label: false
    default: true
    }
  }

  private struct Open {
    var kind: BranchKind
    var conditions: [Instruction]
    var branch = 0
    var start: Int
  }

  /// The conditions of `if` and `guard` on the way, with the outcome that leads on.
  private func conditions(before target: Int) -> [(Instruction, Bool)] {
    var open: [Open] = []
    var pending: [Instruction] = []
    var passed: [(Instruction, Bool)] = []
    for (index, instruction) in function.instructions.enumerated() {
      if index == target { break }
      switch instruction.operation {
      case .condition(_, _, of: .branches): pending.append(instruction)
      case .beginBranches(let kind, _):
        open.append(Open(kind: kind, conditions: kind == .if || kind == .guard ? pending : [], start: index))
        pending = []
      case .nextBranch: if !open.isEmpty { open[open.count - 1].branch += 1 }
      case .endBranches: if let last = open.popLast(), last.kind == .guard { passed += last.conditions.map { ($0, true) } }
      default: break
      }
    }
    for branches in open {
      if branches.kind == .if, branches.branch == 0 { passed += branches.conditions.map { ($0, true) } }
      if branches.kind == .if, branches.branch == 1, branches.conditions.count == 1 { passed.append((branches.conditions[0], false)) }
      if branches.kind == .guard, branches.conditions.count == 1 { passed.append((branches.conditions[0], false)) }
    }
    return passed
  }

  /// A clause of a `switch`.
  private struct Clause {
    var subject: ValueID?
    var tests: [CaseTest] = []
    /// The text of its first pattern, if that is a literal.
    var literal: String?
  }

  /// The clause of each `switch` around the place.
  private func switches(around target: Int) -> [Clause] {
    var open: [Clause] = []
    for (index, instruction) in function.instructions.enumerated() {
      if index == target { break }
      switch instruction.operation {
      case .beginBranches(let kind, let subject): open.append(Clause(subject: kind == .switch ? subject : nil))
      case .nextBranch: if let last = open.popLast() { open.append(Clause(subject: last.subject)) }
      case .endBranches: _ = open.popLast()
      case .condition(_, let test, _):
        guard !open.isEmpty else { continue }
        open[open.count - 1].tests += function.caseTests.filter { Int($0.condition.index) == index }
        if test == .matches { open[open.count - 1].literal = open[open.count - 1].literal ?? pattern(after: index) }
      default: break
      }
    }
    return open.filter { $0.subject != nil }
  }

  /// The text of a literal that is a pattern: it follows the condition, and nothing uses its value.
  private func pattern(after condition: Int) -> String? {
    let index = condition + 1
    guard function.instructions.indices.contains(index), case .literal = function.instructions[index].operation,
      !function.usedValues(in: program.files[file]).contains(UInt32(index))
    else { return nil }
    return literal(ValueID(index))
  }

  private mutating func require(_ condition: Instruction, _ isMet: Bool) {
    guard case .condition(let value?, let test, _) = condition.operation else { return }
    switch test {
    case .isTrue: require(value, isMet)
    case .hasValue: if !isMet { set(value, to: "nil") }
    case .matches, .isAvailable: break
    }
  }

  private mutating func require(_ value: ValueID, _ isMet: Bool, depth: Int = 0) {
    guard depth < 16 else { return }
    switch function[value].operation {
    case .variable, .name: set(value, to: isMet ? "true" : "false")
    case .member(let base, let name):
      if case .selfReference = function[base].operation { return set(value, to: isMet ? "true" : "false") }
      if program.files[file].name(name) == "isEmpty", isMet, let empty = emptyValue(base) { set(base, to: empty) }
    case .operator(let name, let operands):
      let values = function.arguments[operands.indices].map(\.value)
      let symbol = program.files[file].name(name)
      if symbol == "!", let first = values.first { return require(first, !isMet, depth: depth + 1) }
      if symbol == "&&", isMet { return values.forEach { require($0, true, depth: depth + 1) } }
      if symbol == "||", !isMet { return values.forEach { require($0, false, depth: depth + 1) } }
      if values.count == 2, (symbol == "==") == isMet, ["==", "!="].contains(symbol) {
        if let text = literal(values[1]) { set(values[0], to: text) } else if let text = literal(values[0]) { set(values[1], to: text) }
      }
    default: break
    }
  }

  /// Chooses the case or literal whose clause the place is in.
  private mutating func choose(_ clause: Clause) {
    guard let subject = clause.subject else { return }
    if let text = clause.literal { return set(subject, to: text) }
    guard let name = clause.tests.lazy.compactMap(\.name).first else { return }
    guard case .nominal(let id, _)? = body?.type(subject).unwrapped, program[id].kind == .enum else { return }
    let text = program.files[file].name(name)
    let found = program.cases(named: text, of: id)
    if let only = found.first, only.enumCase.payload.isEmpty { set(subject, to: "\(program.qualifiedName(of: id)).\(text)") }
  }

  private mutating func set(_ value: ValueID, to text: String) {
    switch function[value].operation {
    case .variable(let variable):
      if let index = function.parameters.firstIndex(where: { $0.variable == variable }) { arguments[index] = arguments[index] ?? text }
    case .name, .member:
      if case .property(let property, _)? = body?.reference(value) { properties[property] = properties[property] ?? text }
    default: break
    }
  }

  private func literal(_ value: ValueID) -> String? {
    switch function[value].operation {
    case .literal(.nil, _): "nil"
    case .literal(.true, _): "true"
    case .literal(.false, _): "false"
    case .literal(_, let text?): program.files[file].name(text)
    case .implicitMember(let name): "." + program.files[file].name(name)
    default: nil
    }
  }

  private func emptyValue(_ value: ValueID) -> String? {
    switch body?.type(value) {
    case .array, .set: "[]"
    case .dictionary: "[:]"
    case .external(let name, _) where program.text(name) == "String": "\"\""
    default: nil
    }
  }
}
