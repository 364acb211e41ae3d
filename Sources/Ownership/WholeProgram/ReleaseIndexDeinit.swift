import Program
import Facts
import Catalog

/// Releases at an object's death.
extension ReleaseIndex {
  /// Whether the content of the property is called when its owner dies.
  func isCalledInDeinit(_ property: PropertyReference) -> Bool { tables.parts.calledInDeinit.contains(property) }

  /// Whether a closure retained by the system calls the property's content and holds the property's owner longer than others do.
  func isCalledAfterRelease(_ property: PropertyReference) -> Bool { tables.parts.calledAfterRelease.contains(property) }

  /// - Parameter holders: The properties that hold the owner of the property.
  func findInDeinit(_ property: PropertyReference, holders: Set<PropertyReference>, closure: SourcePlace, key: ElementKey?) -> FoundRelease? {
    guard canTakeOut(closure, property) else { return nil }
    return fieldReleases[property]?
      .first { calls.runsInDeinit($0.function) && mayBeSame(holders, $0.fieldRelease.holders) && mayTakeOut($0, key) }
      .map { FoundRelease(kind: .byDeinit, function: $0.function, place: $0.place) }
  }

  /// Whether it may remove the element under a key. For a key passed as an argument the callers decide; they are listed separately.
  private func mayTakeOut(_ owned: OwnedFieldRelease, _ key: ElementKey?) -> Bool {
    guard let known = owned.fieldRelease.key, let key else { return true }
    return known.relation(to: key) != .different && !(known.isParameter(of: owned.function, in: program) && calls.hasCallers(owned.function))
  }

  /// The tokens whose death releases a property.
  func tokens(for property: PropertyReference, in graph: Graph, isOwned: (PropertyReference) -> Bool) -> [Teardowns.Token] {
    tables.teardowns.tokens(for: property, in: graph, record, isOwned: isOwned)
  }

  /// Whether an object of the class runs a `deinit` in sight when it dies.
  func hasDeinit(_ type: NominalID) -> Bool { tables.teardowns.hasDeinit(type, in: program, record) }

  /// The tokens whose death ends a modelled retention.
  func tokens(endingOf row: FunctionModel, in graph: Graph, isOwned: (PropertyReference) -> Bool) -> [Teardowns.Token] {
    tables.teardowns.tokens(endingOf: row, in: graph, record, isOwned: isOwned)
  }
}
