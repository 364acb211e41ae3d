import Program

/// A property that tells observers of its changes, read from an object.
struct ObservedRead: Hashable, Sendable {
  var object: NodeID
  var property: PropertyReference
}
