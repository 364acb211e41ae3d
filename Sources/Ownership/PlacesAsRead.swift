import Program

extension AnalysisResult {
  /// The same with the places of the texts.
  mutating func movePlaces(from steady: SteadyProgram) {
    guard steady.hasMoved else { return }
    func move(_ place: inout SourcePlace) {
      if steady.isMoved(file: place.file) { place = SourcePlace(file: steady.fileAsRead(place.file), range: steady.asRead(place.range, inFile: place.file)) }
    }
    observations.forEachPlace(move)
    closures.forEachPlace(move)
    references.forEachPlace(move)
    typeGraphs.forEachPlace(move)
    guard steady.hasOtherFileNumbers else { return }
    observations = ObservationOrder.joined([observations])
    closures.sort { $0.place < $1.place }
    references.sort { $0.place < $1.place }
  }
}
