import Program

extension Program {
  /// The region on which a place depends.
  func part(at place: SourcePlace) -> CodeRegion { part(withPlacesIn: place.file) }
}
