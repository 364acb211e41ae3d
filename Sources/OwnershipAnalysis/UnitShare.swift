import ProgramModel

/// What the tables of the whole program take from one unit.
///
/// It hangs on what evaluating the unit gave, and on what files show of each other, and on nothing else. So it is worked out with the unit,
/// in as many threads as those, and taken over with it; the tables add up shares.
final class UnitShare: Sendable {
  let unit: EvaluatedUnit
  let fillings: SharedProperties.Share
  let releases: ReleaseShare
  let lasting: LastingObjects.Share
  let delegates: StrongDelegates.Share
  let made: MadeTypes
  let passing: PassingObjects.Share
  /// The closures in its graph.
  let sites: Set<ClosureSite>
  /// Functions that it uses as values.
  let values: [FunctionReference]
  /// Properties of no object that it puts something in the place of something else in.
  let replacedGlobals: [PropertyReference]
  let counters: AnalysisCounters

  /// - Parameter isApplication: That of the program, which takes a look at all types.
  init(_ unit: EvaluatedUnit, in program: Program, isApplication: Bool) {
    self.unit = unit
    fillings = SharedProperties.Share(unit, in: program)
    releases = ReleaseShare(unit, in: program)
    lasting = LastingObjects.Share(unit, in: program, isApplication: isApplication)
    delegates = StrongDelegates.Share(unit, in: program)
    made = MadeTypes(unit, in: program)
    values = unit.functionValues.values.map(\.function)
    passing = PassingObjects.Share(unit: unit, made: made, values: values)
    replacedGlobals = unit.isInitialValue(in: program) ? [] : unit.fillings.replacing.filter(program.isGlobal)
    counters = AnalysisCounters(unit)
    sites = Set(unit.graph.nodes.lazy.compactMap { ClosureSite($0.kind) })
  }

  init(_ unit: EvaluatedUnit, from reader: inout KeepReader) {
    self.unit = unit
    fillings = reader.read()
    releases = ReleaseShare(unit, from: &reader)
    lasting = reader.read()
    delegates = reader.read()
    made = reader.read()
    values = reader.read()
    passing = PassingObjects.Share(unit: unit, made: made, values: values, filling: reader.read())
    replacedGlobals = reader.read()
    counters = reader.read()
    sites = reader.read()
  }

  /// Everything but the unit.
  func keep(in writer: inout KeepWriter) {
    writer.write(fillings)
    releases.keep(in: &writer)
    writer.write(lasting)
    writer.write(delegates)
    writer.write(made)
    writer.write(values)
    writer.write(passing.filling)
    writer.write(replacedGlobals)
    writer.write(counters)
    writer.write(sites)
  }
}

extension KeptTotal<ShareTotal>.Changes {
  /// Do the units that are new call and use the same functions as those that are gone, and make the same objects? So it is after most edits.
  var runTheSame: Bool {
    gone.count == new.count && zip(gone, new).allSatisfy { $0.passing.runsTheSame(as: $1.passing) }
  }
}

/// What the shares of all units add up to.
struct ShareTotal: Total {
  private(set) var shared = SharedProperties()
  /// Functions whose callers are in sight.
  private(set) var called = Tally<FunctionReference>()
  private(set) var replacedGlobals = Tally<PropertyReference>()
  private(set) var awaitedCaptures = Tally<AwaitedCapture>()
  private(set) var values = Tally<FunctionReference>()
  private(set) var made = MadeTypes.Total()
  private(set) var kept = KeptProperties.Total()
  private(set) var delegates = StrongDelegates.Total()
  private(set) var counters = AnalysisCounters()

  /// - Parameter times: 1 puts it in, -1 takes out what was put in.
  mutating func count(_ share: UnitShare, _ times: Int32) {
    shared.count(share.fillings, times)
    called.count(share.unit.callees, times)
    replacedGlobals.count(share.replacedGlobals, times)
    awaitedCaptures.count(share.unit.awaitedCaptures, times)
    values.count(share.values, times)
    made.count(share.made, times)
    kept.count(share.lasting.properties, times)
    delegates.count(share.delegates, times)
    counters.count(share.counters, Int(times))
  }
}
