/// What a call or an assignment takes out of what a property holds, as far as its text and the model of what is called tell.
struct Removal {
  enum Extent {
    /// What the property holds. It holds nothing then.
    case value
    /// All elements. The collection itself stays there.
    case elements
    /// A part, which may be another one (`removeFirst`, `pair.0 = nil`).
    case part
    /// The last element alone.
    case last
  }
  var extent = Extent.value
  /// Is only taken out what a key finds?
  var needsKey = false
  /// That key, where the code shows it.
  var key: ElementKey?
  /// Is it certainly gone then, whatever it was?
  var isStrongUpdate = false
  /// Does every run of this code take it out?
  var isCertain = true
  /// What is there in its place.
  var replacement: [NodeID] = []

  var isPartial: Bool { extent == .part || extent == .last }
}

extension Clearing {
  /// Notes what is taken out.
  mutating func take(_ removal: Removal) {
    isPartial = removal.isPartial
    isOfLast = removal.extent == .last
    needsKey = removal.needsKey
    key = removal.key
  }
}
