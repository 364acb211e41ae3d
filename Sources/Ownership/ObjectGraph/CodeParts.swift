import Program

extension Program {
  /// The region on which a place depends.
  func part(at place: SourcePlace) -> CodePart { part(withPlacesIn: place.file) }
}

extension CodeParts: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(all) }
  init(from reader: inout KeepReader) { self.init(reader.read([CodePart].self)) }
}
