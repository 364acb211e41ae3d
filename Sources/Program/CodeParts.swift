import Engine

/// Parts of the code that something hangs on.
///
/// Most runs after edits ask of tens of thousands of such lists whether any part has changed: all but a few say by one number that none can have.
public struct CodeParts: Sendable {
  public let all: [CodePart]
  /// A bit for each file, several files to a bit.
  public let files: UInt64

  public init(_ parts: some Collection<CodePart>) {
    all = Array(parts)
    files = all.reduce(0) { $0 | Self.bit(ofFile: $1.file) }
  }

  static func bit(ofFile file: Int32) -> UInt64 { 1 << UInt64(UInt32(bitPattern: file) & 63) }

  /// Is one of them other code than before?
  public func haveChanged(in changes: CodeChanges) -> Bool { files & changes.fileBits != 0 && all.contains(where: changes.contains) }

  /// Can a graph that names them say something else than before?
  public func changeGraphs(in changes: CodeChanges) -> Bool { files & changes.fileBits != 0 && all.contains(where: changes.changesGraphs) }
}

/// Written by hand, for the bits are made again.
extension CodeParts: Storable {
  public func store(to writer: inout StoreWriter) { writer.write(all) }
  public init(from reader: inout StoreReader) { self.init(reader.read([CodePart].self)) }
}
