import Program

/// A read of an observable property of an object.
struct ObservedRead: Hashable, Sendable {
  var object: NodeID
  var property: PropertyReference
}
