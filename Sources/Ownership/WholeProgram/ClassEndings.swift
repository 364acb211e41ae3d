import Catalog
import Program

/// The calls in one class that end something, found by what they end.
struct ClassEndings: Sendable {
  typealias OwnedEnding = ReleaseParts.OwnedEnding

  /// In the order of the program.
  let all: [OwnedEnding]
  private var events: [MemberEvent: Places] = [:]

  /// Where the endings by one event stand among all, by what the calls are about.
  private struct Places: Sendable {
    /// For each property those that may be about what it holds.
    var named: [PropertyReference: [Int32]] = [:]
    /// For each function those about what it has made itself.
    var local: [FunctionReference: [Int32]] = [:]
    var ofSelf: [Int32] = []
    var unknown: [Int32] = []
  }

  init(_ all: [OwnedEnding]) {
    self.all = all
    for (place, owned) in zip(Int32(0)..., all) {
      switch owned.ending.handle {
      case .properties(let properties): for property in properties { events[owned.ending.event, default: Places()].named[property, default: []].append(place) }
      case .local: events[owned.ending.event, default: Places()].local[owned.function, default: []].append(place)
      case .selfObject: events[owned.ending.event, default: Places()].ofSelf.append(place)
      case .unknown: events[owned.ending.event, default: Places()].unknown.append(place)
      }
    }
  }

  /// Is there an ending by an event of that kind?
  func contains(where isMeant: (MemberEvent) -> Bool) -> Bool { events.keys.contains(where: isMeant) }

  /// What is about the object whose code it is.
  func ofSelf(_ events: Set<MemberEvent>) -> [OwnedEnding] {
    events.flatMap { self.events[$0]?.ofSelf ?? [] }.sorted().map { all[Int($0)] }
  }

  /// What may be about what one of these properties holds, what a function has made itself, the object whose code it is, or nobody knows what.
  ///
  /// - Parameter local: The events by which that function's own code can end what it has made.
  func about(_ handles: Set<PropertyReference>, by function: FunctionReference, _ events: Set<MemberEvent>, local: Set<MemberEvent>) -> [OwnedEnding] {
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
