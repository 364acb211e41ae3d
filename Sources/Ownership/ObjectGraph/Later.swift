import Support

/// A value that is decoded on first use. For most units nothing asks again how their results came about.
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
