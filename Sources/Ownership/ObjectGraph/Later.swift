import Support

/// A value that is read from bytes when somebody first asks for it: of most units nobody asks again how they came to what they gave.
typealias Later = LazyValue

extension LazyValue where Value: Keepable {
  convenience init(from reader: inout KeepReader) {
    let part = reader.part()
    let tables = reader.tables
    self.init {
      var reader = KeepReader(part: part, tables)
      return reader.read()
    }
  }

  func keep(in writer: inout KeepWriter) { writer.writePart { $0.write(value) } }
}
