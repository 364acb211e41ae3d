import Program
import Facts

extension Graph {
  /// The properties, or collections in properties, into which the code stores, each with the first place in its own code.
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
