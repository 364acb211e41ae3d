import Program

/// What a call or assignment removes from a property, judging by its text and the callee's model.
struct RemovalEffect {
  enum Extent {
    /// The whole value. The property is empty afterwards.
    case value
    /// All elements. The collection itself stays.
    case elements
    /// A part, which may be another one (`removeFirst`, `pair.0 = nil`).
    case part
    /// Only the last element.
    case last
  }
  var extent = Extent.value
  /// Whether it removes only the element under a key.
  var needsKey = false
  /// That key, if the code shows it.
  var key: ElementKey?
  /// Whether the former content is certainly gone afterwards.
  var isStrongUpdate = false
  /// Whether it happens on every run of the code.
  var isCertain = true
  /// A property of the same owner that has the content as well.
  var movedTo: PropertyReference?
  /// The replacement.
  var replacement: [NodeID] = []

  var isPartial: Bool { extent == .part || extent == .last }
}

extension FieldRelease {
  /// Records a removal.
  mutating func take(_ removal: RemovalEffect) {
    isPartial = removal.isPartial
    isOfLast = removal.extent == .last
    needsKey = removal.needsKey
    key = removal.key
    movedTo = removal.movedTo
  }
}
