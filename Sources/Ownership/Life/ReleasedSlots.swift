import Engine
import Program
import Facts

/// The properties and variables whose content code lets go of or replaces, by the classes of which they may hold an object.
struct ReleasedSlots: Equatable, Sendable {
  /// For each class, the properties in canonical order.
  private let properties: [NominalID: [PropertyReference]]

  /// - Parameters:
  ///   - released: The properties that code empties.
  ///   - replaced: The properties into which code stores while they may hold something.
  init(_ released: some Sequence<PropertyReference>, replaced: some Sequence<PropertyReference>, in program: Program) {
    var properties: [NominalID: Set<PropertyReference>] = [:]
    for property in Set(released).union(replaced) {
      for type in program.classesHeld(by: property) { properties[type, default: []].insert(property) }
    }
    self.properties = properties.mapValues { $0.count > 1 ? program.inCanonicalOrder($0) : Array($0) }
  }

  /// The slots that may hold an object of the class.
  subscript(type: NominalID) -> [PropertyReference] { properties[type] ?? [] }

  /// The classes that have other slots than in an earlier run.
  func changedTypes(since earlier: ReleasedSlots) -> Set<NominalID> {
    Set(properties.keys).union(earlier.properties.keys).filter { properties[$0] != earlier.properties[$0] }
  }
}
