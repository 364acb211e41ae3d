import Facts
import Ownership
import Program

/// Finds the local variables that hold the object of a test when it is checked.
struct HolderSearch {
  private let program: Program
  /// The outermost function.
  private let unit: FunctionReference
  private let facts: FileFacts
  private let text: [UInt8]
  private let body: ResolvedBody?

  /// - Parameter text: The source text of the file; empty if it is not available.
  init(_ program: Program, _ unit: FunctionReference, _ text: [UInt8], _ body: ResolvedBody?) {
    self.program = program
    self.unit = unit
    self.text = text
    self.body = body
    facts = program.file(unit)
  }

  private var function: Function { program.function(unit) }

  // MARK: Which variables hold it

  /// The variable that holds the value of a weak reference until a check, if there is one: that which the value comes from, or another one that got
  /// the same object.
  ///
  /// - Parameter index: The instruction that sets the reference.
  func holder(of value: ValueID, at index: Int, until check: Int) -> VariableID? {
    if let list = constantList(value), staysInScope(list, until: check) { return list }
    guard case .variable(let source) = function[value].operation else { return nil }
    if keeps(source, from: index, until: check) { return source }
    return others(with: source, at: index, before: check).first { keeps($0.variable, from: $0.index, until: check) && isUntouched($0, until: check) }?.variable
  }

  /// The variable that a closure with the check holds, as it reads it.
  func holder(of value: ValueID, at index: Int, inCheckOf closure: FunctionReference) -> VariableID? {
    guard case .variable(let source) = function[value].operation else { return nil }
    let end = function.instructions.count
    let candidates = [Other(variable: source, index: index, value: value)] + others(with: source, at: index, before: end)
    return candidates.first { candidate in
      isOwn(candidate.variable) && !isLost(candidate.variable, from: candidate.index, until: end) && isUntouched(candidate, until: end)
        && program.functions(within: closure).contains { reads(candidate.variable, in: $0) }
    }?.variable
  }

  /// The strong variable of an outer function that a nested one makes a weak reference of, where nothing empties it from then on.
  ///
  /// - Parameters:
  ///   - end: The check in the nested function, or its end.
  ///   - creation: The instruction of the outermost function that makes the nested one.
  func outerHolder(of value: ValueID, in nested: FunctionReference, from index: Int, until end: Int, creation: Int) -> VariableID? {
    guard case .variable(let source) = program.function(nested)[value].operation, isOwn(source),
      !loses(source, in: nested, index + 1..<max(end, index + 1)), !loses(source, in: unit, creation..<function.instructions.count),
      !program.functions(within: unit).contains(where: { $0 != unit && $0 != nested && loses(source, in: $0) })
    else { return nil }
    return source
  }

  /// A strong variable of the outermost function.
  private func isOwn(_ variable: VariableID) -> Bool { facts[variable].ownership == .strong && facts[variable].function == unit.function }

  private func keeps(_ variable: VariableID, from index: Int, until check: Int) -> Bool {
    isOwn(variable) && !isLost(variable, from: index, until: check) && staysInScope(variable, until: check)
  }

  /// A variable that got the object of another one.
  private struct Other {
    var variable: VariableID
    var index: Int
    var value: ValueID
  }

  /// The variables that got the object of a variable while it was the one it has at an instruction.
  private func others(with source: VariableID, at index: Int, before end: Int) -> [Other] {
    func stores(_ position: Int) -> Bool { stored(to: source, by: function.instructions[position].operation) }
    let first = (0..<index).reversed().first(where: stores) ?? 0
    let last = (index + 1..<max(end, index + 1)).first(where: stores) ?? end
    return (first..<last).compactMap { position in
      guard case .declare(let variable, let value?, extracted: false) = function.instructions[position].operation, variable != source,
        holds(value, source), !isConditional(value, at: position)
      else { return nil }
      return Other(variable: variable, index: position, value: value)
    }
  }

  /// Whether a value contains the object of a variable for certain.
  private func holds(_ value: ValueID, _ source: VariableID, depth: Int = 0) -> Bool {
    if depth > 8 { return false }
    switch function[value].operation {
    case .variable(source): return true
    case .unwrap(let inner, _), .cast(let inner, _, .coerce), .cast(let inner, _, .forced): return holds(inner, source, depth: depth + 1)
    case .array(let elements), .tuple(let elements): return function.arguments[elements.indices].contains { holds($0.value, source, depth: depth + 1) }
    case .call(_, let arguments):
      let given = Array(function.arguments[arguments.indices])
      return keptParameters(of: value, given.count).contains { holds(given[$0].value, source, depth: depth + 1) }
    default: return false
    }
  }

  /// The positions of the arguments that an initialiser in sight stores strongly in the new object.
  private func keptParameters(of call: ValueID, _ count: Int) -> [Int] {
    guard case .call(let target)? = body?.reference(call), case .initializer = target.kind, target.functions.count == 1,
      let initializer = target.functions.first,
      program.function(initializer).parameters.count == count
    else { return [] }
    return program.storedParameters(of: initializer).filter { program.ownershipOfStores(to: $0.property) == .strong }.map(\.parameter.position)
  }

  /// Whether the variable keeps its object up to an instruction: the object itself, a constant list, or a new object without any use in between.
  private func isUntouched(_ other: Other, until end: Int) -> Bool {
    switch function[other.value].operation {
    case .array, .tuple: facts[other.variable].isLet
    case .call:
      !program.functions(within: unit).contains { nested in
        let range = nested == unit ? other.index + 1..<max(end, other.index + 1) : program.function(nested).instructions.indices
        return program.function(nested).instructions[range].contains { $0.operation == .variable(other.variable) }
      }
    default: true
    }
  }

  /// The constant with a list as its value that a value is an element of.
  private func constantList(_ value: ValueID) -> VariableID? {
    guard case .subscript(let base, _) = function[value].operation, case .variable(let list) = function[base].operation, isOwn(list), facts[list].isLet else {
      return nil
    }
    let isList = function.instructions.contains { instruction in
      if case .declare(list, let value?, _) = instruction.operation, case .array = function[value].operation { true } else { false }
    }
    return isList ? list : nil
  }

  /// Whether a variable is bound in a condition, and gone behind the statement.
  private func isConditional(_ value: ValueID, at index: Int) -> Bool {
    // `let x = value` declares with the value within.
    let tested = if case .unwrap(let inner, forced: false) = function[value].operation { inner } else { value }
    let isCondition = function.instructions.contains { instruction in
      if case .condition(tested, _, _) = instruction.operation { true } else { false }
    }
    guard isCondition else { return false }
    for instruction in function.instructions[index...] {
      switch instruction.operation {
      case .beginBranches(let kind, _): return kind != .guard
      case .beginLoop, .endLoop: return true
      default: break
      }
    }
    return true
  }

  // MARK: How long

  /// Whether a variable may get another value on the way, or from a closure at any time.
  private func isLost(_ variable: VariableID, from index: Int, until end: Int) -> Bool {
    loses(variable, in: unit, index + 1..<max(end, index + 1))
      || program.functions(within: unit).contains { $0 != unit && loses(variable, in: $0) }
  }

  private func loses(_ variable: VariableID, in reference: FunctionReference, _ range: Range<Int>? = nil) -> Bool {
    let function = program.function(reference)
    let range = range ?? function.instructions.indices
    return range.contains { index in
      let operation = function.instructions[index].operation
      if stored(to: variable, by: operation, in: function) { return !isDeferred(index, beyond: range.upperBound, in: function) }
      switch operation {
      case .call(_, let arguments), .macro(_, let arguments):
        return function.arguments[arguments.indices].contains { $0.kind == .inout && function[$0.value].operation == .variable(variable) }
      default: return false
      }
    }
  }

  /// Whether an instruction belongs to a `defer` whose scope has not ended at another instruction.
  private func isDeferred(_ index: Int, beyond end: Int, in function: Function) -> Bool {
    var depth = 0
    for position in (0..<index).reversed() {
      switch function.instructions[position].operation {
      case .endDefer: depth += 1
      case .beginDefer where depth > 0: depth -= 1
      case .beginDefer:
        guard end < function.instructions.count else { return false }
        return isOpen(from: Int(function.instructions[position].range.start), to: Int(function.instructions[end].range.start))
      default: break
      }
    }
    return false
  }

  private func stored(to variable: VariableID, by operation: Operation, in function: Function? = nil) -> Bool {
    switch operation {
    case .assign(let target, _, _): (function ?? self.function)[target].operation == .variable(variable)
    case .declare(variable, .some, _): true
    default: false
    }
  }

  private func reads(_ variable: VariableID, in reference: FunctionReference) -> Bool {
    program.function(reference).instructions.contains { $0.operation == .variable(variable) }
  }

  /// Whether no block ends between a variable's declaration and an instruction. False without the source text.
  func staysInScope(_ variable: VariableID, until check: Int) -> Bool {
    isOpen(from: Int(facts[variable].nameRange.end), to: Int(function.instructions[check].range.start))
  }

  /// Whether the block around a place is still open at a later one. False without the source text.
  private func isOpen(from start: Int, to end: Int) -> Bool {
    guard start <= end, end <= text.count else { return false }
    var depth = 0
    for byte in text[start..<end] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
