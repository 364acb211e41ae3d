// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Engine

extension FileReadError {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .unreadable(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .tooLarge(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .notUTF8(let value):
      writer.write(byte: 2)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unreadable(reader.read())
    case 1: self = .tooLarge(size: reader.read(), limit: reader.read())
    case 2: self = .notUTF8(offset: reader.read())
    default:
      reader.expect(false)
      self = .unreadable(reader.read())
    }
  }
}
