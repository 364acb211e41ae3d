import CTreeSitter

/// A place in the parser's units: only a line feed ends a row.
///
/// For places shown to people and editors use ``LineTable``, which knows all newlines of Swift.
@frozen
public struct Point: Hashable, Sendable {
  /// The number of line feeds before the place.
  public let row: UInt32
  /// The number of bytes since the last line feed.
  public let byteColumn: UInt32

  /// Makes a place.
  public init(row: UInt32, byteColumn: UInt32) {
    self.row = row
    self.byteColumn = byteColumn
  }

  init(_ raw: TSPoint) {
    self.init(row: raw.row, byteColumn: raw.column)
  }
}
