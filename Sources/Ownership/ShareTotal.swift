import Engine
import Program

/// The sum of the contributions of all units.
struct ShareTotal: Total, Storable {
  var shared = SharedProperties()
  /// Functions whose callers are in sight.
  var called = Tally<FunctionReference>()
  var replacedGlobals = Tally<PropertyReference>()
  var awaitedCaptures = Tally<AwaitedCapture>()
  var values = Tally<FunctionReference>()
  var made = MadeTypes.Total()
  var kept = KeptProperties.Total()
  var delegates = StrongDelegates.Total()
  var releases = ReleaseTotal()
  var counters = AnalysisCounters()

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
