import ProgramModel

/// What the tables of the whole program take from one unit.
///
/// It hangs on what evaluating the unit gave, and on what files show of each other, and on nothing else. So it is worked out with the unit,
/// in as many threads as those, and taken over with it; the tables add up shares.
final class UnitShare: Sendable {
  let unit: EvaluatedUnit
  let fillings: SharedProperties.Share
  let releases: ReleaseTables.Share
  let lasting: LastingObjects.Share
  let delegates: StrongDelegates.Share
  let made: MadeTypes
  /// The closures in its graph.
  let sites: Set<ClosureSite>

  init(_ unit: EvaluatedUnit, in program: Program) {
    self.unit = unit
    fillings = SharedProperties.Share(unit, in: program)
    releases = ReleaseTables.Share(unit, in: program)
    lasting = LastingObjects.Share(unit, in: program)
    delegates = StrongDelegates.Share(unit, in: program)
    made = MadeTypes(unit, in: program)
    sites = Set(unit.graph.nodes.lazy.compactMap { ClosureSite($0.kind) })
  }
}
