import Engine

/// The facts of a file in a binary form that needs no parser.
///
/// The bytes do not depend on the path: the same text has the same facts wherever it lies. Only the build of the program that wrote them can
/// read them; the storing code must ensure that.
public enum FactsArchive {
  /// Encodes all facts except the path.
  public static func bytes(of facts: FileFacts) -> [UInt8] { facts.storedBytes }

  /// Decodes facts; `nil` for invalid bytes.
  ///
  /// Indices are not checked against their tables: the caller must know that the bytes are unchanged.
  ///
  /// - Parameter path: The path to put into the facts.
  public static func facts(from bytes: UnsafeRawBufferPointer, path: String) -> FileFacts? {
    var reader = StoreReader(bytes)
    let facts = FileFacts(from: &reader, path: path)
    return reader.isAtEnd ? facts : nil
  }
}
