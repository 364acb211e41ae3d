import Engine

/// The type of an expression, as far as the program knows it.
public indirect enum Type: Sendable, Hashable, SharedStorable {
  case unknown
  /// A type declared in the program.
  case nominal(NominalID, [Type])
  /// A type declared outside, by its last name component.
  case external(Name, [Type])
  case optional(Type)
  case array(Type)
  case set(Type)
  case dictionary(Type, Type)
  case tuple([TupleElement])
  case function(FunctionType)
  /// The type itself as a value.
  case metatype(Type)
  /// A generic parameter with its constraint.
  case generic(Name, constraint: Type)
  case composition([Type])

  public struct TupleElement: Sendable, Hashable, Storable {
    public var label: Name?
    public var type: Type
    public init(label: Name?, type: Type) {
      self.label = label
      self.type = type
    }
  }

  public struct FunctionType: Sendable, Hashable, Storable {
    public var parameters: [Type]
    public var result: Type
    public var isAsync = false
    public init(parameters: [Type], result: Type, isAsync: Bool = false) {
      self.parameters = parameters
      self.result = result
      self.isAsync = isAsync
    }
  }

  public static var standIn: Type { .unknown }

  /// The type without the optionals around it.
  public var unwrapped: Type {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// Types nested deeper do not occur in real code. Deeper value types would have to be walked, compared and freed recursively.
  private static var nestingLimit: Int { 16 }

  /// The type, or `.unknown` where it is nested too deeply.
  var bounded: Type {
    var pending: [(type: Type, depth: Int)] = [(self, 0)]
    var visited = 0
    while let (type, depth) = pending.popLast() {
      visited += 1
      if depth > Self.nestingLimit || visited > 256 { return .unknown }
      switch type {
      case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner), .generic(_, let inner):
        pending.append((inner, depth + 1))
      case .dictionary(let key, let value): pending += [(key, depth + 1), (value, depth + 1)]
      case .tuple(let elements): pending += elements.map { ($0.type, depth + 1) }
      case .nominal(_, let arguments), .external(_, let arguments), .composition(let arguments):
        pending += arguments.map { ($0, depth + 1) }
      case .function(let function): pending += (function.parameters + [function.result]).map { ($0, depth + 1) }
      case .unknown: break
      }
    }
    return self
  }

  /// Whether it is a generic parameter, or an optional or collection of one.
  var mentionsGeneric: Bool {
    var type = unwrapped
    while true {
      switch type {
      case .generic: return true
      case .array(let element), .set(let element), .dictionary(_, let element): type = element.unwrapped
      default: return false
      }
    }
  }

  /// Whether one of these generic parameters occurs where an argument can replace it.
  func mentions(anyOf parameters: [Name]) -> Bool {
    switch self {
    case .generic(let name, _): parameters.contains(name)
    case .nominal(_, let own), .external(_, let own): own.contains { $0.mentions(anyOf: parameters) }
    case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner): inner.mentions(anyOf: parameters)
    case .dictionary(let key, let value): key.mentions(anyOf: parameters) || value.mentions(anyOf: parameters)
    case .tuple(let elements): elements.contains { $0.type.mentions(anyOf: parameters) }
    case .function(let function): function.parameters.contains { $0.mentions(anyOf: parameters) } || function.result.mentions(anyOf: parameters)
    case .composition, .unknown: false
    }
  }

  /// Its component types: generic arguments, elements, members of a tuple or composition, parameters and result.
  public var parts: [Type] {
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments), .composition(let arguments): arguments
    case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function): function.parameters + [function.result]
    case .generic, .unknown: []
    }
  }

  /// Whether it is the same generic type with another argument. No object has both types.
  public func isOtherSpecialization(than other: Type) -> Bool {
    guard case .nominal(let id, let own) = unwrapped, case .nominal(id, let others) = other.unwrapped else { return false }
    return zip(own, others).contains { $0.isPlain && $1.isPlain && $0 != $1 }
  }

  /// Whether its name identifies it completely.
  private var isPlain: Bool {
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments): arguments.isEmpty
    default: false
    }
  }

  /// Whether a value may be `nil`.
  public var isOptional: Bool { if case .optional = self { true } else { false } }

  public var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }

  public var isCollection: Bool {
    switch unwrapped {
    case .array, .set, .dictionary: true
    default: false
    }
  }

  public var isUnknown: Bool {
    if case .unknown = unwrapped { true } else { false }
  }

  /// The element type of a loop over a value of this type.
  public var element: Type {
    switch unwrapped {
    case .array(let element), .set(let element): element
    case .dictionary(let key, let value):
      .tuple([TupleElement(label: nil, type: key), TupleElement(label: nil, type: value)])
    default: .unknown
    }
  }
}
