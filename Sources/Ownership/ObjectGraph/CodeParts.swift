import Program

extension Program {
  /// What must be as it was for a place to be so.
  func part(at place: SourcePlace) -> CodePart { part(withPlacesIn: place.file) }
}

extension CodeParts: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(all) }
  init(from reader: inout KeepReader) { self.init(reader.read([CodePart].self)) }
}
