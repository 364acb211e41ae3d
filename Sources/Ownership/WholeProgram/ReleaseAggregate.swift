import Engine
import Program

/// The sum over all units concerning code that runs at the death of objects or at their reuse.
struct ReleaseAggregate: Sendable, Storable {
  var deinitializers = Multiset<FunctionReference>()
  /// Functions that frameworks call to reuse an object.
  var reusing = Multiset<FunctionReference>()
  /// For each property of function type, the units that call its value.
  var invokers = MultisetTable<PropertyReference, FunctionReference>()
  /// For each property, the units that store closures in it.
  var storers = MultisetTable<PropertyReference, FunctionReference>()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: ReleaseContribution, _ times: Int32) {
    let root = share.unit.root
    if share.isDeinitializer { deinitializers.count(root, times) }
    if share.isForReuse { reusing.count(root, times) }
    for property in share.unit.invoked { invokers.count(root, under: property, times) }
    for property in Set(share.storedClosures.lazy.map(\.property)) { storers.count(root, under: property, times) }
  }
}
