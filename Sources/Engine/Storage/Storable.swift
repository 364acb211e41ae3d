/// Can be written to bytes and read back. It is the only way in which values are stored: in caches, in shards, in the program itself.
///
/// A type says so where it is declared, and `scripts/generate-storable.py` writes how: all stored properties, in their order. A comment at the
/// end of a property's line makes an exception:
///
/// - `// storable: skipped`: it is not written. When the value is read it has its default value.
/// - `// storable: given`: it is not written. Who reads the value has it already; such a type is `PartlyStorable`.
/// - `// storable: ascending`: numbers of which each is most often greater than the one before.
///
/// What reads the bytes must be the very build of the program that wrote them: nothing says which property is which. Bytes that no writer
/// wrote give some value, and `StoreReader.isDamaged`.
public protocol Storable {
  func store(to writer: inout StoreWriter)
  init(from reader: inout StoreReader)

  // The rest has default implementations; numbers do better.

  static func store(optional value: Self?, to writer: inout StoreWriter)
  static func optional(from reader: inout StoreReader) -> Self?
  static func store(all values: [Self], to writer: inout StoreWriter)
  static func all(from reader: inout StoreReader) -> [Self]
}

/// Can be written to bytes but for what who reads it has already.
public protocol PartlyStorable {
  func store(to writer: inout StoreWriter)
}

/// Comes again and again among what is stored. Each value is written once, in a table, and its number stands for it; so are the values that
/// it is made of.
public protocol SharedStorable: Storable, Hashable {
  /// What stands for a value that cannot be read.
  static var standIn: Self { get }
  func storeContent(to writer: inout StoreWriter)
  init(contentFrom reader: inout StoreReader)
}

// Inlinable, for else nothing of this would be specialised for the types of other modules.

extension Storable {
  /// Whether there is a value, and the value.
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(byte: value == nil ? 0 : 1)
    value?.store(to: &writer)
  }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? { reader.byte() == 0 ? nil : Self(from: &reader) }

  /// How many, and each.
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

  /// Reads a value that was written alone; `nil` for bytes that cannot be such.
  public init?(storedBytes: UnsafeRawBufferPointer) {
    var reader = StoreReader(storedBytes)
    self.init(from: &reader)
    if !reader.isAtEnd { return nil }
  }

  /// The value alone as bytes in which each text stands once.
  public var storedBytesWithSharedTexts: [UInt8] {
    var writer = StoreWriter.sharingTexts
    store(to: &writer)
    return writer.bytes
  }

  /// Reads what was written like that.
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
