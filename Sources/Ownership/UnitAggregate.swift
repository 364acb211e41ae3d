import Engine
import Program

/// The sum of the contributions of all units.
struct UnitAggregate: Aggregate, Storable {
  var shared = SharedProperties()
  /// Functions whose callers are in sight.
  var called = Multiset<FunctionReference>()
  var replacedGlobals = Multiset<PropertyReference>()
  var awaitedCaptures = Multiset<AwaitedCapture>()
  var values = Multiset<FunctionReference>()
  var made = InstantiatedTypes.Aggregate()
  var kept = NeverClearedProperties.Aggregate()
  var delegates = StrongDelegates.Aggregate()
  var releases = ReleaseAggregate()
  var begun = Multiset<BegunRegistration>()
  var growths = Multiset<CollectionGrowth>()
  var closureOwned = ClosureOwnedTypes()
  /// Properties that a unit empties and fills anew.
  var refilled = Multiset<PropertyReference>()
  var counters = AnalysisCounters()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: UnitContribution, _ times: Int32) {
    shared.count(share.fillings, times)
    called.count(share.unit.callees, times)
    replacedGlobals.count(share.replacedGlobals, times)
    awaitedCaptures.count(share.unit.awaitedCaptures, times)
    values.count(share.values, times)
    made.count(share.made, times)
    kept.count(share.properties, times)
    delegates.count(share.delegates, times)
    releases.count(share.releases, times)
    begun.count(share.begun, times)
    growths.count(share.growths, times)
    closureOwned.count(share.closureOwned, times)
    refilled.count(share.unit.fillings.refilled, times)
    counters.count(share.counters, Int(times))
  }
}
