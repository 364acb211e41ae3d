import Engine
import Program

/// What all units together say of code that runs when objects die, or are used once more.
struct ReleaseTotal: Sendable, Storable {
  var deinitializers = Tally<FunctionReference>()
  /// Functions that frameworks call to use an object once more.
  var reusing = Tally<FunctionReference>()
  /// For each property of function type the units that call its value.
  var invokers = TallyTable<PropertyReference, FunctionReference>()
  /// For each property the units that put closures into it.
  var storers = TallyTable<PropertyReference, FunctionReference>()

  init() {}

  /// - Parameter times: 1 puts it in, -1 takes out what was put in.
  mutating func count(_ share: ReleaseShare, _ times: Int32) {
    let root = share.unit.root
    if share.isDeinitializer { deinitializers.count(root, times) }
    if share.isForReuse { reusing.count(root, times) }
    for property in share.unit.invoked { invokers.count(root, under: property, times) }
    for property in Set(share.storedClosures.lazy.map(\.property)) { storers.count(root, under: property, times) }
  }
}
