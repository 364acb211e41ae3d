import Facts
import Program

/// Conditions on a function's parameters for its effects, and the matching arguments of callers.
extension UnitEvaluator {
  /// The condition on a parameter at the end of the current block, if a call can decide it.
  func parameterCondition() -> ParameterCondition? {
    let function = frames[top].code.function
    guard frames[top].isReached, let block = frames[top].block, let decision = frames[top].decision, var value = decision.value,
      let last = frames[top].code.controlFlow.instructions(of: block).last
    else { return nil }
    // Code after `?.` is assumed to run, and so is the code after that.
    if case .unwrap = function.instructions[last].operation { return nil }
    switch decision.test {
    case .isAvailable: return nil
    case .hasValue: return unitParameter(behind: value).map { ParameterCondition(parameter: $0, test: .hasValue, holds: true) }
    case .matches:
      guard let parameter = unitParameter(behind: value) else { return nil }
      let tests = function.caseTests.filter { $0.condition == ValueID(last) }
      let names = tests.compactMap { $0.name.map { program.name($0, in: file) } }
      if tests.isEmpty || names.count < tests.count { return nil }
      return ParameterCondition(parameter: parameter, test: .isCase(Set(names), isWhole: tests.allSatisfy(\.isWhole)), holds: true)
    case .isTrue:
      var holds = true
      while case .operator(let name, let operands) = function[value].operation, operands.count == 1, program.files[file].name(name) == "!" {
        holds.toggle()
        value = function.arguments[operands.indices.lowerBound].value
      }
      if let parameter = unitParameter(behind: value) { return ParameterCondition(parameter: parameter, test: .isTrue, holds: holds) }
      guard case .operator(let name, let operands) = function[value].operation, operands.count == 2 else { return nil }
      if program.files[file].name(name) == "!=" { holds.toggle() } else if program.files[file].name(name) != "==" { return nil }
      let sides = function.arguments[operands.indices].map(\.value)
      guard let asked = sides.firstIndex(where: { unitParameter(behind: $0) != nil }), let parameter = unitParameter(behind: sides[asked]) else { return nil }
      let other = sides[1 - asked]
      if case .literal(.nil, _) = operation(other) { return ParameterCondition(parameter: parameter, test: .hasValue, holds: !holds) }
      guard let key = key(other, expected: observedProperty.map(program.type) ?? program.parameterType(parameter, of: root)),
        !key.isParameter(of: root, in: program)
      else { return nil }
      return ParameterCondition(parameter: parameter, test: .equals(key), holds: holds)
    }
  }

  /// The unit's parameter behind a value. The unit's closures see the same parameter: nothing is assigned to it.
  func unitParameter(behind value: ValueID) -> Int? {
    if case .property(let property, _) = frames[top].code.body.reference(value) { return property == observedProperty ? Self.newValue(in: .didSet) : nil }
    guard case .variable(let variable) = operation(value) else { return nil }
    return program.function(root).parameters.firstIndex { $0.variable == variable && !$0.isInout }
  }

  /// Whether the type of the value comes from where it is used, which may be an optional: `.none`.
  private func isImplicit(_ value: ValueID) -> Bool { if case .implicitMember = operation(value) { true } else { false } }

  /// For a `didSet`, its property, which holds the new value.
  private var observedProperty: PropertyReference? {
    let function = program.function(root)
    guard function.kind == .didSet, frames.count == 1, let property = function.property else { return nil }
    return PropertyReference(file: file, property: property)
  }

  /// The number under which an accessor's conditions name the assigned value. The parameter of a `didSet` is the former one.
  private static func newValue(in kind: FunctionKind) -> Int { kind == .didSet ? 1 : 0 }

  /// What an assignment shows of the value that an accessor gets.
  func assignedKeys(_ kind: FunctionKind) -> ArgumentKeys {
    guard let assigned, kind == .setter || kind == .willSet || kind == .didSet else { return ArgumentKeys() }
    var keys = ArgumentKeys()
    keys.passed[Self.newValue(in: kind)] = assigned
    return keys
  }

  /// What a call shows of an argument.
  func passedArgument(_ value: ValueID, key: ElementKey?) -> PassedArgument {
    var result = PassedArgument(operation(value), key: key)
    result.parameter = unitParameter(behind: value)
    switch type(value) {
    case .nominal, .external, .array, .set, .dictionary, .tuple, .function: if !result.isNothing { result.isSomething = !isImplicit(value) }
    default: break
    }
    if case .call(let target) = frames[top].code.body.reference(value), case .enumCase(_, let name) = target.kind { result.caseName = name }
    return result
  }
}
