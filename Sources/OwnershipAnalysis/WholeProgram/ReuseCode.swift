import ProgramModel
import SourceFacts

/// Functions that run only to use an object once more (`prepareForReuse`), and those that only they call. What such code ends it ends
/// before the next use; nothing ends it for the last one.
struct ReuseCode: Sendable {
  private var functions: Set<FunctionReference> = []

  init(_ units: [EvaluatedUnit], _ calls: CallTable, _ program: Program) {
    functions = Set(units.lazy.map(\.root).filter { root in program.modelRows(about: root).contains { program.models.functions[$0].isForReuse } })
    if functions.isEmpty { return }
    var pending = Array(functions)
    let callees = Dictionary(units.map { ($0.root, $0.callees) }, uniquingKeysWith: { first, _ in first })
    while let function = pending.popLast() {
      for callee in callees[function] ?? [] where !functions.contains(callee) {
        let callers = calls.callers(of: callee)
        guard !calls.isOpen(callee), !callers.isEmpty, callers.allSatisfy(functions.contains) else { continue }
        functions.insert(callee)
        pending.append(callee)
      }
    }
  }

  func contains(_ function: FunctionReference) -> Bool { functions.contains(function) }
}
