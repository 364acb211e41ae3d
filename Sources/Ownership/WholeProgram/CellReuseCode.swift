import Program
import Facts

/// Functions that run only to reuse an object (`prepareForReuse`), and their exclusive callees. Such code releases content before the next use;
/// after the last use nothing does.
struct CellReuseCode: Sendable {
  private var functions: Set<FunctionReference> = []

  /// - Parameter roots: The functions that frameworks call to reuse an object.
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

  /// Whether it is the same code, among unchanged code.
  func isSame(as earlier: CellReuseCode, otherThan changed: CodeChanges) -> Bool {
    functions.filter { !changed.contains(codeOf: $0) } == earlier.functions.filter { !changed.contains(codeOf: $0) }
  }

  func contains(_ function: FunctionReference) -> Bool { functions.contains(function) }
}

extension Program {
  /// Whether frameworks call the function to reuse its object.
  func isForReuse(_ function: FunctionReference) -> Bool { !modelRows(about: function, where: { models.functions[$0].isForReuse }).isEmpty }
}
