// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Engine
import Facts

extension LinkingResults {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(names)
    writer.write(types)
    writer.write(shared)
    writer.write(unreadLazy)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.names = reader.read()
    self.types = reader.read()
    self.shared = reader.read()
    self.unreadLazy = reader.read()
  }
}

extension Name {
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

extension PropertyReference {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(file)
    writer.write(property)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.file = reader.read()
    self.property = reader.read()
  }
}

extension NominalID {
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
    Int32?(from: &reader).map(Self.init(stored:))
  }
  @inlinable public init(stored index: Int32) {
    self.index = index
  }
}

extension Type {
  @inlinable public func storeContent(to writer: inout StoreWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .nominal(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .external(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .optional(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .array(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .set(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .dictionary(let value0, let value1):
      writer.write(byte: 6)
      writer.write(value0)
      writer.write(value1)
    case .tuple(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .function(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .metatype(let value):
      writer.write(byte: 9)
      writer.write(value)
    case .generic(let value0, let value1):
      writer.write(byte: 10)
      writer.write(value0)
      writer.write(value1)
    case .composition(let value):
      writer.write(byte: 11)
      writer.write(value)
    }
  }
  @inlinable public init(contentFrom reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unknown
    case 1: self = .nominal(reader.read(), reader.read())
    case 2: self = .external(reader.read(), reader.read())
    case 3: self = .optional(reader.read())
    case 4: self = .array(reader.read())
    case 5: self = .set(reader.read())
    case 6: self = .dictionary(reader.read(), reader.read())
    case 7: self = .tuple(reader.read())
    case 8: self = .function(reader.read())
    case 9: self = .metatype(reader.read())
    case 10: self = .generic(reader.read(), constraint: reader.read())
    case 11: self = .composition(reader.read())
    default: self = reader.refuse(.unknown)
    }
  }
}

extension Type.TupleElement {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(label)
    writer.write(type)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.label = reader.read()
    self.type = reader.read()
  }
}

extension Type.FunctionType {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isAsync { flags |= 1 }
    writer.write(byte: flags)
    writer.write(parameters)
    writer.write(result)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.parameters = reader.read()
    self.result = reader.read()
    self.isAsync = flags & 1 != 0
  }
}

extension SourceModule {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if name != nil { flags |= 1 }
    if isTest { flags |= 2 }
    if isCompiled { flags |= 4 }
    writer.write(byte: flags)
    if let value = name { writer.write(value) }
    writer.write(controllers)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isTest = flags & 2 != 0
    self.isCompiled = flags & 4 != 0
    self.controllers = reader.read()
  }
}

extension InterfaceController {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isMadeAgain { flags |= 1 }
    if isOnlyNamed { flags |= 2 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(holders)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.holders = reader.read()
    self.isMadeAgain = flags & 1 != 0
    self.isOnlyNamed = flags & 2 != 0
  }
}
