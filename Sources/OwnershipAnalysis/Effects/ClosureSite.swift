import ProgramModel

/// A closure, method reference or argument of an `@autoclosure` parameter as it is written.
enum ClosureSite: Hashable, Sendable {
  case function(FunctionReference)
  case methodReference(SourcePlace)
  case autoclosure(SourcePlace)
}

extension ClosureSite {
  init?(_ kind: NodeKind) {
    switch kind {
    case .closure(let reference, _): self = .function(reference)
    case .methodReference(let place, _): self = .methodReference(place)
    case .autoclosure(let place, _): self = .autoclosure(place)
    default: return nil
    }
  }
}
