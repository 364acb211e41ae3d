import Program
import Facts

/// What the whole program must know of a unit before evaluation.
final class UnitOutline: Sendable {
  let root: FunctionReference
  /// The regions on which the meaning of its calls depends.
  let calledParts: CodeParts
  /// Observations about its capture lists that follow from its text alone.
  let entries: [Observation]
  /// The number of times a body was resolved.
  let resolutions: Int
  /// The number of functions compared with call arguments while resolving.
  let comparisons: Int
  private let details: Later<Details>
  var calls: Set<FunctionReference> { _read { yield details.value.calls } }
  var uses: UnitUses { _read { yield details.value.uses } }
  var calledByProgram: Set<FunctionReference> { _read { yield details.value.calledByProgram } }

  /// The inputs of aggregates. These no longer need the unit afterwards.
  fileprivate struct Details: Sendable {
    let calls: Set<FunctionReference>
    let uses: UnitUses
    /// Functions that the program calls through it. Calls from tests do not count.
    let calledByProgram: Set<FunctionReference>
  }

  init(_ root: FunctionReference, _ unit: ResolvedUnit, in program: Program) {
    self.root = root
    let calls = unit.calledFunctions(in: program)
    calledParts = CodeParts(Set(calls.map(program.part(naming:))))
    details = Later(Details(calls: calls, uses: UnitUses(unit, root: root, in: program), calledByProgram: program.isTest(root) ? [] : calls))
    let words = EntryObservations(program: program, root: root)
    entries = EntrySearch(program: program, root: root, unit: unit).candidates().map(words.observation)
    resolutions = unit.resolutions
    comparisons = unit.comparisons
  }

  init(from reader: inout KeepReader) {
    root = reader.read()
    calledParts = reader.read()
    entries = reader.read()
    resolutions = reader.read()
    comparisons = reader.read()
    details = Later(from: &reader)
  }
}

extension UnitOutline: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(root)
    writer.write(calledParts)
    writer.write(entries)
    writer.write(resolutions)
    writer.write(comparisons)
    details.keep(in: &writer)
  }
}

extension UnitOutline.Details: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(calls)
    writer.write(uses)
    writer.write(!calledByProgram.isEmpty)
  }
  init(from reader: inout KeepReader) {
    calls = reader.read()
    uses = reader.read()
    calledByProgram = reader.read() ? calls : []
  }
}

/// The known effects of all units before evaluation.
struct OutlineTotal: Total {
  private(set) var uses = PropertyUses()
  /// Functions that the program calls, not counting tests.
  private(set) var called = Tally<FunctionReference>()

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ outline: UnitOutline, _ times: Int32) {
    uses.count(outline.uses, times)
    called.count(outline.calledByProgram, times)
  }
}

extension OutlineTotal: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(uses)
    writer.write(called)
  }
  init(from reader: inout KeepReader) {
    uses = reader.read()
    called = reader.read()
  }
}

/// A unit with its names resolved.
struct PreparedUnit: Sendable {
  let outline: UnitOutline
  /// `nil` where the outline comes from an earlier run. Names are then resolved only if the unit is evaluated after all.
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

/// All units before evaluation.
struct PreparedUnits: Sendable {
  private(set) var outlines: [UnitOutline]
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

/// The resolved bodies of a unit. A class, because it is passed around often.
final class ResolvedBodies: Sendable {
  let unit: ResolvedUnit
  let captures: CaptureTable

  init(_ root: FunctionReference, in program: Program) {
    unit = program.resolveUnit(root)
    captures = CaptureTable(unit, root: root, in: program)
  }
}
