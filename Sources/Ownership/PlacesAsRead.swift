import Program

extension AnalysisResult {
  /// The same with the places of the texts.
  mutating func movePlaces(from steady: SteadyProgram) {
    guard steady.hasMoved else { return }
    func move(_ place: inout SourcePlace) { place = steady.asRead(place) }
    observations.forEachPlace(move)
    closures.forEachPlace(move)
    typeGraphs.forEachPlace(move)
    guard steady.hasOtherFileNumbers else { return }
    observations = ObservationOrder.joined([observations], in: steady.program)
    closures.sort { $0.place < $1.place }
  }
}

extension SteadyProgram {
  /// The place in the text.
  func asRead(_ place: SourcePlace) -> SourcePlace {
    isMoved(file: place.file) ? SourcePlace(file: fileAsRead(place.file), range: asRead(place.range, inFile: place.file)) : place
  }
}
