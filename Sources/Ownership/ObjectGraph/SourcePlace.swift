import Engine
import Facts
import Program

/// A place in one of the program's files.
public struct SourcePlace: Sendable, NumberKey, Comparable {
  /// Index of the file in the program.
  public var file: Int { Int(fileIndex) }
  let fileIndex: Int32
  public var range: ByteRange
  public init(file: Int, range: ByteRange) {
    fileIndex = Int32(file)
    self.range = range
  }

  public var keyBits: UInt64 { range.keyBits &+ UInt64(UInt32(bitPattern: fileIndex)) &* 0xA24B_AED4_963E_E407 }

  /// Whether the other place lies within this one.
  public func contains(_ other: SourcePlace) -> Bool { file == other.file && range.contains(other.range) }

  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.range.start, left.range.end) < (right.file, right.range.start, right.range.end)
  }
}

/// Written by hand: in a file that has been edited it lies elsewhere.
extension SourcePlace: Storable {
  public func store(to writer: inout StoreWriter) {
    writer.write(fileIndex)
    writer.write(range)
  }
  public init(from reader: inout StoreReader) {
    fileIndex = reader.read()
    range = reader.relocated(ByteRange(asStoredIn: &reader), inFile: fileIndex)
  }
}

extension Program {
  /// Where a property is named in its declaration.
  func namePlace(of property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: self.property(property).nameRange)
  }

  /// The whole code of a function or closure.
  func place(of function: FunctionReference) -> SourcePlace { SourcePlace(file: Int(function.file), range: self.function(function).range) }
}
