import Catalog
import Facts

/// Calls that never return.
extension Program {
  /// Is it the type of what functions give that never return?
  public func isNever(_ type: Type) -> Bool {
    switch type {
    case .external(let name, _): name == known.never
    // In the sources of the standard library.
    case .nominal(let id, _): self[id].name == known.never
    default: false
    }
  }

  /// What a call does in place of returning, as its declaration or model says; `nil` where it returns.
  ///
  /// Of a function of the program the declaration tells that it never returns, and not why: most likely the process ends.
  public func neverReturns(_ target: CallTarget, of type: Type) -> NeverReturning? {
    switch target.kind {
    case .program: isNever(type) && target.functions.allSatisfy { isNever(resultType(of: $0)) } ? .processEnds : nil
    case .external: target.isReceiverKnown ? target.models.first.flatMap { models.functions[$0].neverReturns } : nil
    case .initializer, .enumCase, .unboundMethod, .value: nil
    }
  }
}
