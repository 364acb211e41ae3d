import Catalog
import Program
import Facts

/// Calls that return when somebody resumes what their closure is given: a continuation.
extension EndlessBodySearch {
  /// Does nothing in the program resume it? Either nobody uses it, or all that becomes of it is that properties hold it which nothing reads.
  func isNeverResumed(_ arguments: ArgumentRange, _ model: FunctionModel) -> Bool {
    guard !model.resumedBy.isEmpty else { return false }
    let closures = function.arguments[arguments.indices].compactMap { argument -> FunctionReference? in
      if case .closure(let id) = function[argument.value].operation { FunctionReference(file: Int(reference.file), function: id) } else { nil }
    }
    guard closures.count == 1, let continuation = program.function(closures[0]).parameters.first?.variable else { return false }
    return program.functions(within: closures[0]).allSatisfy { onlyStores(continuation, in: $0) }
  }

  /// Does a function do nothing with a continuation but assign it to properties that nothing reads?
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

  /// Does the code that waits hold the object whose property it is? A method holds its own.
  private func isHeldMeanwhile(_ property: PropertyReference) -> Bool {
    guard function.kind == .function, !program.isStatic(reference), let owner = program.owner(of: property) else { return false }
    return program.owner(of: reference) == owner
  }
}
