import Engine
import Program
import Facts
import Support

/// What the whole program must know of a unit before any is evaluated.
final class UnitOutline: Sendable, Storable {
  let root: FunctionReference
  /// What must be as it was for its calls to mean the same.
  let calledParts: CodeParts
  /// What its text alone says of its capture lists.
  let entries: [Observation]
  /// How often a body was resolved.
  let resolutions: Int
  /// How many functions the arguments of calls were held against for that.
  let comparisons: Int
  let details: Lazy<Details>
  var calls: Set<FunctionReference> { _read { yield details.value.calls } }
  var uses: UnitUses { _read { yield details.value.uses } }
  var calledByProgram: Set<FunctionReference> { _read { yield details.value.calledByProgram } }

  /// What totals are made of, which need the unit no more then.
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
      root: root, calledParts: CodeParts(Set(calls.map(program.part(naming:)))),
      entries: EntrySearch(program: program, root: root, unit: unit).candidates().map(words.observation), resolutions: unit.resolutions,
      comparisons: unit.comparisons,
      details: Lazy(Details(calls: calls, uses: UnitUses(unit, root: root, in: program), isOfProgram: !program.isTest(root))))
  }

  init(root: FunctionReference, calledParts: CodeParts, entries: [Observation], resolutions: Int, comparisons: Int, details: Lazy<Details>) {
    self.root = root
    self.calledParts = calledParts
    self.entries = entries
    self.resolutions = resolutions
    self.comparisons = comparisons
    self.details = details
  }
}

/// What all units are known to do before any is evaluated.
struct OutlineTotal: Total, Storable {
  var uses = PropertyUses()
  /// Functions that code of the program calls, tests aside.
  var called = Tally<FunctionReference>()

  /// - Parameter times: 1 puts it in, -1 takes out what was put in.
  mutating func count(_ outline: UnitOutline, _ times: Int32) {
    uses.count(outline.uses, times)
    called.count(outline.calledByProgram, times)
  }
}

/// A unit with its names resolved.
struct PreparedUnit: Sendable {
  let outline: UnitOutline
  /// `nil` where the outline comes from an earlier run: names are resolved when the unit is evaluated after all.
  let resolved: ResolvedBodies?

  init(_ outline: UnitOutline) {
    self.outline = outline
    resolved = nil
  }

  init(_ root: FunctionReference, in program: Program) {
    let resolved = ResolvedBodies(root, in: program)
    outline = UnitOutline(root, resolved.unit, in: program)
    self.resolved = resolved
  }
}

/// All units, as they are before any is evaluated.
struct PreparedUnits: Sendable {
  private(set) var outlines: [UnitOutline]
  /// The indices of the units that were looked at anew; `nil` where all were, or units have other indices than in the run before.
  let changed: [Int]?
  /// Of units that were looked at anew what their names mean, by index.
  private var bodies: [Int: ResolvedBodies] = [:]

  init(_ units: [PreparedUnit]) {
    outlines = units.map(\.outline)
    changed = nil
    for (index, unit) in units.enumerated() { bodies[index] = unit.resolved }
  }

  /// The same as in the run before, but for some.
  ///
  /// - Parameter units: Those that may be others, with their indices in ascending order.
  init(_ earlier: [UnitOutline], replacing units: [(index: Int, unit: PreparedUnit)]) {
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

/// What the names in a unit mean. A class, so that handing it on costs one reference and not all of its parts.
final class ResolvedBodies: Sendable {
  let unit: ResolvedUnit
  let captures: CaptureTable

  init(_ root: FunctionReference, in program: Program) {
    unit = program.resolveUnit(root)
    captures = CaptureTable(unit, root: root, in: program)
  }
}
