import Engine
import Program

/// Where code belongs: to a type with its extensions, or to itself outside of types.
enum CodeOwner: Hashable, Sendable, Storable, RecordedKey {
  case type(NominalID)
  case function(FunctionReference)

  /// - Parameter owner: The type that contains the function, if any.
  init(_ function: FunctionReference, of owner: NominalID?) { self = owner.map(CodeOwner.type) ?? .function(function) }

  init(_ function: FunctionReference, in program: Program) { self.init(function, of: program.owner(of: function)) }

  func note(in record: DependencyRecord) {
    switch self {
    case .type(let type): record.ask(of: type)
    case .function(let function): record.ask(of: function)
    }
  }
}
