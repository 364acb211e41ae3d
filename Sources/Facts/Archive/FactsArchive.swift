import Engine

/// The facts of a file in a binary form that needs no parser.
///
/// The bytes do not depend on the path: the same text has the same facts wherever it lies. Only the build of the program that wrote them can
/// read them; the storing code must ensure that.
public enum FactsArchive {
  /// Encodes all facts except the path.
  public static func bytes(of facts: FileFacts) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(facts.byteCount)
    writer.write(facts.lineStarts.count)
    var last: UInt32 = 0
    for start in facts.lineStarts {
      writer.write(start &- last)
      last = start
    }
    writer.write(facts.names)
    writer.write(facts.imports)
    writer.write(flags: facts.importsForTests, facts.isForDebugging)
    writer.write(facts.types)
    writer.write(facts.properties)
    writer.write(facts.typealiases)
    writer.write(facts.functions)
    writer.write(facts.variables)
    writer.write(facts.typeSyntax)
    writer.write(facts.parseErrors)
    writer.write(facts.directives)
    return writer.bytes
  }

  /// Decodes facts; `nil` for invalid bytes.
  ///
  /// Indices are not checked against their tables: the caller must know that the bytes are unchanged.
  ///
  /// - Parameter path: The path to put into the facts.
  public static func facts(from bytes: UnsafeRawBufferPointer, path: String) -> FileFacts? {
    var reader = ByteReader(bytes)
    var facts = FileFacts(path: path)
    facts.byteCount = reader.number()
    let lines = reader.count()
    facts.lineStarts = []
    facts.lineStarts.reserveCapacity(lines)
    var last: UInt32 = 0
    for _ in 0..<lines {
      last &+= reader.number()
      facts.lineStarts.append(last)
    }
    facts.names = reader.values()
    facts.imports = reader.values()
    let flags = reader.byte()
    facts.importsForTests = flags & 1 != 0
    facts.isForDebugging = flags & 2 != 0
    facts.types = reader.values()
    facts.properties = reader.values()
    facts.typealiases = reader.values()
    facts.functions = reader.values()
    facts.variables = reader.values()
    facts.typeSyntax = reader.values()
    facts.parseErrors = reader.values()
    facts.directives = reader.values()
    return reader.isAtEnd ? facts : nil
  }
}
