// How graphs and what they are made of are kept.

import ProgramModel

extension NodeID: PlainKeepable {}
extension NodeKind: PlainKeepable {}
extension Field: PlainKeepable {}
extension Slot: PlainKeepable {}
extension Edge: PlainKeepable {}
extension SourcePlace: PlainKeepable {}
extension ElementKey: PlainKeepable {}
extension ElementIdentity: PlainKeepable {}

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

extension OwnershipPath: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(edges)
    writer.write(assumptions)
    writer.write(isLasting)
  }
  init(from reader: inout KeepReader) {
    edges = reader.read()
    assumptions = reader.read()
    isLasting = reader.read()
  }
}

extension ParameterCondition: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(parameter)
    writer.write(test)
    writer.write(holds)
  }
  init(from reader: inout KeepReader) {
    parameter = reader.read()
    test = reader.read()
    holds = reader.read()
  }
}

extension ParameterCondition.Test: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .equals(let key):
      writer.write(0 as UInt8)
      writer.write(key)
    case .isCase(let names, let isWhole):
      writer.write(1 as UInt8)
      writer.write(names)
      writer.write(isWhole)
    case .isTrue: writer.write(2 as UInt8)
    case .hasValue: writer.write(3 as UInt8)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.read(UInt8.self) {
    case 0: self = .equals(reader.read())
    case 1: self = .isCase(reader.read(), isWhole: reader.read())
    case 2: self = .isTrue
    default: self = .hasValue
    }
  }
}
