import Catalog
import Program
import Facts

/// Calls that return only when the argument of their closure, a continuation, is resumed.
extension EndlessBodySearch {
  /// Whether nothing in the program resumes it: it is unused, or only stored in properties that nothing reads.
  func isNeverResumed(_ arguments: ArgumentRange, _ model: FunctionModel) -> Bool {
    guard !model.resumedBy.isEmpty else { return false }
    let closures = function.arguments[arguments.indices].compactMap { argument -> FunctionReference? in
      if case .closure(let id) = function[argument.value].operation { FunctionReference(file: Int(reference.file), function: id) } else { nil }
    }
    guard closures.count == 1, let continuation = program.function(closures[0]).parameters.first?.variable else { return false }
    return program.functions(within: closures[0]).allSatisfy { onlyStores(continuation, in: $0) }
  }

  /// Whether a function only assigns a continuation to properties that nothing reads.
  private func onlyStores(_ continuation: VariableID, in inner: FunctionReference) -> Bool {
    let code = program.function(inner)
    let uses = code.instructions.indices.filter { code.instructions[$0].operation == .variable(continuation) }
    if uses.isEmpty { return true }
    guard let body = unit.bodies[inner] else { return false }
    return uses.allSatisfy { use in
      code.instructions.contains { instruction in
        guard case .assign(let target, let value, operator: nil) = instruction.operation, Int(value.index) == use,
          case .property(let property, _) = body.reference(target)
        else { return false }
        return self.uses.isNeverUsed(property, whileHeld: isHeldMeanwhile(property), in: program)
      }
    }
  }

  /// Whether the waiting code holds the property's owner. A method holds its own object.
  private func isHeldMeanwhile(_ property: PropertyReference) -> Bool {
    guard function.kind == .function, !program.isStatic(reference), let owner = program.owner(of: property) else { return false }
    return program.owner(of: reference) == owner
  }
}
