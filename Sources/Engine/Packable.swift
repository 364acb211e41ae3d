/// Can be written to bytes and read back.
///
/// What reads it must be the very build of the program that wrote it: nothing says which field is which.
public protocol Packable {
  func pack(into writer: inout ByteWriter)
  init(from reader: inout ByteReader)
}

// Inlinable, for else nothing of this would be specialised for the types of other modules.

extension UInt32: Packable {
  @inlinable public func pack(into writer: inout ByteWriter) { writer.write(self) }
  @inlinable public init(from reader: inout ByteReader) { self = reader.number() }
}

extension Int: Packable {
  @inlinable public func pack(into writer: inout ByteWriter) { writer.write(self) }
  @inlinable public init(from reader: inout ByteReader) { self = Int(reader.number()) }
}

extension String: Packable {
  @inlinable public func pack(into writer: inout ByteWriter) { writer.write(self) }
  @inlinable public init(from reader: inout ByteReader) { self = reader.string() }
}

/// An enum of few cases: its place among them, in one byte.
public protocol PackableCase: Packable, CaseIterable, Equatable where AllCases == [Self] {}

extension PackableCase {
  @inlinable public func pack(into writer: inout ByteWriter) { writer.write(UInt8(Self.allCases.firstIndex(of: self)!)) }
  @inlinable public init(from reader: inout ByteReader) {
    let place = Int(reader.byte())
    if place >= Self.allCases.count { reader.markDamaged() }
    self = Self.allCases[place < Self.allCases.count ? place : 0]
  }
}
