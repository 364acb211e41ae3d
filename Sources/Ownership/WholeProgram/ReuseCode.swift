import Program
import Facts

/// Functions that run only to use an object once more (`prepareForReuse`), and those that only they call. What such code ends it ends
/// before the next use; nothing ends it for the last one.
struct ReuseCode: Sendable {
  private var functions: Set<FunctionReference> = []

  /// - Parameter roots: The functions that frameworks call to use an object once more.
  init(_ roots: [FunctionReference], _ calls: CallTable) {
    functions = Set(roots)
    var pending = roots
    while let function = pending.popLast() {
      for callee in calls.callees(of: function) where !functions.contains(callee) {
        let callers = calls.callers(of: callee)
        guard !calls.isOpen(callee), !callers.isEmpty, callers.allSatisfy(functions.contains) else { continue }
        functions.insert(callee)
        pending.append(callee)
      }
    }
  }

  /// Is it the same code, of what has not changed?
  func isSame(as earlier: ReuseCode, otherThan changed: CodeChanges) -> Bool {
    functions.filter { !changed.contains(codeOf: $0) } == earlier.functions.filter { !changed.contains(codeOf: $0) }
  }

  func contains(_ function: FunctionReference) -> Bool { functions.contains(function) }
}

extension Program {
  /// Do frameworks call the function to use its object once more?
  func isForReuse(_ function: FunctionReference) -> Bool { !modelRows(about: function, where: \.isForReuse).isEmpty }
}
