import ProgramModel
import SourceFacts

extension Graph {
  /// The properties that the code stores something in, or in the collection in them, with the first place in the range where it does.
  func filledProperties(storedIn file: Int, _ range: ByteRange) -> [PropertyReference: SourcePlace?] {
    var result: [PropertyReference: SourcePlace?] = [:]
    for edge in edges where edge.isWrite {
      var filled: PropertyReference?
      switch edge.field {
      case .property(let property): filled = property
      case .element, .tupleElement, .model, .unknown:
        let node = collection(holding: edge.source)
        if case .load(_, .property(let property)) = self[node].kind { filled = property }
      default: break
      }
      guard let filled else { continue }
      var place = result[filled] ?? nil
      if let stored = edge.place, stored.file == file, range.contains(stored.range), place.map({ stored < $0 }) ?? true { place = stored }
      result[filled] = .some(place)
    }
    return result
  }
}
