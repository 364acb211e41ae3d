import Catalog
import Program

/// The calls in one class, or in one function outside of classes, that end retentions, indexed by what they end.
struct ClassUnregistrations: Sendable {
  typealias OwnedUnregistration = ReleaseFactTables.OwnedUnregistration

  /// In program order.
  let all: [OwnedUnregistration]
  private var events: [MemberEvent: Places] = [:]

  /// For one event, the positions of its calls, by the object that they concern.
  private struct Places: Sendable {
    /// For each property, the calls that may concern its content.
    var named: [PropertyReference: [Int32]] = [:]
    /// For each function, the calls that concern objects it has made itself.
    var local: [FunctionReference: [Int32]] = [:]
    var ofSelf: [Int32] = []
    var unknown: [Int32] = []
  }

  init(_ all: [OwnedUnregistration]) {
    self.all = all
    for (place, owned) in zip(Int32(0)..., all) {
      switch owned.unregistration.handle {
      case .properties(let properties):
        for property in properties { events[owned.unregistration.event, default: Places()].named[property, default: []].append(place) }
      case .local: events[owned.unregistration.event, default: Places()].local[owned.function, default: []].append(place)
      case .selfObject: events[owned.unregistration.event, default: Places()].ofSelf.append(place)
      case .unknown: events[owned.unregistration.event, default: Places()].unknown.append(place)
      }
    }
  }

  /// Whether there is a call with such an event.
  func contains(where isMeant: (MemberEvent) -> Bool) -> Bool { events.keys.contains(where: isMeant) }

  /// The calls that concern the current object.
  func ofSelf(_ events: Set<MemberEvent>) -> [OwnedUnregistration] {
    events.flatMap { self.events[$0]?.ofSelf ?? [] }.sorted().map { all[Int($0)] }
  }

  /// The calls that may concern the content of one of these properties, an object made by a function, the current object, or an unknown object.
  ///
  /// - Parameter local: The events by which that function's own code can end what it has made.
  func about(_ handles: Set<PropertyReference>, by function: FunctionReference, _ events: Set<MemberEvent>, local: Set<MemberEvent>) -> [OwnedUnregistration] {
    var places: Set<Int32> = []
    for event in events {
      guard let known = self.events[event] else { continue }
      for handle in handles { places.formUnion(known.named[handle] ?? []) }
      if local.contains(event) { places.formUnion(known.local[function] ?? []) }
      places.formUnion(known.ofSelf)
      places.formUnion(known.unknown)
    }
    return places.sorted().map { all[Int($0)] }
  }
}
