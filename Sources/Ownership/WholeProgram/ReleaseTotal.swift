import Program

/// The sum over all units concerning code that runs at the death of objects or at their reuse.
struct ReleaseTotal: Sendable {
  private(set) var deinitializers = Tally<FunctionReference>()
  /// Functions that frameworks call to reuse an object.
  private(set) var reusing = Tally<FunctionReference>()
  /// For each property of function type, the units that call its value.
  private(set) var invokers = TallyTable<PropertyReference, FunctionReference>()
  /// For each property, the units that store closures in it.
  private(set) var storers = TallyTable<PropertyReference, FunctionReference>()

  init() {}

  /// - Parameter times: 1 adds the unit, -1 removes it.
  mutating func count(_ share: ReleaseShare, _ times: Int32) {
    let root = share.unit.root
    if share.isDeinitializer { deinitializers.count(root, times) }
    if share.isForReuse { reusing.count(root, times) }
    for property in share.unit.invoked { invokers.count(root, under: property, times) }
    for property in Set(share.storedClosures.lazy.map(\.property)) { storers.count(root, under: property, times) }
  }
}

extension ReleaseTotal: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(deinitializers)
    writer.write(reusing)
    writer.write(invokers)
    writer.write(storers)
  }
  init(from reader: inout KeepReader) {
    deinitializers = reader.read()
    reusing = reader.read()
    invokers = reader.read()
    storers = reader.read()
  }
}
