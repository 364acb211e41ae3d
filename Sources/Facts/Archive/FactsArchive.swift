import Engine

/// The facts of a file as bytes that need no parser to be read.
///
/// The bytes do not depend on the path: the same text has the same facts wherever it lies. They are to be read by the very build of the
/// program that wrote them; who keeps them must see to that.
public enum FactsArchive {
  /// Writes all facts but the path.
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

  /// Reads facts back; `nil` for bytes that cannot be such.
  ///
  /// Indices are not checked against the tables that they point into: whether the bytes are those that were written is to be known before.
  ///
  /// - Parameter path: The path as it shall appear in the facts.
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
