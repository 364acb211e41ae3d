import Engine
import Program
import Facts
import Support

/// What the whole program must know of a unit before evaluation.
final class UnitInterface: Sendable, Storable {
  let root: FunctionReference
  /// The regions on which the meaning of its calls depends.
  let calledParts: CodeRegions
  /// Observations about its capture lists that follow from its text alone.
  let entries: [Observation]
  /// The number of times a body was resolved.
  let resolutions: Int
  /// The number of functions compared with call arguments while resolving.
  let comparisons: Int
  let details: Lazy<Details>
  var calls: Set<FunctionReference> { _read { yield details.value.calls } }
  var uses: UnitUses { _read { yield details.value.uses } }
  var calledByProgram: Set<FunctionReference> { _read { yield details.value.calledByProgram } }

  /// The inputs of aggregates. These no longer need the unit afterwards.
  struct Details: Sendable, Storable {
    let calls: Set<FunctionReference>
    let uses: UnitUses
    /// What tests call may be called by nobody else.
    let isOfProgram: Bool
    /// Functions that it calls, where that says that the program does.
    var calledByProgram: Set<FunctionReference> { isOfProgram ? calls : [] }
  }

  convenience init(_ root: FunctionReference, _ unit: ResolvedUnit, in program: Program) {
    let calls = unit.calledFunctions(in: program)
    let words = EntryObservations(program: program, root: root)
    self.init(
      root: root, calledParts: CodeRegions(Set(calls.map(program.part(naming:)))),
      entries: EntrySearch(program: program, root: root, unit: unit).candidates().map(words.observation), resolutions: unit.resolutions,
      comparisons: unit.comparisons,
      details: Lazy(Details(calls: calls, uses: UnitUses(unit, root: root, in: program), isOfProgram: !program.isTest(root))))
  }

  init(root: FunctionReference, calledParts: CodeRegions, entries: [Observation], resolutions: Int, comparisons: Int, details: Lazy<Details>) {
    self.root = root
    self.calledParts = calledParts
    self.entries = entries
    self.resolutions = resolutions
    self.comparisons = comparisons
    self.details = details
  }
}

/// The known effects of all units before evaluation.
struct InterfaceAggregate: Aggregate, Storable {
  var uses = PropertyUses()
  /// Functions that the program calls, not counting tests.
  var called = Multiset<FunctionReference>()

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ outline: UnitInterface, _ times: Int32) {
    uses.count(outline.uses, times)
    called.count(outline.calledByProgram, times)
  }
}

/// A unit with its names resolved.
struct PreparedUnit: Sendable {
  let outline: UnitInterface
  /// `nil` where the outline comes from an earlier run. Names are then resolved only if the unit is evaluated after all.
  let resolved: ResolvedBodies?

  init(_ outline: UnitInterface) {
    self.outline = outline
    resolved = nil
  }

  init(_ root: FunctionReference, in program: Program) {
    let resolved = ResolvedBodies(root, in: program)
    outline = UnitInterface(root, resolved.unit, in: program)
    self.resolved = resolved
  }
}

/// All units before evaluation.
struct PreparedUnits: Sendable {
  private(set) var outlines: [UnitInterface]
  /// The indices of the newly prepared units; `nil` where all were prepared, or where unit indices differ from the previous run.
  let changed: [Int]?
  /// The resolved bodies of newly prepared units, by index.
  private var bodies: [Int: ResolvedBodies] = [:]

  init(_ units: [PreparedUnit]) {
    outlines = units.map(\.outline)
    changed = nil
    for (index, unit) in units.enumerated() { bodies[index] = unit.resolved }
  }

  /// The units of the previous run with some replaced.
  ///
  /// - Parameter units: The units that may differ, with their indices in ascending order.
  init(_ earlier: [UnitInterface], replacing units: [(index: Int, unit: PreparedUnit)]) {
    outlines = earlier
    var changed: [Int] = []
    for (index, unit) in units where unit.outline !== earlier[index] {
      outlines[index] = unit.outline
      bodies[index] = unit.resolved
      changed.append(index)
    }
    self.changed = changed
  }

  func root(of index: Int) -> FunctionReference { outlines[index].root }
  func bodies(of index: Int, in program: Program) -> ResolvedBodies { bodies[index] ?? ResolvedBodies(root(of: index), in: program) }
}

/// The resolved bodies of a unit. A class, because it is passed around often.
final class ResolvedBodies: Sendable {
  let unit: ResolvedUnit
  let captures: CaptureTable

  init(_ root: FunctionReference, in program: Program) {
    unit = program.resolveUnit(root)
    captures = CaptureTable(unit, root: root, in: program)
  }
}
