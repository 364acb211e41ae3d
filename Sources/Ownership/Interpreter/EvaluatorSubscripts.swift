import Program
import Facts

/// `base[arguments]`: an element of a collection, or the result of a subscript declared in the program.
extension UnitEvaluator {
  mutating func readSubscript(_ index: Int, base: ValueID, arguments: ArgumentRange, range: ByteRange) -> [NodeID] {
    let type = frames[top].code.body.types[index]
    let getters = accessors(.getter, index)
    if getters.isEmpty { return readElements(of: value(base), type: type, identity(of: base, arguments, range), range) }
    // `base[arguments] = value` runs only the setter.
    if frames[top].isAssigned(index) { return [] }
    return callProgram(getters, receiver: value(base), arguments: arguments, range: range, type: type)
  }

  /// Runs the setter of a subscript declared in the program; false where there is none in sight.
  mutating func storeSubscript(
    _ nodes: [NodeID], into target: ValueID, base: ValueID, arguments: ArgumentRange, isEmpty: Bool, range: ByteRange
  ) -> Bool {
    guard let setter = accessors(.setter, Int(target.index)).first else { return false }
    let count = program.function(setter).parameters.count
    guard count == Int(arguments.count) + 1 else { return false }
    for node in nodes { record(.passed(setter, ArgumentPosition(parameter: 0, label: nil)), of: node, range) }
    var bindings = ParameterBindings(nodes: [count - 1: nodes], empty: isEmpty ? [count - 1] : [])
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      bindings.nodes[position] = copiedValue(argument.value)
    }
    _ = apply(setter, receiver: value(base), bindings, range: range)
    return true
  }

  /// Whether a subscript reaches a property that only the key path in a variable tells: `row[keyPath: side]` (SE-0161).
  func isAtUnknownKeyPath(_ arguments: ArgumentRange) -> Bool {
    let list = frames[top].code.function.arguments[arguments.indices]
    guard list.count == 1, let argument = list.first, label(argument) == "keyPath" else { return false }
    if case .keyPath = operation(argument.value) { return false }
    return true
  }

  private func accessors(_ kind: FunctionKind, _ index: Int) -> [FunctionReference] {
    guard case .call(let target) = frames[top].code.body.references[index] else { return [] }
    return target.functions.filter { program.function($0).kind == kind && !program.function($0).isRequirement }
  }
}

extension ResolvedUnit {
  /// Local variables assigned by a function of the unit other than the declaring one.
  func variablesAssignedElsewhere(in program: Program) -> Set<VariableID> {
    var result: Set<VariableID> = []
    for reference in bodies.keys {
      let function = program.function(reference)
      for instruction in function.instructions {
        guard case .assign(var target, _, _) = instruction.operation else { continue }
        while case .unwrap(let inner, _) = function[target].operation { target = inner }
        if case .variable(let id) = function[target].operation, program.file(reference)[id].function != reference.function { result.insert(id) }
      }
    }
    return result
  }
}

extension Function {
  /// The instructions that a plain assignment writes without reading them first.
  var assignedTargets: Set<UInt32> {
    var result: Set<UInt32> = []
    for instruction in instructions {
      if case .assign(let target, _, nil) = instruction.operation { result.insert(target.index) }
    }
    return result
  }
}
