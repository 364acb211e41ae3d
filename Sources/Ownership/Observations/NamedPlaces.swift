/// A value that contains places and can be given others.
protocol NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void)
}

extension NamesPlaces {
  var places: Set<SourcePlace> {
    var result: Set<SourcePlace> = []
    var copy = self
    copy.forEachPlace { result.insert($0) }
    return result
  }
}

extension Optional where Wrapped == SourcePlace {
  fileprivate mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) {
    guard var place = self else { return }
    body(&place)
    self = place
  }
}

extension Array: NamesPlaces where Element: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) { for index in indices { self[index].forEachPlace(body) } }
}

extension PathStep: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) { place.forEachPlace(body) }
}

extension Observation: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) {
    body(&head)
    body(&closure)
    captureListEntry.forEachPlace(body)
    use.forEachPlace(body)
    path.forEachPlace(body)
  }
}

extension ClosureReport: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) {
    body(&place)
    body(&head)
  }
}

extension ClosureUse: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) { body(&place) }
}

extension ReferenceReport: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) {
    body(&place)
    stored.forEachPlace(body)
  }
}

extension OwnershipGraph: NamesPlaces {
  mutating func forEachPlace(_ body: (inout SourcePlace) -> Void) {
    body(&place)
    for index in nodes.indices { nodes[index].place.forEachPlace(body) }
    for index in edges.indices { edges[index].place.forEachPlace(body) }
    for index in cycles.indices { cycles[index].path.forEachPlace(body) }
  }
}
