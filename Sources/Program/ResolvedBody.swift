import Facts

/// The meaning of every instruction of a function: its type and, for names, members and calls, its reference.
public struct ResolvedBody: Sendable, Equatable {
  /// One entry for each instruction.
  public internal(set) var types: [Type]
  /// One entry for each instruction; `.unknown` for those that refer to nothing.
  public internal(set) var references: [Reference]

  init(count: Int) {
    types = Array(repeating: .unknown, count: count)
    references = Array(repeating: .unknown, count: count)
  }

  @inlinable public func type(_ value: ValueID) -> Type { types[Int(value.index)] }
  @inlinable public func reference(_ value: ValueID) -> Reference { references[Int(value.index)] }
}

/// A function resolved together with all its closures and nested functions.
public struct ResolvedUnit: Sendable, Equatable {
  public internal(set) var bodies: [FunctionReference: ResolvedBody] = [:]
  /// Types of the variables that the unit declares.
  public internal(set) var variableTypes: [VariableID: Type] = [:]
  /// The function types that closures take from their context.
  public internal(set) var closureTypes: [FunctionID: Type.FunctionType] = [:]
  /// Functions whose result a result builder makes from their statements, with the builder.
  public internal(set) var built: [FunctionReference: NominalID] = [:]
  /// How often a body was resolved in total. For growth tests.
  public internal(set) var resolutions = 0
  /// How many candidate functions were compared with call arguments. For growth tests.
  public internal(set) var comparisons = 0

  public func variableType(_ id: VariableID) -> Type { variableTypes[id] ?? .unknown }
}

extension Program {
  /// Resolves a function that is not nested, with everything nested in it.
  public func resolveUnit(_ reference: FunctionReference) -> ResolvedUnit {
    BodyResolver.resolve(reference, in: self)
  }
}
