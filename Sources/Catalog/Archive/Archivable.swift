/// Can be written to an archive and read back.
public protocol Archivable {
  /// Adds the value to an archive.
  func write(to writer: inout ArchiveWriter)
  /// Takes the next value out of an archive, which is one of this type.
  init(from reader: inout ArchiveReader)
}

extension String: Archivable {
  public func write(to writer: inout ArchiveWriter) { writer.write(self) }
  public init(from reader: inout ArchiveReader) { self = reader.string() }
}

extension Int: Archivable {
  public func write(to writer: inout ArchiveWriter) { writer.write(self) }
  public init(from reader: inout ArchiveReader) { self = reader.number() }
}

extension Bool: Archivable {
  public func write(to writer: inout ArchiveWriter) { writer.write(self ? 1 : 0) }
  public init(from reader: inout ArchiveReader) { self = reader.number() == 1 }
}

// Inlinable, for else nothing of this would be specialised for the types of other modules.

extension Optional: Archivable where Wrapped: Archivable {
  @inlinable public func write(to writer: inout ArchiveWriter) {
    writer.write(self == nil ? 0 : 1)
    self?.write(to: &writer)
  }
  @inlinable public init(from reader: inout ArchiveReader) { self = reader.number() == 0 ? nil : Wrapped(from: &reader) }
}

extension Array: Archivable where Element: Archivable {
  @inlinable public func write(to writer: inout ArchiveWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
  @inlinable public init(from reader: inout ArchiveReader) {
    let count = reader.number()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &reader)) }
  }
}

/// An enum is written as its place among all cases.
extension Archivable where Self: CaseIterable & Equatable {
  @inlinable public func write(to writer: inout ArchiveWriter) {
    writer.write(Self.allCases.enumerated().first { $0.element == self }!.offset)
  }
  @inlinable public init(from reader: inout ArchiveReader) {
    self = Self.allCases[Self.allCases.index(Self.allCases.startIndex, offsetBy: reader.number())]
  }
}
