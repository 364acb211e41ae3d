import Engine
import Program
import Facts

/// The source location of a closure, method reference or `@autoclosure` argument.
enum ClosureSite: NumberKey, Sendable, Storable {
  case function(FunctionReference)
  case methodReference(SourcePlace)
  case autoclosure(SourcePlace)

  var keyBits: UInt64 {
    switch self {
    case .function(let function): function.keyBits
    case .methodReference(let place), .autoclosure(let place): place.keyBits
    }
  }
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
