import Engine

extension TypeDeclaration: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(nameRange)
    writer.write(range)
    writer.write(parent)
    writer.write(enclosingFunction)
    writer.write(extendedType)
    writer.write(inheritance)
    writer.write(genericParameters)
    writer.write(attributes)
    writer.write(cases)
  }
  public init(from reader: inout ByteReader) {
    self.init(kind: reader.value(), name: reader.value(), nameRange: reader.value(), range: reader.value())
    parent = reader.optional()
    enclosingFunction = reader.optional()
    extendedType = reader.optional()
    inheritance = reader.values()
    genericParameters = reader.values()
    attributes = reader.values()
    cases = reader.values()
  }
}

extension GenericParameter: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(constraints)
    writer.write(equals)
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.value())
    constraints = reader.values()
    equals = reader.optional()
  }
}

extension EnumCase: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(nameRange)
    writer.write(payload)
    writer.write(defaultedPayload)
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.value(), nameRange: reader.value())
    payload = reader.values()
    defaultedPayload = reader.values()
  }
}

extension PropertyDeclaration: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(nameRange)
    writer.write(range)
    writer.write(owner)
    writer.write(type)
    writer.write(ownership)
    writer.write(flags: isStatic, isLazy, isLet, isComputed, isRequirement)
    writer.write(attributes)
    writer.write(initialValue)
    writer.write(accessors)
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.value(), nameRange: reader.value(), range: reader.value())
    owner = reader.optional()
    type = reader.optional()
    ownership = reader.value()
    let flags = reader.byte()
    isStatic = flags & 1 != 0
    isLazy = flags & 2 != 0
    isLet = flags & 4 != 0
    isComputed = flags & 8 != 0
    isRequirement = flags & 16 != 0
    attributes = reader.values()
    initialValue = reader.optional()
    accessors = reader.values()
  }
}

extension TypealiasDeclaration: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(owner)
    writer.write(genericParameters)
    writer.write(target)
    writer.write(flags: isAssociatedType)
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.value())
    owner = reader.optional()
    genericParameters = reader.values()
    target = reader.optional()
    isAssociatedType = reader.byte() & 1 != 0
  }
}

extension ParseErrorFact: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(range)
    writer.write(missing)
  }
  public init(from reader: inout ByteReader) { self.init(range: reader.value(), missing: reader.optionalString()) }
}

extension DirectiveComment: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(range)
    writer.write(text)
  }
  public init(from reader: inout ByteReader) { self.init(range: reader.value(), text: reader.string()) }
}

extension LabeledType: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(label)
    writer.write(type)
  }
  public init(from reader: inout ByteReader) { self.init(label: reader.optional(), type: reader.value()) }
}

extension TypeSyntax.Component: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(arguments)
  }
  public init(from reader: inout ByteReader) { self.init(name: reader.value(), arguments: reader.values()) }
}

extension FunctionTypeSyntax: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(parameters)
    writer.write(result)
    writer.write(attributes)
    writer.write(flags: isAsync)
  }
  public init(from reader: inout ByteReader) {
    self.init(parameters: reader.values(), result: reader.value(), attributes: reader.values(), isAsync: reader.byte() & 1 != 0)
  }
}

extension TypeSyntax: Packable {
  public func pack(into writer: inout ByteWriter) {
    switch self {
    case .named(let components):
      writer.write(0 as UInt8)
      writer.write(components)
    case .optional(let type): writer.write(1, type)
    case .implicitlyUnwrapped(let type): writer.write(2, type)
    case .array(let type): writer.write(3, type)
    case .dictionary(let key, let value):
      writer.write(4, key)
      writer.write(value)
    case .tuple(let elements):
      writer.write(5 as UInt8)
      writer.write(elements)
    case .function(let function):
      writer.write(6 as UInt8)
      writer.write(function)
    case .composition(let types):
      writer.write(7 as UInt8)
      writer.write(types)
    case .opaque(let type): writer.write(8, type)
    case .existential(let type): writer.write(9, type)
    case .metatype(let type): writer.write(10, type)
    case .unknown: writer.write(11 as UInt8)
    }
  }

  public init(from reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .named(reader.values())
    case 1: self = .optional(reader.value())
    case 2: self = .implicitlyUnwrapped(reader.value())
    case 3: self = .array(reader.value())
    case 4: self = .dictionary(key: reader.value(), value: reader.value())
    case 5: self = .tuple(reader.values())
    case 6: self = .function(reader.value())
    case 7: self = .composition(reader.values())
    case 8: self = .opaque(reader.value())
    case 9: self = .existential(reader.value())
    case 10: self = .metatype(reader.value())
    case 11: self = .unknown
    default:
      reader.markDamaged()
      self = .unknown
    }
  }
}

extension ByteWriter {
  /// The number of a case, and its type operand.
  fileprivate mutating func write(_ number: UInt8, _ type: TypeID) {
    write(number)
    write(type)
  }
}
