import Program
import Facts

extension Graph {
  /// The properties that the code stores something in, or in the collection in them, with the first of its own places where it does.
  func filledProperties(isOwn: (SourcePlace) -> Bool) -> [PropertyReference: SourcePlace?] {
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
      if let stored = edge.place, place.map({ stored < $0 }) ?? true, isOwn(stored) { place = stored }
      result[filled] = .some(place)
    }
    return result
  }
}
