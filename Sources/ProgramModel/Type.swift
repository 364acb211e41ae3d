/// What the program knows of the type of an expression.
public indirect enum Type: Sendable, Hashable {
  case unknown
  /// A type declared in the program.
  case nominal(NominalID, [Type])
  /// A type declared outside, by its last name.
  case external(Name, [Type])
  case optional(Type)
  case array(Type)
  case set(Type)
  case dictionary(Type, Type)
  case tuple([TupleElement])
  case function(FunctionType)
  /// The type itself as a value.
  case metatype(Type)
  /// A generic parameter, with what it is constrained to.
  case generic(Name, constraint: Type)
  case composition([Type])

  public struct TupleElement: Sendable, Hashable {
    public var label: Name?
    public var type: Type
  }

  public struct FunctionType: Sendable, Hashable {
    public var parameters: [Type]
    public var result: Type
  }

  /// The type without optionals around it.
  public var unwrapped: Type {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  public var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }

  public var isUnknown: Bool {
    if case .unknown = unwrapped { true } else { false }
  }

  /// The type that a loop over a value of this type gives.
  public var element: Type {
    switch unwrapped {
    case .array(let element), .set(let element): element
    case .dictionary(let key, let value):
      .tuple([TupleElement(label: nil, type: key), TupleElement(label: nil, type: value)])
    default: .unknown
    }
  }
}
