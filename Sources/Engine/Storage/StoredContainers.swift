import Support

// How containers are stored. Sets and dictionaries have the order that they have in memory: nothing that is stored is compared by its bytes if it
// has some.

extension Optional: Storable where Wrapped: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { Wrapped.store(optional: self, to: &writer) }
  @inlinable public init(from reader: inout StoreReader) { self = Wrapped.optional(from: &reader) }
}

extension Array: Storable where Element: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { Element.store(all: self, to: &writer) }
  @inlinable public init(from reader: inout StoreReader) { self = Element.all(from: &reader) }
}

extension Set: Storable where Element: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(count: count)
    for element in self { element.store(to: &writer) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let count = reader.count()
    self = count == 0 ? [] : Set(minimumCapacity: count)
    for _ in 0..<count { insert(reader.read()) }
  }
}

extension Dictionary: Storable where Key: Storable, Value: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(count: count)
    for (key, value) in self {
      key.store(to: &writer)
      value.store(to: &writer)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let count = reader.count()
    self = count == 0 ? [:] : Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      let key: Key = reader.read()
      self[key] = .some(reader.read())
    }
  }
}

extension Range: Storable where Bound == Int {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(lowerBound)
    writer.write(count)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let first: Int = reader.read()
    let (end, isTooFar) = first.addingReportingOverflow(reader.read())
    self = !isTooFar && end >= first ? first..<end : reader.refuse(0..<0)
  }
}

/// It is a part, and read when it is asked for.
extension Lazy: Storable where Value: Storable {
  public func store(to writer: inout StoreWriter) { writer.writePart { $0.write(value) } }
  public convenience init(from reader: inout StoreReader) { self.init(by: reader.later { $0.read() }) }
}

extension StoreReader {
  /// What reads a value that was written as a part. It is read here and now where the bytes may be gone later.
  public mutating func later<Value: Sendable>(_ read: @escaping @Sendable (inout StoreReader) -> Value) -> @Sendable () -> Value {
    let part = part()
    if let tables, let source = tables.source {
      let kept = source.part(part)
      return { [context, scope] in
        var reader = StoreReader(kept.bytes, tables, context, scope: scope)
        return read(&reader)
      }
    }
    var reader = StoreReader(part, tables, context, scope: scope)
    let value = read(&reader)
    expect(reader.isAtEnd)
    return { value }
  }
}
