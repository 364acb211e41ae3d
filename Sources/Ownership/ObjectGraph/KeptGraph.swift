// How graphs and what they are made of are kept.

import Program
import Facts
import Catalog

extension ByteRange: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(start)
    writer.write(end &- start)
  }
  init(from reader: inout KeepReader) {
    let start: UInt32 = reader.read()
    self.init(start: start, end: start &+ reader.number())
  }
}

extension Name: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(index) }
  init(from reader: inout KeepReader) { self.init(index: reader.read()) }
}

extension VariableID: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(index) }
  init(from reader: inout KeepReader) { self.init(Int(reader.number())) }
}

extension NominalID: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(index) }
  init(from reader: inout KeepReader) { self.init(reader.read()) }
}

extension FunctionReference: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(file)
    writer.write(function.index)
  }
  init(from reader: inout KeepReader) { self.init(file: reader.read(), function: FunctionID(Int(reader.number()))) }
}

extension PropertyReference: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(file)
    writer.write(property.index)
  }
  init(from reader: inout KeepReader) { self.init(file: reader.read(), property: PropertyID(Int(reader.number()))) }
}

extension VariableReference: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(file)
    writer.write(variable)
  }
  init(from reader: inout KeepReader) { self.init(file: reader.read(), variable: reader.read()) }
}

extension CodePart: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(keyBits) }
  init(from reader: inout KeepReader) {
    if let part = CodePart(keyBits: reader.read()) {
      self = part
    } else {
      reader.markDamaged()
      self = CodePart(keyBits: 0)!
    }
  }
}

extension SourcePlace: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(file)
    writer.write(range)
  }
  init(from reader: inout KeepReader) { self.init(file: reader.read(), range: reader.read()) }
}

extension NodeID: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(index) }
  init(from reader: inout KeepReader) { self.init(reader.read()) }
}

extension NodeKind: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .selfObject: writer.write(byte: 0)
    case .parameter(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .closure(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .methodReference(let value0, let value1):
      writer.write(byte: 3)
      writer.write(value0)
      writer.write(value1)
    case .autoclosure(let value0, let value1):
      writer.write(byte: 4)
      writer.write(value0)
      writer.write(value1)
    case .allocation(let value0, let value1):
      writer.write(byte: 5)
      writer.write(value0)
      writer.write(value1)
    case .load(let value0, let value1):
      writer.write(byte: 6)
      writer.write(value0)
      writer.write(value1)
    case .former(let value0, let value1):
      writer.write(byte: 7)
      writer.write(value0)
      writer.write(value1)
    case .closureParameter(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .box(let value0, let value1):
      writer.write(byte: 9)
      writer.write(value0)
      writer.write(value1)
    case .global(let value):
      writer.write(byte: 10)
      writer.write(value)
    case .externalGlobal(let value):
      writer.write(byte: 11)
      writer.write(value)
    case .system: writer.write(byte: 12)
    case .unknownCallee: writer.write(byte: 13)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .selfObject
    case 1: self = .parameter(reader.read())
    case 2: self = .closure(reader.read(), instance: reader.read())
    case 3: self = .methodReference(reader.read(), instance: reader.read())
    case 4: self = .autoclosure(reader.read(), instance: reader.read())
    case 5: self = .allocation(reader.read(), instance: reader.read())
    case 6: self = .load(reader.read(), reader.read())
    case 7: self = .former(reader.read(), reader.read())
    case 8: self = .closureParameter(reader.read())
    case 9: self = .box(reader.read(), instance: reader.read())
    case 10: self = .global(reader.read())
    case 11: self = .externalGlobal(reader.read())
    case 12: self = .system
    default: self = .unknownCallee
    }
  }
}

extension Field: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .property(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .externalProperty(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .element: writer.write(byte: 2)
    case .oneElement(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .tupleElement(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .capture(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .content: writer.write(byte: 6)
    case .model(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .unknown: writer.write(byte: 8)
    case .result: writer.write(byte: 9)
    case .argument(let value):
      writer.write(byte: 10)
      writer.write(value)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .property(reader.read())
    case 1: self = .externalProperty(reader.read())
    case 2: self = .element
    case 3: self = .oneElement(reader.read())
    case 4: self = .tupleElement(reader.read())
    case 5: self = .capture(reader.read())
    case 6: self = .content
    case 7: self = .model(reader.read())
    case 8: self = .unknown
    case 9: self = .result
    default: self = .argument(reader.read())
    }
  }
}

extension Node: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(kind)
    writer.write(type)
  }
  init(from reader: inout KeepReader) {
    kind = reader.read()
    type = reader.read()
  }
}

extension Slot: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(source)
    writer.write(field)
    writer.write(key)
  }
  init(from reader: inout KeepReader) { self.init(source: reader.read(), field: reader.read(), key: reader.read()) }
}

extension Edge: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(source)
    writer.write(target)
    writer.write(field)
    writer.write(strength)
    writer.write(lifetime)
    writer.write(assumptions)
    writer.write(place)
    writer.write(isWrite)
    writer.write(isUnchecked)
    writer.write(key)
  }
  init(from reader: inout KeepReader) {
    source = reader.read()
    target = reader.read()
    field = reader.read()
    strength = reader.read()
    lifetime = reader.read()
    assumptions = reader.read()
    place = reader.read()
    isWrite = reader.read()
    isUnchecked = reader.read()
    key = reader.read()
  }
}

extension ElementKey: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(root)
    writer.write(offset)
    writer.write(added)
  }
  init(from reader: inout KeepReader) {
    root = reader.read()
    offset = reader.read()
    added = reader.read()
  }
}

extension ElementKey.Root: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .literal(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .enumCase(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .constant(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .variable(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .madeAt(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .objectIn(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .selfObject: writer.write(byte: 6)
    case .property(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .type(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .member(let variable, let name):
      writer.write(byte: 9)
      writer.write(variable)
      writer.write(name)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .literal(reader.read())
    case 1: self = .enumCase(reader.read())
    case 2: self = .constant(reader.read())
    case 3: self = .variable(reader.read())
    case 4: self = .madeAt(reader.read())
    case 5: self = .objectIn(reader.read())
    case 7: self = .property(reader.read())
    case 8: self = .type(reader.read())
    case 9: self = .member(reader.read(), reader.read())
    default: self = .selfObject
    }
  }
}

extension ElementIdentity: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(root)
    writer.write(context)
    writer.write(isOlder)
  }
  init(from reader: inout KeepReader) {
    root = reader.read()
    context = reader.read()
    isOlder = reader.read()
  }
}

extension ElementIdentity.Root: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .keyed(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .read(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .keyed(reader.read())
    default: self = .read(reader.read())
    }
  }
}

extension OwnershipPath: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(edges)
    writer.write(assumptions)
    writer.write(isLasting)
  }
  init(from reader: inout KeepReader) { self.init(edges: reader.read(), assumptions: reader.read(), isLasting: reader.read()) }
}

extension ParameterCondition: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(parameter)
    writer.write(test)
    writer.write(holds)
  }
  init(from reader: inout KeepReader) { self.init(parameter: reader.read(), test: reader.read(), holds: reader.read()) }
}

extension ParameterCondition.Test: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .equals(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .isCase(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .isTrue: writer.write(byte: 2)
    case .hasValue: writer.write(byte: 3)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .equals(reader.read())
    case 1: self = .isCase(reader.read(), isWhole: reader.read())
    case 2: self = .isTrue
    default: self = .hasValue
    }
  }
}
