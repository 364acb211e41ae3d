import Engine
import Program

/// The changed answers since the previous run. A verdict that has queried one of them must be computed again.
struct VerdictChanges: Sendable {
  var properties: Set<PropertyReference> = []
  var functions: Set<FunctionReference> = []
  var types: Set<NominalID> = []
  /// Places and variables with changed table entries.
  var places: Set<SourcePlace> = []
  var variables: Set<VariableReference> = []
  /// The changed code.
  let code: CodeChanges
  /// Closures with changed candidates.
  var sites: Set<ClosureSite> = []

  init(code: CodeChanges, types: Set<NominalID>, sites: Set<ClosureSite>) {
    self.code = code
    self.types = types
    self.sites = sites
  }

  /// Adds the differences between two contributions of a unit to the whole-program tables.
  ///
  /// - Parameters:
  ///   - gone: The former contribution; `nil` where the unit is new, or all of it counts.
  ///   - new: The current contribution; `nil` where the unit is removed, or all of it counts.
  mutating func add(_ gone: ReleaseContribution?, _ new: ReleaseContribution?) {
    let shares = [gone, new].compactMap { $0 }
    func differ<Value: Equatable>(_ part: (ReleaseContribution) -> Value) -> Bool { gone.map(part) != new.map(part) }
    for share in shares {
      let unit = share.unit
      functions.insert(unit.root)
      // Edited code also matters for code around its releases.
      let isEdited = code.contains(codeOf: unit.root)
      if isEdited || differ(\.unit.cleared) || differ(\.unit.invoked) || differ(\.ofOwnObjects) { properties.formUnion(unit.cleared.lazy.map(\.property)) }
      if isEdited || differ(\.unit.changed) { properties.formUnion(unit.changed.lazy.map(\.property)) }
      if differ(\.unit.fillings.restored) { properties.formUnion(unit.fillings.restored.keys) }
      if differ(\.unit.storedProperties) { properties.formUnion(unit.storedProperties.keys) }
      if differ(\.sources) {
        for slot in share.sources.keys {
          switch slot {
          case .property(let property): properties.insert(property)
          case .parameter(let function, _), .parameters(let function), .receiver(let function): functions.insert(function)
          }
        }
      }
      if differ(\.unit.callees) { functions.formUnion(unit.callees) }
      if differ(\.unit.rearming) { functions.formUnion(unit.rearming) }
      if differ(\.unit.certainRuns) { functions.formUnion(unit.certainRuns.keys) }
      if differ(\.unit.nonReturning) { functions.formUnion(unit.nonReturning.keys) }
      if differ(\.unit.functionValues) {
        for (site, value) in unit.functionValues {
          functions.insert(value.function)
          if case .methodReference(let place) = site { places.insert(place) }
        }
      }
      if isEdited && !unit.unregistrations.isEmpty || differ(\.unit.unregistrations), let owner = share.owner { types.insert(owner) }
      if differ(\.unit.keyless) { places.formUnion(unit.keyless) }
      if differ(\.unit.observed) { places.formUnion(unit.observed.keys) }
      if differ(\.unit.handles) { places.formUnion(unit.handles.keys) }
      if differ(\.unit.releasedVariables) {
        for variable in unit.releasedVariables.keys { variables.insert(VariableReference(file: Int(unit.root.file), variable: variable)) }
      }
    }
  }

  /// Whether any recorded query has a changed answer.
  func concern(_ inputs: VerdictDependencies, _ uses: PropertyUses, in program: Program) -> Bool {
    inputs.properties.contains(where: properties.contains) || inputs.functions.contains(where: functions.contains)
      || inputs.types.contains(where: types.contains) || inputs.parts.haveChanged(in: code)
      || inputs.places.contains(where: places.contains) || inputs.variables.contains(where: variables.contains)
      || inputs.readings.contains { !program.contains($0.key) || uses.reading(of: $0.key, in: program) != $0.value }
  }
}

/// The whole-program queries made while judging a unit's closures.
struct VerdictDependencies: Sendable, Storable {
  let properties: [PropertyReference]
  let functions: [FunctionReference]
  let types: [NominalID]
  let places: [SourcePlace]
  let variables: [VariableReference]
  /// The code that was queried, or that the candidates name.
  let parts: CodeRegions
  let readings: [PropertyReference: PropertyReading]

  /// - Parameters:
  ///   - root: The judged unit.
  ///   - places: The places that the candidates name.
  init(_ record: DependencyRecord, of root: FunctionReference, places: Set<SourcePlace>, in program: Program) {
    properties = Array(record.properties)
    functions = Array(record.functions)
    types = Array(record.types)
    self.places = Array(record.places)
    variables = Array(record.variables)
    var parts = Set(record.functions.lazy.map(program.part(naming:)))
    parts.insert(program.part(withCodeOf: root))
    parts.insert(program.part(withErrorsIn: Int(root.file)))
    parts.formUnion(record.places.lazy.map(program.part(at:)))
    parts.formUnion(record.variables.lazy.map(program.part(naming:)))
    parts.formUnion(places.lazy.map(program.part(at:)))
    self.parts = CodeRegions(parts)
    readings = record.readings
  }
}
