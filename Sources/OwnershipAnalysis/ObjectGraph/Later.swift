import ParallelMap

/// A value that is read from bytes when somebody first asks for it: of most units nobody asks again how they came to what they gave.
typealias Later = LazyValue

extension LazyValue where Value: Keepable {
  convenience init(from reader: inout KeepReader) {
    let bytes = Array(reader.part())
    let tables = reader.tables
    self.init {
      bytes.withUnsafeBytes { bytes in
        var reader = KeepReader(part: bytes, tables)
        return reader.read()
      }
    }
  }

  func keep(in writer: inout KeepWriter) { writer.writePart { $0.write(value) } }
}
