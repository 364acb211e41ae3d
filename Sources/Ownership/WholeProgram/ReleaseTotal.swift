import Program

/// What all units together say of code that runs when objects die, or are used once more.
struct ReleaseTotal: Sendable {
  private(set) var deinitializers = Tally<FunctionReference>()
  /// Functions that frameworks call to use an object once more.
  private(set) var reusing = Tally<FunctionReference>()
  /// For each property of function type the units that call its value.
  private(set) var invokers = TallyTable<PropertyReference, FunctionReference>()
  /// For each property the units that put closures into it.
  private(set) var storers = TallyTable<PropertyReference, FunctionReference>()

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
