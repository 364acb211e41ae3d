import Catalog
import Facts

/// Calls that never return.
extension Program {
  /// Whether the type is `Never`.
  public func isNever(_ type: Type) -> Bool {
    switch type {
    case .external(let name, _): name == known.never
    // When the program is the standard library itself.
    case .nominal(let id, _): self[id].name == known.never
    default: false
    }
  }

  /// How a call leaves instead of returning, by its declaration or model; `nil` where it returns.
  ///
  /// A declaration in the program states that a function never returns, but not why. The process is assumed to end.
  public func neverReturns(_ target: CallTarget, of type: Type) -> NeverReturning? {
    switch target.kind {
    case .program: isNever(type) && target.functions.allSatisfy { isNever(resultType(of: $0)) } ? .processEnds : nil
    case .external: target.isReceiverKnown ? target.models.first.flatMap { models.functions[$0].neverReturns } : nil
    case .initializer, .enumCase, .unboundMethod, .value: nil
    }
  }
}
