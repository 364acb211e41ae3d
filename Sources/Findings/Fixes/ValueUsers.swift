import Facts

/// Where functions create closures, and which instructions use values. Computed once per function.
final class ValueUsers {
  struct OfFunction {
    /// For each closure and nested function, the instruction that creates its value.
    var closures: [FunctionID: Int] = [:]
    /// For each value, the instructions that use or rename it.
    var users: [UInt32: [UInt32]] = [:]

    fileprivate init(_ function: Function) {
      for (index, instruction) in function.instructions.enumerated() {
        func note(_ value: ValueID) { users[value.index, default: []].append(UInt32(index)) }
        switch instruction.operation {
        case .closure(let id): if closures[id] == nil { closures[id] = index }
        case .fullName(let base, _): note(base)
        case .call(_, let arguments): for argument in function.arguments[arguments.indices] { note(argument.value) }
        case .assign(_, let value, _), .returnValue(let value?), .declare(_, let value?, _): note(value)
        default: break
        }
      }
    }
  }

  private var known: [FunctionID: OfFunction] = [:]

  func of(_ id: FunctionID, _ function: @autoclosure () -> Function) -> OfFunction {
    if let known = known[id] { return known }
    let users = OfFunction(function())
    known[id] = users
    return users
  }
}
