import Engine

/// The facts of a file as bytes that need no parser to be read.
///
/// The bytes do not depend on the path: the same text has the same facts wherever it lies. They are to be read by the very build of the
/// program that wrote them; who keeps them must see to that.
public enum FactsArchive {
  /// Writes all facts but the path.
  public static func bytes(of facts: FileFacts) -> [UInt8] { facts.storedBytes }

  /// Reads facts back; `nil` for bytes that cannot be such.
  ///
  /// Indices are not checked against the tables that they point into: whether the bytes are those that were written is to be known before.
  ///
  /// - Parameter path: The path as it shall appear in the facts.
  public static func facts(from bytes: UnsafeRawBufferPointer, path: String) -> FileFacts? {
    var reader = StoreReader(bytes)
    let facts = FileFacts(from: &reader, path: path)
    return reader.isAtEnd ? facts : nil
  }
}
