import Engine

/// A set of code regions on which a result depends.
///
/// After most edits tens of thousands of such sets are checked for changes. For all but a few, one bit mask rules a change out.
public struct CodeRegions: Sendable {
  public let all: [CodeRegion]
  /// One bit per file; several files share a bit.
  public let files: UInt64

  public init(_ parts: some Collection<CodeRegion>) {
    all = Array(parts)
    files = all.reduce(0) { $0 | Self.bit(ofFile: $1.file) }
  }

  /// The bit of a file in `files`.
  public static func bit(ofFile file: Int32) -> UInt64 { 1 << UInt64(UInt32(bitPattern: file) & 63) }

  /// Whether any of the regions has changed.
  public func haveChanged(in changes: CodeChanges) -> Bool { files & changes.fileBits != 0 && all.contains(where: changes.contains) }

  /// Whether a graph that names these regions may change.
  public func changeGraphs(in changes: CodeChanges) -> Bool { files & changes.fileBits != 0 && all.contains(where: changes.changesGraphs) }
}

/// Written by hand, for the bits are made again.
extension CodeRegions: Storable {
  public func store(to writer: inout StoreWriter) { writer.write(all) }
  public init(from reader: inout StoreReader) { self.init(reader.read([CodeRegion].self)) }
}
