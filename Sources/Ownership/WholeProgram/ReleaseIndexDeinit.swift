import Program
import Facts
import Catalog

/// What ends when an object dies.
extension ReleaseIndex {
  /// Is what the property holds called when its owner dies?
  func isCalledInDeinit(_ property: PropertyReference) -> Bool { tables.parts.calledInDeinit.contains(property) }

  /// Does a closure call what the property holds that the system keeps, and that holds the property's owner beyond the time for which others do?
  func isCalledLate(_ property: PropertyReference) -> Bool { tables.parts.calledLate.contains(property) }

  /// - Parameter holders: The properties that hold the object whose property it is.
  func findInDeinit(_ property: PropertyReference, holders: Set<PropertyReference>, closure: SourcePlace, key: ElementKey?) -> FoundRelease? {
    guard canTakeOut(closure, property) else { return nil }
    return clearings[property]?
      .first { calls.runsInDeinit($0.function) && mayBeSame(holders, $0.clearing.holders) && mayTakeOut($0, key) }
      .map { FoundRelease(kind: .byDeinit, function: $0.function, place: $0.place) }
  }

  /// May it take out what is kept under a key? Of a key that is passed the callers tell, which are listed on their own.
  private func mayTakeOut(_ owned: OwnedClearing, _ key: ElementKey?) -> Bool {
    guard let known = owned.clearing.key, let key else { return true }
    return known.relation(to: key) != .different && !(known.isParameter(of: owned.function, in: program) && calls.hasCallers(owned.function))
  }
}
