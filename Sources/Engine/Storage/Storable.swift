/// A value that can be written to bytes and read back: in caches, in shards and in the program itself. There is no other way to store values.
///
/// A type conforms in its declaration. `scripts/generate-storable.py` writes the conformance: all stored properties, in declaration order. A
/// comment at the end of a property's line makes an exception:
///
/// - `// storable: skipped`: not written. A value that is read has the default here.
/// - `// storable: given`: not written. The reader supplies it; the type is `PartlyStorable`.
/// - `// storable: ascending`: numbers that are mostly in ascending order.
///
/// Only the build that wrote the bytes can read them: they do not name properties. Other bytes give an arbitrary value and set
/// `StoreReader.isDamaged`.
public protocol Storable {
  func store(to writer: inout StoreWriter)
  init(from reader: inout StoreReader)

  // These have default implementations; numbers have faster ones.

  static func store(optional value: Self?, to writer: inout StoreWriter)
  static func optional(from reader: inout StoreReader) -> Self?
  static func store(all values: [Self], to writer: inout StoreWriter)
  static func all(from reader: inout StoreReader) -> [Self]
}

/// A value that is written without the properties that its reader supplies.
public protocol PartlyStorable {
  func store(to writer: inout StoreWriter)
}

/// A value that is stored many times. Each distinct value is written once, in a table, and referred to by its index; its parts likewise.
public protocol SharedStorable: Storable, Hashable {
  /// The result where a value cannot be read.
  static var standIn: Self { get }
  func storeContent(to writer: inout StoreWriter)
  init(contentFrom reader: inout StoreReader)
}

// Inlinable, so that it is specialised for the types of other modules.

extension Storable {
  /// A flag for presence, then the value.
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(byte: value == nil ? 0 : 1)
    value?.store(to: &writer)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? { reader.byte() == 0 ? nil : Self(from: &reader) }

  /// The count, then each value.
  @inlinable public static func store(all values: [Self], to writer: inout StoreWriter) {
    writer.write(count: values.count)
    for value in values { value.store(to: &writer) }
  }
  @inlinable public static func all(from reader: inout StoreReader) -> [Self] {
    let count = reader.count()
    if count == 0 { return [] }
    var result: [Self] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(Self(from: &reader)) }
    return result
  }
}

extension SharedStorable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(shared: self) }
  @inlinable public init(from reader: inout StoreReader) { self = reader.shared() }
}

extension Storable {
  /// The value alone as bytes.
  public var storedBytes: [UInt8] {
    var writer = StoreWriter()
    store(to: &writer)
    return writer.bytes
  }

  /// Reads a value that was written alone; `nil` for other bytes.
  public init?(storedBytes: UnsafeRawBufferPointer) {
    var reader = StoreReader(storedBytes)
    self.init(from: &reader)
    if !reader.isAtEnd { return nil }
  }

  /// The value alone as bytes that hold each distinct text once.
  public var storedBytesWithSharedTexts: [UInt8] {
    var writer = StoreWriter.sharingTexts
    store(to: &writer)
    return writer.bytes
  }

  /// Reads bytes of `storedBytesWithSharedTexts`; `nil` for other bytes.
  public init?(storedBytesWithSharedTexts: UnsafeRawBufferPointer) {
    var reader = StoreReader(sharingTexts: storedBytesWithSharedTexts)
    self.init(from: &reader)
    if !reader.isAtEnd { return nil }
  }
}

extension PartlyStorable {
  /// The value alone as bytes.
  public var storedBytes: [UInt8] {
    var writer = StoreWriter()
    store(to: &writer)
    return writer.bytes
  }
}
