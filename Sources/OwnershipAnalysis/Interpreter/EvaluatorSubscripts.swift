import ProgramModel
import RuleFormat
import SourceFacts

/// `base[arguments]`: an element of a collection, or what the subscript of a type of the program computes.
extension UnitEvaluator {
  mutating func readSubscript(_ index: Int, base: ValueID, arguments: ArgumentRange, range: ByteRange) -> [NodeID] {
    let type = frames[top].body.types[index]
    let getters = accessors(.getter, index)
    if getters.isEmpty { return heap.readElements(of: value(base), type: type) }
    // `base[arguments] = value` runs the setter alone.
    if frames[top].isAssigned(index) { return [] }
    return callProgram(getters, receiver: value(base), arguments: arguments, range: range, type: type)
  }

  /// Runs the setter of a subscript of the program; false where there is none in sight.
  mutating func storeSubscript(
    _ nodes: [NodeID], into target: ValueID, base: ValueID, arguments: ArgumentRange, range: ByteRange
  ) -> Bool {
    guard let setter = accessors(.setter, Int(target.index)).first else { return false }
    let count = program.function(setter).parameters.count
    guard count == Int(arguments.count) + 1 else { return false }
    callees.insert(setter)
    for node in nodes { record(.passed(setter, ArgumentPosition(parameter: 0, label: nil)), of: node, range) }
    guard let summary = summaries[setter] else { return true }
    var parameters = [count - 1: nodes]
    for (position, argument) in frames[top].function.arguments[arguments.indices].enumerated() {
      parameters[position] = copiedValue(argument.value)
    }
    _ = heap.instantiate(summary, receiver: value(base), parameters: parameters, range: range, assumptions: 0)
    return true
  }

  private func accessors(_ kind: FunctionKind, _ index: Int) -> [FunctionReference] {
    guard case .call(let target) = frames[top].body.references[index] else { return [] }
    return target.functions.filter { program.function($0).kind == kind && !program.function($0).isRequirement }
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
