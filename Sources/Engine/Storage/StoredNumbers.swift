// How numbers and texts are stored.

extension Bool: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(byte: self ? 1 : 0) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.byte() != 0 }
}

extension UInt8: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(byte: self) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.byte() }
  @inlinable public static func store(all values: [UInt8], to writer: inout StoreWriter) { writer.write(part: values) }
  @inlinable public static func all(from reader: inout StoreReader) -> [UInt8] { Array(reader.part()) }
}

extension UInt16: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(number: UInt32(self)) }
  @inlinable public init(from reader: inout StoreReader) {
    let number = reader.number()
    self = number <= UInt16.max ? UInt16(number) : reader.refuse(0)
  }
}

extension UInt32: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(number: self) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.number() }
  /// A number one higher, so that 0 stands for none.
  @inlinable public static func store(optional value: UInt32?, to writer: inout StoreWriter) { writer.write(wide: value.map { UInt64($0) + 1 } ?? 0) }
  @inlinable public static func optional(from reader: inout StoreReader) -> UInt32? {
    let number = reader.wide()
    return number == 0 ? nil : UInt32(truncatingIfNeeded: number &- 1)
  }
}

extension UInt64: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(wide: self) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.wide() }
}

/// Small numbers take one byte, negative ones too.
extension Int32: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { folded.store(to: &writer) }
  @inlinable public init(from reader: inout StoreReader) { self.init(folded: reader.number()) }
  @inlinable public static func store(optional value: Int32?, to writer: inout StoreWriter) { UInt32.store(optional: value?.folded, to: &writer) }
  @inlinable public static func optional(from reader: inout StoreReader) -> Int32? { UInt32.optional(from: &reader).map(Int32.init(folded:)) }

  @inlinable var folded: UInt32 { UInt32(bitPattern: self << 1 ^ self >> 31) }
  @inlinable init(folded: UInt32) { self = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1) }
}

extension Int: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(wide: UInt64(bitPattern: Int64(self << 1 ^ self >> 63))) }
  @inlinable public init(from reader: inout StoreReader) {
    let folded = reader.wide()
    self = Int(Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1))
  }
}

extension String: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(text: self) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.text() }
}
