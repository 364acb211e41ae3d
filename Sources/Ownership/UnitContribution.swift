import Engine
import Program
import Support

/// The contribution of one unit to the whole-program tables.
///
/// It depends only on the unit's evaluation and on the interfaces of files. So it is computed together with the unit, in parallel, and reused
/// with it. The tables sum the contributions.
final class UnitContribution: TransientTypeUnit {
  let unit: EvaluatedUnit
  /// The objects that it makes.
  let objects: AllocatedObjects.Contribution
  /// The closures in its graph.
  let sites: Set<ClosureSite>
  let counters: AnalysisCounters
  /// Flags of its effects, which let whole-program passes skip most units.
  let traits: UnitFlags
  private let details: Lazy<Details>
  var fillings: SharedProperties.Contribution { _read { yield details.value.fillings } }
  var releases: ReleaseContribution { details.value.releases }
  var properties: NeverClearedProperties.Contribution { _read { yield details.value.properties } }
  var delegates: StrongDelegates.Contribution { _read { yield details.value.delegates } }
  var made: InstantiatedTypes { _read { yield details.value.made } }
  var passing: TransientTypeContribution { _read { yield details.value.passing } }
  var values: [FunctionReference] { _read { yield details.value.values } }
  var replacedGlobals: [PropertyReference] { _read { yield details.value.replacedGlobals } }
  var begun: Set<BegunRegistration> { _read { yield details.value.begun } }
  var closureOwned: ClosureOwnedTypes.Contribution { _read { yield details.value.closureOwned } }
  var growths: Set<CollectionGrowth> { _read { yield details.value.growths } }

  /// The inputs of aggregates. These no longer need the unit afterwards.
  fileprivate struct Details: Sendable {
    let fillings: SharedProperties.Contribution
    let releases: ReleaseContribution
    let properties: NeverClearedProperties.Contribution
    let delegates: StrongDelegates.Contribution
    let made: InstantiatedTypes
    let passing: TransientTypeContribution
    /// Functions that it uses as values.
    let values: [FunctionReference]
    /// Static or global properties whose content it replaces.
    let replacedGlobals: [PropertyReference]
    let begun: Set<BegunRegistration>
    let growths: Set<CollectionGrowth>
    let closureOwned: ClosureOwnedTypes.Contribution
  }

  /// - Parameter isApplication: Whether the program is an application. Computing that visits all types.
  init(_ unit: EvaluatedUnit, in program: Program, isApplication: Bool) {
    self.unit = unit
    objects = AllocatedObjects.Contribution(unit, in: program)
    sites = Set(unit.graph.nodes.lazy.compactMap { ClosureSite($0.kind) })
    counters = AnalysisCounters(unit)
    let details = Details(unit, in: program, isApplication: isApplication)
    traits = UnitFlags(unit, details.made, details.passing)
    self.details = Lazy(details)
  }

  // Written by hand, as `Details` is: parts of these refer to the unit, which is read once.
  init(_ unit: EvaluatedUnit, from reader: inout StoreReader) {
    self.unit = unit
    objects = reader.read()
    sites = reader.read()
    counters = reader.read()
    traits = reader.read()
    details = Lazy(by: reader.later { Details(unit, from: &$0) })
  }

  /// Everything but the unit.
  func store(to writer: inout StoreWriter) {
    writer.write(objects)
    writer.write(sites)
    writer.write(counters)
    writer.write(traits)
    writer.writePart { details.value.store(to: &$0) }
  }
}

extension UnitContribution.Details {
  fileprivate init(_ unit: EvaluatedUnit, in program: Program, isApplication: Bool) {
    fillings = SharedProperties.Contribution(unit, in: program)
    releases = ReleaseContribution(unit, in: program)
    properties = NeverClearedProperties.Contribution(unit, in: program, isApplication: isApplication)
    delegates = StrongDelegates.Contribution(unit, in: program)
    made = InstantiatedTypes(unit, in: program)
    values = unit.functionValues.values.map(\.function)
    passing = TransientTypeContribution(unit: unit, made: made, values: values)
    replacedGlobals = unit.isInitialValue(in: program) ? [] : unit.fillings.replacing.filter(program.isGlobal)
    begun = BegunRegistration.all(in: unit, program)
    growths = CollectionGrowth.all(in: unit, program)
    closureOwned = ClosureOwnedTypes.Contribution(unit, in: program)
  }

  fileprivate init(_ unit: EvaluatedUnit, from reader: inout StoreReader) {
    fillings = reader.read()
    releases = ReleaseContribution(from: &reader, unit: unit)
    properties = reader.read()
    delegates = reader.read()
    made = reader.read()
    values = reader.read()
    passing = TransientTypeContribution(unit: unit, made: made, values: values, filling: reader.read())
    replacedGlobals = reader.read()
    begun = reader.read()
    growths = reader.read()
    closureOwned = reader.read()
  }

  /// Everything but the unit.
  fileprivate func store(to writer: inout StoreWriter) {
    writer.write(fillings)
    releases.store(to: &writer)
    writer.write(properties)
    writer.write(delegates)
    writer.write(made)
    writer.write(values)
    writer.write(passing.filling)
    writer.write(replacedGlobals)
    writer.write(begun)
    writer.write(growths)
    writer.write(closureOwned)
  }
}
