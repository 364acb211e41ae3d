import Engine
import Program

/// Where code belongs: to a type with its extensions, or to itself outside of types.
enum CodeOwner: Hashable, Sendable, Storable, RecordedKey {
  case type(NominalID)
  case function(FunctionReference)

  init(_ function: FunctionReference, in program: Program) { self = program.owner(of: function).map(CodeOwner.type) ?? .function(function) }

  func note(in record: DependencyRecord) {
    switch self {
    case .type(let type): record.ask(of: type)
    case .function(let function): record.ask(of: function)
    }
  }
}
