import Facts

/// What every instruction of a function means: its type and, for names, members and calls, what they refer to.
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

/// A function with every closure and nested function in it, resolved together.
public struct ResolvedUnit: Sendable, Equatable {
  public internal(set) var bodies: [FunctionReference: ResolvedBody] = [:]
  /// Types of the variables that the unit declares.
  public internal(set) var variableTypes: [VariableID: Type] = [:]
  /// The function types that the context gives to closures.
  public internal(set) var closureTypes: [FunctionID: Type.FunctionType] = [:]
  /// Functions whose result a result builder makes of what their statements give, with the builder.
  public internal(set) var built: [FunctionReference: NominalID] = [:]
  /// How often a body was resolved, taken together; for watching growth.
  public internal(set) var resolutions = 0
  /// How many functions the arguments of calls were held against.
  public internal(set) var comparisons = 0

  public func variableType(_ id: VariableID) -> Type { variableTypes[id] ?? .unknown }
}

extension Program {
  /// Resolves a function that is not nested, with everything nested in it.
  public func resolveUnit(_ reference: FunctionReference) -> ResolvedUnit {
    BodyResolver.resolve(reference, in: self)
  }
}
