import Engine

/// A type as it is written in source. Children are indices into `FileFacts.typeSyntax`.
public indirect enum TypeSyntax: Sendable, Hashable, Storable {
  /// `Foo`, `Foo<Bar>`, `Module.Outer.Inner<T>`: one component for each name.
  case named([Component])
  case optional(TypeID)
  /// `T!`
  case implicitlyUnwrapped(TypeID)
  case array(TypeID)
  case dictionary(key: TypeID, value: TypeID)
  case tuple([LabeledType])
  case function(FunctionTypeSyntax)
  /// `A & B`
  case composition([TypeID])
  /// `some P`
  case opaque(TypeID)
  /// `any P`
  case existential(TypeID)
  /// `T.Type`, `P.Protocol`
  case metatype(TypeID)
  /// Unknown to the lowering, such as `_` or a pack expansion.
  case unknown

  /// One name of a qualified type name, with its generic arguments.
  public struct Component: Sendable, Hashable, Storable {
    public var name: NameID
    public var arguments: [TypeID]
    public init(name: NameID, arguments: [TypeID] = []) {
      self.name = name
      self.arguments = arguments
    }
  }
}

/// `(label: Type)`: an element of a tuple type, an enum payload or a function type's parameter list.
public struct LabeledType: Sendable, Hashable, Storable {
  public var label: NameID?
  public var type: TypeID
  public init(label: NameID?, type: TypeID) {
    self.label = label
    self.type = type
  }
}

/// `@escaping @Sendable (Int) async throws -> String`
public struct FunctionTypeSyntax: Sendable, Hashable, Storable {
  public var parameters: [LabeledType]
  public var result: TypeID
  /// Attribute names without `@`: `escaping`, `autoclosure`, `Sendable`, `convention`, `MainActor`, …
  public var attributes: [NameID]
  public var isAsync: Bool
  public init(parameters: [LabeledType], result: TypeID, attributes: [NameID], isAsync: Bool) {
    self.parameters = parameters
    self.result = result
    self.attributes = attributes
    self.isAsync = isAsync
  }
}
