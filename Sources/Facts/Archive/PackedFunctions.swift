import Engine

extension Function: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(nameRange)
    writer.write(range)
    writer.write(headRange)
    writer.write(owner)
    writer.write(parent)
    writer.write(property)
    writer.write(parameters)
    writer.write(result)
    writer.write(genericParameters)
    writer.write(flags: isStatic, isAsync, isThrowing, isFailable, isRequirement, isSubscript, hasParameterClause)
    writer.write(attributes)
    writer.write(captureList)
    writer.write(bodyStart)
    writer.write(anonymousParameterCount)
    writer.write(instructions)
    writer.write(arguments)
    writer.write(caseTests)
  }
  public init(from reader: inout ByteReader) {
    self.init(kind: reader.value(), name: reader.optional(), nameRange: reader.value(), range: reader.value())
    headRange = reader.value()
    owner = reader.optional()
    parent = reader.optional()
    property = reader.optional()
    parameters = reader.values()
    result = reader.optional()
    genericParameters = reader.values()
    let flags = reader.byte()
    isStatic = flags & 1 != 0
    isAsync = flags & 2 != 0
    isThrowing = flags & 4 != 0
    isFailable = flags & 8 != 0
    isRequirement = flags & 16 != 0
    isSubscript = flags & 32 != 0
    hasParameterClause = flags & 64 != 0
    attributes = reader.values()
    captureList = reader.values()
    bodyStart = reader.number()
    anonymousParameterCount = reader.byte()
    instructions = reader.values()
    arguments = reader.values()
    caseTests = reader.values()
  }
}

extension Parameter: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(label)
    writer.write(variable)
    writer.write(type)
    writer.write(flags: isEscaping, isAutoclosure, isVariadic, isInout)
    writer.write(defaultValue)
    writer.write(attributes)
  }
  public init(from reader: inout ByteReader) {
    self.init(label: reader.optional(), variable: reader.value())
    type = reader.optional()
    let flags = reader.byte()
    isEscaping = flags & 1 != 0
    isAutoclosure = flags & 2 != 0
    isVariadic = flags & 4 != 0
    isInout = flags & 8 != 0
    defaultValue = reader.optional()
    attributes = reader.values()
  }
}

extension Variable: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(nameRange)
    writer.write(kind)
    writer.write(function)
    writer.write(ownership)
    writer.write(flags: isLet, payload != nil)
    writer.write(type)
    writer.write(nestedFunction)
    if let payload { writer.write(payload) }
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.value(), nameRange: reader.value(), kind: reader.value(), function: reader.value())
    ownership = reader.value()
    let flags = reader.byte()
    isLet = flags & 1 != 0
    type = reader.optional()
    nestedFunction = reader.optional()
    if flags & 2 != 0 { payload = reader.value() }
  }
}

extension CaseTest: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(condition)
    writer.write(name)
    writer.write(flags: isWhole)
  }
  public init(from reader: inout ByteReader) {
    self.init(condition: reader.value(), name: reader.optional(), isWhole: reader.byte() & 1 != 0)
  }
}

extension CasePayload: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(name)
    writer.write(Int(position))
    writer.write(Int(count))
  }
  public init(from reader: inout ByteReader) {
    self.init(name: reader.optional(), position: Int(reader.number()), count: Int(reader.number()))
  }
}

extension CaptureListEntry: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(variable)
    writer.write(value)
    writer.write(range)
    writer.write(flags: hasInitializer)
  }
  public init(from reader: inout ByteReader) {
    self.init(variable: reader.value(), value: reader.value(), range: reader.value(), hasInitializer: reader.byte() & 1 != 0)
  }
}

extension Argument: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(kind.rawValue)
  }
  public init(from reader: inout ByteReader) {
    self.init(label: reader.optional(), value: reader.value(), kind: reader.raw(or: .plain))
  }
}
