import Program

/// The sum of the contributions of all units.
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
  private(set) var releases = ReleaseTotal()
  private(set) var counters = AnalysisCounters()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: UnitShare, _ times: Int32) {
    shared.count(share.fillings, times)
    called.count(share.unit.callees, times)
    replacedGlobals.count(share.replacedGlobals, times)
    awaitedCaptures.count(share.unit.awaitedCaptures, times)
    values.count(share.values, times)
    made.count(share.made, times)
    kept.count(share.properties, times)
    delegates.count(share.delegates, times)
    releases.count(share.releases, times)
    counters.count(share.counters, Int(times))
  }
}

extension ShareTotal: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(shared)
    writer.write(called)
    writer.write(replacedGlobals)
    writer.write(awaitedCaptures)
    writer.write(values)
    writer.write(made)
    writer.write(kept)
    writer.write(delegates)
    writer.write(releases)
    writer.write(counters)
  }
  init(from reader: inout KeepReader) {
    shared = reader.read()
    called = reader.read()
    replacedGlobals = reader.read()
    awaitedCaptures = reader.read()
    values = reader.read()
    made = reader.read()
    kept = reader.read()
    delegates = reader.read()
    releases = reader.read()
    counters = reader.read()
  }
}
