import Program

/// Makes summaries independent of node and context numbers in the function's own graph. An edit that only changes these numbers leaves the summary
/// equal, and with it everything computed for callers.
extension Summary {
  /// Renumbers the contexts in item order and drops the node numbers.
  mutating func forgetNumbers() {
    var numbers = ContextNumbers()
    for index in items.indices {
      let base = loadBases[Int32(index)].map { NodeID(Int($0)) } ?? NodeID(0)
      switch items[index].kind {
      case .closure(let function, let context): items[index].kind = .closure(function, instance: numbers.number(of: context))
      case .methodReference(let place, let context): items[index].kind = .methodReference(place, instance: numbers.number(of: context))
      case .autoclosure(let place, let context): items[index].kind = .autoclosure(place, instance: numbers.number(of: context))
      case .allocation(let place, let context): items[index].kind = .allocation(place, instance: numbers.number(of: context))
      case .box(let variable, let context): items[index].kind = .box(variable, instance: numbers.number(of: context))
      case .load(_, var field):
        if case .oneElement(var identity) = field {
          identity.context = numbers.number(of: identity.context)
          field = .oneElement(identity)
        }
        items[index].kind = .load(base, field)
      case .former(_, let field): items[index].kind = .former(base, field)
      case .selfObject, .parameter, .closureParameter, .global, .externalGlobal, .system, .unknownCallee: break
      }
    }
    for index in references.indices { (references[index].edge.source, references[index].edge.target) = (NodeID(0), NodeID(0)) }
  }
}

/// Numbers for contexts, in the order in which they occur. Callers only distinguish them.
private struct ContextNumbers {
  private var known: [Int32: Int32] = [:]
  private var calls: Int32 = 0
  private var recursive = CallContext.recursive

  mutating func number(of context: Int32) -> Int32 {
    // The function's own context, and that of mutually recursive functions.
    if context == 0 || context == CallContext.recursive { return context }
    if let number = known[context] { return number }
    if context > 0 { calls += 1 } else { recursive -= 1 }
    let number = context > 0 ? calls : recursive
    known[context] = number
    return number
  }
}
