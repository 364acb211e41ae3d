import Engine
import Program
import Facts

/// The properties and variables that code empties or replaces, by the classes of the objects that they may hold.
struct ReleasedSlots: Equatable, Sendable {
  private var properties: [NominalID: Set<PropertyReference>] = [:]

  /// - Parameters:
  ///   - released: The properties that code empties.
  ///   - replaced: The properties into which code stores while they may hold something.
  init(_ released: some Sequence<PropertyReference>, replaced: some Sequence<PropertyReference>, in program: Program) {
    for property in Set(released).union(replaced) {
      for type in program.classesHeld(by: property) { properties[type, default: []].insert(property) }
    }
  }

  /// The slots that may hold an object of the class, in canonical order. Sorted here, because few classes are asked for.
  func slots(of type: NominalID, in program: Program) -> [PropertyReference] { properties[type].map { program.inCanonicalOrder($0) } ?? [] }

  /// Those that are global or static variables. Chosen before they are sorted: many classes are asked for these, and few have any.
  func globals(of type: NominalID, in program: Program) -> [PropertyReference] {
    program.inCanonicalOrder((properties[type] ?? []).filter(program.isGlobal))
  }

  /// The classes that have other slots than in an earlier run.
  func changedTypes(since earlier: ReleasedSlots) -> Set<NominalID> {
    Set(properties.keys).union(earlier.properties.keys).filter { properties[$0] != earlier.properties[$0] }
  }
}

extension ReleaseIndex {
  /// The places that empty a property themselves while its owner lives.
  func directReleases(of property: PropertyReference) -> [OwnedFieldRelease] {
    fieldReleases(of: property).filter { !$0.isInDeinit && !$0.fieldRelease.isThroughCall }
  }
}
