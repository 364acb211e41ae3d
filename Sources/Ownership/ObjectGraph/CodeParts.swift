import Program

extension Program {
  /// What must be as it was for a place to be so.
  func part(at place: SourcePlace) -> CodePart { part(withPlacesIn: place.file) }
}
