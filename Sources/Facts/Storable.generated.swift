// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Engine

extension TypeDeclaration {
  @inlinable public func store(to writer: inout StoreWriter) {
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
  @inlinable public init(from reader: inout StoreReader) {
    self.kind = reader.read()
    self.name = reader.read()
    self.nameRange = reader.read()
    self.range = reader.read()
    self.parent = reader.read()
    self.enclosingFunction = reader.read()
    self.extendedType = reader.read()
    self.inheritance = reader.read()
    self.genericParameters = reader.read()
    self.attributes = reader.read()
    self.cases = reader.read()
  }
}

extension TypeDeclaration.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`class`: writer.write(byte: 0)
    case .`struct`: writer.write(byte: 1)
    case .`enum`: writer.write(byte: 2)
    case .actor: writer.write(byte: 3)
    case .`protocol`: writer.write(byte: 4)
    case .`extension`: writer.write(byte: 5)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`class`
    case 1: self = .`struct`
    case 2: self = .`enum`
    case 3: self = .actor
    case 4: self = .`protocol`
    case 5: self = .`extension`
    default: self = reader.refuse(.`class`)
    }
  }
}

extension GenericParameter {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(constraints)
    writer.write(equals)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.constraints = reader.read()
    self.equals = reader.read()
  }
}

extension EnumCase {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(nameRange)
    writer.write(payload)
    writer.write(defaultedPayload)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.nameRange = reader.read()
    self.payload = reader.read()
    self.defaultedPayload = reader.read()
  }
}

extension Ownership {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .strong: writer.write(byte: 0)
    case .weak: writer.write(byte: 1)
    case .unowned: writer.write(byte: 2)
    case .unownedUnsafe: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .strong
    case 1: self = .weak
    case 2: self = .unowned
    case 3: self = .unownedUnsafe
    default: self = reader.refuse(.strong)
    }
  }
}

extension PropertyDeclaration {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isStatic { flags |= 1 }
    if isLazy { flags |= 2 }
    if isLet { flags |= 4 }
    if isComputed { flags |= 8 }
    if isRequirement { flags |= 16 }
    if wrapperKeyPath != nil { flags |= 32 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(nameRange)
    writer.write(range)
    writer.write(owner)
    writer.write(type)
    writer.write(ownership)
    writer.write(attributes)
    if let value = wrapperKeyPath { writer.write(value) }
    writer.write(initialValue)
    writer.write(accessors)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.nameRange = reader.read()
    self.range = reader.read()
    self.owner = reader.read()
    self.type = reader.read()
    self.ownership = reader.read()
    self.isStatic = flags & 1 != 0
    self.isLazy = flags & 2 != 0
    self.isLet = flags & 4 != 0
    self.isComputed = flags & 8 != 0
    self.isRequirement = flags & 16 != 0
    self.attributes = reader.read()
    self.wrapperKeyPath = flags & 32 != 0 ? .some(reader.read()) : nil
    self.initialValue = reader.read()
    self.accessors = reader.read()
  }
}

extension WrapperKeyPath {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(root)
    writer.write(components)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.root = reader.read()
    self.components = reader.read()
  }
}

extension TypealiasDeclaration {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isAssociatedType { flags |= 1 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(owner)
    writer.write(genericParameters)
    writer.write(target)
    writer.write(attributes)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.owner = reader.read()
    self.genericParameters = reader.read()
    self.target = reader.read()
    self.isAssociatedType = flags & 1 != 0
    self.attributes = reader.read()
  }
}

extension FileFacts {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if importsForTests { flags |= 1 }
    if isForDebugging { flags |= 2 }
    writer.write(byte: flags)
    writer.write(byteCount)
    writer.write(ascending: lineStarts)
    writer.write(names)
    writer.write(imports)
    writer.write(types)
    writer.write(properties)
    writer.write(typealiases)
    writer.write(functions)
    writer.write(variables)
    writer.write(typeSyntax)
    writer.write(parseErrors)
    writer.write(directives)
  }
  @inlinable public init(from reader: inout StoreReader, path: String) {
    let flags = reader.byte()
    self.byteCount = reader.read()
    self.lineStarts = reader.ascending()
    self.names = reader.read()
    self.imports = reader.read()
    self.importsForTests = flags & 1 != 0
    self.isForDebugging = flags & 2 != 0
    self.types = reader.read()
    self.properties = reader.read()
    self.typealiases = reader.read()
    self.functions = reader.read()
    self.variables = reader.read()
    self.typeSyntax = reader.read()
    self.parseErrors = reader.read()
    self.directives = reader.read()
    self.path = path
  }
}

extension ParseErrorFact {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if missing != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(range)
    if let value = missing { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.range = reader.read()
    self.missing = flags & 1 != 0 ? .some(reader.read()) : nil
  }
}

extension DirectiveComment {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(range)
    writer.write(text)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.range = reader.read()
    self.text = reader.read()
  }
}

extension FunctionKind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .function: writer.write(byte: 0)
    case .initializer: writer.write(byte: 1)
    case .deinitializer: writer.write(byte: 2)
    case .getter: writer.write(byte: 3)
    case .setter: writer.write(byte: 4)
    case .willSet: writer.write(byte: 5)
    case .didSet: writer.write(byte: 6)
    case .closure: writer.write(byte: 7)
    case .initialValue: writer.write(byte: 8)
    case .defaultArgument: writer.write(byte: 9)
    case .topLevel: writer.write(byte: 10)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .function
    case 1: self = .initializer
    case 2: self = .deinitializer
    case 3: self = .getter
    case 4: self = .setter
    case 5: self = .willSet
    case 6: self = .didSet
    case 7: self = .closure
    case 8: self = .initialValue
    case 9: self = .defaultArgument
    case 10: self = .topLevel
    default: self = reader.refuse(.function)
    }
  }
}

extension Function {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isStatic { flags |= 1 }
    if isAsync { flags |= 2 }
    if isThrowing { flags |= 4 }
    if isFailable { flags |= 8 }
    if isRequirement { flags |= 16 }
    if isSubscript { flags |= 32 }
    if hasParameterClause { flags |= 64 }
    writer.write(byte: flags)
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
    writer.write(attributes)
    writer.write(captureList)
    writer.write(bodyStart)
    writer.write(anonymousParameterCount)
    writer.write(instructions)
    writer.write(arguments)
    writer.write(caseTests)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.kind = reader.read()
    self.name = reader.read()
    self.nameRange = reader.read()
    self.range = reader.read()
    self.headRange = reader.read()
    self.owner = reader.read()
    self.parent = reader.read()
    self.property = reader.read()
    self.parameters = reader.read()
    self.result = reader.read()
    self.genericParameters = reader.read()
    self.isStatic = flags & 1 != 0
    self.isAsync = flags & 2 != 0
    self.isThrowing = flags & 4 != 0
    self.isFailable = flags & 8 != 0
    self.isRequirement = flags & 16 != 0
    self.isSubscript = flags & 32 != 0
    self.attributes = reader.read()
    self.captureList = reader.read()
    self.hasParameterClause = flags & 64 != 0
    self.bodyStart = reader.read()
    self.anonymousParameterCount = reader.read()
    self.instructions = reader.read()
    self.arguments = reader.read()
    self.caseTests = reader.read()
  }
}

extension Parameter {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isEscaping { flags |= 1 }
    if isAutoclosure { flags |= 2 }
    if isVariadic { flags |= 4 }
    if isInout { flags |= 8 }
    writer.write(byte: flags)
    writer.write(label)
    writer.write(variable)
    writer.write(type)
    writer.write(defaultValue)
    writer.write(attributes)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.label = reader.read()
    self.variable = reader.read()
    self.type = reader.read()
    self.isEscaping = flags & 1 != 0
    self.isAutoclosure = flags & 2 != 0
    self.isVariadic = flags & 4 != 0
    self.isInout = flags & 8 != 0
    self.defaultValue = reader.read()
    self.attributes = reader.read()
  }
}

extension Variable {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isLet { flags |= 1 }
    if payload != nil { flags |= 2 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(nameRange)
    writer.write(kind)
    writer.write(function)
    writer.write(ownership)
    writer.write(type)
    writer.write(nestedFunction)
    if let value = payload { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.nameRange = reader.read()
    self.kind = reader.read()
    self.function = reader.read()
    self.ownership = reader.read()
    self.isLet = flags & 1 != 0
    self.type = reader.read()
    self.nestedFunction = reader.read()
    self.payload = flags & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension Variable.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .parameter: writer.write(byte: 0)
    case .local: writer.write(byte: 1)
    case .captureListEntry: writer.write(byte: 2)
    case .nestedFunction: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .parameter
    case 1: self = .local
    case 2: self = .captureListEntry
    case 3: self = .nestedFunction
    default: self = reader.refuse(.parameter)
    }
  }
}

extension CasePayload {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(position)
    writer.write(count)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.position = reader.read()
    self.count = reader.read()
  }
}

extension CaptureListEntry {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if hasInitializer { flags |= 1 }
    writer.write(byte: flags)
    writer.write(variable)
    writer.write(value)
    writer.write(range)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.variable = reader.read()
    self.value = reader.read()
    self.range = reader.read()
    self.hasInitializer = flags & 1 != 0
  }
}

extension CaseTest {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isWhole { flags |= 1 }
    writer.write(byte: flags)
    writer.write(condition)
    writer.write(name)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.condition = reader.read()
    self.name = reader.read()
    self.isWhole = flags & 1 != 0
  }
}

extension NameID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension FunctionID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension PropertyID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension TypeDeclarationID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension TypeID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension ValueID {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: UInt32) {
    self.index = index
  }
}

extension Instruction {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(operation)
    writer.write(range)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.operation = reader.read()
    self.range = reader.read()
  }
}

extension ArgumentRange {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(start)
    writer.write(count)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.start = reader.read()
    self.count = reader.read()
  }
}

extension Argument {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(kind)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.label = reader.read()
    self.value = reader.read()
    self.kind = reader.read()
  }
}

extension Argument.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .plain: writer.write(byte: 0)
    case .`inout`: writer.write(byte: 1)
    case .trailingClosure: writer.write(byte: 2)
    case .labeledTrailingClosure: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .plain
    case 1: self = .`inout`
    case 2: self = .trailingClosure
    case 3: self = .labeledTrailingClosure
    default: self = reader.refuse(.plain)
    }
  }
}

extension Operation {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .selfReference: writer.write(byte: 0)
    case .superReference: writer.write(byte: 1)
    case .variable(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .name(let value0, let value1):
      writer.write(byte: 3)
      writer.write(value0)
      writer.write(value1)
    case .implicitMember(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .literal(let value0, let value1):
      writer.write(byte: 5)
      writer.write(value0)
      writer.write(value1)
    case .type(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .closure(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .keyPath(let value0, let value1, let value2):
      writer.write(byte: 8)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .poundLiteral: writer.write(byte: 9)
    case .member(let value0, let value1):
      writer.write(byte: 10)
      writer.write(value0)
      writer.write(value1)
    case .call(let value0, let value1):
      writer.write(byte: 11)
      writer.write(value0)
      writer.write(value1)
    case .`subscript`(let value0, let value1):
      writer.write(byte: 12)
      writer.write(value0)
      writer.write(value1)
    case .macro(let value0, let value1):
      writer.write(byte: 13)
      writer.write(value0)
      writer.write(value1)
    case .array(let value):
      writer.write(byte: 14)
      writer.write(value)
    case .dictionary(let value):
      writer.write(byte: 15)
      writer.write(value)
    case .tuple(let value):
      writer.write(byte: 16)
      writer.write(value)
    case .choice(let value0, let value1):
      writer.write(byte: 17)
      writer.write(value0)
      writer.write(value1)
    case .`operator`(let value0, let value1):
      writer.write(byte: 18)
      writer.write(value0)
      writer.write(value1)
    case .cast(let value0, let value1, let value2):
      writer.write(byte: 19)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .typeCheck(let value0, let value1):
      writer.write(byte: 20)
      writer.write(value0)
      writer.write(value1)
    case .interpolation(let value):
      writer.write(byte: 21)
      writer.write(value)
    case .unwrap(let value0, let value1):
      writer.write(byte: 22)
      writer.write(value0)
      writer.write(value1)
    case .await(let value):
      writer.write(byte: 23)
      writer.write(value)
    case .fullName(let value0, let value1):
      writer.write(byte: 24)
      writer.write(value0)
      writer.write(value1)
    case .declare(let value0, let value1, let value2):
      writer.write(byte: 25)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .declareFunction(let value):
      writer.write(byte: 26)
      writer.write(value)
    case .assign(let value0, let value1, let value2):
      writer.write(byte: 27)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .returnValue(let value):
      writer.write(byte: 28)
      writer.write(value)
    case .throwValue(let value):
      writer.write(byte: 29)
      writer.write(value)
    case .mayThrow: writer.write(byte: 30)
    case .jump(let value0, let value1):
      writer.write(byte: 31)
      writer.write(value0)
      writer.write(value1)
    case .label(let value):
      writer.write(byte: 32)
      writer.write(value)
    case .condition(let value0, let value1, let value2):
      writer.write(byte: 33)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .beginBranches(let value0, let value1):
      writer.write(byte: 34)
      writer.write(value0)
      writer.write(value1)
    case .nextBranch: writer.write(byte: 35)
    case .endBranches(let value):
      writer.write(byte: 36)
      writer.write(value)
    case .beginLoop(let value0, let value1):
      writer.write(byte: 37)
      writer.write(value0)
      writer.write(value1)
    case .endLoop: writer.write(byte: 38)
    case .beginScope: writer.write(byte: 39)
    case .endScope: writer.write(byte: 40)
    case .beginDefer: writer.write(byte: 41)
    case .endDefer: writer.write(byte: 42)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .selfReference
    case 1: self = .superReference
    case 2: self = .variable(reader.read())
    case 3: self = .name(reader.read(), selfBinding: reader.read())
    case 4: self = .implicitMember(reader.read())
    case 5: self = .literal(reader.read(), text: reader.read())
    case 6: self = .type(reader.read())
    case 7: self = .closure(reader.read())
    case 8: self = .keyPath(root: reader.read(), components: reader.read(), arguments: reader.read())
    case 9: self = .poundLiteral
    case 10: self = .member(base: reader.read(), name: reader.read())
    case 11: self = .call(callee: reader.read(), arguments: reader.read())
    case 12: self = .`subscript`(base: reader.read(), arguments: reader.read())
    case 13: self = .macro(reader.read(), arguments: reader.read())
    case 14: self = .array(reader.read())
    case 15: self = .dictionary(reader.read())
    case 16: self = .tuple(reader.read())
    case 17: self = .choice(reader.read(), condition: reader.read())
    case 18: self = .`operator`(reader.read(), reader.read())
    case 19: self = .cast(reader.read(), reader.read(), reader.read())
    case 20: self = .typeCheck(reader.read(), reader.read())
    case 21: self = .interpolation(reader.read())
    case 22: self = .unwrap(reader.read(), forced: reader.read())
    case 23: self = .await(reader.read())
    case 24: self = .fullName(base: reader.read(), labels: reader.read())
    case 25: self = .declare(reader.read(), reader.read(), extracted: reader.read())
    case 26: self = .declareFunction(reader.read())
    case 27: self = .assign(target: reader.read(), value: reader.read(), operator: reader.read())
    case 28: self = .returnValue(reader.read())
    case 29: self = .throwValue(reader.read())
    case 30: self = .mayThrow
    case 31: self = .jump(reader.read(), label: reader.read())
    case 32: self = .label(reader.read())
    case 33: self = .condition(reader.read(), reader.read(), of: reader.read())
    case 34: self = .beginBranches(reader.read(), subject: reader.read())
    case 35: self = .nextBranch
    case 36: self = .endBranches(exhaustive: reader.read())
    case 37: self = .beginLoop(reader.read(), sequence: reader.read())
    case 38: self = .endLoop
    case 39: self = .beginScope
    case 40: self = .endScope
    case 41: self = .beginDefer
    case 42: self = .endDefer
    default: self = reader.refuse(.selfReference)
    }
  }
}

extension Literal {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`nil`: writer.write(byte: 0)
    case .`true`: writer.write(byte: 1)
    case .`false`: writer.write(byte: 2)
    case .integer: writer.write(byte: 3)
    case .float: writer.write(byte: 4)
    case .string: writer.write(byte: 5)
    case .regex: writer.write(byte: 6)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`nil`
    case 1: self = .`true`
    case 2: self = .`false`
    case 3: self = .integer
    case 4: self = .float
    case 5: self = .string
    case 6: self = .regex
    default: self = reader.refuse(.`nil`)
    }
  }
}

extension CastKind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .coerce: writer.write(byte: 0)
    case .conditional: writer.write(byte: 1)
    case .forced: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .coerce
    case 1: self = .conditional
    case 2: self = .forced
    default: self = reader.refuse(.coerce)
    }
  }
}

extension Jump {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`break`: writer.write(byte: 0)
    case .`continue`: writer.write(byte: 1)
    case .`fallthrough`: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`break`
    case 1: self = .`continue`
    case 2: self = .`fallthrough`
    default: self = reader.refuse(.`break`)
    }
  }
}

extension BranchKind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`if`: writer.write(byte: 0)
    case .`guard`: writer.write(byte: 1)
    case .`switch`: writer.write(byte: 2)
    case .`do`: writer.write(byte: 3)
    case .compiled: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`if`
    case 1: self = .`guard`
    case 2: self = .`switch`
    case 3: self = .`do`
    case 4: self = .compiled
    default: self = reader.refuse(.`if`)
    }
  }
}

extension ConditionTest {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .isTrue: writer.write(byte: 0)
    case .hasValue: writer.write(byte: 1)
    case .matches: writer.write(byte: 2)
    case .isAvailable: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .isTrue
    case 1: self = .hasValue
    case 2: self = .matches
    case 3: self = .isAvailable
    default: self = reader.refuse(.isTrue)
    }
  }
}

extension ConditionPlace {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .branches: writer.write(byte: 0)
    case .loop: writer.write(byte: 1)
    case .clause: writer.write(byte: 2)
    case .alternative: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .branches
    case 1: self = .loop
    case 2: self = .clause
    case 3: self = .alternative
    default: self = reader.refuse(.branches)
    }
  }
}

extension LoopKind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .forIn: writer.write(byte: 0)
    case .forAwait: writer.write(byte: 1)
    case .`while`: writer.write(byte: 2)
    case .repeatWhile: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .forIn
    case 1: self = .forAwait
    case 2: self = .`while`
    case 3: self = .repeatWhile
    default: self = reader.refuse(.forIn)
    }
  }
}

extension TypeSyntax {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .named(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .optional(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .implicitlyUnwrapped(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .array(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .dictionary(let value0, let value1):
      writer.write(byte: 4)
      writer.write(value0)
      writer.write(value1)
    case .tuple(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .function(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .composition(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .opaque(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .existential(let value):
      writer.write(byte: 9)
      writer.write(value)
    case .metatype(let value):
      writer.write(byte: 10)
      writer.write(value)
    case .unknown: writer.write(byte: 11)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .named(reader.read())
    case 1: self = .optional(reader.read())
    case 2: self = .implicitlyUnwrapped(reader.read())
    case 3: self = .array(reader.read())
    case 4: self = .dictionary(key: reader.read(), value: reader.read())
    case 5: self = .tuple(reader.read())
    case 6: self = .function(reader.read())
    case 7: self = .composition(reader.read())
    case 8: self = .opaque(reader.read())
    case 9: self = .existential(reader.read())
    case 10: self = .metatype(reader.read())
    case 11: self = .unknown
    default: self = reader.refuse(.unknown)
    }
  }
}

extension TypeSyntax.Component {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(arguments)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.arguments = reader.read()
  }
}

extension LabeledType {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(label)
    writer.write(type)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.label = reader.read()
    self.type = reader.read()
  }
}

extension FunctionTypeSyntax {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isAsync { flags |= 1 }
    writer.write(byte: flags)
    writer.write(parameters)
    writer.write(result)
    writer.write(attributes)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.parameters = reader.read()
    self.result = reader.read()
    self.attributes = reader.read()
    self.isAsync = flags & 1 != 0
  }
}
